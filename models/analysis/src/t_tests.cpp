#include "analysis/t_tests.h"

#include <algorithm>
#include <cmath>

#include "analysis/distributions.h"

namespace pgduel::analysis {

double MeanDifference::p() const
{
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
    result.standardError = std::sqrt(a + b);
    result.degrees = a + b > 0 ? (a + b) * (a + b) / (a * a / (n - 1) + b * b / (m - 1)) : n + m - 2;
    return result;
}

std::optional<MeanDifference> paired(const Values& baseline, const Values& candidate)
{
    if (baseline.size() != candidate.size())
        return std::nullopt;
    Values differences;
    differences.reserve(baseline.size());
    for (std::size_t i = 0; i < baseline.size(); ++i)
        differences.push_back(candidate[i] - baseline[i]);
    return oneSample(differences);
}

std::optional<MeanDifference> oneSample(const Values& differences)
{
    if (differences.size() < 2)
        return std::nullopt;
    const auto n = static_cast<double>(differences.size());
    return MeanDifference{mean(differences), std::sqrt(variance(differences) / n), n - 1};
}

double equivalenceP(const MeanDifference& estimate, double limit)
{
    const double above = (estimate.difference + limit) / estimate.standardError;
    const double below = (estimate.difference - limit) / estimate.standardError;
    return std::max(studentCdf(-above, estimate.degrees), studentCdf(below, estimate.degrees));
}

} // namespace pgduel::analysis
