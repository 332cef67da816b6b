#pragma once

#include <vector>

#include "analysis/pair_analysis.h"
#include "points.h"

namespace pgduel::analysis::test {

/// An arm whose runs have one load step each; block and replicate by number, in blocks A B, B A …
inline Arm arm(const std::string& name, const std::vector<double>& runs,
    const measure::Metric& metric = speed, bool first = true, double evidence = 1000)
{
    Arm result{name, {}};
    for (std::size_t i = 0; i < runs.size(); ++i) {
        RunFigures figures;
        figures.points = run(metric, {8}, {runs[i]}, evidence);
        figures.block = figures.replicate = static_cast<int>(i);
        figures.place = 2 * static_cast<int>(i) + ((i % 2 == 0) == first ? 0 : 1);
        result.runs.push_back(figures);
    }
    return result;
}

/// An arm with several load levels; one row a run.
inline Arm armOf(const std::string& name, const std::vector<int>& levels,
    const std::vector<std::vector<double>>& rows, bool first, const measure::Metric& metric = speed)
{
    Arm result = arm(name, std::vector<double>(rows.size()), metric, first);
    for (std::size_t i = 0; i < rows.size(); ++i)
        result.runs[i].points = run(metric, levels, rows[i]);
    return result;
}

inline PairOptions ordered(study::Order order, double smallestEffect = 0.02)
{
    PairOptions options;
    options.order = order;
    options.smallestEffect = smallestEffect;
    return options;
}

} // namespace pgduel::analysis::test
