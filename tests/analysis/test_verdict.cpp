#include <cmath>

#include <gtest/gtest.h>

#include "analysis/study_analysis.h"
#include "arms.h"

namespace pgduel::analysis {
namespace {

using measure::Polarity;
using study::Order;
using Kind = VerdictKind;

/// Sign × polarity × certainty. An interval that excludes 0 but reaches below the smallest effect is
/// "slightly".
TEST(VerdictKinds, FollowSignAndPolarity)
{
    struct Case {
        Interval interval;
        Kind higher, lower, neither;
    };
    const std::vector<Case> cases{{{.05, .09}, Kind::Better, Kind::Worse, Kind::More},
        {{-.09, -.05}, Kind::Worse, Kind::Better, Kind::Fewer},
        {{.01, .09}, Kind::SlightlyBetter, Kind::SlightlyWorse, Kind::SlightlyMore},
        {{-.09, -.01}, Kind::SlightlyWorse, Kind::SlightlyBetter, Kind::SlightlyFewer},
        {{-.01, .02}, Kind::NoPracticalDifference, Kind::NoPracticalDifference, Kind::NoPracticalDifference},
        {{.005, .02}, Kind::NoPracticalDifference, Kind::NoPracticalDifference, Kind::NoPracticalDifference},
        {{-.01, .09}, Kind::NotDecided, Kind::NotDecided, Kind::NotDecided},
        {{-.09, .01}, Kind::NotDecided, Kind::NotDecided, Kind::NotDecided}};
    for (const Case& c : cases) {
        EXPECT_EQ(kindOf(c.interval, .03, Polarity::HigherIsBetter), c.higher);
        EXPECT_EQ(kindOf(c.interval, .03, Polarity::LowerIsBetter), c.lower);
        EXPECT_EQ(kindOf(c.interval, .03, Polarity::Neither), c.neither);
    }
    EXPECT_EQ(kindOf({0, 0}, 0, Polarity::HigherIsBetter), Kind::NotDecided);
}

TEST(VerdictKinds, OnlyWorseIsWorse)
{
    EXPECT_TRUE(isWorse(Kind::Worse));
    for (const Kind kind : {Kind::SlightlyWorse, Kind::More, Kind::Fewer, Kind::NotDecided, Kind::Better})
        EXPECT_FALSE(isWorse(kind));
    EXPECT_TRUE(isDecided(Kind::SlightlyFewer));
    EXPECT_FALSE(isDecided(Kind::NoPracticalDifference));
}

TEST(Verdict, WaitsAreMoreOrFewer)
{
    const Verdict verdict = analysePair(test::ioWaits,
        test::arm("40 %", {2.0, 2.02, 1.98, 2.01}, test::ioWaits, true, 40'000),
        test::arm("50 %", {2.28, 2.30, 2.27, 2.29}, test::ioWaits, false, 46'000), test::ordered(Order::Abba))
                                .verdict;
    EXPECT_EQ(verdict.kind, Kind::More);
    EXPECT_FALSE(isWorse(verdict.kind));
}

TEST(Verdict, OneRunHasADifferenceAndNoInterval)
{
    const Verdict verdict =
        analysePair(test::speed, test::arm("A", {100}), test::arm("B", {110}, test::speed, false)).verdict;
    EXPECT_EQ(verdict.kind, Kind::OneRunOnly);
    EXPECT_NEAR(*verdict.estimate, .1, 1e-12);
    EXPECT_FALSE(verdict.interval || verdict.p || verdict.runsNeeded);
    const Verdict lopsided =
        analysePair(test::speed, test::arm("A", {100, 101, 99}), test::arm("B", {110}, test::speed, false))
            .verdict;
    EXPECT_EQ(lopsided.kind, Kind::OneRunOnly);
}

TEST(Verdict, SequentialPlansDecideNothing)
{
    const auto pair = analysePair(test::speed, test::arm("A", {100, 101, 100, 99}),
        test::arm("B", {150, 151, 149, 150}, test::speed, false), test::ordered(Order::Sequential));
    EXPECT_EQ(pair.verdict.kind, Kind::NotDecided);
    EXPECT_TRUE(pair.verdict.find(Qualifier::OrderEffect));
    EXPECT_FALSE(pair.verdict.runsNeeded);
    EXPECT_NEAR(*pair.verdict.estimate, .5, .01);
    EXPECT_EQ(pair.verdict.find(Qualifier::OrderEffect)->number, 0); // no drift that these runs would show
}

TEST(Verdict, DriftInABalancedPlanIsOnlyRemarked)
{
    const auto pair = analysePair(test::speed, test::arm("A", {100, 103.1, 105.9, 109.2, 112.1}),
        test::arm("B", {121.4, 123.5, 128.8, 130.4, 136.4}, test::speed, false), test::ordered(Order::Abba));
    EXPECT_EQ(pair.verdict.kind, Kind::Better);
    ASSERT_TRUE(pair.verdict.find(Qualifier::Drift));
    EXPECT_GT(pair.verdict.find(Qualifier::Drift)->number, .1);
}

TEST(Verdict, ADriftIsNamedOnlyWhereItIsSignificant)
{
    const Arm a = test::arm("A", {100, 103.1, 105.9, 109.2, 112.1}),
              b = test::arm("B", {121.4, 123.5, 128.8, 130.4, 136.4}, test::speed, false);
    const auto sequential = analysePair(test::speed, a, b, test::ordered(Order::Sequential));
    EXPECT_GT(sequential.verdict.find(Qualifier::OrderEffect)->number, .1);
    const auto unknown = analysePair(test::speed, a, b);
    ASSERT_TRUE(unknown.verdict.find(Qualifier::OrderEffect));
    EXPECT_FALSE(unknown.verdict.find(Qualifier::Drift)); // no plan is known that would even it out
}

TEST(Verdict, FailedRunsAreZeros)
{
    const auto nothing =
        analysePair(test::speed, test::arm("A", {100, 101}), test::arm("B", {0, 0}, test::speed, false));
    EXPECT_EQ(nothing.verdict.kind, Kind::NotComparable);
    EXPECT_EQ(nothing.verdict.reason, NotComparableReason::CandidateZero);
    const auto reverse =
        analysePair(test::speed, test::arm("A", {0, 0}), test::arm("B", {100, 101}, test::speed, false));
    EXPECT_EQ(reverse.verdict.reason, NotComparableReason::BaselineZero);
}

/// Without the failed run the candidate would be better by 10 %: a choice of runs by their outcome.
TEST(Verdict, OneRunOfZeroWithholdsIt)
{
    for (const Order order : {Order::Random, Order::Blocks}) {
        const Arm a = test::arm("A", {100, 101, 99}), b = test::arm("B", {110, 0, 111}, test::speed, false);
        const auto pair = analysePair(test::speed, a, b, test::ordered(order));
        EXPECT_EQ(pair.verdict.kind, Kind::NotComparable);
        EXPECT_EQ(pair.verdict.reason, NotComparableReason::ZeroInRuns);
        EXPECT_FALSE(pair.verdict.estimate || pair.verdict.interval || pair.verdict.p);
        ASSERT_TRUE(pair.verdict.find(Qualifier::ZeroRuns));
        EXPECT_EQ(pair.verdict.find(Qualifier::ZeroRuns)->arm, ArmSide::Candidate);
        EXPECT_FALSE(noiseFloorOf(test::speed, a, b));
    }
}

/// The highest load brings one side to a standstill: the other steps must not say "better".
TEST(Verdict, AStepOfZeroWithholdsItOnEitherSide)
{
    const Arm alive = test::armOf("A", {5, 181}, {{100, 300}, {101, 299}, {99, 301}}, true);
    const Arm dead = test::armOf("B", {5, 181}, {{120, 0}, {121, 0}, {119, 0}}, false);
    EXPECT_EQ(analysePair(test::speed, alive, dead, test::ordered(Order::Random)).verdict.reason,
        NotComparableReason::CandidateZero);
    EXPECT_EQ(analysePair(test::speed, dead, alive, test::ordered(Order::Random)).verdict.reason,
        NotComparableReason::BaselineZero);
}

/// Zero on both sides (no retries at low load) is no outcome of either: the step is left out, and said.
TEST(Verdict, AStepOfZeroOnBothSidesIsSaid)
{
    const Arm a = test::armOf("A", {5, 181}, {{0, 300}, {0, 299}, {0, 301}}, true);
    const Arm b = test::armOf("B", {5, 181}, {{0, 330}, {0, 331}, {0, 329}}, false);
    const auto pair = analysePair(test::speed, a, b, test::ordered(Order::Random));
    EXPECT_EQ(pair.verdict.kind, Kind::Better);
    EXPECT_EQ(pair.verdict.steps, 1);
    ASSERT_TRUE(pair.verdict.find(Qualifier::ZeroSteps));
    EXPECT_EQ(pair.verdict.find(Qualifier::ZeroSteps)->number, 1);
}

TEST(Verdict, AStepOfWaitsUnseenInOneRunIsSaid)
{
    const Arm a = test::armOf("A", {5, 181}, {{0.5, 2}, {0.6, 2.1}, {0.4, 1.9}}, true, test::ioWaits);
    const Arm b = test::armOf("B", {5, 181}, {{0, 2}, {0.6, 2.1}, {0.9, 1.9}}, false, test::ioWaits);
    const auto pair = analysePair(test::ioWaits, a, b, test::ordered(Order::Random));
    EXPECT_EQ(pair.verdict.steps, 1);
    EXPECT_EQ(pair.verdict.candidateRuns, 3);
    ASSERT_TRUE(pair.verdict.find(Qualifier::ZeroSteps));
}

TEST(Verdict, NothingInCommonHasAReason)
{
    Arm other = test::arm("B", {1, 2});
    for (RunFigures& figures : other.runs)
        figures.points[0].sessions = 9;
    EXPECT_EQ(analysePair(test::speed, test::arm("A", {1, 2}), other).verdict.reason,
        NotComparableReason::NoCommonPoints);
    EXPECT_EQ(analysePair(test::speed, test::arm("A", {1, 2}), {"B", {}}).verdict.reason,
        NotComparableReason::NoRuns);
    EXPECT_EQ(analysePair(test::ioWaits, test::arm("A", {1, 2}, test::ioWaits, true, 20),
                  test::arm("B", {1, 2}, test::ioWaits, false, 20))
                  .verdict.reason,
        NotComparableReason::TooFewCounts);
}

TEST(Verdict, SaturatedDriverWithholdsIt)
{
    Arm b = test::arm("B", {120, 121, 119, 120}, test::speed, false);
    b.runs[2].driverSaturated = true;
    const auto pair =
        analysePair(test::speed, test::arm("A", {100, 101, 99, 100}), b, test::ordered(Order::Abba));
    EXPECT_EQ(pair.verdict.kind, Kind::NotComparable);
    EXPECT_EQ(pair.verdict.reason, NotComparableReason::DriverSaturated);
    EXPECT_EQ(pair.verdict.find(Qualifier::DriverSaturated)->number, 1);
    EXPECT_FALSE(pair.verdict.interval || pair.verdict.p || pair.verdict.equivalenceP || pair.rankP);
    EXPECT_FALSE(pair.decidedFrom || pair.points.front().decided);
}

TEST(Verdict, RunsWithoutAPartnerStayOut)
{
    Arm b = test::arm("B", {120, 121, 119, 120}, test::speed, false);
    b.runs.erase(b.runs.begin() + 1);
    const auto pair =
        analysePair(test::speed, test::arm("A", {100, 101, 99, 100}), b, test::ordered(Order::Blocks));
    EXPECT_EQ(pair.verdict.pairs, 3);
    EXPECT_EQ(pair.verdict.baselineRuns, 3);
    ASSERT_TRUE(pair.verdict.find(Qualifier::UnpairedRuns));
    EXPECT_EQ(pair.verdict.find(Qualifier::UnpairedRuns)->arm, ArmSide::Baseline);
    EXPECT_EQ(pair.runs[1].use, RunUse::NoPartner);
}

TEST(Verdict, WhatElseDiffers)
{
    Arm a = test::arm("A", {100, 101, 99}), b = test::arm("B", {100, 102, 98}, test::speed, false);
    for (RunFigures& figures : a.runs) {
        figures.settings = {
            {"shared_buffers", "128MB"}, {"work_mem", "4MB"}, {"jit", "on"}, {"DateStyle", "ISO, MDY"}};
        figures.checkpoints = 1;
    }
    for (RunFigures& figures : b.runs) {
        figures.settings = {
            {"shared_buffers", "1GB"}, {"work_mem", "64MB"}, {"jit", "on"}, {"DateStyle", "ISO, DMY"}};
        figures.checkpoints = 3;
        figures.rateLimited = true;
        figures.stoppedEarly = true;
        figures.levelShifts = 1;
    }
    PairOptions options = test::ordered(Order::Abba);
    options.factorSettings = {"Shared_Buffers", "datestyle"};
    const auto pair = analysePair(test::speed, a, b, options);
    ASSERT_TRUE(pair.verdict.find(Qualifier::OtherSettingsDiffer));
    EXPECT_EQ(
        pair.verdict.find(Qualifier::OtherSettingsDiffer)->names, (std::vector<std::string>{"work_mem"}));
    EXPECT_EQ(pair.verdict.find(Qualifier::CheckpointsDiffer)->second, 3);
    EXPECT_EQ(pair.verdict.find(Qualifier::StoppedEarly)->number, 3);
    EXPECT_EQ(pair.verdict.find(Qualifier::ShiftInside)->arm, ArmSide::Candidate);
    EXPECT_FALSE(pair.verdict.find(Qualifier::RateLimited)); // only one side is
}

} // namespace
} // namespace pgduel::analysis
