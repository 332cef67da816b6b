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
}

TEST(Verdict, DriftInABalancedPlanIsOnlyRemarked)
{
    const auto pair = analysePair(test::speed, test::arm("A", {100, 103.1, 105.9, 109.2, 112.1}),
        test::arm("B", {121.4, 123.5, 128.8, 130.4, 136.4}, test::speed, false), test::ordered(Order::Abba));
    EXPECT_EQ(pair.verdict.kind, Kind::Better);
    ASSERT_TRUE(pair.verdict.find(Qualifier::Drift));
    EXPECT_GT(pair.verdict.find(Qualifier::Drift)->number, .1);
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
    const auto some = analysePair(test::speed, test::arm("A", {100, 101, 99}),
        test::arm("B", {110, 0, 111}, test::speed, false), test::ordered(Order::Random));
    ASSERT_TRUE(some.verdict.find(Qualifier::ZeroRuns));
    EXPECT_EQ(some.verdict.candidateRuns, 2);
    EXPECT_NEAR(*some.verdict.estimate, .105, .001);
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
        figures.settings = {{"shared_buffers", "128MB"}, {"work_mem", "4MB"}, {"jit", "on"}};
        figures.checkpoints = 1;
    }
    for (RunFigures& figures : b.runs) {
        figures.settings = {{"shared_buffers", "1GB"}, {"work_mem", "64MB"}, {"jit", "on"}};
        figures.checkpoints = 3;
        figures.rateLimited = true;
        figures.stoppedEarly = true;
        figures.levelShifts = 1;
    }
    PairOptions options = test::ordered(Order::Abba);
    options.factorSettings = {"shared_buffers"};
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
