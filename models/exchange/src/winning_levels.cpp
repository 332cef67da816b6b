#include <algorithm>
#include <cmath>
#include <map>

#include "factor_parts.h"

namespace pgduel::exchange {

namespace {

using measure::Polarity;

/// Along another, continuous factor, if there is one: there a break-even point has a meaning of its own.
std::size_t alongWhat(const FactorFacts& facts)
{
    const auto& factors = facts.plan.factors();
    for (std::size_t i = 0; i < factors.size(); ++i)
        if (i != facts.choice.factor && factors[i].numbers)
            return i;
    return facts.choice.factor;
}

double gain(const MapCell& cell, Polarity polarity)
{
    return (polarity == Polarity::LowerIsBetter ? -1 : 1) * *cell.verdict->estimate;
}

void addLevel(WinningLevels& row, const MapCell& cell, Polarity polarity)
{
    const analysis::Verdict& verdict = *cell.verdict;
    const int level = cell.levels[row.along];
    if (verdict.kind == analysis::VerdictKind::Better)
        row.better.push_back(level);
    else if (gain(cell, polarity) > verdict.smallestEffect
        && (verdict.kind == analysis::VerdictKind::NotDecided
            || verdict.kind == analysis::VerdictKind::OneRunOnly))
        row.seen.push_back(level);
}

void setNumbers(WinningLevels& row, const FactorFacts& facts, std::vector<const MapCell*> cells)
{
    const auto& numbers = facts.plan.factors()[row.along].numbers;
    const auto numberOf = [&](int level) { return (*numbers)[static_cast<std::size_t>(level)]; };
    if (!numbers)
        return;
    if (!row.better.empty())
        row.breakEven = *std::min_element(
            row.better.begin(), row.better.end(), [&](int a, int b) { return numberOf(a) < numberOf(b); });
    if (row.along == facts.choice.factor)
        return;
    std::sort(cells.begin(), cells.end(), [&](const MapCell* a, const MapCell* b) {
        return numberOf(a->levels[row.along]) < numberOf(b->levels[row.along]);
    });
    std::vector<analysis::LevelValues> values;
    for (const MapCell* cell : cells)
        values.push_back({numberOf(cell->levels[row.along]), 1, 1 + *cell->verdict->estimate});
    if (values.empty())
        return;
    // Levels that grow by factors are read on a logarithmic axis.
    const bool byFactors = values.front().level > 0 && values.back().level >= 8 * values.front().level;
    if (const auto found = analysis::breakEven(values, facts.metric.polarity, 0, byFactors))
        row.crossings = found->crossings;
}

void setBest(WinningLevels& row, const std::vector<const MapCell*>& cells, Polarity polarity)
{
    double most = 0;
    for (const MapCell* cell : cells) {
        const int level = cell->levels[row.along];
        const bool won = std::find(row.better.begin(), row.better.end(), level) != row.better.end();
        if (won && (!row.best || gain(*cell, polarity) > most)) {
            row.best = level;
            most = gain(*cell, polarity);
        }
    }
}

} // namespace

void setWinning(FactorFacts& facts)
{
    if (facts.metric.polarity == Polarity::Neither)
        return;
    const std::size_t along = alongWhat(facts);
    std::map<Combination, std::vector<const MapCell*>> rows;
    for (const MapCell& cell : facts.map) {
        if (!cell.verdict || !cell.verdict->estimate)
            continue;
        Combination others = cell.levels;
        others[along] = -1;
        rows[others].push_back(&cell);
    }
    for (const auto& [others, cells] : rows) {
        WinningLevels row;
        row.along = along;
        row.others = others;
        for (const MapCell* cell : cells)
            addLevel(row, *cell, facts.metric.polarity);
        setNumbers(row, facts, cells);
        setBest(row, cells, facts.metric.polarity);
        facts.winning.push_back(row);
    }
}

} // namespace pgduel::exchange
