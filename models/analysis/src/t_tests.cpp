#include "analysis/t_tests.h"

#include <algorithm>
#include <cmath>

#include "analysis/distributions.h"

namespace pgduel::analysis {

namespace {

/// Spread below this share of the largest value comes from rounding, not from the runs.
constexpr double rounding = 1e-13;

double largest(const Values& values)
{
    double size = 0;
    for (const double value : values)
        size = std::max(size, std::fabs(value));
    return size;
}

double withoutRounding(double standardError, double size)
{
    return standardError <= rounding * size ? 0 : standardError;
}

Values subtract(const Values& candidate, const Values& baseline)
{
    Values differences;
    differences.reserve(baseline.size());
    for (std::size_t i = 0; i < baseline.size(); ++i)
        differences.push_back(candidate[i] - baseline[i]);
    return differences;
}

} // namespace

double MeanDifference::p() const
{
    if (standardError == 0)
        return difference == 0 ? 1 : 0;
    return studentTwoSided(t(), degrees);
}

Interval MeanDifference::interval(double confidence) const
{
    const double reach =
        standardError == 0 ? 0 : studentQuantile(0.5 + confidence / 2, degrees) * standardError;
    return {difference - reach, difference + reach};
}

std::optional<MeanDifference> welch(const Values& baseline, const Values& candidate)
{
    if (baseline.size() < 2 || candidate.size() < 2)
        return std::nullopt;
    const auto n = static_cast<double>(baseline.size()), m = static_cast<double>(candidate.size());
    const double a = variance(baseline) / n, b = variance(candidate) / m;
    MeanDifference result;
    result.difference = mean(candidate) - mean(baseline);
    result.standardError = withoutRounding(std::sqrt(a + b), std::max(largest(baseline), largest(candidate)));
    result.degrees =
        result.standardError > 0 ? (a + b) * (a + b) / (a * a / (n - 1) + b * b / (m - 1)) : n + m - 2;
    return result;
}

std::optional<MeanDifference> paired(const Values& baseline, const Values& candidate)
{
    if (baseline.size() != candidate.size())
        return std::nullopt;
    auto result = oneSample(subtract(candidate, baseline));
    if (result) // the values round, the differences inherit it
        result->standardError =
            withoutRounding(result->standardError, std::max(largest(baseline), largest(candidate)));
    return result;
}

std::optional<MeanDifference> oneSample(const Values& differences)
{
    if (differences.size() < 2)
        return std::nullopt;
    const auto n = static_cast<double>(differences.size());
    const double error = withoutRounding(std::sqrt(variance(differences) / n), largest(differences));
    return MeanDifference{mean(differences), error, n - 1};
}

double equivalenceP(const MeanDifference& estimate, double limit)
{
    if (estimate.standardError == 0)
        return std::fabs(estimate.difference) < limit ? 0 : 1;
    const double above = (estimate.difference + limit) / estimate.standardError;
    const double below = (estimate.difference - limit) / estimate.standardError;
    return std::max(studentCdf(-above, estimate.degrees), studentCdf(below, estimate.degrees));
}

} // namespace pgduel::analysis
