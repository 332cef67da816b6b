#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/autocorrelation.h"
#include "analysis/distributions.h"
#include "analysis/progress.h"

namespace pgduel::analysis {

namespace {

/// Work marks that both curves have themselves; without any, those of the curve with the longer chunks.
Values chunkEnds(const ProgressCurve& a, const ProgressCurve& b)
{
    Values common;
    if (a.work.empty() || b.work.empty())
        return common;
    std::set_intersection(
        a.work.begin(), a.work.end(), b.work.begin(), b.work.end(), std::back_inserter(common));
    if (common.empty())
        common = a.work.size() < b.work.size() ? a.work : b.work;
    const double last = std::min(a.work.back(), b.work.back());
    common.erase(std::remove_if(common.begin(), common.end(), [&](double w) { return w > last || w <= 0; }),
        common.end());
    common.erase(std::unique(common.begin(), common.end()), common.end());
    return common;
}

void summarize(ChunkSpeedUps& result)
{
    Values ratios;
    for (const SpeedUp& chunk : result.chunks)
        ratios.push_back(chunk.ratio);
    const double none = std::numeric_limits<double>::quiet_NaN();
    result.min = ratios.empty() ? none : *std::min_element(ratios.begin(), ratios.end());
    result.max = ratios.empty() ? none : *std::max_element(ratios.begin(), ratios.end());
    result.mean = mean(ratios);
    result.median = median(ratios);
    result.geometric = std::exp(mean(logs(ratios)));
}

} // namespace

ChunkSpeedUps speedUpByChunk(const ProgressCurve& baseline, const ProgressCurve& candidate)
{
    ChunkSpeedUps result;
    double fromA = 0, fromB = 0;
    for (const double mark : chunkEnds(baseline, candidate)) {
        const double toA = *timeAt(baseline, mark), toB = *timeAt(candidate, mark);
        if (toA > fromA && toB > fromB)
            result.chunks.push_back({mark, (toA - fromA) / (toB - fromB)});
        else
            ++result.zeroLength;
        fromA = toA;
        fromB = toB;
    }
    summarize(result);
    return result;
}

std::optional<Trend> trendInside(const ProgressCurve& curve)
{
    Values seconds;
    for (std::size_t i = 0; i < curve.elapsed.size(); ++i)
        seconds.push_back(curve.elapsed[i] - (i == 0 ? 0 : curve.elapsed[i - 1]));
    const auto n = static_cast<double>(seconds.size());
    if (n < 3)
        return std::nullopt;
    Trend trend;
    trend.chunks = static_cast<int>(n);
    trend.mean = mean(seconds);
    trend.lag1 = autocorrelation(seconds);
    trend.variation = standardDeviation(seconds) / trend.mean;
    const double center = (n + 1) / 2, spread = n * (n * n - 1) / 12;
    double products = 0;
    for (std::size_t i = 0; i < seconds.size(); ++i)
        products += (static_cast<double>(i + 1) - center) * seconds[i];
    trend.slope = products / spread;
    const double rest = std::max(0.0, variance(seconds) * (n - 1) - trend.slope * products);
    trend.standardError = std::sqrt(rest / (n - 2) / spread);
    trend.t = trend.slope == 0 ? 0 : trend.slope / trend.standardError;
    trend.p = studentTwoSided(trend.t, n - 2);
    return trend;
}

} // namespace pgduel::analysis
