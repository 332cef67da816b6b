#include <limits>

#include <gtest/gtest.h>

#include "analysis/comparison_table.h"
#include "points.h"

namespace pgduel::analysis {
namespace {

using test::ioWaits;
using test::run;
using test::speed;

TEST(Comparison, AlignsByStepAndNotByRow)
{
    const auto a = run(speed, {5, 14, 39}, {100, 200, 400});
    auto b = run(speed, {5, 14, 39}, {110, 210, 300});
    std::swap(b[0], b[2]);
    const Comparison comparison = compare(speed, {"A", {a}}, {"B", {b}});
    ASSERT_EQ(comparison.points.size(), 3u);
    EXPECT_NEAR(*comparison.points[0].difference, 0.10, 1e-12);
    EXPECT_NEAR(*comparison.points[1].difference, 0.05, 1e-12);
    EXPECT_NEAR(*comparison.points[2].difference, -0.25, 1e-12);
    EXPECT_EQ(comparison.min->sessions, 39);
    EXPECT_EQ(comparison.min->step, 2);
    EXPECT_EQ(comparison.max->sessions, 5);
    EXPECT_NEAR(*comparison.mean, -0.10 / 3, 1e-12);
    EXPECT_NEAR(*comparison.ratioOfTotals, 620.0 / 700 - 1, 1e-12);
    EXPECT_EQ(comparison.baseline, "A");
    EXPECT_EQ(comparison.candidate, "B");
    EXPECT_EQ(comparison.missingPoints, 0);
}

TEST(Comparison, SameStepWithOtherSessionsIsNoPair)
{
    const Comparison comparison =
        compare(speed, {"A", {run(speed, {5}, {100})}}, {"B", {run(speed, {8}, {100})}});
    ASSERT_EQ(comparison.points.size(), 2u);
    EXPECT_EQ(comparison.points[0].missing, Missing::NotInCandidate);
    EXPECT_EQ(comparison.points[1].missing, Missing::NotInBaseline);
    EXPECT_EQ(comparison.missingPoints, 2);
    EXPECT_FALSE(comparison.min || comparison.max || comparison.mean || comparison.ratioOfTotals);
}

TEST(Comparison, LeavesOutWarmUpAndOtherMetrics)
{
    auto a = run(speed, {5, 5, 8}, {1, 100, 200});
    a[0].warmUp = true;
    a.push_back({1, 5, false, "io_waits", 7, 500});
    auto b = run(speed, {5, 5, 8}, {9, 100, 220});
    b[0].warmUp = true;
    const Comparison comparison = compare(speed, {"A", {a}}, {"B", {b}});
    ASSERT_EQ(comparison.points.size(), 2u);
    EXPECT_EQ(comparison.points[0].step, 1);
    EXPECT_NEAR(comparison.max->difference, 0.10, 1e-12);
}

TEST(Comparison, AveragesReplicatesAndKeepsThem)
{
    const ExperimentPoints a{"A", {run(speed, {5, 8}, {100, 50}, 10), run(speed, {5}, {120}, 20)}};
    const ExperimentPoints b{"B", {run(speed, {5, 8}, {132, 60})}};
    const Comparison comparison = compare(speed, a, b);
    EXPECT_EQ(comparison.baselineRuns, 2);
    EXPECT_EQ(comparison.candidateRuns, 1);
    EXPECT_EQ(comparison.points[0].baselineRuns, (std::vector<double>{100, 120}));
    EXPECT_DOUBLE_EQ(*comparison.points[0].baseline, 110);
    EXPECT_DOUBLE_EQ(comparison.points[0].evidenceBaseline, 30);
    EXPECT_NEAR(*comparison.points[0].difference, 0.2, 1e-12);
    EXPECT_EQ(comparison.points[1].baselineRuns, (std::vector<double>{50}));
}

TEST(Comparison, FewSampledWaitsStayInTheListButOutOfTheSummary)
{
    auto a = run(ioWaits, {5, 8, 14}, {0.02, 2, 4}, 400);
    auto b = run(ioWaits, {5, 8, 14}, {0.20, 1, 3}, 400);
    a[0].evidence = 99;
    b[1].evidence = 100;
    const Comparison comparison = compare(ioWaits, {"A", {a}}, {"B", {b}});
    EXPECT_FALSE(comparison.points[0].enoughEvidence);
    EXPECT_NEAR(*comparison.points[0].difference, 9, 1e-9);
    EXPECT_TRUE(comparison.points[1].enoughEvidence);
    EXPECT_EQ(comparison.thinPoints, 1);
    EXPECT_NEAR(comparison.min->difference, -0.5, 1e-12);
    EXPECT_NEAR(comparison.max->difference, -0.25, 1e-12);
    EXPECT_NEAR(*comparison.mean, -0.375, 1e-12);
    EXPECT_NEAR(*comparison.ratioOfTotals, 4.20 / 6.02 - 1, 1e-12);
}

TEST(Comparison, EvidenceOfReplicatesAddsUp)
{
    const auto a = run(ioWaits, {5}, {1}, 50);
    const auto b = run(ioWaits, {5}, {2}, 50);
    EXPECT_FALSE(compare(ioWaits, {"A", {a}}, {"B", {b}}).points[0].enoughEvidence);
    EXPECT_TRUE(compare(ioWaits, {"A", {a, a}}, {"B", {b, b}}).points[0].enoughEvidence);
}

TEST(Comparison, SpeedIsNotGatedByCounts)
{
    const Comparison comparison =
        compare(speed, {"A", {run(speed, {5}, {1}, 3)}}, {"B", {run(speed, {5}, {2}, 3)}});
    EXPECT_TRUE(comparison.points[0].enoughEvidence);
    EXPECT_NEAR(*comparison.mean, 1, 1e-12);
}

TEST(Comparison, ZeroBaselineAndBrokenNumbersAreReasonsAndNotNumbers)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto a = run(speed, {5, 8, 14}, {0, nan, 100});
    const auto b = run(speed, {5, 8, 14}, {10, 20, 0});
    const Comparison comparison = compare(speed, {"A", {a}}, {"B", {b}});
    EXPECT_EQ(comparison.points[0].missing, Missing::BaselineZero);
    EXPECT_EQ(comparison.points[1].missing, Missing::NotFinite);
    EXPECT_FALSE(comparison.points[1].baseline);
    EXPECT_EQ(comparison.missingPoints, 2);
    EXPECT_DOUBLE_EQ(*comparison.mean, -1);
    EXPECT_FALSE(comparison.geometricMean);
    EXPECT_NEAR(*comparison.ratioOfTotals, -0.9, 1e-12);
}

TEST(Comparison, ExperimentAgainstItselfIsExactlyZero)
{
    const ExperimentPoints a{"A", {run(speed, {5, 8}, {101.3, 77.7}), run(speed, {5, 8}, {99.1, 80.2})}};
    const Comparison comparison = compare(speed, a, a);
    EXPECT_EQ(comparison.min->difference, 0);
    EXPECT_EQ(comparison.max->difference, 0);
    EXPECT_EQ(*comparison.mean, 0);
    EXPECT_EQ(*comparison.geometricMean, 0);
    EXPECT_EQ(*comparison.ratioOfTotals, 0);
}

TEST(Comparison, NothingAtAllIsAnEmptyComparison)
{
    const Comparison comparison = compare(speed, {"A", {}}, {"B", {{}}});
    EXPECT_TRUE(comparison.points.empty());
    EXPECT_EQ(comparison.baselineRuns, 0);
    EXPECT_EQ(comparison.candidateRuns, 0);
    EXPECT_FALSE(comparison.min || comparison.mean || comparison.ratioOfTotals);
}

TEST(ComparisonTable, HasEveryPairInEveryMetric)
{
    std::vector<ExperimentPoints> experiments;
    for (const char* name : {"25 %", "40 %", "50 %"}) {
        auto points = run(speed, {5}, {100.0 + static_cast<double>(experiments.size())});
        points.push_back({0, 5, false, "io_waits", 2, 200});
        experiments.push_back({name, {points}});
    }
    const auto table = compareAllPairs({speed, ioWaits}, experiments);
    ASSERT_EQ(table.size(), 6u);
    EXPECT_EQ(table[0].baseline + ":" + table[0].candidate + ":" + table[0].metric.id, "25 %:40 %:speed");
    EXPECT_EQ(table[3].baseline + ":" + table[3].candidate + ":" + table[3].metric.id, "25 %:50 %:io_waits");
    EXPECT_EQ(table[4].baseline + ":" + table[4].candidate, "40 %:50 %");
    const double chained = (1 + *table[0].mean) * (1 + *table[4].mean) - 1;
    EXPECT_NEAR(chained, *table[2].mean, 1e-12);
}

} // namespace
} // namespace pgduel::analysis
