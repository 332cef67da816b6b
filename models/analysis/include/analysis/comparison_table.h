#pragma once

#include <vector>

#include "analysis/comparison.h"

namespace pgduel::analysis {

/// All pairs of the experiments (the earlier one is the baseline) in all metrics: pair by pair, in each the
/// metrics in the order given. The runs of an experiment may hold points of any number of metrics.
std::vector<Comparison> compareAllPairs(
    const std::vector<measure::Metric>& metrics, const std::vector<ExperimentPoints>& experiments);

} // namespace pgduel::analysis
