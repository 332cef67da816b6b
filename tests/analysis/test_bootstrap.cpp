#include <cmath>

#include <gtest/gtest.h>

#include "analysis/bootstrap.h"
#include "analysis/random.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

/// A statistic of every one of the nⁿ resamples: the bootstrap without chance.
template <typename Statistic> Values allResamples(const Values& values, Statistic statistic)
{
    const std::size_t n = values.size();
    std::vector<std::size_t> picks(n, 0);
    Values results;
    for (;;) {
        Values sample;
        for (const std::size_t pick : picks)
            sample.push_back(values[pick]);
        results.push_back(statistic(sample));
        std::size_t place = 0;
        while (place < n && ++picks[place] == n)
            picks[place++] = 0;
        if (place == n)
            return results;
    }
}

template <typename Statistic> Values leftOut(const Values& values, Statistic statistic)
{
    Values results;
    for (std::size_t i = 0; i < values.size(); ++i) {
        Values rest = values;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        results.push_back(statistic(rest));
    }
    return results;
}

TEST(Bca, MeanOfAllResamples)
{
    const Values values{1, 2, 4, 8, 16};
    const auto all = allResamples(values, mean);
    ASSERT_EQ(all.size(), 3125u);
    const auto result = bcaInterval(mean(values), all, leftOut(values, mean), 0.95);
    EXPECT_NEAR(result.bias, .0927779107, 5e-11);
    EXPECT_NEAR(result.acceleration, .0662657355, 5e-11);
    EXPECT_NEAR(result.percentile.low, 2.0, 1e-12);
    EXPECT_NEAR(result.percentile.high, 11.4, 1e-12);
    EXPECT_NEAR(result.bca.low, 2.6, 1e-12);
    EXPECT_NEAR(result.bca.high, 12.8, 1e-12);
    const auto strict = bcaInterval(mean(values), all, leftOut(values, mean), 0.95, BootstrapTies::Strict);
    EXPECT_NEAR(strict.bias, .0445324328, 5e-11);
}

TEST(Bca, MedianOfAllResamples)
{
    const Values values{1, 2, 4, 8, 16};
    const auto medianOf = [](const Values& v) { return median(v); };
    const auto result = bcaInterval(4, allResamples(values, medianOf), leftOut(values, medianOf), 0.95);
    EXPECT_NEAR(result.bias, 0, 1e-12);
    const auto strict = bcaInterval(
        4, allResamples(values, medianOf), leftOut(values, medianOf), 0.95, BootstrapTies::Strict);
    EXPECT_NEAR(strict.bias, -.47487, 5e-6);
    EXPECT_NEAR(result.acceleration, .0157678, 5e-8);
    EXPECT_EQ(result.bca.low, 1);
    EXPECT_EQ(result.bca.high, 16);
    EXPECT_EQ(result.percentile.low, 1);
    EXPECT_EQ(result.percentile.high, 16);
}

TEST(Bca, MeanOfLogsOfAllResamples)
{
    const Values values = logs({.95, .97, 1.01, .93, .99, .96});
    const auto all = allResamples(values, mean);
    ASSERT_EQ(all.size(), 46'656u);
    const auto result = bcaInterval(mean(values), all, leftOut(values, mean), 0.95, BootstrapTies::Strict);
    EXPECT_NEAR(result.estimate, -.0325408657, 5e-11);
    EXPECT_NEAR(result.acceleration, .0097976489, 5e-11);
    EXPECT_NEAR(result.percentile.low, -.05331295054, 5e-12);
    EXPECT_NEAR(result.percentile.high, -.0103253075, 5e-11);
    EXPECT_NEAR(result.bca.low, -.05331295054, 5e-12);
    EXPECT_NEAR(result.bca.high, -.0104700620, 5e-11);
}

/// The ratio of city populations of Davison and Hinkley: acceleration from its influence values.
TEST(Bca, AccelerationOfTheCityRatio)
{
    const Values u{138, 93, 61, 179, 48, 37, 29, 23, 30, 2}, x{143, 104, 69, 260, 75, 63, 50, 48, 111, 50};
    const double ratio = mean(x) / mean(u);
    EXPECT_NEAR(ratio, 1.5203125, 1e-12);
    Values influence;
    for (std::size_t i = 0; i < u.size(); ++i)
        influence.push_back(
            -(x[i] - ratio * u[i]) / mean(u)); // leaving a city out moves the ratio the other way
    EXPECT_NEAR(
        bcaInterval(ratio, {1, 2}, influence, 0.95).acceleration, .00222908, 3e-5); // R: by differences
}

TEST(Bootstrap, DrawnResamplesComeNearTheCompleteOnes)
{
    const auto result = bootstrapMean({1, 2, 4, 8, 16}, 0.95, 20'000, 1);
    EXPECT_NEAR(result.bca.low, 2.6, 0.25);
    EXPECT_NEAR(result.bca.high, 12.8, 0.25);
    const auto again = bootstrapMean({1, 2, 4, 8, 16}, 0.95, 20'000, 1);
    EXPECT_EQ(result.bca.low, again.bca.low);
    EXPECT_EQ(result.bias, again.bias);
}

TEST(Bootstrap, ConstantDataFallBackAndSaySo)
{
    const auto result = bootstrapMean(Values(35, 10'000.0), 0.95, 500, 1);
    EXPECT_TRUE(result.degenerate);
    EXPECT_EQ(result.bca.low, 10'000);
    EXPECT_EQ(result.bca.high, 10'000);
    EXPECT_TRUE(bootstrapMean({3}, 0.95, 100, 1).degenerate);
}

TEST(Bootstrap, DifferenceOfTwoArms)
{
    const auto result = bootstrapDifference(logs(test::jsonOld), logs(test::jsonNew), 0.95, 10'000, 1);
    EXPECT_NEAR(std::exp(result.estimate), .82542531, 5e-9);
    EXPECT_NEAR(std::exp(result.bca.low), .8176, 0.002);
    EXPECT_NEAR(std::exp(result.bca.high), .8334, 0.003);
}

TEST(BlockBootstrap, IsWiderThanSingleDrawsForALongMemory)
{
    Random random(5);
    Values series;
    double value = 0;
    for (int i = 0; i < 480; ++i)
        series.push_back(value = 0.6 * value + random.normal());
    const Interval blocks = blockBootstrapMean(series, 0.95, 2000, 1);
    const Interval singles = blockBootstrapMean(series, 0.95, 2000, 1, 1);
    EXPECT_GT(blocks.high - blocks.low, 1.3 * (singles.high - singles.low));
    EXPECT_TRUE(blocks.contains(mean(series)));
}

} // namespace
} // namespace pgduel::analysis
