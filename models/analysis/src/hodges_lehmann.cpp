#include <algorithm>
#include <cmath>
#include <numeric>

#include "analysis/distributions.h"
#include "analysis/rank_tests.h"
#include "ranks.h"

namespace pgduel::analysis {

namespace {

constexpr std::size_t mostExact = 50;

/// The interval between the `rank`-th smallest and largest of the sorted shifts.
Shift shiftOf(Values shifts, int rank, double achieved)
{
    std::sort(shifts.begin(), shifts.end());
    const auto k = static_cast<std::size_t>(rank);
    return {median(shifts), {shifts[k - 1], shifts[shifts.size() - k]}, achieved};
}

/// Order statistic from the distribution of doubled values (only even ones occur without ties).
Shift fromExact(Values shifts, const Distribution& doubled, double confidence)
{
    const int rank = std::max(1, quantileOf(doubled, (1 - confidence) / 2) / 2);
    const double achieved = 1 - 2 * cumulative(doubled, 2 * (rank - 1));
    return shiftOf(std::move(shifts), rank, achieved);
}

Shift fromNormal(Values shifts, double center, double deviation, double confidence)
{
    const double z = normalQuantile(0.5 + confidence / 2);
    const int rank = std::max(1, static_cast<int>(std::floor(center - z * deviation)));
    return shiftOf(std::move(shifts), rank, confidence);
}

std::vector<int> singles(std::size_t count)
{
    return std::vector<int>(count, 1);
}

} // namespace

std::optional<Shift> hodgesLehmann(const Values& baseline, const Values& candidate, double confidence)
{
    if (baseline.empty() || candidate.empty() || !allFinite(baseline) || !allFinite(candidate))
        return std::nullopt;
    Values shifts;
    shifts.reserve(baseline.size() * candidate.size());
    for (const double b : candidate) {
        for (const double a : baseline)
            shifts.push_back(b - a);
    }
    if (std::max(baseline.size(), candidate.size()) <= mostExact) {
        const auto all = baseline.size() + candidate.size();
        return fromExact(std::move(shifts),
            rankSumDistribution(singles(all), static_cast<int>(candidate.size())), confidence);
    }
    const auto n = static_cast<double>(candidate.size()), m = static_cast<double>(baseline.size());
    return fromNormal(std::move(shifts), n * m / 2, std::sqrt(n * m * (n + m + 1) / 12), confidence);
}

std::optional<Shift> hodgesLehmann(const Values& differences, double confidence)
{
    if (differences.empty() || !allFinite(differences))
        return std::nullopt;
    Values means;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        for (std::size_t k = i; k < differences.size(); ++k)
            means.push_back((differences[i] + differences[k]) / 2);
    }
    const auto n = static_cast<double>(differences.size());
    if (differences.size() > mostExact)
        return fromNormal(
            std::move(means), n * (n + 1) / 4, std::sqrt(n * (n + 1) * (2 * n + 1) / 24), confidence);
    std::vector<int> doubledRanks(differences.size());
    for (std::size_t i = 0; i < doubledRanks.size(); ++i)
        doubledRanks[i] = 2 * static_cast<int>(i + 1);
    return fromExact(std::move(means), signedRankDistribution(doubledRanks), confidence);
}

} // namespace pgduel::analysis
