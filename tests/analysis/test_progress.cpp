// A published comparison of three builds by how many autovacuum actions they had done after how many seconds;
// the slowest was stopped at 6,000 of 15,000.
#include <cmath>

#include <gtest/gtest.h>

#include "analysis/progress.h"
#include "vacuum_builds.h"

namespace pgduel::analysis {
namespace {

using namespace test::builds;

TEST(EqualWork, HeadlineIsTheLastCommonMark)
{
    const auto j = speedUpAtEqualWork(unpatched, moveLock), o = speedUpAtEqualWork(unpatched, ordered);
    ASSERT_EQ(o.size(), 6u);
    EXPECT_EQ(o.back().mark, 6000);
    EXPECT_NEAR(o.back().ratio, 67.40, 0.005);
    EXPECT_NEAR(j.back().ratio, 5.675, 0.0005);
    EXPECT_NEAR(speedUpAtEqualWork(moveLock, ordered).back().ratio, 9.094, 0.0005);
    EXPECT_NEAR(speedUpAtEqualWork(moveLock, ordered)[5].ratio, 11.876, 0.0005);
}

TEST(Chunks, RatiosAndTheirMeans)
{
    const auto u = fromChunks(unpatchedChunks), j = fromChunks(moveLockChunks), o = fromChunks(orderedChunks);
    const Values jRatios{3.70, 6.96, 5.84, 4.98, 6.10, 6.77},
        oRatios{32.10, 79.06, 86.82, 80.06, 56.79, 97.83};
    const auto ju = speedUpByChunk(u, j), ou = speedUpByChunk(u, o), oj = speedUpByChunk(j, o);
    ASSERT_EQ(ju.chunks.size(), 6u);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_NEAR(ju.chunks[i].ratio, jRatios[i], 0.005);
        EXPECT_NEAR(ou.chunks[i].ratio, oRatios[i], 0.005);
    }
    EXPECT_NEAR(ou.min, 32.10, 0.005);
    EXPECT_NEAR(ou.mean, 72.11, 0.005);
    EXPECT_NEAR(ou.max, 97.83, 0.005);
    EXPECT_NEAR(ou.geometric, 67.90, 0.005);
    EXPECT_NEAR(ou.median, 79.56, 0.005);
    EXPECT_NEAR(ju.mean, 5.72, 0.005);
    EXPECT_NEAR(ju.geometric, 5.60, 0.005);
    EXPECT_NEAR(ju.median, 5.97, 0.005);
    EXPECT_NEAR(oj.min, 6.12, 0.005);
    EXPECT_NEAR(oj.mean, 9.61, 0.005);
    EXPECT_NEAR(oj.max, 16.07, 0.005);
    EXPECT_NEAR(oj.geometric, 9.17, 0.005);
    EXPECT_NEAR(oj.median, 8.88, 0.005);
}

TEST(EqualTime, InterpolatesAndNeverExtrapolates)
{
    EXPECT_NEAR(*workAt(unpatched, 59.5), 138, 0.5);
    EXPECT_NEAR(*workAt(moveLock, 59.5), 512, 0.5);
    EXPECT_NEAR(*workAt(unpatched, 1516.0), 2433, 0.5);
    EXPECT_FALSE(workAt(ordered, 430.1));
    EXPECT_FALSE(workAt(unpatched, 4010.2));
    const auto j = speedUpAtEqualTime(unpatched, moveLock), o = speedUpAtEqualTime(unpatched, ordered);
    EXPECT_EQ(o.back().mark, 166.7);
    EXPECT_NEAR(o.back().ratio, 38.70, 0.01);
    EXPECT_EQ(j.back().mark, 1516.0);
    EXPECT_NEAR(j.back().ratio, 6.16, 0.006);
    for (const SpeedUp& point : o) {
        if (point.mark == 59.5) {
            EXPECT_NEAR(point.ratio, 43.37, 0.006);
        }
    }
}

TEST(Bounds, OfARunThatWasStopped)
{
    const SpeedUpBound o = boundAt(unpatched, ordered, 15'000), j = boundAt(unpatched, moveLock, 15'000);
    EXPECT_NEAR(*o.atLeast, 24.1, 0.05);
    EXPECT_FALSE(o.atMost);
    EXPECT_NEAR(*j.atLeast, 2.65, 0.005);
    const SpeedUpBound reverse = boundAt(ordered, unpatched, 15'000);
    EXPECT_NEAR(*reverse.atMost, 166.7 / 4010.1, 1e-9);
    EXPECT_FALSE(reverse.atLeast);
    const SpeedUpBound both = boundAt(unpatched, ordered, 6'000);
    EXPECT_EQ(*both.atLeast, *both.atMost);
    EXPECT_FALSE(boundAt(unpatched, unpatched, 15'000).atLeast);
}

TEST(TrendInside, EachBuildHasItsOwn)
{
    const auto j = trendInside(fromChunks(moveLockChunks)), o = trendInside(fromChunks(orderedChunks)),
               u = trendInside(fromChunks(unpatchedChunks));
    EXPECT_NEAR(j->slope, -3.002, 5e-4);
    EXPECT_NEAR(j->standardError, 0.588, 5e-4);
    EXPECT_NEAR(j->t, -5.10, 0.005);
    EXPECT_NEAR(j->mean, 101.1, 0.05);
    EXPECT_NEAR(j->variation, 0.163, 5e-4);
    EXPECT_NEAR(o->slope, 0.233, 5e-4);
    EXPECT_NEAR(o->t, 1.90, 0.005);
    EXPECT_NEAR(o->lag1, 0.12, 0.005);
    EXPECT_NEAR(u->slope, 30.617, 5e-4);
    EXPECT_NEAR(u->standardError, 29.220, 5e-4);
    EXPECT_FALSE(trendInside({{1, 2}, {1, 2}}));
}

TEST(Rounding, PrintedTenthsGiveARange)
{
    const Interval range = roundingBounds(704.4, 7.2, 0.05);
    EXPECT_NEAR(range.low, 97.15, 0.005);
    EXPECT_NEAR(range.high, 98.52, 0.005);
}

TEST(Curves, FlawsAndEdges)
{
    EXPECT_EQ(flawOf(unpatched), CurveFlaw::None);
    EXPECT_EQ(flawOf({{}, {}}), CurveFlaw::Empty);
    EXPECT_EQ(flawOf({{1, 2}, {1}}), CurveFlaw::UnequalLengths);
    EXPECT_EQ(flawOf({{2, 1}, {1, 2}}), CurveFlaw::GoesBack);
    EXPECT_EQ(flawOf({{1, 2}, {2, 1}}), CurveFlaw::GoesBack);
    EXPECT_EQ(flawOf({{1, std::nan("")}, {1, 2}}), CurveFlaw::NotFinite);
    const auto zero = speedUpByChunk({{10, 20}, {5, 10}}, {{10, 10}, {5, 10}});
    EXPECT_EQ(zero.chunks.size(), 1u);
    EXPECT_EQ(zero.zeroLength, 1);
    EXPECT_TRUE(std::isnan(speedUpByChunk({}, {}).mean));
    const auto coarse = speedUpByChunk({{10, 20, 30, 40}, {1, 2, 3, 4}}, {{10, 20}, {2, 4}});
    ASSERT_EQ(coarse.chunks.size(), 2u);
    EXPECT_NEAR(coarse.chunks[0].ratio, 2, 1e-12);
}

TEST(LogSpeedUp, NeedsPairsOfRuns)
{
    EXPECT_FALSE(logSpeedUp({unpatched}, {ordered}, 6000));
    const ProgressCurve a{{100}, {10}}, a2{{110}, {10}}, b{{50}, {10}}, b2{{52}, {10}};
    const auto estimate = logSpeedUp({a, a2}, {b, b2}, 10);
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(estimate->difference, (std::log(2.0) + std::log(110.0 / 52)) / 2, 1e-12);
    EXPECT_EQ(estimate->degrees, 1);
}

} // namespace
} // namespace pgduel::analysis
