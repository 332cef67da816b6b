#include "standing_box.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "badge.h"
#include "shell/style.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/run_words.h"

namespace pgduel::run_page {

namespace {

constexpr double presenterPoints = 20;
enum Column { BadgeColumn, NameColumn, ValueColumn, DifferenceColumn };

QLabel* plain(QWidget* parent, Qt::Alignment alignment = Qt::AlignLeft)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(alignment | Qt::AlignVCenter);
    return label;
}

} // namespace

StandingBox::StandingBox(QWidget* parent)
    : Retranslated(parent)
    , grid_(new QGridLayout)
    , unit_(plain(this, Qt::AlignRight))
    , steps_(plain(this))
    , note_(plain(this))
{
    head()->addWidget(unit_);
    grid_->setHorizontalSpacing(shell::grid);
    grid_->setVerticalSpacing(shell::grid / 2);
    grid_->setColumnStretch(NameColumn, 1);
    body()->addLayout(grid_);
    body()->addWidget(steps_);
    body()->addWidget(note_);
    steps_->setWordWrap(true);
    note_->setWordWrap(true);
    setFonts();
    retranslate();
}

void StandingBox::setExperiments(const std::vector<study::Experiment>& experiments)
{
    std::vector<QString> names;
    for (const auto& experiment : experiments)
        names.push_back(QString::fromStdString(experiment.name));
    if (names == names_)
        return;
    names_ = names;
    for (const auto& row : rows_)
        for (QWidget* part : {row.badge, static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.value),
                 static_cast<QWidget*>(row.difference)})
            delete part;
    rows_.clear();
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const int line = static_cast<int>(i);
        const Row row{
            new Badge(line, this), plain(this), plain(this, Qt::AlignRight), plain(this, Qt::AlignRight)};
        row.name->setWordWrap(true);
        grid_->addWidget(row.badge, line, BadgeColumn);
        grid_->addWidget(row.name, line, NameColumn);
        grid_->addWidget(row.value, line, ValueColumn);
        grid_->addWidget(row.difference, line, DifferenceColumn);
        rows_.push_back(row);
    }
    setFonts();
}

void StandingBox::setTable(StandingTable table, const std::string& metric)
{
    table_ = std::move(table);
    metric_ = metric;
    fill();
}

void StandingBox::fillRow(const Row& row, const StandingRow& standing)
{
    row.name->setText(names_[static_cast<std::size_t>(standing.experiment)]);
    row.value->setText(standing.value ? words::metricValue(metric_, *standing.value)
            : standing.running        ? tr("first step")
            : standing.runs > 0       ? QStringLiteral("–")
                                      : tr("not run yet"));
    row.difference->setText(standing.difference ? words::percentDifference(*standing.difference) : QString());
    auto face = row.name->font();
    face.setBold(standing.running);
    for (auto* label : {row.name, row.value, row.difference})
        label->setFont(face);
    row.name->setToolTip(
        standing.running ? words::stateName(store::RunState::Running) : words::runsText(standing.runs));
}

void StandingBox::fill()
{
    for (const auto& standing : table_.rows)
        if (static_cast<std::size_t>(standing.experiment) < rows_.size())
            fillRow(rows_[static_cast<std::size_t>(standing.experiment)], standing);
    const QString steps = tr("%1 of %n step(s)", nullptr, table_.ofSteps).arg(table_.steps);
    // Large type has no room for the unit beside the title.
    steps_->setText(
        presenting_ ? QString(words::metricUnit(metric_) + QStringLiteral(" · ") + steps) : steps);
    unit_->setVisible(!presenting_);
    steps_->setVisible(table_.ofSteps > 0);
    setAccessibleDescription(text());
}

QString StandingBox::text() const
{
    QStringList lines;
    for (const auto& row : rows_)
        lines << (QStringList{row.name->text(), row.value->text(), row.difference->text()})
                     .join(QLatin1Char(' '))
                     .trimmed();
    lines << note_->text();
    return lines.join(QLatin1Char('\n'));
}

void StandingBox::setPresenting(bool presenting)
{
    presenting_ = presenting;
    setFonts();
    fill();
}

void StandingBox::setFonts()
{
    auto face = shell::tabularFont(font());
    if (presenting_)
        face.setPointSizeF(presenterPoints);
    grid_->setHorizontalSpacing(presenting_ ? 2 * shell::grid : shell::grid);
    auto heading = face;
    heading.setWeight(QFont::DemiBold);
    for (auto* label : findChildren<QLabel*>())
        label->setFont(label == head()->itemAt(0)->widget() ? heading : face);
    for (const auto& row : rows_)
        row.badge->setFont(face);
}

void StandingBox::retranslate()
{
    setTitle(tr("Standing"));
    unit_->setText(words::metricUnit(metric_));
    note_->setText(words::standingNote());
    fill();
}

} // namespace pgduel::run_page
