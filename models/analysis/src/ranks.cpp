#include "ranks.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "analysis/distributions.h"

namespace pgduel::analysis {

namespace {

std::vector<double> binomials(int n)
{
    std::vector<double> row{1};
    for (int k = 1; k <= n; ++k)
        row.push_back(row.back() * (n - k + 1) / k);
    return row;
}

void scaleToOne(Distribution& distribution)
{
    const double total = std::accumulate(distribution.begin(), distribution.end(), 0.0);
    for (double& probability : distribution)
        probability /= total;
}

} // namespace

double Ranks::tieTerm() const
{
    double sum = 0;
    for (const int t : ties)
        sum += static_cast<double>(t) * t * t - t;
    return sum;
}

Ranks ranksOf(const Values& values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return values[a] < values[b]; });
    Ranks ranks;
    ranks.doubled.resize(values.size());
    for (std::size_t begin = 0; begin < order.size();) {
        std::size_t end = begin;
        while (end < order.size() && values[order[end]] == values[order[begin]])
            ++end;
        for (std::size_t i = begin; i < end; ++i)
            ranks.doubled[order[i]] = static_cast<int>(begin + end + 1);
        ranks.ties.push_back(static_cast<int>(end - begin));
        begin = end;
    }
    return ranks;
}

Distribution rankSumDistribution(const std::vector<int>& ties, int n)
{
    const int all = std::accumulate(ties.begin(), ties.end(), 0);
    const auto size = static_cast<std::size_t>(2 * n * (all - n) + 1);
    std::vector<Distribution> ways(
        static_cast<std::size_t>(n) + 1, Distribution(size)); // by candidates drawn
    ways[0][0] = 1;
    int before = 0;
    for (const int group : ties) {
        const auto choose = binomials(group);
        std::vector<Distribution> next(ways.size(), Distribution(size));
        for (int drawn = 0; drawn <= std::min(n, before); ++drawn) {
            const int most = std::min({group, n - drawn});
            for (int more = 0; more <= most; ++more) {
                const int gain = more * (2 * (before - drawn) + group - more);
                const Distribution& from = ways[static_cast<std::size_t>(drawn)];
                Distribution& to = next[static_cast<std::size_t>(drawn + more)];
                for (std::size_t sum = 0; sum + static_cast<std::size_t>(gain) < size; ++sum)
                    to[sum + static_cast<std::size_t>(gain)] +=
                        choose[static_cast<std::size_t>(more)] * from[sum];
            }
        }
        ways.swap(next);
        before += group;
    }
    scaleToOne(ways.back());
    return ways.back();
}

Distribution signedRankDistribution(const std::vector<int>& doubledRanks)
{
    Distribution ways(
        static_cast<std::size_t>(std::accumulate(doubledRanks.begin(), doubledRanks.end(), 0)) + 1);
    ways[0] = 1;
    for (const int rank : doubledRanks) {
        for (std::size_t sum = ways.size(); sum-- > static_cast<std::size_t>(rank);)
            ways[sum] += ways[sum - static_cast<std::size_t>(rank)];
    }
    scaleToOne(ways);
    return ways;
}

Tails exactTails(const Distribution& distribution, int value)
{
    const int twiceCenter =
        static_cast<int>(distribution.size()) - 1; // both distributions' ranges are symmetric
    const int distance = std::abs(2 * value - twiceCenter);
    Tails tails{0, 0};
    for (int s = 0; s <= twiceCenter; ++s) {
        const double probability = distribution[static_cast<std::size_t>(s)];
        tails.upper += s >= value ? probability : 0;
        tails.twoSided += std::abs(2 * s - twiceCenter) >= distance ? probability : 0;
    }
    return {std::min(1.0, tails.twoSided), std::min(1.0, tails.upper)};
}

Tails normalTails(double value, double center, double deviation)
{
    if (!(deviation > 0))
        return {};
    const double distance = std::max(0.0, std::fabs(value - center) - 0.5) / deviation;
    return {std::min(1.0, 2 * normalCdf(-distance)), normalCdf(-(value - center - 0.5) / deviation)};
}

int quantileOf(const Distribution& distribution, double probability)
{
    double sum = 0;
    for (std::size_t s = 0; s < distribution.size(); ++s) {
        sum += distribution[s];
        if (sum >= probability - 1e-12)
            return static_cast<int>(s);
    }
    return static_cast<int>(distribution.size()) - 1;
}

double cumulative(const Distribution& distribution, int value)
{
    const auto end = std::min(distribution.size(), static_cast<std::size_t>(std::max(0, value + 1)));
    return std::accumulate(
        distribution.begin(), distribution.begin() + static_cast<std::ptrdiff_t>(end), 0.0);
}

} // namespace pgduel::analysis
