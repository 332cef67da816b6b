#pragma once

#include <cstdint>
#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

struct ChangePoint {
    std::size_t index = 0; ///< first value of the new level
    double statistic = 0; ///< Q of E-divisive, K of Pettitt
    double p = 1;
    double before = 0, after = 0; ///< means of the stretches on both sides
};

struct ChangePointOptions {
    std::size_t smallest = 5; ///< values a stretch must have: with fewer, single spikes become change points
    double significance = 0.05;
    int permutations = 199;
    std::uint64_t seed = 1; ///< of the permutations, stored with the result
};

/// Shifts of level inside a run or along a history: E-divisive (D. S. Matteson, N. A. James, J. Am. Stat.
/// Assoc. 109 (2014), α = 1), repeated on both sides of each point found; ascending. Cost is quadratic: give
/// it step or batch figures, up to about a thousand values.
std::vector<ChangePoint> changePoints(const Values& series, const ChangePointOptions& options = {});

/// The best single split by the same statistic, without its p.
std::optional<ChangePoint> bestSplit(const Values& series, std::size_t smallest);

/// A. N. Pettitt, Appl. Stat. 28 (1979): one change point, approximate p. Nothing with fewer than 2 values.
std::optional<ChangePoint> pettitt(const Values& series);

} // namespace pgduel::analysis
