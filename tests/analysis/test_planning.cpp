#include <cmath>

#include <gtest/gtest.h>

#include "analysis/noise_floor.h"
#include "analysis/planning.h"

namespace pgduel::analysis {
namespace {

/// A relative effect whose logarithm is the one of the published table, which is on the raw scale.
Wish wish(double noise, double effect)
{
    return {std::expm1(effect), noise, 0.8, 0.95, Design::Welch};
}

TEST(RunsNeeded, MatchesPowerTables)
{
    EXPECT_NEAR(*runsNeeded(wish(.01, .02)), 5.09, 0.005);
    EXPECT_NEAR(*runsNeeded(wish(.01, .05)), 2.12, 0.005);
    EXPECT_NEAR(*runsNeeded(wish(.02, .02)), 16.71, 0.005);
    EXPECT_NEAR(*runsNeeded(wish(.02, .05)), 3.76, 0.005);
    EXPECT_NEAR(*runsNeeded(wish(.02, .10)), 2.12, 0.005);
    EXPECT_NEAR(*runsNeeded(wish(.05, .02)), 99.1, 0.05);
    EXPECT_NEAR(*runsNeeded(wish(.05, .05)), 16.7, 0.05);
    EXPECT_NEAR(*runsNeeded(wish(.05, .10)), 5.09, 0.005);
    EXPECT_NEAR(*runsNeeded(wish(.10, .10)), 16.7, 0.05);
    EXPECT_FALSE(runsNeeded(wish(.02, 0)));
    EXPECT_FALSE(runsNeeded(wish(.5, .001)));
}

TEST(Power, GrowsWithRunsAndFallsWithPairsLost)
{
    Wish w;
    EXPECT_NEAR(power(w, 5), 0.82, 0.03); // paired, 5 % at 2 % noise
    EXPECT_GT(power(w, 8), 0.97);
    w.design = Design::Welch;
    EXPECT_NEAR(power(w, 5), 0.91, 0.02);
}

TEST(DetectableEffect, IsTheInverseOfRunsNeeded)
{
    Wish w;
    w.design = Design::Welch;
    w.effect = detectableEffect(w, 7);
    EXPECT_NEAR(*runsNeeded(w), 7, 1e-4);
    EXPECT_GT(detectableEffect(w, 3), detectableEffect(w, 5));
}

TEST(RunsStillNeeded, SmallerEffectsNeedMore)
{
    const auto many = runsStillNeeded(0.01, 0.01, 4, 0.02, 0.95, Design::Welch);
    const auto few = runsStillNeeded(0.019, 0.01, 4, 0.02, 0.95, Design::Welch);
    ASSERT_TRUE(many && few);
    EXPECT_GT(*many, *few);
    EXPECT_GE(*few, 1);
    EXPECT_FALSE(runsStillNeeded(0, 0.1, 3, 0, 0.95, Design::Paired));
    const auto equal = runsStillNeeded(0, 0.01, 4, 0.02, 0.95, Design::Welch);
    EXPECT_TRUE(equal); // "no practical difference" can be reached
}

TEST(StopRule, NeedsWidthAndFourPairs)
{
    EXPECT_TRUE(narrowEnough({1.01, 1.05}, 0.03, 4));
    EXPECT_FALSE(narrowEnough({1.01, 1.05}, 0.03, 3));
    EXPECT_FALSE(narrowEnough({0.95, 1.05}, 0.03, 8));
}

TEST(Budget, BuysReplicatesOrLength)
{
    Budget budget;
    budget.seconds = 3600;
    budget.experiments = 3;
    budget.steps = 5;
    budget.overheadSeconds = 30;
    const auto plans = plansWithin(budget);
    ASSERT_FALSE(plans.empty());
    for (const BudgetPlan& plan : plans) {
        EXPECT_GE(plan.stepSeconds, 10);
        EXPECT_LE(plan.replicates * 3 * (30 + 5 * plan.stepSeconds), 3600 + 1e-6);
    }
    EXPECT_EQ(plans.front().replicates, 15); // (3600 / 45 = 80 s a run: 10 s a step); only runs count here
    budget.seconds = 100;
    EXPECT_TRUE(plansWithin(budget).empty());
}

TEST(NoiseFloor, ComesFromEqualRuns)
{
    EXPECT_FALSE(noiseFloor({0.01, -0.01}));
    const auto floor = noiseFloor({0.02, -0.02, 0.02, -0.02});
    ASSERT_TRUE(floor);
    EXPECT_NEAR(floor->runDeviation, 0.02 / std::sqrt(2.0), 1e-12);
    EXPECT_NEAR(floor->largest, 0.02, 1e-12);
    EXPECT_NEAR(floor->of(4, 4), std::expm1(0.02), 1e-12); // 2·sd·√½
    EXPECT_GT(floor->of(2, 2), floor->of(8, 8));
    // A place in the block that always wins is noise too, though its deviation around the mean is zero.
    EXPECT_NEAR(noiseFloor({0.03, 0.03, 0.03})->runDeviation, 0.03 / std::sqrt(2.0), 1e-12);
}

TEST(NoiseFloor, PercentileOfManyComparisons)
{
    Values ratios;
    for (int i = 1; i <= 21; ++i)
        ratios.push_back((i % 2 ? 0.001 : -0.001) * i);
    EXPECT_NEAR(*noiseFloorOfComparisons(ratios), std::expm1(0.020), 1e-9);
    EXPECT_FALSE(noiseFloorOfComparisons({0.1, 0.2, 0.3}));
}

} // namespace
} // namespace pgduel::analysis
