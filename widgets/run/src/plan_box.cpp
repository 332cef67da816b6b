#include "plan_box.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "badge.h"
#include "shell/state_dot.h"
#include "shell/style.h"
#include "words/faults.h"
#include "words/run_words.h"

namespace pgduel::run_page {

namespace {

shell::State dotOf(store::RunState state)
{
    switch (state) {
    case store::RunState::Planned:
        return shell::State::Empty;
    case store::RunState::Running:
        return shell::State::Running;
    case store::RunState::Done:
        return shell::State::Done;
    case store::RunState::Failed:
    case store::RunState::Stopped:
        break;
    }
    return shell::State::NeedsAttention;
}

} // namespace

PlanBox::PlanBox(QWidget* parent)
    : Retranslated(parent)
{
    auto policy = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&model_, &QAbstractItemModel::modelReset, this, &PlanBox::retranslate);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &PlanBox::retranslate);
    retranslate();
}

void PlanBox::setRuns(
    const std::vector<store::RunRecord>& runs, const std::vector<study::Experiment>& experiments)
{
    model_.setRuns(runs, experiments);
    updateGeometry();
}

void PlanBox::setState(int run, store::RunState state)
{
    model_.setState(run, state);
}

int PlanBox::side() const
{
    return fontMetrics().height() + shell::grid / 2;
}

std::vector<PlanBox::Chip> PlanBox::chips(int width) const
{
    const int high = side(), wide = 2 * high + shell::grid / 2, gap = shell::grid / 2;
    const int left = fontMetrics().horizontalAdvance(QStringLiteral("00")) + shell::grid;
    std::vector<Chip> placed;
    int x = left, y = 0;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const bool newBlock = model_.index(row, 0).data(items::PlanModel::FirstOfBlockRole).toBool();
        const bool full = x > left && x + wide > width;
        if (row > 0 && (newBlock || full)) {
            x = left;
            y += high + gap;
        }
        placed.push_back({QRect(x, y, wide, high), row});
        x += wide + gap;
    }
    return placed;
}

int PlanBox::heightForWidth(int width) const
{
    const auto placed = chips(width);
    return placed.empty() ? 0 : placed.back().place.bottom() + 1;
}

QSize PlanBox::sizeHint() const
{
    const int wide = 30 * shell::grid;
    return {wide, heightForWidth(wide)};
}

QSize PlanBox::minimumSizeHint() const
{
    return {16 * shell::grid, heightForWidth(std::max(width(), 16 * shell::grid))};
}

void PlanBox::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto theme = chart::themeFor(palette());
    const auto tones = shell::tonesOf(palette());
    for (const auto& chip : chips(width())) {
        const auto index = model_.index(chip.row, 0);
        const auto state = static_cast<store::RunState>(index.data(items::PlanModel::StateRole).toInt());
        const int high = chip.place.height();
        if (index.data(items::PlanModel::FirstOfBlockRole).toBool()) {
            painter.setPen(tones.muted);
            painter.drawText(QRect(0, chip.place.top(), chip.place.left() - shell::grid, high),
                Qt::AlignRight | Qt::AlignVCenter,
                QString::number(index.data(items::PlanModel::BlockRole).toInt() + 1));
        }
        const QRectF dot(chip.place.left() + 2, chip.place.top() + 4, high - 8, high - 8);
        shell::paintState(painter, dot, dotOf(state), palette());
        const QRectF badge(chip.place.left() + high - 2, chip.place.top(), high, high);
        paintBadge(painter, badge, index.data(items::PlanModel::ExperimentRole).toInt(), theme,
            state == store::RunState::Done || state == store::RunState::Running);
    }
}

QString PlanBox::chipText(int row) const
{
    const auto& run = model_.runs().at(static_cast<std::size_t>(row));
    const QString name = model_.index(row, items::PlanModel::ExperimentName).data().toString();
    const QString text = QStringLiteral("%1: %2").arg(name, words::stateName(run.state));
    return run.fault ? QString(text + QLatin1Char('\n') + words::sentence(*run.fault)) : text;
}

QString PlanBox::text() const
{
    QStringList lines;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const auto index = model_.index(row, 0);
        const auto run = static_cast<std::size_t>(row);
        const QString chip = model_.index(row, items::PlanModel::ExperimentName).data().toString()
            + QLatin1Char(' ') + words::stateName(model_.runs().at(run).state);
        if (index.data(items::PlanModel::FirstOfBlockRole).toBool())
            lines << tr("Block %1: %2").arg(index.data(items::PlanModel::BlockRole).toInt() + 1).arg(chip);
        else
            lines.last() += QStringLiteral(", ") + chip;
    }
    return lines.join(QLatin1Char('\n'));
}

bool PlanBox::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (const auto& chip : chips(width()))
            if (chip.place.contains(help->pos())) {
                QToolTip::showText(help->globalPos(), chipText(chip.row), this, chip.place);
                return true;
            }
        QToolTip::hideText();
        return true;
    }
    return Retranslated::event(event);
}

void PlanBox::retranslate()
{
    setAccessibleName(tr("Runs of the plan"));
    setAccessibleDescription(text());
    update();
}

} // namespace pgduel::run_page
