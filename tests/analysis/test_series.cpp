// What is said about the inside of a run: memory of a series, warm-up, shifts of level, odd values.
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "analysis/autocorrelation.h"
#include "analysis/change_points.h"
#include "analysis/outliers.h"
#include "analysis/random.h"
#include "analysis/replication_levels.h"
#include "analysis/warm_up.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

TEST(Autocorrelation, PublishedSeries)
{
    EXPECT_NEAR(autocorrelation({1, 2, 3, 4, 5}), 0.4, 1e-12);
    EXPECT_NEAR(autocorrelation(test::lakeHuron), 0.8319112104, 5e-11);
    EXPECT_NEAR(autocorrelation(test::nile), 0.4984081841, 5e-11);
    EXPECT_NEAR(ljungBox(test::lakeHuron, 10).q, 189.857006, 5e-7);
    EXPECT_EQ(autocorrelation({3, 3, 3}), 0);
}

TEST(Autocorrelation, SecondsPerChunkOfThreeBuilds)
{
    EXPECT_NEAR(autocorrelation({116.1, 107.9, 132.4, 133.4, 112.7, 104.1, 95.3, 84.4, 96.7, 91.5, 93.7, 91.3,
                    90.8, 83.9, 81.9}),
        0.71, 0.005);
    EXPECT_NEAR(autocorrelation(
                    {13.4, 9.5, 8.9, 8.3, 12.1, 7.2, 10.0, 9.5, 14.6, 10.7, 10.2, 13.1, 12.6, 13.7, 12.9}),
        0.12, 0.005);
    EXPECT_NEAR(autocorrelation({430.1, 751.1, 772.7, 664.5, 687.2, 704.4}), -0.14, 0.005);
}

TEST(EffectiveCount, StaysBetweenTwoAndTheCount)
{
    EXPECT_NEAR(effectiveCount(120, 0.6), 30, 1e-12);
    EXPECT_EQ(effectiveCount(120, -0.3), 120);
    EXPECT_EQ(effectiveCount(10, 0.99), 2);
}

/// Coverage of nominal 95 % intervals for the mean of an AR(1) series; the table's values ± 0.015.
TEST(MeanOfSeries, CoversAsPublished)
{
    struct Row {
        std::size_t n;
        double rho, effective, batches;
    };
    for (const Row& row : {Row{30, 0, .963, .952}, Row{60, .3, .941, .936}, Row{120, .6, .941, .932}}) {
        Random random(11);
        int covered = 0, batchesCovered = 0;
        for (int repeat = 0; repeat < 2000; ++repeat) {
            Values series(row.n);
            double value = random.normal() / std::sqrt(1 - row.rho * row.rho);
            for (double& x : series) {
                x = value;
                value = row.rho * value + random.normal();
            }
            covered += meanOfSeries(series, 0.95).interval->contains(0) ? 1 : 0;
            batchesCovered += batchMeansInterval(series, 0.95)->contains(0) ? 1 : 0;
        }
        EXPECT_NEAR(covered / 2000.0, row.effective, 0.015) << row.n;
        EXPECT_NEAR(batchesCovered / 2000.0, row.batches, 0.015) << row.n;
    }
}

TEST(MeanOfSeries, OneValueHasNoInterval)
{
    const MeanOfSeries one = meanOfSeries({5}, 0.95);
    EXPECT_EQ(one.mean, 5);
    EXPECT_FALSE(one.interval);
    EXPECT_FALSE(batchMeansInterval({5}, 0.95));
}

TEST(WarmUp, TransientIsFound)
{
    const Values series = test::valuesOf("series_A_transient.txt");
    ASSERT_EQ(series.size(), 120u);
    const auto proposal = proposeWarmUp(series);
    ASSERT_TRUE(proposal);
    EXPECT_EQ(proposal->cut, 40u);
    EXPECT_TRUE(proposal->steady);
    EXPECT_NEAR(proposal->before, 93.65416667, 5e-9);
    EXPECT_NEAR(proposal->after, 99.5125, 5e-9);
    EXPECT_NEAR(proposal->criterion[8], .0217558594, 5e-11);
    const Values first{6.39559, 2.95267, 1.30452, .58217, .29761, .16557, .07792, .03729, .02176, .02369};
    for (std::size_t i = 0; i < first.size(); ++i)
        EXPECT_NEAR(proposal->criterion[i], first[i], 5e-6) << i;
}

TEST(WarmUp, StationarySeriesLosesLittle)
{
    const auto proposal = proposeWarmUp(test::valuesOf("series_B_stationary.txt"));
    EXPECT_EQ(proposal->cut, 5u);
    EXPECT_NEAR(proposal->criterion[0], .0229509259, 5e-11);
    EXPECT_NEAR(proposal->criterion[1], .0225009287, 5e-11);
    EXPECT_NEAR(proposal->before, 100.14333, 5e-6);
    EXPECT_NEAR(proposal->after, 100.19217, 5e-6);
}

TEST(WarmUp, EdgesOfTheMethod)
{
    Values rising(100);
    std::iota(rising.begin(), rising.end(), 0.0);
    EXPECT_FALSE(proposeWarmUp(rising)->steady);
    EXPECT_EQ(proposeWarmUp(Values(50, 3.0))->cut, 0u);
    EXPECT_FALSE(proposeWarmUp({1, 2, 3, 4}));
    rising[7] = std::nan("");
    EXPECT_FALSE(proposeWarmUp(rising));
}

TEST(WarmUp, ChunksOfThreeBuilds)
{
    EXPECT_EQ(proposeWarmUp({116.1, 107.9, 132.4, 133.4, 112.7, 104.1, 95.3, 84.4, 96.7, 91.5, 93.7, 91.3,
                                90.8, 83.9, 81.9},
                  1)
                  ->cut,
        6u);
    EXPECT_EQ(proposeWarmUp(
                  {13.4, 9.5, 8.9, 8.3, 12.1, 7.2, 10.0, 9.5, 14.6, 10.7, 10.2, 13.1, 12.6, 13.7, 12.9}, 1)
                  ->cut,
        0u);
    EXPECT_EQ(proposeWarmUp({430.1, 751.1, 772.7, 664.5, 687.2, 704.4}, 1)->cut, 1u);
}

const Values stepDown{
    1.02, .95, .99, 1.00, 1.12, 1.00, 1.01, .98, 1.01, .96, .50, .51, .48, .48, .55, .50, .49, .51, .50, .49};

TEST(ChangePoints, OneShift)
{
    const auto split = bestSplit(stepDown, 2);
    EXPECT_EQ(split->index, 10u);
    EXPECT_NEAR(split->statistic, 4.682222, 5e-7);
    const auto found = changePoints(stepDown);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].index, 10u);
    EXPECT_LE(found[0].p, 0.01);
    EXPECT_NEAR(found[0].after, 0.501, 1e-9);
    const auto test = pettitt(stepDown);
    EXPECT_EQ(test->index, 10u);
    EXPECT_EQ(test->statistic, 100);
    EXPECT_NEAR(test->p, .00158098, 5e-9);
}

TEST(ChangePoints, Nile)
{
    const auto split = bestSplit(test::nile, 2);
    EXPECT_EQ(split->index, 28u);
    EXPECT_NEAR(split->statistic, 4807.521314, 6e-7);
    const auto test = pettitt(test::nile);
    EXPECT_EQ(test->index, 28u);
    EXPECT_EQ(test->statistic, 1617);
    EXPECT_NEAR(test->p, 3.59102e-07, 5e-13);
}

TEST(ChangePoints, TwoShiftsAndAConstantStretch)
{
    Values series(30, 5.0);
    std::fill(series.begin() + 10, series.begin() + 20, 9.0);
    const auto found = changePoints(series);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].index, 10u);
    EXPECT_EQ(found[1].index, 20u);
    EXPECT_EQ(found[1].before, 9);
    EXPECT_EQ(found[1].after, 5);
    EXPECT_TRUE(changePoints(Values(40, 1.0)).empty());
}

TEST(ChangePoints, ASingleSpikeIsNone)
{
    Values series(40);
    Random random(2);
    for (double& value : series)
        value = 100 + random.normal();
    series[17] = 160;
    EXPECT_TRUE(changePoints(series).empty());
    EXPECT_FALSE(bestSplit({1, 2}, 2));
}

std::size_t flagged(const Values& values)
{
    return outliers(values, {10, 0}).size(); // hyperfine's limit, 14.826 MAD, as a modified z score
}

TEST(Outliers, KnownCases)
{
    EXPECT_EQ(flagged({-.2, 0, .2, 4}), 1u);
    EXPECT_EQ(flagged({.5, .3, .29, .31, .3}), 1u);
    EXPECT_EQ(flagged({10, 10, 10, 10, 10, 10, 10, 100}), 1u);
    EXPECT_EQ(flagged({10, 10, 10, 10, 10, 10, 10, 100, 100}), 2u);
    EXPECT_EQ(flagged({1000, 0}), 0u);
}

TEST(Outliers, ThirdRepeatOfAPublishedRow)
{
    EXPECT_EQ(outliers({13249, 13393, 7773}), (std::vector<std::size_t>{2}));
    EXPECT_EQ(median({13249, 13393, 7773}), 13249);
}

TEST(Outliers, TickOfTheClockIsNoOutlier)
{
    EXPECT_TRUE(outliers({1.000, 1.000, 1.000, 1.001, 1.000}, {3.5, 0.001}).empty());
    EXPECT_TRUE(outliers({5, 5, 5, 5}).empty());
    EXPECT_NEAR(fences({1, 2, 3, 4, 5}).inner.high, 7, 1e-12);
    EXPECT_NEAR(fences({1, 2, 3, 4, 5}).outer.low, -4, 1e-12);
}

TEST(TwoGroupsOfRuns, PublishedOrdersPerMinute)
{
    const auto groups = twoGroups({134092, 129852, 206136, 198488, 123287, 195082});
    ASSERT_TRUE(groups);
    EXPECT_EQ(groups->low, 3);
    EXPECT_EQ(groups->high, 3);
    EXPECT_NEAR(groups->gap, 60'990, 1e-9);
    EXPECT_NEAR(groups->range, 82'849, 1e-9);
    EXPECT_FALSE(twoGroups({100, 101, 102, 103, 104, 105}));
    EXPECT_FALSE(twoGroups({100, 101, 102, 103, 104, 300}));
    EXPECT_FALSE(twoGroups({100, 100, 200, 200}));
}

TEST(ReplicationLevels, PublishedExamples)
{
    const auto three = replicationLevels({9, 5, 8, 3, 10, 6, 7, 11, 1, 12, 2, 4}, {3, 2, 2});
    ASSERT_TRUE(three);
    EXPECT_NEAR(three->grandMean, 6.5, 1e-12);
    const Values squares{16.5, 2.6, 3.6}, parts{16.5, -5.7, 2.3};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(three->varianceOfMeans[i], squares[i], 0.05 + 1e-9);
        EXPECT_NEAR(three->variance[i], parts[i], 0.05 + 1e-9);
    }
    EXPECT_FALSE(three->repetitions({1, 1, 1})[0]);
    const auto two = replicationLevels({9, 5, 8, 3, 10, 6, 7, 11, 1, 12, 2, 4}, {3, 4});
    EXPECT_NEAR(two->varianceOfMeans[0], 12.7, 0.05);
    EXPECT_NEAR(two->variance[1], 0.4, 0.05);
}

TEST(ReplicationLevels, CostsDecideWhatToRepeat)
{
    const auto levels = replicationLevels({3, 4, 3, 1.2, 3.1, 3, .2, 1, 1.5, 1, 2, 3}, {2, 2, 3});
    EXPECT_NEAR(levels->variance[0], .7266667, 5e-8);
    EXPECT_NEAR(levels->variance[1], .2627778, 5e-8);
    EXPECT_NEAR(levels->variance[2], .7747, 5e-5);
    const auto repetitions = levels->repetitions({3, 20, 100});
    EXPECT_NEAR(*repetitions[0], 4.2937, 5e-5);
    EXPECT_NEAR(*repetitions[1], 1.3023, 5e-5);
    EXPECT_FALSE(replicationLevels({1, 2, 3}, {2, 2}));
}

} // namespace
} // namespace pgduel::analysis
