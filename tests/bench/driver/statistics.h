#pragma once

#include <vector>

namespace bench {

/// Median of values with an interval for the median of what they were drawn from, by order statistics (sign
/// test, no assumption of a distribution): the narrowest symmetric pair of ranks whose coverage is at least
/// 95 %, or least and most where there are too few values for that.
struct MedianInterval {
    double median = 0, low = 0, high = 0;
    double coverage = 0; ///< 0 … 1
};

/// `values` is not empty.
MedianInterval medianInterval(std::vector<double> values);

} // namespace bench
