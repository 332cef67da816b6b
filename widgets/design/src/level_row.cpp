#include "level_row.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

#include "chart/theme.h"
#include "fields.h"
#include "machine.h"
#include "shell/style.h"

namespace pgduel::design {

using shell::grid;

namespace {

std::string* levelOf(study::Study& study, int factor, int level)
{
    if (factor >= static_cast<int>(study.factors.size()))
        return nullptr;
    auto& levels = study.factors[static_cast<std::size_t>(factor)].levels;
    return level < static_cast<int>(levels.size()) ? &levels[static_cast<std::size_t>(level)] : nullptr;
}

/// The baseline and the pairs name experiments by their level: they follow when it is written anew.
void rename(study::Study& study, const std::string& before, const std::string& after)
{
    const auto follow = [&](std::string& name) { name = name == before ? after : name; };
    follow(study.analysis.baseline);
    for (auto& [baseline, candidate] : study.analysis.pairs) {
        follow(baseline);
        follow(candidate);
    }
}

} // namespace

LevelRow::LevelRow(Fields& fields, Machine& machine, int factor, int level, QWidget* parent)
    : QWidget(parent)
    , fields_(fields)
    , machine_(machine)
    , factor_(factor)
    , level_(level)
    , line_(new QLineEdit(this))
    , meaning_(new QLabel(this))
    , fault_(new QLabel(this))
    , remove_(new QToolButton(this))
{
    remove_->setText(QStringLiteral("×"));
    remove_->setAutoRaise(true);
    meaning_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("= 0000 MB")));
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(2 * grid + grid / 2, 0, 0, 0);
    rows->setHorizontalSpacing(grid);
    rows->setVerticalSpacing(grid / 2);
    rows->addWidget(line_, 0, 0);
    rows->addWidget(meaning_, 0, 1);
    rows->addWidget(remove_, 0, 2);
    rows->addWidget(fault_, 1, 0, 1, 3);
    rows->setColumnStretch(0, 1);
    const auto key = QStringLiteral("factor[%1].levels[%2]").arg(factor + 1).arg(level + 1);
    fields_.add({key, line_, nullptr, fault_, [level] { return tr("Level %1").arg(level + 1); }, {}});
    fields_.bind(
        line_, key,
        [factor, level](const study::Study& s) {
            const auto* text = levelOf(const_cast<study::Study&>(s), factor, level);
            return text ? QString::fromStdString(*text) : QString();
        },
        [factor, level](study::Study& s, const QString& text) {
            if (auto* place = levelOf(s, factor, level)) {
                rename(s, *place, text.toStdString());
                *place = text.toStdString();
            }
        });
    connect(remove_, &QToolButton::clicked, this, &LevelRow::remove);
}

void LevelRow::remove()
{
    fields_.document().apply(tr("Remove the level"), [this](study::Study& s) {
        if (const auto* place = levelOf(s, factor_, level_)) {
            if (s.analysis.baseline == *place)
                s.analysis.baseline.clear();
            auto& levels = s.factors[static_cast<std::size_t>(factor_)].levels;
            levels.erase(levels.begin() + level_);
        }
    });
}

void LevelRow::showStudy()
{
    const auto& study = fields_.document().study();
    const auto* text = levelOf(const_cast<study::Study&>(study), factor_, level_);
    if (!text)
        return;
    const auto& factor = study.factors[static_cast<std::size_t>(factor_)];
    const auto meaning = factor.target == study::FactorTarget::Setting
        ? meaningOf(fields_.document(), machine_, factor.key, *text)
        : LevelMeaning{};
    meaning_->setText(
        meaning.shown.isEmpty() || meaning.wrong ? QString() : QStringLiteral("= ") + meaning.shown);
    update();
}

void LevelRow::retranslate()
{
    remove_->setAccessibleName(tr("Remove level %1").arg(level_ + 1));
    remove_->setToolTip(tr("Remove this level"));
    line_->setPlaceholderText(tr("a value, such as 25 % RAM, 512 MB or on"));
}

void LevelRow::paintEvent(QPaintEvent* /*event*/)
{
    // With one factor a level is an experiment: it has that experiment's colour here already.
    if (fields_.document().study().factors.size() != 1)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chart::themeFor(palette()).seriesStyle(level_).colour);
    painter.drawRoundedRect(QRectF(2, line_->geometry().center().y() - 5.5, 11, 11), 3, 3);
}

} // namespace pgduel::design
