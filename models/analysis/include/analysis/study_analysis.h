#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "analysis/pair_analysis.h"

namespace pgduel::analysis {

struct StudyOptions {
    PairOptions pair; ///< its noiseFloor is overridden by the metric's
    std::map<std::string, NoiseFloor> noiseFloors; ///< by metric id
};

/// Only the points of one metric, so that each pair reads no more than it compares.
Arm onlyMetric(const Arm& arm, const std::string& metric);

/// The pairs (indices into `arms`) in all metrics: metric by metric in the order given, in each the pairs in
/// theirs; Holm over the pairs of a metric. The same input gives the same result on every machine.
std::vector<PairAnalysis> analyseStudy(const std::vector<measure::Metric>& metrics,
    const std::vector<Arm>& arms, const std::vector<std::pair<int, int>>& pairs, const StudyOptions& options);

} // namespace pgduel::analysis
