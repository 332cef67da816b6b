#include "sessions_section.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "group_row.h"
#include "match_rows.h"
#include "number_box.h"
#include "shell/style.h"
#include "words/study_words.h"

namespace pgduel::design {

using shell::grid;

namespace {

QString key(const char* name)
{
    return QStringLiteral("scenario.") + QLatin1String(name);
}

} // namespace

SessionsSection::SessionsSection(shell::StudyDocument& document, QWidget* parent)
    : Section(document, parent)
    , onError_(new QLineEdit(this))
    , column_(new QVBoxLayout)
    , add_(new QPushButton(this))
    , groups_(new QLabel(this))
{
    groups_->setWordWrap(true);
    column_->setSpacing(grid);
    head()->addWidget(add_);
    auto* rows = newRows();
    addTimes(rows);
    addErrors(rows);
    body()->addLayout(rows);
    auto* fault = new QLabel(this);
    fields_.add({key("group"), add_, nullptr, fault, [] { return tr("Add a group of sessions"); }, {}});
    body()->addWidget(fault);
    body()->addWidget(groups_);
    body()->addLayout(column_);
    connect(add_, &QPushButton::clicked, this, &SessionsSection::addGroup);
    start();
}

void SessionsSection::addTimes(QGridLayout* rows)
{
    using study::RoundTrips;
    auto* trips = new QComboBox(this);
    addRow(rows, key("round_trips"), trips, [] { return tr("Round trips"); });
    fields_.bind(
        trips, key("round_trips"), {int(RoundTrips::Statement), int(RoundTrips::Pipelined)},
        [](int value) { return words::roundTripsName(RoundTrips(value)); },
        [](int value) { return words::roundTripsHint(RoundTrips(value)); },
        [](const study::Study& s) { return int(s.scenario.roundTrips); },
        [](study::Study& s, const int& value) { s.scenario.roundTrips = RoundTrips(value); });
    auto* think = new NumberBox(this);
    think->setDecimals(0);
    addRow(
        rows, key("think_time"), think, [] { return tr("Think time, ms"); },
        [] { return tr("Pause between two transactions of a session; it is in no latency"); });
    fields_.bind(
        think, key("think_time"), [](const study::Study& s) { return double(s.scenario.thinkTime.count()); },
        [](study::Study& s, const double& millis) {
            s.scenario.thinkTime = study::Duration(qRound64(millis));
        });
    auto* limit = new NumberBox(this);
    addRow(
        rows, key("latency_limit"), limit, [] { return tr("Latency limit, ms"); },
        [] {
            return tr("A transaction that takes longer is late; under a rate one that cannot begin within it "
                      "is skipped. 0: no limit");
        });
    fields_.bind(
        limit, key("latency_limit"),
        [](const study::Study& s) {
            return s.scenario.latencyLimit ? double(s.scenario.latencyLimit->count()) / 1000 : 0;
        },
        [](study::Study& s, const double& millis) {
            s.scenario.latencyLimit.reset();
            if (millis > 0)
                s.scenario.latencyLimit = std::chrono::microseconds(qRound64(millis * 1000));
        });
}

void SessionsSection::addErrors(QGridLayout* rows)
{
    auto* tries = new QSpinBox(this);
    tries->setRange(0, 1'000'000);
    addRow(
        rows, key("max_tries"), tries, [] { return tr("Tries of a transaction"); },
        [] { return tr("How often a transaction is tried at most when an error allows it. 0: no limit"); });
    fields_.bind(
        tries, key("max_tries"), [](const study::Study& s) { return s.scenario.maxTries; },
        [](study::Study& s, const int& value) { s.scenario.maxTries = value; });
    addRow(
        rows, key("on_error"), onError_, [] { return tr("After an error"); },
        [] {
            return tr(
                "retry, count, abort or stop, also by SQLSTATE or its beginning: 40001=retry, 23=count, "
                "stop");
        });
    fields_.bind(
        onError_, key("on_error"),
        [](const study::Study& s) { return QString::fromStdString(s.scenario.onError); },
        [](study::Study& s, const QString& text) { s.scenario.onError = text.toStdString(); });
}

void SessionsSection::addGroup()
{
    document_.apply(tr("Add a group of sessions"), [](study::Study& s) {
        study::GroupSpec group;
        group.name = tr("Group %1").arg(s.scenario.groups.size() + 1).toStdString();
        s.scenario.groups.push_back(std::move(group));
    });
    if (auto* editor =
            editorOf(QStringLiteral("scenario.group[%1].name").arg(study().scenario.groups.size())))
        editor->setFocus();
}

void SessionsSection::makeRows()
{
    const bool more = matchRows(rows_, study().scenario.groups.size(), [this](int index) {
        auto* row = new GroupRow(fields_, index, this);
        column_->addWidget(row);
        row->retranslate();
        return row;
    });
    if (!more)
        return;
    fields_.retranslate();
    fields_.showStudy();
}

void SessionsSection::showStudy()
{
    setVisible(study().scenario.kind == study::ScenarioKind::Sessions);
    makeRows();
    for (auto* row : rows_)
        row->showStudy();
    groups_->setVisible(!rows_.empty());
}

void SessionsSection::retranslate()
{
    setTitle(tr("Sessions"));
    add_->setText(tr("+ Group"));
    onError_->setPlaceholderText(tr("conflicts tried again, others counted"));
    groups_->setText(tr("Each group has the scripts that name it and those of every group."));
    for (auto* row : rows_)
        row->retranslate();
    Section::retranslate();
    recolour();
}

void SessionsSection::recolour()
{
    Section::recolour();
    shell::setInk(groups_, shell::tonesOf(palette()).muted);
}

} // namespace pgduel::design
