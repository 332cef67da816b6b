#include "analysis/distributions.h"

#include <cmath>
#include <limits>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace pgduel::analysis {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Boost throws for NaN and for the ends of the range; both are ordinary results here.
template <typename Distribution> double quantileOf(const Distribution& distribution, double probability)
{
    if (std::isnan(probability))
        return probability;
    if (probability <= 0)
        return -infinity;
    if (probability >= 1)
        return infinity;
    return boost::math::quantile(distribution, probability);
}

} // namespace

double normalCdf(double z)
{
    return 0.5 * std::erfc(-z / std::sqrt(2.0));
}

double normalQuantile(double probability)
{
    return quantileOf(boost::math::normal_distribution<double>(), probability);
}

double studentCdf(double t, double degrees)
{
    if (std::isnan(t) || std::isnan(degrees))
        return t + degrees;
    if (std::isinf(t))
        return t > 0 ? 1 : 0;
    return boost::math::cdf(boost::math::students_t_distribution<double>(degrees), t);
}

double studentQuantile(double probability, double degrees)
{
    return std::isnan(degrees)
        ? degrees
        : quantileOf(boost::math::students_t_distribution<double>(degrees), probability);
}

double studentTwoSided(double t, double degrees)
{
    const double p = 2 * studentCdf(-std::fabs(t), degrees);
    return p > 1 ? 1 : p; // NaN stays NaN
}

double fisherUpper(double f, double degrees1, double degrees2)
{
    if (std::isnan(f) || std::isinf(f))
        return std::isnan(f) ? f : 0;
    const boost::math::fisher_f_distribution<double> distribution(degrees1, degrees2);
    return boost::math::cdf(boost::math::complement(distribution, f));
}

double chiSquaredUpper(double q, double degrees)
{
    if (std::isnan(q) || std::isinf(q))
        return std::isnan(q) ? q : 0;
    const boost::math::chi_squared_distribution<double> distribution(degrees);
    return boost::math::cdf(boost::math::complement(distribution, q));
}

double binomialCdf(int successes, int trials, double probability)
{
    if (successes < 0)
        return 0;
    if (successes >= trials)
        return 1;
    return boost::math::cdf(boost::math::binomial_distribution<double>(trials, probability), successes);
}

} // namespace pgduel::analysis
