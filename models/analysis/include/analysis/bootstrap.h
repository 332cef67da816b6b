#pragma once

#include <cstdint>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// How resamples equal to the estimate count in the bias: as half below it, or not at all (R's boot).
enum class BootstrapTies { Half, Strict };

struct BootstrapInterval {
    double estimate = 0;
    Interval percentile, bca;
    double bias = 0; ///< z0
    double acceleration = 0; ///< a, from the jackknife
    bool degenerate =
        false; ///< no spread: both intervals are the estimate (or a one-sided pile of resamples)
};

/// Bias-corrected and accelerated interval (B. Efron, J. Am. Stat. Assoc. 82 (1987)) from the statistic's
/// resampled values and its leave-one-out values. Ends are order statistics ⌈pB⌉. Misleads below about 10
/// values and for medians.
BootstrapInterval bcaInterval(double estimate, Values resampled, const Values& leftOut, double confidence,
    BootstrapTies ties = BootstrapTies::Half);

/// Of the mean of a sample.
BootstrapInterval bootstrapMean(const Values& values, double confidence, int resamples, std::uint64_t seed);
/// Of mean(candidate) − mean(baseline), arms resampled apart.
BootstrapInterval bootstrapDifference(
    const Values& baseline, const Values& candidate, double confidence, int resamples, std::uint64_t seed);

/// Mean of one long series (n ≥ 200) by moving blocks (H. R. Künsch, Ann. Stat. 17 (1989)); percentile
/// interval. blockLength 0: n^⅓. Under-covers for short series: MeanOfSeries is the default.
Interval blockBootstrapMean(
    const Values& series, double confidence, int resamples, std::uint64_t seed, std::size_t blockLength = 0);

} // namespace pgduel::analysis
