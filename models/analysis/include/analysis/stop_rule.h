#pragma once

#include <string>
#include <utility>
#include <vector>

#include "analysis/pair_analysis.h"
#include "study/study.h"

namespace pgduel::analysis {

/// Metric whose interval a stop rule watches: its own, else speed.
std::string stopMetric(const study::StopRule& rule);

/// Is the interval of every pair (indices into `arms`) narrow enough, from 4 runs an arm on? So the coverage
/// of a 95 % interval is 92 to 95 %. A pair without an interval never is; no pair at all is.
bool narrowEnough(
    const study::Study& study, const std::vector<Arm>& arms, const std::vector<std::pair<int, int>>& pairs);

} // namespace pgduel::analysis
