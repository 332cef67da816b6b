// Figures that others published, and what may be said of them.
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "analysis/factor_analysis.h"
#include "analysis/pair_analysis.h"
#include "arms.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

using measure::Polarity;
using study::Order;
using Kind = VerdictKind;

TEST(PublishedCases, LatencyThatRisesIsWorse)
{
    const Verdict verdict = analysePair(test::latency, test::arm("A", {10.0, 10.1, 9.9, 10.0}, test::latency),
        test::arm("B", {10.43, 10.53, 10.33, 10.43}, test::latency, false), test::ordered(Order::Abba))
                                .verdict;
    EXPECT_EQ(verdict.kind, Kind::Worse);
    EXPECT_NEAR(*verdict.estimate, .043, .001);
}

TEST(PublishedCases, PublishedPairsOfBenchmarks)
{
    const measure::Metric duration{"duration", "ms", Polarity::LowerIsBetter};
    const auto json = analysePair(duration, test::arm("old", test::jsonOld, duration),
        test::arm("new", test::jsonNew, duration, false), test::ordered(Order::Random));
    EXPECT_EQ(json.verdict.kind, Kind::Better);
    EXPECT_NEAR(*json.verdict.estimate, .82542531 - 1, 5e-9);
    EXPECT_NEAR(*json.rankP, 1.0825088e-05, 5e-13);
    const auto gob = analysePair(duration, test::arm("old", test::gobOld, duration),
        test::arm("new", test::gobNew, duration, false), test::ordered(Order::Random, 0.03));
    EXPECT_EQ(gob.verdict.kind, Kind::NoPracticalDifference);
    EXPECT_NEAR(*gob.verdict.equivalenceP, .00019588, 5e-9);
    const auto strict = analysePair(duration, test::arm("old", test::gobOld, duration),
        test::arm("new", test::gobNew, duration, false), test::ordered(Order::Random, 0.01));
    EXPECT_EQ(strict.verdict.kind, Kind::NotDecided);
    ASSERT_TRUE(strict.verdict.runsNeeded);
    EXPECT_GE(*strict.verdict.runsNeeded, 1);
}

/// Two providers whose own three runs grow by 12 %: more than they differ.
TEST(PublishedCases, ImportedRunsThatGrowAreAnOrderEffect)
{
    Arm a = test::arm("A", {2587, 2752, 2887}), b = test::arm("B", {2683, 2819, 2884}, test::speed, false);
    for (Arm* arm : {&a, &b}) {
        for (RunFigures& figures : arm->runs)
            figures.block = figures.place = -1;
    }
    PairOptions imported;
    imported.smallestEffect = 0;
    const auto pair = analysePair(test::speed, a, b, imported);
    EXPECT_EQ(pair.verdict.kind, Kind::NotDecided);
    ASSERT_TRUE(pair.verdict.find(Qualifier::OrderEffect));
    EXPECT_NEAR(pair.verdict.find(Qualifier::OrderEffect)->number, .095, .005); // both together
}

TEST(PublishedCases, OneSpeckledRunIsShownWithAndWithout)
{
    const auto pair = analysePair(test::speed, test::arm("A", {13'249, 13'393, 7'773}),
        test::arm("B", {13'300, 13'350, 13'280}, test::speed, false), test::ordered(Order::Random));
    ASSERT_TRUE(pair.verdict.find(Qualifier::OutlierRuns));
    EXPECT_TRUE(pair.runs[2].outlier);
    const Values published{13'249, 13'393, 7'773};
    EXPECT_NEAR(mean(published), 11'472, 0.5); // what a mean alone would say
    EXPECT_EQ(median(published), 13'249);
    EXPECT_TRUE(pair.verdict.find(Qualifier::UnstableRuns));
    EXPECT_EQ(pair.verdict.kind, Kind::NotDecided);
    ASSERT_TRUE(pair.withoutOutliers);
    EXPECT_NEAR(pair.withoutOutliers->estimate, 0, .003);
    EXPECT_EQ(pair.verdict.baselineRuns, 3); // it stays in
}

TEST(PublishedCases, TwoGroupsOfRunsAreSaid)
{
    const auto pair =
        analysePair(test::speed, test::arm("A", {134'092, 129'852, 206'136, 198'488, 123'287, 195'082}),
            test::arm("B", {150'000, 151'000, 152'000, 149'000, 150'500, 151'500}, test::speed, false),
            test::ordered(Order::Random));
    ASSERT_TRUE(pair.verdict.find(Qualifier::TwoGroups));
    EXPECT_NEAR(pair.verdict.find(Qualifier::TwoGroups)->number, 129'000, 200);
    EXPECT_EQ(pair.verdict.kind, Kind::NotDecided);
}

/// A fixed rate: throughput is equal by design, the difference is in latency.
TEST(PublishedCases, RateLimitIsJudgedByLatency)
{
    const auto limited = [](Arm arm) {
        for (RunFigures& figures : arm.runs)
            figures.rateLimited = true;
        return arm;
    };
    const auto speed = analysePair(test::speed, limited(test::arm("A", {2000, 2001, 1999})),
        limited(test::arm("B", {2000, 1999, 2001}, test::speed, false)), test::ordered(Order::Abba));
    EXPECT_EQ(speed.verdict.kind, Kind::NoPracticalDifference);
    EXPECT_TRUE(speed.verdict.find(Qualifier::RateLimited));
    const auto latency =
        analysePair(test::latency, limited(test::arm("A", {302.3, 301.0, 304.1}, test::latency)),
            limited(test::arm("B", {57.0, 56.2, 57.9}, test::latency, false)), test::ordered(Order::Abba));
    EXPECT_EQ(latency.verdict.kind, Kind::Better);
    EXPECT_NEAR(*latency.verdict.estimate, -.81, .005);
    EXPECT_FALSE(latency.verdict.find(Qualifier::RateLimited));
    const measure::Metric lag = *measure::findMetric("lag");
    const auto late = analysePair(lag, limited(test::arm("A", {16'900, 16'700, 17'100}, lag)),
        limited(test::arm("B", {2'800, 2'750, 2'860}, lag, false)), test::ordered(Order::Abba));
    EXPECT_EQ(late.verdict.kind, Kind::Better);
    EXPECT_NEAR(*late.verdict.estimate, 2.8 / 16.9 - 1, .01);
}

/// Huge pages pay more on a remote client (+6.8 %) than on a local one (+3.8 %): four bars hide an
/// interaction.
TEST(PublishedCases, HugePagesDependOnThePlaceOfTheClient)
{
    const double local = 1000, remote = local * (1 - .071);
    const FactorTable table{
        {{0, 0}, {local}}, {{0, 1}, {local * 1.038}}, {{1, 0}, {remote}}, {{1, 1}, {remote * 1.068}}};
    const auto pages = heatMap(table, 1, 0, 0.95), place = heatMap(table, 0, 0, 0.95);
    EXPECT_NEAR(*pages[0].ratio, 1.038, 1e-9);
    EXPECT_NEAR(*pages[1].ratio, 1.068, 1e-9);
    EXPECT_NEAR(*place[0].ratio - 1, -.071, 1e-9);
    EXPECT_NEAR(*place[1].ratio - 1, -.045, .001);
    const auto analysis = analyseFactors(table);
    ASSERT_TRUE(analysis && analysis->effects);
    EXPECT_NEAR((*analysis->effects)[3], std::log(1.068 / 1.038) / 2, 1e-9);
    EXPECT_EQ(analysis->error, ErrorTerm::HighestInteraction);
}

/// The text said that LWLock waits fall above 40 % of RAM; its own figure is +14 %.
TEST(PublishedCases, WaitsRiseWhereTheFigureSaysSo)
{
    const measure::Metric lwlock = *measure::findMetric("lwlock_waits");
    const auto waits = analysePair(lwlock, test::arm("40 %", {1.00, 1.01, 0.99, 1.00}, lwlock, true, 60'000),
        test::arm("50 %", {1.14, 1.15, 1.13, 1.14}, lwlock, false, 68'000), test::ordered(Order::Abba));
    EXPECT_EQ(waits.verdict.kind, Kind::More);
    EXPECT_NEAR(*waits.verdict.estimate, .14, .001);
    const auto once = analysePair(lwlock, test::arm("40 %", {1.00}, lwlock, true, 60'000),
        test::arm("50 %", {1.14}, lwlock, false, 68'000));
    EXPECT_EQ(once.verdict.kind, Kind::OneRunOnly); // as published: one run each
    EXPECT_GT(*once.verdict.estimate, 0);
}

/// Ten-second windows of three runs of two providers, from the published file: each run's mean without its
/// first and last window.
TEST(PublishedCases, RunsOfTwoProvidersGrowMoreThanTheyDiffer)
{
    std::ifstream in(std::string(PGDUEL_TEST_DATA) + "/published/p07_bench1000_10s.csv");
    std::map<std::string, Values> windows;
    std::string line;
    std::getline(in, line); // the header
    while (std::getline(in, line)) {
        std::stringstream row(line);
        std::string provider, runName, rate;
        std::getline(row, provider, ',');
        std::getline(row, runName, ',');
        std::getline(row, rate, ',');
        windows[provider + ' ' + runName].push_back(std::stod(rate));
    }
    ASSERT_EQ(windows.size(), 6u);
    Values means;
    for (const auto& [name, values] : windows)
        means.push_back(mean(Values(values.begin() + 1, values.end() - 1)));
    const Values printed{2587, 2752, 2887, 2683, 2819, 2884};
    for (std::size_t i = 0; i < printed.size(); ++i)
        EXPECT_NEAR(means[i], printed[i], 0.5);
    EXPECT_NEAR(mean(Values(means.begin(), means.begin() + 3)), 2742, 0.5);
    EXPECT_NEAR(mean(Values(means.begin() + 3, means.end())), 2795.5, 0.1);
    Arm a = test::arm("A", {means[0], means[1], means[2]}),
        b = test::arm("B", {means[3], means[4], means[5]}, test::speed, false);
    for (Arm* arm : {&a, &b})
        for (RunFigures& figures : arm->runs)
            figures.block = figures.place = -1;
    const auto pair = analysePair(test::speed, a, b);
    EXPECT_EQ(pair.verdict.kind, Kind::NotDecided);
    EXPECT_TRUE(pair.verdict.find(Qualifier::OrderEffect));
}

/// Rounds of one laptop, from the published file: a test that recorded zeros has failed and is no rate of 0.
TEST(PublishedCases, RoundsOfALaptop)
{
    const auto rounds = [](const std::string& profile) {
        std::ifstream in(std::string(PGDUEL_TEST_DATA) + "/statistics/p09_laptop_rounds_hdd_ssd.csv");
        Values values;
        for (std::string line; std::getline(in, line);) {
            std::vector<std::string> fields;
            std::stringstream row(line);
            for (std::string field; std::getline(row, field, ',');)
                fields.push_back(field);
            if (fields.at(0) == "Intel(R) Core(TM) i5-8259U CPU @ 2.30GHz" && fields.at(1) == "HDD"
                && fields.at(2) == profile && fields.at(3) == "8")
                values.push_back(std::stod(fields.at(7)));
        }
        return values;
    };
    const Values standard = rounds("std"), heavy = rounds("writeheavy"), readOnly = rounds("readonly");
    ASSERT_EQ(standard.size(), 5u);
    EXPECT_NEAR(mean(readOnly), 27'715.4, 0.05);
    EXPECT_NEAR(median(readOnly), 27'728.1, 0.05);
    EXPECT_NEAR(mean(standard), 349.5, 0.05);
    EXPECT_NEAR(standardDeviation(standard) / mean(standard), .86, .005);
    const auto unstable = analysePair(test::speed, test::arm("readonly", readOnly),
        test::arm("std", standard, test::speed, false), test::ordered(Order::Random));
    ASSERT_TRUE(unstable.verdict.find(Qualifier::UnstableRuns));
    EXPECT_EQ(unstable.verdict.find(Qualifier::UnstableRuns)->arm, ArmSide::Candidate);
    EXPECT_NEAR(unstable.verdict.find(Qualifier::UnstableRuns)->number, .86, .005);
    const auto zeros = analysePair(test::speed, test::arm("readonly", readOnly),
        test::arm("writeheavy", heavy, test::speed, false), test::ordered(Order::Random));
    EXPECT_EQ(zeros.verdict.kind, Kind::NotComparable);
    EXPECT_EQ(zeros.verdict.reason, NotComparableReason::CandidateZero);
}

} // namespace
} // namespace pgduel::analysis
