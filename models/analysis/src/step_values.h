#pragma once

#include <map>
#include <utility>
#include <vector>

#include "analysis/comparison.h"

namespace pgduel::analysis {

/// The values of one experiment at one load step.
struct StepValues {
    std::vector<double> runs; ///< one per replicate that has the step
    double evidence = 0;
};

/// (step, sessions): the key by which experiments are aligned.
using StepKey = std::pair<int, int>;

/// One experiment in one metric, by step.
struct StepTable {
    std::map<StepKey, StepValues> steps;
    int runs = 0; ///< replicates with at least one measured point of the metric
};

/// Counts of samples stand behind the values: with few of them a difference means nothing.
bool isSampledWaits(const measure::Metric& metric);

StepTable stepTable(const measure::Metric& metric, const ExperimentPoints& points);

} // namespace pgduel::analysis
