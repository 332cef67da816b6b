#include <cmath>
#include <map>
#include <set>

#include "analysis/factor_table.h"
#include "analysis/multiplicity.h"
#include "analysis/t_tests.h"

namespace pgduel::analysis {

namespace {

using CellIndex = std::map<std::vector<int>, const FactorCell*>;

CellIndex indexOf(const FactorTable& table)
{
    CellIndex index;
    for (const FactorCell& cell : table) {
        if (!cell.runs.empty())
            index[cell.levels] = &cell;
    }
    return index;
}

/// All combinations of the levels that occur, in order.
std::vector<std::vector<int>> combinations(const FactorTable& table)
{
    std::vector<std::vector<int>> result{{}};
    const std::size_t factors = table.empty() ? 0 : table.front().levels.size();
    for (std::size_t factor = 0; factor < factors; ++factor) {
        std::set<int> levels;
        for (const FactorCell& cell : table)
            levels.insert(cell.levels[factor]);
        std::vector<std::vector<int>> longer;
        for (const auto& start : result) {
            for (const int level : levels) {
                longer.push_back(start);
                longer.back().push_back(level);
            }
        }
        result = std::move(longer);
    }
    return result;
}

void compareCell(HeatCell& heat, const Values& baseline, const Values& runs, double confidence)
{
    heat.runs = static_cast<int>(runs.size());
    heat.baselineRuns = static_cast<int>(baseline.size());
    if (!allPositive(baseline) || !allPositive(runs) || !allFinite(baseline) || !allFinite(runs)) {
        heat.state = CellState::NotComparable;
        return;
    }
    const Values a = logs(baseline), b = logs(runs);
    heat.ratio = std::exp(mean(b) - mean(a));
    heat.state = CellState::OneRun;
    if (const auto estimate = welch(a, b)) {
        const Interval interval = estimate->interval(confidence);
        heat.interval = Interval{std::exp(interval.low), std::exp(interval.high)};
        heat.state = CellState::Undecided;
        if (estimate->standardError > 0)
            heat.p = estimate->p();
        else
            heat.p = estimate->difference == 0 ? 1 : 0; // no spread in either: the figures are exact
    }
}

} // namespace

std::vector<HeatCell> heatMap(
    const FactorTable& table, std::size_t factor, int baselineLevel, double confidence)
{
    const CellIndex index = indexOf(table);
    std::vector<HeatCell> map;
    PValues p;
    for (const auto& levels : combinations(table)) {
        if (factor >= levels.size() || levels[factor] == baselineLevel)
            continue;
        HeatCell heat;
        heat.levels = levels;
        std::vector<int> baseline = levels;
        baseline[factor] = baselineLevel;
        const auto cell = index.find(levels), reference = index.find(baseline);
        if (cell != index.end() && reference != index.end())
            compareCell(heat, reference->second->runs, cell->second->runs, confidence);
        p.push_back(heat.p);
        map.push_back(heat);
    }
    const PValues adjusted = holm(p);
    for (std::size_t i = 0; i < map.size(); ++i) {
        map[i].adjustedP = adjusted[i];
        if (adjusted[i] && *adjusted[i] <= 1 - confidence)
            map[i].state = CellState::Decided;
    }
    return map;
}

} // namespace pgduel::analysis
