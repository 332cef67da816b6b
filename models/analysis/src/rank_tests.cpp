#include "analysis/rank_tests.h"

#include <algorithm>
#include <cmath>

#include "analysis/distributions.h"
#include "ranks.h"

namespace pgduel::analysis {

namespace {

constexpr std::size_t mostExact = 50; // the tables grow with the cube of the count

bool useExact(RankMethod method, std::size_t largest, bool ties)
{
    const std::size_t limit = method == RankMethod::Exact ? mostExact
        : ties                                            ? exactWithTies
                                                          : exactWithoutTies;
    return method != RankMethod::Normal && largest <= limit;
}

/// Differences to rank: without zeros, or with them first (Pratt), absolute values and signs.
struct Signed {
    Values absolute;
    std::vector<bool> positive;
    std::vector<bool> zero;
};

Signed signedValues(const Values& differences, Zeros zeros)
{
    Signed result;
    for (const double d : differences) {
        if (d == 0 && zeros == Zeros::Drop)
            continue;
        result.absolute.push_back(std::fabs(d));
        result.positive.push_back(d > 0);
        result.zero.push_back(d == 0);
    }
    return result;
}

} // namespace

std::optional<RankTest> mannWhitney(const Values& baseline, const Values& candidate, RankMethod method)
{
    if (baseline.empty() || candidate.empty() || !allFinite(baseline) || !allFinite(candidate))
        return std::nullopt;
    Values all = candidate;
    all.insert(all.end(), baseline.begin(), baseline.end());
    const Ranks ranks = ranksOf(all);
    const auto n = static_cast<double>(candidate.size()), m = static_cast<double>(baseline.size());
    double doubledSum = 0;
    for (std::size_t i = 0; i < candidate.size(); ++i)
        doubledSum += ranks.doubled[i];
    const double doubledU = doubledSum - n * (n + 1);
    RankTest test;
    test.statistic = doubledU / 2;
    test.allEqual = ranks.ties.size() == 1;
    test.exact = useExact(method, std::max(baseline.size(), candidate.size()), ranks.hasTies());
    Tails tails;
    if (test.exact) {
        tails = exactTails(rankSumDistribution(ranks.ties, static_cast<int>(candidate.size())),
            static_cast<int>(std::lround(doubledU)));
    } else {
        const double total = n + m;
        const double spread = n * m / 12 * (total + 1 - ranks.tieTerm() / (total * (total - 1)));
        tails = normalTails(test.statistic, n * m / 2, std::sqrt(spread));
    }
    test.p = tails.twoSided;
    test.pGreater = tails.upper;
    return test;
}

std::optional<RankTest> signedRank(const Values& differences, RankMethod method, Zeros zeros)
{
    if (differences.empty() || !allFinite(differences))
        return std::nullopt;
    const Signed values = signedValues(differences, zeros);
    const Ranks ranks = ranksOf(values.absolute);
    RankTest test;
    std::vector<int> signedRanks; // of the differences that are not zero
    double doubledV = 0, squares = 0, sum = 0;
    for (std::size_t i = 0; i < values.absolute.size(); ++i) {
        if (values.zero[i])
            continue;
        signedRanks.push_back(ranks.doubled[i]);
        doubledV += values.positive[i] ? ranks.doubled[i] : 0;
        sum += ranks.doubled[i];
        squares += static_cast<double>(ranks.doubled[i]) * ranks.doubled[i];
    }
    test.statistic = doubledV / 2;
    test.allEqual = signedRanks.empty();
    if (test.allEqual)
        return test;
    const bool zerosOrTies = ranks.hasTies() || signedRanks.size() != differences.size();
    test.exact = useExact(method, signedRanks.size(), zerosOrTies);
    const Tails tails = test.exact
        ? exactTails(signedRankDistribution(signedRanks), static_cast<int>(std::lround(doubledV)))
        : normalTails(test.statistic, sum / 4, std::sqrt(squares / 16));
    test.p = tails.twoSided;
    test.pGreater = tails.upper;
    return test;
}

double signTest(int positive, int count)
{
    return std::min(1.0, 2 * binomialCdf(std::min(positive, count - positive), count, 0.5));
}

std::optional<MedianRanks> medianRanks(int count, double confidence)
{
    int low = 0;
    while (2 * binomialCdf(low, count, 0.5) <= 1 - confidence)
        ++low; // P(fewer than `low` values below the median) is still small enough
    if (low == 0)
        return std::nullopt;
    return MedianRanks{low, count + 1 - low, 1 - 2 * binomialCdf(low - 1, count, 0.5)};
}

double cliffDelta(const Values& baseline, const Values& candidate)
{
    double above = 0, below = 0;
    for (const double b : candidate) {
        for (const double a : baseline) {
            above += b > a ? 1 : 0;
            below += b < a ? 1 : 0;
        }
    }
    return (above - below) / static_cast<double>(baseline.size() * candidate.size());
}

} // namespace pgduel::analysis
