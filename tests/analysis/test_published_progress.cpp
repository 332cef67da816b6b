// The tables of the three vacuum builds, recomputed from the figures that were printed.
#include <cmath>

#include <gtest/gtest.h>

#include "analysis/comparison.h"
#include "points.h"
#include "vacuum_builds.h"

namespace pgduel::analysis {
namespace {

using namespace test::builds;

const std::vector<int> chunksOfAll{1, 2, 3, 4, 5, 6};

Comparison ofChunks(const measure::Metric& metric, const Values& a, const Values& b)
{
    const Values first(b.begin(), b.begin() + 6);
    return compare(
        metric, {"A", {test::run(metric, chunksOfAll, a)}}, {"B", {test::run(metric, chunksOfAll, first)}});
}

TEST(VacuumBuilds, RatesByChunk)
{
    const measure::Metric rate{"work_rate", "actions/min", measure::Polarity::HigherIsBetter};
    const Comparison j = ofChunks(rate, unpatchedRates, moveLockRates),
                     o = ofChunks(rate, unpatchedRates, orderedRates);
    const Values speedUpJ{3.705, 6.960, 5.840, 4.981, 6.097, 6.764},
        speedUpO{32.06, 78.85, 86.58, 79.96, 56.97, 97.63};
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_NEAR(1 + *j.points[i].difference, speedUpJ[i], 5e-4);
        EXPECT_NEAR(1 + *o.points[i].difference, speedUpO[i], 5e-3);
    }
    EXPECT_EQ(o.points.size(), 6u); // only what the slowest has done
}

/// The summary from the seconds of a chunk; printed rates give 3,105.7 instead of 3,109.7 as the smallest.
TEST(VacuumBuilds, RatesBySecondsOfAChunk)
{
    const measure::Metric rate{"work_rate", "actions/min", measure::Polarity::HigherIsBetter};
    const auto rates = [](Values seconds) {
        for (double& value : seconds)
            value = 60'000 / value;
        return seconds;
    };
    const Comparison j = ofChunks(rate, rates(unpatchedChunks), rates(moveLockChunks)),
                     o = ofChunks(rate, rates(unpatchedChunks), rates(orderedChunks));
    EXPECT_NEAR(100 * j.min->difference, 270.5, 0.05);
    EXPECT_NEAR(100 * *j.mean, 472.5, 0.05);
    EXPECT_NEAR(100 * j.max->difference, 596.1, 0.05);
    EXPECT_NEAR(100 * o.min->difference, 3109.7, 0.05);
    EXPECT_NEAR(100 * *o.mean, 7111.1, 0.05);
    EXPECT_NEAR(100 * o.max->difference, 9683.3, 0.05);
}

TEST(VacuumBuilds, SecondsByChunk)
{
    const measure::Metric seconds{"duration", "s", measure::Polarity::LowerIsBetter};
    const Comparison j = ofChunks(seconds, unpatchedChunks, moveLockChunks),
                     o = ofChunks(seconds, unpatchedChunks, orderedChunks);
    EXPECT_NEAR(100 * j.min->difference, -85.6, 0.05);
    EXPECT_NEAR(100 * *j.mean, -81.7, 0.05);
    EXPECT_NEAR(100 * j.max->difference, -73.0, 0.05);
    EXPECT_NEAR(100 * o.min->difference, -99.0, 0.05);
    EXPECT_NEAR(100 * *o.mean, -98.4, 0.05);
    EXPECT_NEAR(100 * o.max->difference, -96.9, 0.05);
}

/// Elapsed of a chunk against the difference of the running totals: one-decimal totals differ in eight rows.
TEST(VacuumBuilds, RoundedTotalsDoNotGiveTheChunks)
{
    int differ = 0;
    const auto count = [&](const ProgressCurve& curve, const Values& printed) {
        for (std::size_t i = 0; i < printed.size(); ++i) {
            const double chunk = curve.elapsed[i] - (i == 0 ? 0 : curve.elapsed[i - 1]);
            EXPECT_LE(std::fabs(chunk - printed[i]), 0.1 + 1e-9);
            differ += std::fabs(chunk - printed[i]) > 0.05 ? 1 : 0;
        }
    };
    count(unpatched, unpatchedChunks);
    count(moveLock, moveLockChunks);
    count(ordered, orderedChunks);
    EXPECT_EQ(differ, 8);
}

TEST(VacuumBuilds, RoundingOfTenthsBoundsEveryRatio)
{
    const Values low{31.97, 78.64, 86.33, 79.57, 56.56, 97.15},
        high{32.22, 79.49, 87.32, 80.55, 57.03, 98.52};
    for (std::size_t i = 0; i < 6; ++i) {
        const Interval range = roundingBounds(unpatchedChunks[i], orderedChunks[i], 0.05);
        EXPECT_NEAR(range.low, low[i], 0.005);
        EXPECT_NEAR(range.high, high[i], 0.005);
    }
}

/// The faster one gets slower, the slower one faster: the ratio depends on how far one looks.
TEST(VacuumBuilds, TheRatioDependsOnTheStretch)
{
    const double whole = 1516.0 / 166.7, first = 706.6 / 59.5, last = (1516.0 - 706.6) / (166.7 - 59.5);
    const auto marks = speedUpAtEqualWork(moveLock, ordered);
    EXPECT_NEAR(marks.back().ratio, whole, 1e-12);
    EXPECT_NEAR(marks[5].ratio, first, 1e-12);
    EXPECT_NEAR(last, 7.550, 5e-4);
    const Values laterJ(moveLockChunks.begin() + 6, moveLockChunks.end()),
        laterO(orderedChunks.begin() + 6, orderedChunks.end());
    const auto later = speedUpByChunk(fromChunks(laterJ), fromChunks(laterO));
    ASSERT_EQ(later.chunks.size(), 9u);
    EXPECT_NEAR(later.min, 6.12, 0.005);
    EXPECT_NEAR(later.mean, 7.71, 0.005);
    EXPECT_NEAR(later.max, 9.53, 0.005);
    EXPECT_NEAR(later.geometric, 7.61, 0.005);
    EXPECT_NEAR(later.median, 7.21, 0.005);
}

TEST(VacuumBuilds, EqualTime)
{
    const Values seconds{59.5, 166.7, 430.1, 706.6, 1516.0}, done{138, 388, 1000, 1368, 2433},
        moved{512, 1469, 3552, 6000, 15'000}, ratio{3.70, 3.79, 3.55, 4.39, 6.16};
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        EXPECT_NEAR(*workAt(unpatched, seconds[i]), done[i], 0.5);
        EXPECT_NEAR(*workAt(moveLock, seconds[i]), moved[i], 0.5);
        EXPECT_NEAR(*workAt(moveLock, seconds[i]) / *workAt(unpatched, seconds[i]), ratio[i], 0.006);
    }
    EXPECT_FALSE(workAt(moveLock, 4010.1));
}

} // namespace
} // namespace pgduel::analysis
