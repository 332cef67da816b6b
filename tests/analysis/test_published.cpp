// Numbers of published tables: the parallel-vacuum study (times of master and of the patch) and a golden pair
// of three replicates at six loads.
#include <gtest/gtest.h>

#include "points.h"

namespace pgduel::analysis {
namespace {

using test::latency;
using test::run;
using test::speed;

/// Patch with two workers against master: three, five and seven indexes × 1,000, 10,000 and 100,000 deleted
/// rows.
TEST(Published, ParallelVacuumWithTwoWorkers)
{
    const std::vector<int> cells{1, 2, 3, 4, 5, 6, 7, 8, 9};
    const auto master = run(latency, cells, {22, 52, 410, 28, 58, 632, 35, 76, 641});
    const auto patch = run(latency, cells, {72, 86, 289, 86, 101, 455, 93, 135, 613});
    const Comparison comparison = compare(latency, {"master", {master}}, {"patch", {patch}});
    const std::vector<double> percent{227.3, 65.4, -29.5, 207.1, 74.1, -28.0, 165.7, 77.6, -4.4};
    for (std::size_t i = 0; i < percent.size(); ++i)
        EXPECT_NEAR(100 * *comparison.points[i].difference, percent[i], 0.05) << "cell " << i;
    EXPECT_NEAR(100 * comparison.min->difference, -29.5, 0.05);
    EXPECT_EQ(comparison.min->step, 2);
    EXPECT_NEAR(100 * comparison.max->difference, 227.3, 0.05);
    EXPECT_EQ(comparison.max->step, 0);
    EXPECT_NEAR(100 * *comparison.mean, 83.9, 0.05);
    EXPECT_NEAR(100 * *comparison.geometricMean, 59.4, 0.05);
}

TEST(Published, ParallelVacuumWithoutWorkers)
{
    const std::vector<int> cells{1, 2, 3, 4, 5, 6, 7, 8, 9};
    const auto master = run(latency, cells, {22, 52, 410, 28, 58, 632, 35, 76, 641});
    const auto patch = run(latency, cells, {25, 56, 379, 34, 63, 490, 44, 78, 656});
    const Comparison comparison = compare(latency, {"master", {master}}, {"patch", {patch}});
    EXPECT_NEAR(100 * *comparison.points[0].difference, 13.6, 0.05);
    EXPECT_NEAR(100 * comparison.min->difference, -22.5, 0.05);
    EXPECT_NEAR(100 * comparison.max->difference, 25.7, 0.05);
    EXPECT_NEAR(100 * *comparison.mean, 5.8, 0.05);
    EXPECT_NEAR(100 * *comparison.geometricMean, 4.8, 0.05);
}

class GoldenPair : public testing::Test {
protected:
    const std::vector<int> loads{5, 12, 30, 74, 120, 181};
    ExperimentPoints a{"A",
        {run(speed, loads, {510, 1180, 2700, 5200, 6000, 6100}),
            run(speed, loads, {498, 1165, 2760, 5120, 6120, 5990}),
            run(speed, loads, {505, 1190, 2730, 5260, 5940, 6050})}};
    ExperimentPoints b{"B",
        {run(speed, loads, {500, 1190, 2820, 5650, 6900, 7010}),
            run(speed, loads, {507, 1172, 2790, 5700, 6780, 7150}),
            run(speed, loads, {496, 1201, 2850, 5610, 6850, 6940})}};
};

TEST_F(GoldenPair, ThreeMeansAreThreeNumbers)
{
    const Comparison comparison = compare(speed, a, b);
    const std::vector<double> percent{-0.661, 0.792, 3.297, 8.858, 13.677, 16.318};
    for (std::size_t i = 0; i < percent.size(); ++i)
        EXPECT_NEAR(100 * *comparison.points[i].difference, percent[i], 0.0005) << "load " << loads[i];
    EXPECT_NEAR(100 * comparison.min->difference, -0.660939, 5e-7);
    EXPECT_EQ(comparison.min->sessions, 5);
    EXPECT_NEAR(100 * comparison.max->difference, 16.317530, 5e-7);
    EXPECT_EQ(comparison.max->sessions, 181);
    EXPECT_NEAR(100 * *comparison.mean, 7.046586, 5e-7);
    EXPECT_NEAR(100 * *comparison.geometricMean, 6.856583, 5e-7);
    EXPECT_NEAR(100 * *comparison.ratioOfTotals, 10.916977, 5e-7);
}

TEST_F(GoldenPair, MissingLevelIsListedAndNotAveragedAsZero)
{
    for (auto& points : b.runs)
        points.pop_back();
    const Comparison comparison = compare(speed, a, b);
    ASSERT_EQ(comparison.points.size(), 6u);
    EXPECT_EQ(comparison.points[5].missing, Missing::NotInCandidate);
    EXPECT_EQ(comparison.missingPoints, 1);
    EXPECT_NEAR(100 * *comparison.mean, (7.046586 * 6 - 16.317530) / 5, 5e-6);
}

} // namespace
} // namespace pgduel::analysis
