#include "difference_grids.h"

#include <algorithm>
#include <cmath>

#include "words/factor_words.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::compare {

namespace {

using analysis::VerdictKind;
using chart::Tone;

Tone toneOf(const analysis::Verdict& verdict)
{
    switch (verdict.kind) {
    case VerdictKind::Better:
    case VerdictKind::SlightlyBetter:
        return Tone::Gain;
    case VerdictKind::Worse:
    case VerdictKind::SlightlyWorse:
        return Tone::Loss;
    case VerdictKind::NoPracticalDifference:
        return Tone::Same;
    case VerdictKind::NotDecided:
        return Tone::Undecided;
    case VerdictKind::OneRunOnly:
        return Tone::OneRun;
    case VerdictKind::NotComparable:
        return Tone::NotComparable;
    default:
        return Tone::Neutral;
    }
}

chart::GridCell cellOf(const analysis::Verdict& verdict)
{
    chart::GridCell cell;
    cell.text = words::verdictAmount(verdict) + QLatin1Char(' ') + words::verdictMark(verdict);
    cell.tone = toneOf(verdict);
    cell.strength = std::fabs(std::log1p(verdict.estimate.value_or(0)));
    cell.tip = words::verdictTip(verdict);
    return cell;
}

/// The largest decided difference has the full colour.
void scaleStrength(chart::Grid& grid)
{
    double most = 0;
    for (const auto& row : grid.cells)
        for (const chart::GridCell& cell : row)
            if (cell.tone == Tone::Gain || cell.tone == Tone::Loss || cell.tone == Tone::Neutral)
                most = std::max(most, cell.strength);
    for (auto& row : grid.cells)
        for (chart::GridCell& cell : row)
            cell.strength = most > 0 ? std::min(1.0, cell.strength / most) : 0;
}

Tone toneOfDifference(const measure::Metric& metric, double difference, bool decided)
{
    if (!decided)
        return Tone::Undecided;
    if (metric.polarity == measure::Polarity::Neither)
        return Tone::Neutral;
    const bool better = (difference > 0) == (metric.polarity == measure::Polarity::HigherIsBetter);
    return better ? Tone::Gain : Tone::Loss;
}

bool isWinner(const exchange::FactorFacts& facts, const exchange::Combination& levels)
{
    for (const exchange::WinningLevels& row : facts.winning) {
        exchange::Combination others = levels;
        others[row.along] = -1;
        if (others == row.others
            && std::find(row.better.begin(), row.better.end(), levels[row.along]) != row.better.end())
            return true;
    }
    return false;
}

QString levelName(const exchange::FactorFacts& facts, std::size_t factor, int level)
{
    return QString::fromStdString(facts.plan.factors()[factor].levels[std::size_t(level)]);
}

} // namespace

chart::Grid matrixGrid(const std::vector<study::Experiment>& experiments,
    const exchange::StudyVerdicts& verdicts, const std::string& metric)
{
    chart::Grid grid;
    grid.corner = words::matrixCorner();
    for (const study::Experiment& experiment : experiments)
        grid.columns << QString::fromStdString(experiment.name);
    grid.rows = grid.columns;
    for (const study::Experiment& baseline : experiments) {
        grid.cells.emplace_back();
        for (const study::Experiment& candidate : experiments) {
            const auto* found = verdicts.find(baseline.index, candidate.index, metric);
            if (found)
                grid.cells.back().push_back(cellOf(found->verdict));
            else if (baseline.index == candidate.index)
                grid.cells.back().push_back({QString(), Tone::Plain, 0, false, QString()});
            else
                grid.cells.back().push_back({QStringLiteral("–"), Tone::Missing, 0, false, QString()});
        }
    }
    scaleStrength(grid);
    return grid;
}

chart::Grid mapGrid(const exchange::FactorFacts& facts)
{
    chart::Grid grid;
    const std::size_t factor = facts.choice.factor;
    const auto& levels = facts.plan.factors()[factor].levels;
    grid.corner = QString::fromStdString(facts.plan.factors()[factor].name);
    for (const std::string& level : levels)
        grid.columns << QString::fromStdString(level);
    for (exchange::Combination row : words::mapRows(facts)) {
        grid.rows << words::combinationText(facts.plan, row);
        grid.cells.emplace_back();
        for (int level = 0; level < static_cast<int>(levels.size()); ++level) {
            row[factor] = level;
            const exchange::MapCell& found = *facts.cellAt(row);
            chart::GridCell cell;
            if (found.verdict)
                cell = cellOf(*found.verdict);
            else
                cell.tone = found.state == exchange::MapState::Baseline ? Tone::Plain : Tone::Missing;
            cell.text = words::mapCellText(found);
            cell.tip = words::mapCellTip(facts, found);
            cell.framed = isWinner(facts, row);
            grid.cells.back().push_back(cell);
        }
    }
    scaleStrength(grid);
    return grid;
}

std::vector<chart::IntervalRow> effectRows(const exchange::FactorFacts& facts)
{
    std::vector<chart::IntervalRow> rows;
    for (const analysis::FactorEffect& effect : facts.effects)
        if (effect.effect)
            rows.push_back({words::effectName(facts, effect), words::effectSizeText(effect), effect.effect,
                effect.interval, toneOfDifference(facts.metric, *effect.effect, effect.decided)});
    return rows;
}

std::vector<chart::IntervalRow> levelRows(const exchange::FactorFacts& facts, std::size_t factor)
{
    std::vector<chart::IntervalRow> rows;
    const exchange::LevelFacts& levels = facts.levels[factor];
    const int baseline =
        factor == facts.choice.factor ? facts.choice.baseline : facts.plan.factors()[factor].baseline;
    for (const analysis::LevelPair& pair : levels.pairs) {
        const int a = levels.pairLevels[pair.a], b = levels.pairLevels[pair.b];
        if (a != baseline && b != baseline)
            continue;
        const double sign = a == baseline ? 1 : -1;
        const double low = std::expm1(sign * pair.interval.low), high = std::expm1(sign * pair.interval.high);
        const double value = std::expm1(sign * pair.difference);
        const analysis::Interval interval{std::min(low, high), std::max(low, high)};
        rows.push_back({levelName(facts, factor, a == baseline ? b : a), words::percentDifference(value),
            value, interval, toneOfDifference(facts.metric, value, !interval.contains(0))});
    }
    return rows;
}

} // namespace pgduel::compare
