#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace pgduel::analysis {

using Values = std::vector<double>;

/// Descriptive figures of a sample. Two passes, never a difference of sums of squares. Empty samples give
/// NaN; what needs two values gives NaN with fewer.
double mean(const Values& values);
double variance(const Values& values); ///< of a sample, n − 1
double standardDeviation(const Values& values);
double median(Values values);
/// Types of R. J. Hyndman and Y. Fan, Am. Stat. 50 (1996): 7 is PostgreSQL's percentile_cont, 1 its
/// percentile_disc.
enum class QuantileType { InverseCdf = 1, Averaged = 2, Weibull = 6, Linear = 7 };
double quantile(Values values, double probability, QuantileType type = QuantileType::Linear);
/// Median absolute deviation from the median, not scaled.
double medianAbsoluteDeviation(const Values& values);

bool allFinite(const Values& values);
bool allPositive(const Values& values); ///< logarithms exist
bool allEqual(const Values& values); ///< no spread at all; true for fewer than two values
Values logs(const Values& values); ///< values must be positive

struct Interval {
    double low = 0, high = 0;
    bool contains(double x) const { return low <= x && x <= high; }
};

} // namespace pgduel::analysis
