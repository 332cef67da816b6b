#pragma once

#include <vector>

#include "analysis/run_figures.h"
#include "measure/metric.h"

namespace pgduel::analysis {

/// One value of a metric from a whole run, for tables of factors.
struct WholeRun {
    int block = -1;
    double value = 0; ///< geometric mean over the load steps that enter
};

struct WholeRuns {
    std::vector<std::vector<WholeRun>> arms; ///< by arm
    int steps = 0; ///< load steps that enter: all arms with the metric have them, above zero and well counted
    int saturated = 0; ///< runs left out: the load driver was the bottleneck
    int incomplete = 0; ///< runs left out: they lack one of the steps, or are zero there
};

/// A step enters when at least half of the measured runs of each arm have it, with values above zero and, for
/// sampled waits, enough counts; then a run enters when it has all of these steps.
WholeRuns wholeRuns(const measure::Metric& metric, const std::vector<Arm>& arms);

} // namespace pgduel::analysis
