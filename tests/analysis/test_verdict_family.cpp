#include <cmath>

#include <gtest/gtest.h>

#include "analysis/study_analysis.h"
#include "arms.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

using measure::Polarity;
using study::Order;
using Kind = VerdictKind;

TEST(Verdict, ExactFiguresNeedNoTest)
{
    const measure::Metric wal{"wal_bytes", "bytes", Polarity::Neither};
    const auto three = analysePair(wal, test::arm("A", {100, 100, 100}, wal),
        test::arm("B", {120, 120, 120}, wal, false), test::ordered(Order::Blocks));
    EXPECT_EQ(three.verdict.kind, Kind::More);
    EXPECT_TRUE(three.verdict.find(Qualifier::ConstantInBoth));
    const auto two = analysePair(wal, test::arm("A", {100, 100}, wal), test::arm("B", {120, 120}, wal, false),
        test::ordered(Order::Blocks));
    EXPECT_EQ(two.verdict.kind, Kind::NotDecided);
    EXPECT_EQ(two.verdict.runsNeeded, 1);
}

TEST(Verdict, CountingErrorWidensTheBand)
{
    const auto verdictWith = [](double counts) {
        return analysePair(test::ioWaits,
            test::arm("A", {2.00, 2.01, 1.99, 2.00}, test::ioWaits, true, counts),
            test::arm("B", {2.10, 2.11, 2.09, 2.10}, test::ioWaits, false, counts),
            test::ordered(Order::Blocks))
            .verdict;
    };
    const Verdict few = verdictWith(50), many = verdictWith(50'000);
    ASSERT_TRUE(few.find(Qualifier::CountingError)); // 200 counts an arm: √(1/200 + 1/200) = 10 %
    EXPECT_NEAR(few.standardError, .1, 1e-9);
    EXPECT_EQ(few.kind, Kind::NotDecided);
    EXPECT_GT(few.interval->high - few.interval->low, 10 * (many.interval->high - many.interval->low));
    EXPECT_FALSE(isWorse(many.kind));
}

TEST(Verdict, ThinPointsKeepTheirRowAndStayOut)
{
    Arm a = test::armOf("A", {5, 181}, {{0.1, 20}, {0.1, 21}}, true, test::ioWaits);
    Arm b = test::armOf("B", {5, 181}, {{0.9, 20}, {0.8, 21}}, false, test::ioWaits);
    for (Arm* arm : {&a, &b}) {
        for (RunFigures& figures : arm->runs)
            figures.points[0].evidence = 20;
    }
    const auto pair = analysePair(test::ioWaits, a, b, test::ordered(Order::Blocks));
    EXPECT_EQ(pair.comparison.points.size(), 2u);
    EXPECT_EQ(pair.verdict.steps, 1);
    EXPECT_EQ(pair.verdict.find(Qualifier::ThinPoints)->number, 1);
    EXPECT_FALSE(pair.points[0].p);
}

TEST(Verdict, NoiseFloorRaisesTheSmallestEffect)
{
    const auto floor = noiseFloorOf(test::speed, test::arm("A", {100, 104, 98, 101}),
        test::arm("A again", {103, 99, 102, 97}, test::speed, false));
    ASSERT_TRUE(floor);
    EXPECT_EQ(floor->pairs, 4);
    PairOptions options = test::ordered(Order::Abba, 0.01);
    options.noiseFloor = floor;
    const auto pair = analysePair(test::speed, test::arm("A", {100, 100.5, 99.5, 100}),
        test::arm("B", {102, 102.6, 101.4, 102}, test::speed, false), options);
    EXPECT_EQ(pair.verdict.smallestEffectSource, SmallestEffectSource::NoiseFloor);
    EXPECT_NEAR(pair.verdict.smallestEffect, floor->of(4, 4), 1e-12);
    EXPECT_EQ(pair.verdict.kind, Kind::NoPracticalDifference);
    options.noiseFloor.reset();
    EXPECT_EQ(analysePair(test::speed, test::arm("A", {100, 100.5, 99.5, 100}),
                  test::arm("B", {102, 102.6, 101.4, 102}, test::speed, false), options)
                  .verdict.kind,
        Kind::Better);
}

/// Steps that swing against each other even out in the mean: a band of the mean's width is too narrow for
/// them.
TEST(NoiseFloor, OfOneStepIsItsOwn)
{
    const Arm a = test::armOf("A", {5, 30}, {{100, 200}, {101, 199}, {99, 202}}, true);
    const Arm again = test::armOf("A again", {5, 30}, {{104, 192}, {97, 207}, {103, 194}}, false);
    const auto floor = noiseFloorOf(test::speed, a, again);
    ASSERT_TRUE(floor);
    const Values ratios{std::log(1.04), std::log(.96), std::log(97.0 / 101), std::log(207.0 / 199),
        std::log(103.0 / 99), std::log(194.0 / 202)};
    EXPECT_NEAR(floor->stepDeviation, equalRunsDeviation(ratios), 1e-12);
    EXPECT_GT(floor->stepDeviation, 5 * floor->runDeviation);
    PairOptions options = test::ordered(Order::Blocks);
    options.noiseFloor = floor;
    EXPECT_NEAR(*analysePair(test::speed, a, again, options).stepNoiseFloor, floor->ofStep(3, 3), 1e-12);
}

TEST(Family, WhatHolmDoesNotKeepIsNotDecided)
{
    std::vector<Arm> arms{test::arm("A", {100, 102, 98, 101}), test::arm("B", {103.5, 106, 101, 104.5}),
        test::arm("C", {100.2, 101.8, 98.3, 101.4}), test::arm("D", {99.5, 102.2, 98.2, 100.6})};
    std::vector<std::pair<int, int>> pairs{{0, 1}, {0, 2}, {0, 3}};
    StudyOptions options;
    options.pair = test::ordered(Order::Random, 0);
    const auto alone = analyseStudy({test::speed}, arms, {{0, 1}}, options);
    const auto family = analyseStudy({test::speed}, arms, pairs, options);
    ASSERT_EQ(family.size(), 3u);
    EXPECT_EQ(alone[0].verdict.kind, Kind::Better);
    EXPECT_NEAR(*family[0].verdict.adjustedP, 3 * *alone[0].verdict.p, 1e-9);
    EXPECT_EQ(family[0].verdict.kind, Kind::NotDecided);
    ASSERT_TRUE(family[0].verdict.find(Qualifier::ManyComparisons));
    EXPECT_EQ(family[0].verdict.find(Qualifier::ManyComparisons)->second, 3);
    EXPECT_TRUE(family[0].verdict.runsNeeded);
}

/// "Better" says more than "different", so it is held to the family's level as well.
TEST(Family, KeepsOnlyAsMuchAsItsLevelSupports)
{
    const std::vector<Arm> arms{test::arm("A", {100, 100.4, 99.6, 100.2}),
        test::arm("B", {103.2, 103.9, 102.6, 103.4}), test::arm("C", {100.2, 101.8, 98.3, 101.4}),
        test::arm("D", {99.5, 102.2, 98.2, 100.6}), test::arm("E", {99, 101, 100, 102})};
    StudyOptions options;
    options.pair = test::ordered(Order::Random, 0.023);
    const auto alone = analyseStudy({test::speed}, arms, {{0, 1}}, options);
    const auto family = analyseStudy({test::speed}, arms, {{0, 1}, {0, 2}, {0, 3}, {0, 4}}, options);
    EXPECT_EQ(alone[0].verdict.kind, Kind::Better);
    EXPECT_EQ(family[0].verdict.kind, Kind::SlightlyBetter);
    EXPECT_TRUE(family[0].verdict.find(Qualifier::ManyComparisons));
    EXPECT_FALSE(family[0].verdict.runsNeeded);
}

TEST(Family, SamenessIsHeldToItsLevelToo)
{
    const std::vector<Arm> arms{test::arm("A", {100, 101, 99, 100.4}),
        test::arm("B", {100.6, 101.3, 99.5, 100.9}), test::arm("C", {90, 120, 101, 88}),
        test::arm("D", {95, 122, 88, 99}), test::arm("E", {120, 90, 111, 98})};
    StudyOptions options;
    options.pair = test::ordered(Order::Random, 0.021);
    const auto alone = analyseStudy({test::speed}, arms, {{0, 1}}, options);
    const auto family = analyseStudy({test::speed}, arms, {{0, 1}, {0, 2}, {0, 3}, {0, 4}}, options);
    EXPECT_EQ(alone[0].verdict.kind, Kind::NoPracticalDifference);
    EXPECT_EQ(family[0].verdict.kind, Kind::NotDecided);
    EXPECT_TRUE(family[0].verdict.find(Qualifier::ManyComparisons));
}

TEST(Family, ThreePairsOfOneTableAgree)
{
    const std::vector<Arm> arms{test::armOf("25 %", {5, 30, 181}, {{100, 200, 300}, {101, 202, 297}}, true),
        test::armOf("40 %", {5, 30, 181}, {{104, 214, 330}, {106, 210, 335}}, false),
        test::armOf("50 %", {5, 30, 181}, {{99, 203, 310}, {100, 201, 305}}, true)};
    StudyOptions options;
    options.pair = test::ordered(Order::Random);
    const auto all = analyseStudy({test::speed}, arms, {{0, 1}, {1, 2}, {0, 2}}, options);
    for (std::size_t k = 0; k < 3; ++k) {
        const double chained = (1 + *all[0].points[k].estimate) * (1 + *all[1].points[k].estimate) - 1;
        EXPECT_NEAR(chained, *all[2].points[k].estimate, 1e-12);
        const double plain =
            (1 + *all[0].comparison.points[k].difference) * (1 + *all[1].comparison.points[k].difference) - 1;
        EXPECT_NEAR(plain, *all[2].comparison.points[k].difference, 1e-12);
    }
    EXPECT_NEAR(
        (1 + *all[0].verdict.estimate) * (1 + *all[1].verdict.estimate) - 1, *all[2].verdict.estimate, 1e-12);
}

TEST(Bootstrap, OfTheHeadlineIsRepeatable)
{
    PairOptions options = test::ordered(Order::Random);
    options.resamples = 2000;
    const auto once =
        analysePair(test::speed, test::arm("A", test::jsonOld), test::arm("B", test::jsonNew), options);
    const auto again =
        analysePair(test::speed, test::arm("A", test::jsonOld), test::arm("B", test::jsonNew), options);
    ASSERT_TRUE(once.bootstrap && again.bootstrap);
    EXPECT_EQ(once.bootstrap->bca.low, again.bootstrap->bca.low);
    EXPECT_NEAR(std::exp(once.bootstrap->bca.low), .8176, .003);
}

} // namespace
} // namespace pgduel::analysis
