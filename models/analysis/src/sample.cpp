#include "analysis/sample.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace pgduel::analysis {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// Value at the place `position` (from 1, fractional) of a sorted sample.
double atPosition(const Values& sorted, double position)
{
    const double clamped = std::clamp(position, 1.0, static_cast<double>(sorted.size()));
    const auto below = static_cast<std::size_t>(clamped);
    const double share = clamped - static_cast<double>(below);
    const double low = sorted[below - 1];
    return share == 0 ? low : low + share * (sorted[below] - low);
}

} // namespace

double mean(const Values& values)
{
    if (values.empty())
        return none;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double variance(const Values& values)
{
    if (values.size() < 2)
        return none;
    const double center = mean(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - center) * (value - center);
    return squares / static_cast<double>(values.size() - 1);
}

double standardDeviation(const Values& values)
{
    return std::sqrt(variance(values));
}

double median(Values values)
{
    return quantile(std::move(values), 0.5, QuantileType::Averaged);
}

double quantile(Values values, double probability, QuantileType type)
{
    if (values.empty() || std::any_of(values.begin(), values.end(), [](double v) { return std::isnan(v); }))
        return none;
    std::sort(values.begin(), values.end());
    const auto n = static_cast<double>(values.size());
    const double product = n * probability;
    const double whole = std::floor(product + 1e-9);
    const bool between = std::fabs(product - whole) < 1e-9; // on a step of the distribution function
    switch (type) {
    case QuantileType::InverseCdf:
        return atPosition(values, between ? whole : whole + 1);
    case QuantileType::Averaged:
        return between ? (atPosition(values, whole) + atPosition(values, whole + 1)) / 2
                       : atPosition(values, whole + 1);
    case QuantileType::Weibull:
        return atPosition(values, (n + 1) * probability);
    case QuantileType::Linear:
        break;
    }
    return atPosition(values, 1 + (n - 1) * probability);
}

double medianAbsoluteDeviation(const Values& values)
{
    const double center = median(values);
    Values deviations;
    deviations.reserve(values.size());
    for (const double value : values)
        deviations.push_back(std::fabs(value - center));
    return median(std::move(deviations));
}

bool allFinite(const Values& values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}

bool allPositive(const Values& values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return v > 0; });
}

bool allEqual(const Values& values)
{
    return std::all_of(values.begin(), values.end(), [&](double v) { return v == values.front(); });
}

Values logs(const Values& values)
{
    Values result;
    result.reserve(values.size());
    for (const double value : values)
        result.push_back(std::log(value));
    return result;
}

} // namespace pgduel::analysis
