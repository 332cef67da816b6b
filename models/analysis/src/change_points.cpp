#include "analysis/change_points.h"

#include <algorithm>
#include <cmath>

#include "analysis/random.h"

namespace pgduel::analysis {

namespace {

double sumOfDistances(const Values& series, std::size_t from, std::size_t to, double value)
{
    double sum = 0;
    for (std::size_t i = from; i < to; ++i)
        sum += std::fabs(series[i] - value);
    return sum;
}

double perPair(double sum, std::size_t count)
{
    const auto n = static_cast<double>(count);
    return count < 2 ? 0 : 2 * sum / (n * (n - 1));
}

Values stretch(const Values& series, std::size_t from, std::size_t to)
{
    return Values(
        series.begin() + static_cast<std::ptrdiff_t>(from), series.begin() + static_cast<std::ptrdiff_t>(to));
}

/// Share of permutations whose best split is as good, the series itself counted.
double permutationP(Values series, double statistic, const ChangePointOptions& options, Random& random)
{
    int asGood = 1;
    for (int i = 0; i < options.permutations; ++i) {
        random.shuffle(series);
        const auto split = bestSplit(series, options.smallest);
        asGood += split && split->statistic >= statistic ? 1 : 0;
    }
    return static_cast<double>(asGood) / (options.permutations + 1);
}

void divide(const Values& series, std::size_t from, std::size_t to, const ChangePointOptions& options,
    Random& random, std::vector<ChangePoint>& found)
{
    const Values part = stretch(series, from, to);
    auto split = bestSplit(part, options.smallest);
    if (!split || split->statistic <= 0)
        return;
    split->p = permutationP(part, split->statistic, options, random);
    if (split->p > options.significance)
        return;
    split->index += from;
    const std::size_t index = split->index;
    divide(series, from, index, options, random, found);
    found.push_back(*split);
    divide(series, index, to, options, random, found);
}

int sign(double x)
{
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

} // namespace

std::optional<ChangePoint> bestSplit(const Values& series, std::size_t smallest)
{
    const std::size_t n = series.size();
    smallest = std::max<std::size_t>(1, smallest);
    if (n < 2 * smallest || !allFinite(series))
        return std::nullopt;
    double within = 0, across = 0, beyond = 0; // sums of |x − y| left, between and right of the split
    for (std::size_t i = 0; i < n; ++i)
        beyond += sumOfDistances(series, i + 1, n, series[i]);
    ChangePoint best;
    best.statistic = -1;
    for (std::size_t split = 1; split + smallest <= n; ++split) {
        const double moved = series[split - 1];
        const double toLeft = sumOfDistances(series, 0, split - 1, moved);
        const double toRight = sumOfDistances(series, split, n, moved);
        within += toLeft;
        across += toRight - toLeft;
        beyond -= toRight;
        const auto left = static_cast<double>(split), right = static_cast<double>(n - split);
        const double q = left * right / (left + right)
            * (2 * across / (left * right) - perPair(within, split) - perPair(beyond, n - split));
        if (split >= smallest && q > best.statistic) {
            best.statistic = q;
            best.index = split;
        }
    }
    best.before = mean(stretch(series, 0, best.index));
    best.after = mean(stretch(series, best.index, n));
    return best;
}

std::vector<ChangePoint> changePoints(const Values& series, const ChangePointOptions& options)
{
    std::vector<ChangePoint> found;
    Random random(options.seed);
    divide(series, 0, series.size(), options, random, found);
    for (std::size_t i = 0; i < found.size(); ++i) { // means of the final stretches, not of those searched
        const std::size_t from = i == 0 ? 0 : found[i - 1].index;
        const std::size_t to = i + 1 == found.size() ? series.size() : found[i + 1].index;
        found[i].before = mean(stretch(series, from, found[i].index));
        found[i].after = mean(stretch(series, found[i].index, to));
    }
    return found;
}

std::optional<ChangePoint> pettitt(const Values& series)
{
    const std::size_t n = series.size();
    if (n < 2 || !allFinite(series))
        return std::nullopt;
    ChangePoint best;
    long long sum = 0;
    for (std::size_t t = 0; t + 1 < n; ++t) {
        for (const double other : series)
            sum += sign(series[t] - other);
        const auto k = static_cast<double>(std::llabs(sum));
        if (k > best.statistic) {
            best.statistic = k;
            best.index = t + 1;
        }
    }
    const auto count = static_cast<double>(n);
    const double k = best.statistic;
    best.p = std::min(1.0, 2 * std::exp(-6 * k * k / (count * count * count + count * count)));
    best.before = mean(stretch(series, 0, best.index));
    best.after = mean(stretch(series, best.index, n));
    return best;
}

} // namespace pgduel::analysis
