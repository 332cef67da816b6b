#include "analysis/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "analysis/distributions.h"
#include "analysis/random.h"

namespace pgduel::analysis {

namespace {

std::size_t countOf(int resamples, bool nothingToDraw)
{
    return nothingToDraw || resamples < 1 ? 0 : static_cast<std::size_t>(resamples);
}

double sumOfDraws(const Values& values, Random& random)
{
    const auto count = static_cast<std::uint32_t>(values.size());
    double sum = 0;
    for (std::uint32_t i = 0; i < count; ++i)
        sum += values[random.below(count)];
    return sum;
}

double atShare(const Values& sorted, double share)
{
    const double place = std::ceil(share * static_cast<double>(sorted.size()) - 1e-9);
    return sorted[static_cast<std::size_t>(std::clamp(place, 1.0, static_cast<double>(sorted.size()))) - 1];
}

double accelerationOf(const Values& leftOut)
{
    const double center = mean(leftOut);
    double squares = 0, cubes = 0;
    for (const double value : leftOut) {
        const double d = center - value;
        squares += d * d;
        cubes += d * d * d;
    }
    return squares > 0 ? cubes / (6 * std::pow(squares, 1.5)) : 0;
}

/// Share of the sorted resamples below the estimate.
double shareBelow(const Values& sorted, double estimate, BootstrapTies ties)
{
    const double slack = 1e-12 * std::max(std::fabs(sorted.front()), std::fabs(sorted.back()));
    const auto low = std::lower_bound(sorted.begin(), sorted.end(), estimate - slack);
    const auto high = std::upper_bound(sorted.begin(), sorted.end(), estimate + slack);
    const double equal = ties == BootstrapTies::Half ? static_cast<double>(high - low) / 2 : 0;
    const double below = static_cast<double>(low - sorted.begin()) + equal;
    return below / static_cast<double>(sorted.size());
}

/// Means of the sample without one value each, all shifted by `rest`.
void appendLeftOut(const Values& values, double rest, double sign, Values& leftOut)
{
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    const double others = static_cast<double>(values.size()) - 1;
    const double center = sum / (others + 1);
    for (const double value : values)
        leftOut.push_back(others > 0 ? rest + sign * ((sum - value) / others - center) : rest);
}

} // namespace

BootstrapInterval bcaInterval(
    double estimate, Values resampled, const Values& leftOut, double confidence, BootstrapTies ties)
{
    BootstrapInterval result;
    result.estimate = estimate;
    if (resampled.empty()) {
        result.degenerate = true;
        result.percentile = result.bca = {estimate, estimate};
        return result;
    }
    std::sort(resampled.begin(), resampled.end());
    const double tail = (1 - confidence) / 2;
    result.percentile = {atShare(resampled, tail), atShare(resampled, 1 - tail)};
    result.bca = result.percentile;
    const double share = shareBelow(resampled, estimate, ties);
    result.degenerate = resampled.front() == resampled.back() || share <= 0 || share >= 1;
    if (result.degenerate)
        return result;
    result.bias = normalQuantile(share);
    result.acceleration = accelerationOf(leftOut);
    const auto corrected = [&](double probability) {
        const double z = result.bias + normalQuantile(probability);
        return atShare(resampled, normalCdf(result.bias + z / (1 - result.acceleration * z)));
    };
    result.bca = {corrected(tail), corrected(1 - tail)};
    return result;
}

BootstrapInterval bootstrapMean(const Values& values, double confidence, int resamples, std::uint64_t seed)
{
    Random random(seed);
    Values resampled(countOf(resamples, values.empty()));
    for (double& value : resampled)
        value = sumOfDraws(values, random) / static_cast<double>(values.size());
    Values leftOut;
    appendLeftOut(values, mean(values), 1, leftOut);
    return bcaInterval(mean(values), std::move(resampled), leftOut, confidence);
}

BootstrapInterval bootstrapDifference(
    const Values& baseline, const Values& candidate, double confidence, int resamples, std::uint64_t seed)
{
    Random random(seed);
    const auto n = static_cast<double>(baseline.size()), m = static_cast<double>(candidate.size());
    Values resampled(countOf(resamples, baseline.empty() || candidate.empty()));
    for (double& value : resampled)
        value = sumOfDraws(candidate, random) / m - sumOfDraws(baseline, random) / n;
    const double estimate = mean(candidate) - mean(baseline);
    Values leftOut;
    appendLeftOut(candidate, estimate, 1, leftOut);
    appendLeftOut(baseline, estimate, -1, leftOut);
    return bcaInterval(estimate, std::move(resampled), leftOut, confidence);
}

Interval blockBootstrapMean(
    const Values& series, double confidence, int resamples, std::uint64_t seed, std::size_t blockLength)
{
    const std::size_t n = series.size();
    if (n == 0 || resamples < 1)
        return {mean(series), mean(series)};
    if (blockLength == 0)
        blockLength = static_cast<std::size_t>(std::lround(std::cbrt(static_cast<double>(n))));
    blockLength = std::clamp<std::size_t>(blockLength, 1, n);
    Values sums(n + 1); // prefix sums: a block's sum is one difference
    std::partial_sum(series.begin(), series.end(), sums.begin() + 1);
    Random random(seed);
    const auto starts = static_cast<std::uint32_t>(n - blockLength + 1);
    Values resampled(static_cast<std::size_t>(resamples));
    for (double& value : resampled) {
        double sum = 0;
        for (std::size_t taken = 0; taken < n;) {
            const std::size_t begin = random.below(starts);
            const std::size_t length = std::min(blockLength, n - taken);
            sum += sums[begin + length] - sums[begin];
            taken += length;
        }
        value = sum / static_cast<double>(n);
    }
    std::sort(resampled.begin(), resampled.end());
    const double tail = (1 - confidence) / 2;
    return {atShare(resampled, tail), atShare(resampled, 1 - tail)};
}

} // namespace pgduel::analysis
