#pragma once

#include <vector>

#include "analysis/comparison.h"

namespace pgduel::analysis::test {

/// A run with one value per load level, in order of steps.
inline std::vector<measure::Point> run(const measure::Metric& metric, const std::vector<int>& levels,
    const std::vector<double>& values, double evidence = 1000)
{
    std::vector<measure::Point> points;
    for (std::size_t i = 0; i < values.size(); ++i)
        points.push_back({static_cast<int>(i), levels[i], false, metric.id, values[i], evidence});
    return points;
}

inline const measure::Metric speed{"speed", "transactions/s", measure::Polarity::HigherIsBetter};
inline const measure::Metric latency{"latency_mean", "ms", measure::Polarity::LowerIsBetter};
inline const measure::Metric ioWaits{"io_waits", "average sessions", measure::Polarity::Neither};

} // namespace pgduel::analysis::test
