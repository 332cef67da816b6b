#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Ratio of two means (candidate / baseline) on the raw scale with the interval of E. C. Fieller, J. R. Stat.
/// Soc. B 16 (1954), degrees of freedom after Satterthwaite at the ratio. Without an interval the baseline's
/// mean cannot be told from zero (g ≥ 1): the set is unbounded.
struct FiellerRatio {
    double ratio = 0;
    std::optional<Interval> interval;
    double g = 0, degrees = 0;
};
/// Nothing with fewer than two values in an arm or a mean of the baseline of exactly 0.
std::optional<FiellerRatio> fieller(const Values& baseline, const Values& candidate, double confidence);

} // namespace pgduel::analysis
