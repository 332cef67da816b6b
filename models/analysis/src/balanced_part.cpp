#include <cmath>
#include <map>
#include <set>

#include "analysis/factor_table.h"

namespace pgduel::analysis {

namespace {

using Levels = std::vector<std::set<int>>; // of each factor

Levels levelsIn(const FactorTable& table)
{
    Levels levels(table.empty() ? 0 : table.front().levels.size());
    for (const FactorCell& cell : table) {
        for (std::size_t factor = 0; factor < levels.size(); ++factor)
            levels[factor].insert(cell.levels[factor]);
    }
    return levels;
}

FactorTable without(const FactorTable& table, std::size_t factor, int level)
{
    FactorTable rest;
    for (const FactorCell& cell : table) {
        if (cell.levels[factor] != level)
            rest.push_back(cell);
    }
    return rest;
}

struct Weakest {
    std::size_t factor = 0;
    int level = 0;
    double missing = 0; ///< share of its cells
};

Weakest weakestLevel(const FactorTable& table, const Levels& levels)
{
    Weakest weakest;
    double all = 1;
    for (const auto& of : levels)
        all *= static_cast<double>(of.size());
    for (std::size_t factor = 0; factor < levels.size(); ++factor) {
        for (const int level : levels[factor]) {
            double present = 0;
            for (const FactorCell& cell : table)
                present += cell.levels[factor] == level ? 1 : 0;
            const double missing = 1 - present * static_cast<double>(levels[factor].size()) / all;
            if (missing > weakest.missing + 1e-12)
                weakest = {factor, level, missing};
        }
    }
    return weakest;
}

} // namespace

FactorTable balancedPart(const FactorTable& table)
{
    FactorTable part;
    for (const FactorCell& cell : table) {
        if (!cell.runs.empty())
            part.push_back(cell);
    }
    for (;;) {
        const Weakest weakest = weakestLevel(part, levelsIn(part));
        if (weakest.missing <= 0)
            return part;
        part = without(part, weakest.factor, weakest.level);
    }
}

std::optional<std::vector<MarginalMean>> marginalMeans(const FactorTable& table, std::size_t factor)
{
    std::map<int, std::set<std::vector<int>>> others;
    std::map<int, MarginalMean> sums;
    for (const FactorCell& cell : table) {
        if (cell.runs.empty() || factor >= cell.levels.size() || !allPositive(cell.runs))
            return std::nullopt;
        std::vector<int> rest = cell.levels;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(factor));
        others[cell.levels[factor]].insert(rest);
        MarginalMean& sum = sums[cell.levels[factor]];
        ++sum.cells;
        sum.geometric += mean(logs(cell.runs));
        sum.arithmetic += mean(cell.runs);
    }
    std::vector<MarginalMean> means;
    for (auto& [level, sum] : sums) {
        if (others[level] != others.begin()->second)
            return std::nullopt;
        means.push_back({level, sum.cells, std::exp(sum.geometric / sum.cells), sum.arithmetic / sum.cells});
    }
    return means;
}

} // namespace pgduel::analysis
