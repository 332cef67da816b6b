#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// What the same configuration differs from itself by: the smallest difference that means anything.
struct NoiseFloor {
    double runDeviation = 0; ///< standard deviation of ln(run) from run to run
    int pairs = 0;
    double largest = 0; ///< largest |ln ratio| seen between two equal runs
    double stepDeviation = 0; ///< the same of a single load step, all steps pooled; 0: not known
    /// As a relative difference of a comparison with n and m runs: 2·sd·√(1/n + 1/m).
    double of(int baselineRuns, int candidateRuns) const;
    /// Of one load step: wider, because the mean over the steps evens their own noise out.
    double ofStep(int baselineRuns, int candidateRuns) const;
};

/// From an A/A: ln ratios of pairs of runs of the same configuration, made by the same design as the
/// comparison (blocks, order). The deviation is taken around zero, so an advantage of a place in the block
/// counts as noise. Nothing with fewer than 3 pairs.
std::optional<NoiseFloor> noiseFloor(const Values& logRatios);

/// Deviation of a run's ln(value) around 0 from ln ratios of pairs of equal runs: √(mean square / 2).
double equalRunsDeviation(const Values& logRatios);

/// 95th percentile of |ln ratio| of whole A/A comparisons (20 or more), as a relative difference.
std::optional<double> noiseFloorOfComparisons(const Values& logRatios);

} // namespace pgduel::analysis
