#include <gmock/gmock.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <random>

#include "study/load.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::ElementsAre;

namespace {

std::vector<int> sessionsOf(const LoadSpec& load)
{
    std::vector<int> sessions;
    for (const LoadStep& step : stepsOf(load))
        sessions.push_back(step.sessions);
    return sessions;
}

LoadSpec preset(LoadPreset kind, int from = 5, int to = 181, int steps = 8)
{
    LoadSpec load;
    load.preset = kind;
    load.from = from;
    load.to = to;
    load.steps = steps;
    return load;
}

} // namespace

TEST(Load, GeometricEightSteps)
{
    // 5 · 36.2^(i/7) = 5, 8.35, 13.94, 23.28, 38.87, 64.91, 108.39, 181
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Geometric)), ElementsAre(5, 8, 14, 23, 39, 65, 108, 181));
}

TEST(Load, GeometricThirteenStepsAreThePublishedTwelveAfterTheBase)
{
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Geometric, 5, 181, 13)),
        ElementsAre(5, 7, 9, 12, 17, 22, 30, 41, 55, 74, 100, 134, 181));
}

TEST(Load, GeometricKeepsNeighboursApartWhereItCan)
{
    EXPECT_THAT(
        sessionsOf(preset(LoadPreset::Geometric, 1, 10, 10)), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Geometric, 1, 3, 5)), ElementsAre(1, 1, 2, 2, 3));
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Geometric, 1, 8, 6)), ElementsAre(1, 2, 3, 4, 5, 8));
}

TEST(Load, GeometricDownwardsIsTheMirror)
{
    EXPECT_THAT(
        sessionsOf(preset(LoadPreset::Geometric, 181, 5)), ElementsAre(181, 108, 65, 39, 23, 14, 8, 5));
}

TEST(Load, GeometricOfOneStepAndOfOneValue)
{
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Geometric, 7, 90, 1)), ElementsAre(7));
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Geometric, 7, 7, 3)), ElementsAre(7, 7, 7));
}

TEST(Load, GeometricAlwaysAscendsBetweenItsEnds)
{
    for (int from = 1; from <= 40; from += 3) {
        for (int to = from; to <= 300; to += 7) {
            for (int steps = 2; steps <= 20; ++steps) {
                const auto sessions = sessionsOf(preset(LoadPreset::Geometric, from, to, steps));
                ASSERT_EQ(sessions.front(), from);
                ASSERT_EQ(sessions.back(), to);
                for (std::size_t i = 1; i < sessions.size(); ++i)
                    ASSERT_GE(sessions[i] - sessions[i - 1], to - from + 1 >= steps ? 1 : 0);
            }
        }
    }
}

TEST(Load, RampListConstant)
{
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Ramp, 10, 50, 5)), ElementsAre(10, 20, 30, 40, 50));
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Ramp, 50, 10, 3)), ElementsAre(50, 30, 10));
    LoadSpec list = preset(LoadPreset::List);
    list.list = {8, 8, 3};
    EXPECT_THAT(sessionsOf(list), ElementsAre(8, 8, 3));
    LoadSpec constant = preset(LoadPreset::Constant);
    constant.sessions = 16;
    EXPECT_THAT(sessionsOf(constant), ElementsAre(16));
}

TEST(Load, PgHazelHasThePublishedPasses)
{
    const auto steps = stepsOf(preset(LoadPreset::PgHazel));
    EXPECT_THAT(sessionsOf(preset(LoadPreset::PgHazel)),
        ElementsAre(
            5, 5, 5, 5, 5, 5, 8, 9, 10, 11, 12, 14, 16, 19, 22, 27, 32, 39, 48, 60, 74, 92, 115, 145, 181));
    for (const LoadStep& step : steps)
        EXPECT_EQ(step.warmUp, step.index < 6);
}

TEST(Load, PgHazelEndsAtTheTopGiven)
{
    EXPECT_EQ(sessionsOf(preset(LoadPreset::PgHazel, 5, 100)).back(), 100);
    EXPECT_THAT(sessionsOf(preset(LoadPreset::PgHazel, 2, 5)), ElementsAre(2, 2, 2, 2, 2, 2, 5));
}

TEST(Load, PgExpectoHasThePublishedPasses)
{
    const auto steps = stepsOf(preset(LoadPreset::PgExpecto));
    EXPECT_THAT(sessionsOf(preset(LoadPreset::PgExpecto)),
        ElementsAre(5, 5, 5, 5, 5, 5, 7, 9, 12, 17, 22, 30, 41, 55, 74, 100, 134, 181));
    EXPECT_TRUE(steps[5].warmUp);
    EXPECT_FALSE(steps[6].warmUp);
}

TEST(Load, StepsCarryIndexDurationAndDiscard)
{
    LoadSpec load = preset(LoadPreset::Geometric, 5, 20, 3);
    load.stepDuration = 10s;
    load.discard = 2s;
    load.warmUp = 7s;
    EXPECT_THAT(stepsOf(load),
        ElementsAre(LoadStep{0, 5, true, 7s, 0s}, LoadStep{1, 5, false, 10s, 2s},
            LoadStep{2, 10, false, 10s, 2s}, LoadStep{3, 20, false, 10s, 2s}));
    EXPECT_EQ(totalDuration(stepsOf(load)), 37s);
    EXPECT_EQ(totalDuration({}), 0s);
}

TEST(Load, PointsNeverCollide)
{
    for (const LoadPreset kind : {LoadPreset::PgHazel, LoadPreset::PgExpecto, LoadPreset::Geometric}) {
        LoadSpec load = preset(kind);
        load.warmUp = 1s;
        int index = 0;
        for (const LoadStep& step : stepsOf(load))
            EXPECT_EQ(step.index, index++);
    }
}

TEST(SplitByWeight, LargestRemainder)
{
    const std::vector<double> mix{50, 30, 15, 5};
    EXPECT_THAT(splitByWeight(100, mix), ElementsAre(50, 30, 15, 5));
    EXPECT_THAT(splitByWeight(5, mix), ElementsAre(3, 1, 1, 0)); // 2.5 1.5 0.75 0.25
    EXPECT_THAT(splitByWeight(8, mix), ElementsAre(4, 3, 1, 0)); // 4 2.4 1.2 0.4
    EXPECT_THAT(splitByWeight(14, mix), ElementsAre(7, 4, 2, 1)); // 7 4.2 2.1 0.7
    EXPECT_THAT(splitByWeight(181, mix), ElementsAre(91, 54, 27, 9)); // 90.5 54.3 27.15 9.05
    EXPECT_THAT(splitByWeight(1, {1, 1, 1}), ElementsAre(1, 0, 0));
    EXPECT_THAT(splitByWeight(2, {1, 1, 1}), ElementsAre(1, 1, 0));
}

TEST(SplitByWeight, SumIsAlwaysTheSessions)
{
    std::mt19937 random(9);
    for (int round = 0; round < 5000; ++round) {
        std::vector<double> weights;
        for (unsigned i = 0, n = random() % 6 + 1; i < n; ++i)
            weights.push_back(random() % 4 == 0 ? 0 : static_cast<double>(random() % 1000) / 7);
        weights.push_back(1.0 / 3);
        const int sessions = static_cast<int>(random() % 300);
        const auto split = splitByWeight(sessions, weights);
        ASSERT_EQ(std::accumulate(split.begin(), split.end(), 0), sessions);
        const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
        for (std::size_t i = 0; i < weights.size(); ++i)
            ASSERT_LT(std::abs(split[i] - sessions * weights[i] / total), 1.0 + 1e-9);
    }
}

TEST(SplitByWeight, WeightsThatCountForNothing)
{
    EXPECT_THAT(splitByWeight(10, {0, 0}), ElementsAre(0, 0));
    EXPECT_THAT(splitByWeight(10, {-3, 1}), ElementsAre(0, 10));
    EXPECT_THAT(
        splitByWeight(10, {std::nan(""), 1, std::numeric_limits<double>::infinity()}), ElementsAre(0, 10, 0));
    EXPECT_THAT(splitByWeight(0, {1, 1}), ElementsAre(0, 0));
    EXPECT_TRUE(splitByWeight(10, {}).empty());
}

namespace {

std::vector<double> ratesOf(const LoadSpec& load)
{
    std::vector<double> rates;
    for (const LoadStep& step : stepsOf(load))
        rates.push_back(step.rate);
    return rates;
}

} // namespace

TEST(Load, RampHasEqualDifferences)
{
    EXPECT_THAT(sessionsOf(preset(LoadPreset::Ramp, 10, 50, 5)), ElementsAre(10, 20, 30, 40, 50));
    EXPECT_THAT(ratesOf(preset(LoadPreset::Ramp, 10, 50, 3)), ElementsAre(0, 0, 0));
}

TEST(Load, RateKeepsTheSessions)
{
    LoadSpec load = preset(LoadPreset::Rate, 100, 200, 3);
    load.sessions = 12;
    EXPECT_THAT(ratesOf(load), ElementsAre(100, 150, 200));
    EXPECT_THAT(sessionsOf(load), ElementsAre(12, 12, 12));
    load.to = 201;
    EXPECT_THAT(ratesOf(load), ElementsAre(100, 150.5, 201));
    load.steps = 1;
    EXPECT_THAT(ratesOf(load), ElementsAre(100));
    load.list = {50, 500};
    EXPECT_THAT(ratesOf(load), ElementsAre(50, 500));
    load.list.clear();
    load.rate = 0.5;
    EXPECT_THAT(ratesOf(load), ElementsAre(0.5));
}

TEST(Load, WarmUpTakesTheFirstRate)
{
    LoadSpec load = preset(LoadPreset::Rate, 100, 200, 2);
    load.warmUp = 5s;
    EXPECT_THAT(ratesOf(load), ElementsAre(100, 100, 200));
    EXPECT_TRUE(stepsOf(load).front().warmUp);
}
