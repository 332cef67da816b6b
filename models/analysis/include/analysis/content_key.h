#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "analysis/study_analysis.h"

namespace pgduel::analysis {

/// A number that is the same for the same input of analyseStudy() and, for all practical purposes, for no
/// other: results are kept under it, so that window, command line and report compute them once. FNV-1a, 64
/// bits, over every field, the same on every machine.
std::uint64_t contentKey(const std::vector<measure::Metric>& metrics, const std::vector<Arm>& arms,
    const std::vector<std::pair<int, int>>& pairs, const StudyOptions& options);

} // namespace pgduel::analysis
