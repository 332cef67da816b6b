#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Estimate of a difference of means with its uncertainty; on logarithms it is the log of a ratio.
struct MeanDifference {
    double difference = 0; ///< candidate − baseline
    double standardError = 0; ///< 0: no spread in either arm beyond rounding, then there is no test
    double degrees = 0; ///< of freedom, fractional for Welch

    double t() const { return difference / standardError; }
    double p() const; ///< two-sided, of no difference; without spread 1 when there is none, else 0
    Interval interval(double confidence) const;
};

/// B. L. Welch, Biometrika 34 (1947), degrees of freedom after Satterthwaite. Nothing when an arm has fewer
/// than two values; one arm without spread is allowed.
std::optional<MeanDifference> welch(const Values& baseline, const Values& candidate);
/// Pairs in order; nothing with fewer than two pairs or unequal counts.
std::optional<MeanDifference> paired(const Values& baseline, const Values& candidate);
/// Student's t of one sample against 0.
std::optional<MeanDifference> oneSample(const Values& differences);

/// Two one-sided tests: p of "the difference is not inside ± limit", the larger of the two (D. J. Schuirmann,
/// J. Pharmacokinet. Biopharm. 15 (1987)).
double equivalenceP(const MeanDifference& estimate, double limit);

} // namespace pgduel::analysis
