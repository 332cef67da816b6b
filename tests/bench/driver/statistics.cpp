#include "statistics.h"

#include <algorithm>
#include <cmath>

namespace bench {

namespace {

constexpr double wanted = 0.95;

/// Probability that the true median lies outside the ranks r … n + 1 − r, r from 1.
double outside(std::size_t count, std::size_t rank)
{
    double binomial = 1, sum = 0;
    for (std::size_t i = 0; i < rank; ++i) {
        sum += binomial;
        binomial *= static_cast<double>(count - i) / static_cast<double>(i + 1);
    }
    return std::min(1.0, 2 * sum * std::pow(0.5, static_cast<double>(count)));
}

} // namespace

MedianInterval medianInterval(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t count = values.size();
    std::size_t rank = 1;
    while (rank < (count + 1) / 2 && 1 - outside(count, rank + 1) >= wanted)
        ++rank;
    const double median = (values[(count - 1) / 2] + values[count / 2]) / 2;
    return {median, values[rank - 1], values[count - rank], 1 - outside(count, rank)};
}

} // namespace bench
