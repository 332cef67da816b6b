#include "analysis/autocorrelation.h"

#include <algorithm>
#include <cmath>

#include "analysis/distributions.h"
#include "analysis/t_tests.h"

namespace pgduel::analysis {

double autocorrelation(const Values& series, std::size_t lag)
{
    if (series.size() <= lag)
        return 0;
    const double center = mean(series);
    double products = 0, squares = 0;
    for (std::size_t i = 0; i < series.size(); ++i) {
        squares += (series[i] - center) * (series[i] - center);
        if (i + lag < series.size())
            products += (series[i] - center) * (series[i + lag] - center);
    }
    return squares > 0 ? products / squares : 0;
}

double effectiveCount(std::size_t n, double lag1)
{
    const auto count = static_cast<double>(n);
    return std::clamp(count * (1 - lag1) / (1 + lag1), std::min(2.0, count), count);
}

LjungBox ljungBox(const Values& series, std::size_t lags)
{
    const auto n = static_cast<double>(series.size());
    double sum = 0;
    for (std::size_t lag = 1; lag <= lags && lag < series.size(); ++lag) {
        const double r = autocorrelation(series, lag);
        sum += r * r / (n - static_cast<double>(lag));
    }
    const double q = n * (n + 2) * sum;
    return {q, chiSquaredUpper(q, static_cast<double>(lags))};
}

MeanOfSeries meanOfSeries(const Values& series, double confidence)
{
    MeanOfSeries result;
    result.mean = mean(series);
    result.lag1 = autocorrelation(series);
    result.effective = effectiveCount(series.size(), result.lag1);
    if (series.size() < 2)
        return result; // one value has no spread to judge itself by
    const MeanDifference estimate{
        result.mean, standardDeviation(series) / std::sqrt(result.effective), result.effective - 1};
    result.interval = estimate.interval(confidence);
    return result;
}

std::optional<Interval> batchMeansInterval(const Values& series, double confidence, std::size_t batches)
{
    const std::size_t length = std::max<std::size_t>(1, series.size() / batches);
    Values means;
    for (std::size_t begin = 0; begin + length <= series.size() && means.size() < batches; begin += length) {
        const auto from = series.begin() + static_cast<std::ptrdiff_t>(begin);
        means.push_back(mean(Values(from, from + static_cast<std::ptrdiff_t>(length))));
    }
    const auto estimate = oneSample(means);
    return estimate ? std::optional(estimate->interval(confidence)) : std::nullopt;
}

} // namespace pgduel::analysis
