#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

struct OutlierRule {
    double threshold = 3.5; ///< of the modified z score
    double resolution = 0; ///< of the clock or counter: smaller deviations are no deviations
};

/// Places of outliers by the modified z score 0.6745·|x − median| / MAD (B. Iglewicz, D. C. Hoaglin, 1993),
/// the MAD being at least the resolution and 1e-9 of the median. Flagged and shown, never removed.
std::vector<std::size_t> outliers(const Values& values, const OutlierRule& rule = {});

struct Fences {
    Interval inner, outer; ///< 1.5 and 3 interquartile ranges beyond the quartiles (J. W. Tukey, 1977)
};
Fences fences(const Values& values);

/// Runs that fall apart into two groups: a mean between them describes no run that happened.
struct TwoGroups {
    double lowMean = 0, highMean = 0;
    int low = 0, high = 0; ///< runs in each
    double gap = 0, range = 0;
};
/// With at least 6 values, at least 2 on each side of the largest gap, and that gap over half the range.
std::optional<TwoGroups> twoGroups(Values values);

} // namespace pgduel::analysis
