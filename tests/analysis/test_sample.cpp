#include <cmath>

#include <gtest/gtest.h>

#include "analysis/random.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

TEST(Sample, QuantilesOfEachType)
{
    const Values values{16, 1, 4, 2, 8};
    const Values shares{.25, .5, .75, .9, .95};
    const Values linear{2, 4, 8, 12.8, 14.4}, weibull{1.5, 4, 12, 16, 16}, averaged{2, 4, 8, 16, 16};
    for (std::size_t i = 0; i < shares.size(); ++i) {
        EXPECT_NEAR(quantile(values, shares[i], QuantileType::Linear), linear[i], 1e-12);
        EXPECT_NEAR(quantile(values, shares[i], QuantileType::Weibull), weibull[i], 1e-12);
        EXPECT_NEAR(quantile(values, shares[i], QuantileType::Averaged), averaged[i], 1e-12);
    }
    EXPECT_EQ(quantile({1, 2, 3, 4}, 0.5, QuantileType::InverseCdf), 2);
    EXPECT_EQ(quantile({1, 2, 3, 4}, 0.51, QuantileType::InverseCdf), 3);
    EXPECT_EQ(median({1, 2, 3, 10}), 2.5);
}

TEST(Sample, DeviationIsFromTheMedianAndNotTheMedianItself)
{
    EXPECT_NEAR(medianAbsoluteDeviation(test::base), 0.15, 1e-12);
    EXPECT_EQ(medianAbsoluteDeviation({5, 5, 5}), 0);
}

TEST(Sample, VarianceSurvivesALargeOffset)
{
    EXPECT_NEAR(variance({1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16}), 30, 1e-9);
    EXPECT_TRUE(std::isnan(variance({3})));
    EXPECT_TRUE(std::isnan(mean({})));
}

/// Fixed by the algorithm: the same on every machine, or stored seeds mean nothing. First values of the
/// published generator for the state that SplitMix64 makes of seed 1.
TEST(Random, IsTheSameEverywhere)
{
    Random random(1);
    EXPECT_EQ(random.next(), 14971601782005023387u);
    EXPECT_EQ(random.next(), 13781649495232077965u);
    EXPECT_EQ(random.next(), 1847458086238483744u);
}

TEST(Random, DrawsUniformly)
{
    Random random(7);
    std::vector<int> counts(6);
    for (int i = 0; i < 60'000; ++i)
        ++counts[random.below(6)];
    for (const int count : counts)
        EXPECT_NEAR(count, 10'000, 500);
    Values normals(20'000);
    for (double& value : normals)
        value = random.normal();
    EXPECT_NEAR(mean(normals), 0, 0.03);
    EXPECT_NEAR(standardDeviation(normals), 1, 0.03);
}

TEST(Random, ShufflesWithoutLosingAnything)
{
    Values values{1, 2, 3, 4, 5, 6, 7, 8};
    Random random(3);
    random.shuffle(values);
    EXPECT_NE(values, (Values{1, 2, 3, 4, 5, 6, 7, 8}));
    std::sort(values.begin(), values.end());
    EXPECT_EQ(values, (Values{1, 2, 3, 4, 5, 6, 7, 8}));
}

} // namespace
} // namespace pgduel::analysis
