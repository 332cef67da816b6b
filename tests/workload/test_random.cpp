#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "language/random.h"

using namespace pgduel::workload;

namespace {

constexpr int draws = 200'000;

/// How often each of 1 … n came up.
std::vector<double> shares(int n, const std::function<std::int64_t(Random&)>& draw)
{
    Random random(20261130);
    std::vector<double> count(static_cast<std::size_t>(n), 0);
    for (int i = 0; i < draws; ++i)
        count.at(static_cast<std::size_t>(draw(random) - 1)) += 1.0 / draws;
    return count;
}

/// Five standard errors of a share.
double tolerance(double share)
{
    return 5 * std::sqrt(share * (1 - share) / draws);
}

TEST(Random, isTheSameForTheSameSeed)
{
    Random one(5), two(5), other(6);
    EXPECT_EQ(one.bits(), two.bits());
    EXPECT_NE(one.bits(), other.bits());
    EXPECT_NE(derivedSeed(1, 0), derivedSeed(1, 1));
    EXPECT_NE(derivedSeed(1, 0), derivedSeed(2, 0));
}

TEST(Random, uniformGivesEachValueItsShare)
{
    const auto found = shares(10, [](Random& random) { return random.between(1, 10); });
    for (const double share : found)
        EXPECT_NEAR(share, 0.1, tolerance(0.1));
}

TEST(Random, reachesTheEndsOfTheWidestRange)
{
    Random random(1);
    constexpr auto low = std::numeric_limits<std::int64_t>::min();
    constexpr auto high = std::numeric_limits<std::int64_t>::max();
    bool negative = false, positive = false;
    for (int i = 0; i < 100; ++i) {
        const std::int64_t value = random.between(low, high);
        negative = negative || value < 0;
        positive = positive || value > 0;
    }
    EXPECT_TRUE(negative && positive);
    for (int i = 0; i < 100; ++i) {
        const std::int64_t value = random.between(high - 1, high);
        EXPECT_TRUE(value == high - 1 || value == high);
    }
}

// PostgreSQL documentation, pgbench: P(i) = (f(i) - f(i + 1)) / (1 - exp(-parameter)) with f(x) =
// exp(-parameter * (x - min) / (max - min + 1)).
TEST(Random, exponentialFollowsTheDocumentedFormula)
{
    const double rate = 3;
    const auto found = shares(10, [&](Random& random) { return random.exponential(1, 10, rate); });
    const auto f = [&](int i) { return std::exp(-rate * (i - 1) / 10.0) / (1 - std::exp(-rate)); };
    for (int i = 1; i <= 10; ++i)
        EXPECT_NEAR(found[static_cast<std::size_t>(i - 1)], f(i) - f(i + 1), tolerance(f(i) - f(i + 1))) << i;
}

// The same page: f(x) = PHI(2 * parameter * (x - mu) / (max - min + 1)) / (2 * PHI(parameter) - 1), mu in the
// middle, P(i) = f(i + 0.5) - f(i - 0.5).
TEST(Random, gaussianFollowsTheDocumentedFormula)
{
    const double cut = 2.5;
    const auto found = shares(9, [&](Random& random) { return random.gaussian(1, 9, cut); });
    const auto phi = [](double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); };
    const auto f = [&](double x) { return phi(2 * cut * (x - 5) / 9) / (2 * phi(cut) - 1); };
    for (int i = 1; i <= 9; ++i)
        EXPECT_NEAR(found[static_cast<std::size_t>(i - 1)], f(i + 0.5) - f(i - 0.5),
            tolerance(f(i + 0.5) - f(i - 0.5)))
            << i;
}

// The same page: the ratio of the shares of k and k + 1 is ((k + 1) / k) ** parameter.
TEST(Random, zipfianFollowsTheDocumentedRatio)
{
    const double exponent = 1.3;
    const auto found = shares(20, [&](Random& random) { return random.zipfian(1, 20, exponent); });
    double total = 0;
    for (int k = 1; k <= 20; ++k)
        total += std::pow(k, -exponent);
    for (int k = 1; k <= 20; ++k) {
        const double share = std::pow(k, -exponent) / total;
        EXPECT_NEAR(found[static_cast<std::size_t>(k - 1)], share, tolerance(share)) << k;
    }
}

TEST(Random, zipfianKeepsToItsRange)
{
    Random random(3);
    for (int i = 0; i < 20'000; ++i) {
        const std::int64_t value = random.zipfian(-5, 1'000'000'000'000, 1.001);
        ASSERT_GE(value, -5);
        ASSERT_LE(value, 1'000'000'000'000);
    }
}

TEST(Permutation, takesEachPlaceOnce)
{
    for (const std::int64_t size : {2, 3, 64, 100, 1023}) {
        std::vector<std::int64_t> places;
        for (std::int64_t i = 0; i < size; ++i)
            places.push_back(permuted(i, size, 42));
        std::sort(places.begin(), places.end());
        for (std::int64_t i = 0; i < size; ++i)
            ASSERT_EQ(places[static_cast<std::size_t>(i)], i) << size;
    }
}

} // namespace
