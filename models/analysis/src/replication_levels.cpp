#include "analysis/replication_levels.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace pgduel::analysis {

namespace {

/// Splits into groups of `count`: their means, and the mean of their variances.
Values groupMeans(const Values& values, std::size_t count, double& meanVariance)
{
    Values means, variances;
    for (std::size_t begin = 0; begin < values.size(); begin += count) {
        const auto from = values.begin() + static_cast<std::ptrdiff_t>(begin);
        const Values group(from, from + static_cast<std::ptrdiff_t>(count));
        means.push_back(mean(group));
        variances.push_back(variance(group));
    }
    meanVariance = mean(variances);
    return means;
}

} // namespace

std::vector<std::optional<double>> ReplicationLevels::repetitions(const Values& costs) const
{
    std::vector<std::optional<double>> result;
    for (std::size_t i = 0; i + 1 < variance.size() && i + 1 < costs.size(); ++i) {
        const double squared = costs[i + 1] / costs[i] * variance[i] / variance[i + 1];
        const bool useful = variance[i] > 0 && variance[i + 1] > 0;
        result.push_back(useful ? std::optional(std::sqrt(squared)) : std::nullopt);
    }
    return result;
}

std::optional<ReplicationLevels> replicationLevels(
    const Values& values, const std::vector<std::size_t>& counts)
{
    const auto expected =
        std::accumulate(counts.begin(), counts.end(), std::size_t{1}, std::multiplies<std::size_t>());
    if (counts.empty() || values.size() != expected || *std::min_element(counts.begin(), counts.end()) < 2)
        return std::nullopt;
    ReplicationLevels result;
    result.grandMean = mean(values);
    Values means = values;
    for (auto count = counts.rbegin(); count != counts.rend(); ++count) {
        double squared = 0;
        means = groupMeans(means, *count, squared);
        const double below = result.varianceOfMeans.empty()
            ? 0
            : result.varianceOfMeans.back() / static_cast<double>(*(count - 1));
        result.varianceOfMeans.push_back(squared);
        result.variance.push_back(squared - below);
    }
    return result;
}

} // namespace pgduel::analysis
