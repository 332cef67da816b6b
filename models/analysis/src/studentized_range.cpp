#include <algorithm>
#include <cmath>
#include <limits>

#include <boost/math/quadrature/gauss.hpp>
#include <boost/math/tools/roots.hpp>

#include "analysis/distributions.h"

namespace pgduel::analysis {

namespace {

using Panel = boost::math::quadrature::gauss<double, 20>;

template <typename Function> double overPanels(const Function& f, double from, double to, int panels)
{
    const double width = (to - from) / panels;
    double sum = 0;
    for (int i = 0; i < panels; ++i)
        sum += Panel::integrate(f, from + i * width, from + (i + 1) * width);
    return sum;
}

/// P(range of `groups` standard normal values ≤ w).
double rangeCdf(double w, int groups)
{
    constexpr double end = 8.5; // the density beyond is below 1e-16
    const double scale = groups / std::sqrt(2 * std::acos(-1.0));
    const auto density = [=](double z) {
        return scale * std::exp(-z * z / 2) * std::pow(normalCdf(z) - normalCdf(z - w), groups - 1);
    };
    return w <= 0 ? 0 : std::min(1.0, overPanels(density, -end, end, 6));
}

/// Log of the density of s = √(χ²/degrees).
double logDensityOfDeviation(double s, double degrees)
{
    const double half = degrees / 2;
    return half * std::log(half) + std::log(2.0) - std::lgamma(half) + (degrees - 1) * std::log(s)
        - half * s * s;
}

} // namespace

double tukeyCdf(double q, int groups, double degrees)
{
    if (std::isnan(q) || q <= 0)
        return std::isnan(q) ? q : 0;
    if (std::isinf(degrees) || degrees > 1e6)
        return rangeCdf(q, groups);
    const double spread = 9 / std::sqrt(2 * degrees);
    const double from = std::max(0.0, 1 - spread), to = 1 + spread;
    const auto mixture = [=](double s) {
        return std::exp(logDensityOfDeviation(s, degrees)) * rangeCdf(q * s, groups);
    };
    return std::min(1.0, overPanels(mixture, from, to, 6));
}

double tukeyQuantile(double probability, int groups, double degrees)
{
    if (!(probability > 0 && probability < 1))
        return probability <= 0 ? 0 : std::numeric_limits<double>::infinity();
    double high = 4;
    while (tukeyCdf(high, groups, degrees) < probability && high < 1e6)
        high *= 2;
    const auto excess = [=](double q) { return tukeyCdf(q, groups, degrees) - probability; };
    std::uintmax_t steps = 60;
    const auto root = boost::math::tools::toms748_solve(
        excess, 0.0, high, -probability, excess(high), boost::math::tools::eps_tolerance<double>(36), steps);
    return (root.first + root.second) / 2;
}

} // namespace pgduel::analysis
