#include <cmath>

#include <gtest/gtest.h>

#include "analysis/rank_tests.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

struct UCase {
    Values x, y; ///< U counts x > y
    double u, exact, normal; ///< p two-sided; 0: not given
    double tolerance = 5e-13;
};

class MannWhitney : public testing::TestWithParam<UCase> { };

TEST_P(MannWhitney, MatchesPublishedValues)
{
    const UCase& c = GetParam();
    const auto exact = mannWhitney(c.y, c.x, RankMethod::Exact);
    EXPECT_EQ(exact->statistic, c.u);
    EXPECT_TRUE(exact->exact);
    EXPECT_NEAR(exact->p, c.exact, c.tolerance);
    if (c.normal > 0) {
        EXPECT_NEAR(mannWhitney(c.y, c.x, RankMethod::Normal)->p, c.normal, 1e-3 * c.normal);
    }
    const double other = static_cast<double>(c.x.size() * c.y.size()) - c.u;
    EXPECT_EQ(mannWhitney(c.x, c.y)->statistic, other);
    EXPECT_NEAR(mannWhitney(c.x, c.y, RankMethod::Exact)->p, c.exact, c.tolerance);
}

INSTANTIATE_TEST_SUITE_P(Published, MannWhitney,
    testing::Values(UCase{{2, 1, 3, 5}, {12, 11, 13, 15}, 0, .028571428571, 0},
        UCase{{2, 1, 3, 5}, {0, 4, 6, 7}, 5, .485714285714, 0},
        UCase{{2, 1, 3, 5}, {2, 2, 2, 2}, 10, .714285714286, .619839},
        UCase{{2, 1, 3, 5}, {1, 1, 1, 1, 1}, 17.5, .047619047619, .041620},
        UCase{{1, -1, -1, -1}, {-1, 1, 1, 1}, 4, .485714285714, .247062},
        UCase{{115, 114, 115, 115, 115}, {78.8, 78.8, 78.8, 78.8, 78.8}, 25, .007936507937, .005584},
        UCase{test::jsonOld, test::jsonNew, 100, 1.0825088e-05, 1.786e-04, 5e-13},
        UCase{test::gobOld, test::gobNew, 39.5, .446101886, .448667, 5e-10},
        UCase{test::permeabilityX, test::permeabilityY, 35, .254412254, 0, 5e-10},
        UCase{test::ozoneMay, test::ozoneAugust, 127.5, 6.1087352e-05, 1.2080783e-04, 5e-13},
        UCase{{.9095, .2199, .8331}, {0, .9763}, 3, 1, 0}));

TEST(MannWhitneyU, OneSided)
{
    EXPECT_NEAR(mannWhitney(test::permeabilityY, test::permeabilityX)->pGreater, .127206127, 5e-10);
}

TEST(MannWhitneyU, AllEqualSaysSo)
{
    const auto test = mannWhitney({7, 7, 7}, {7, 7});
    EXPECT_TRUE(test->allEqual);
    EXPECT_EQ(test->p, 1);
    EXPECT_FALSE(mannWhitney({}, {1}));
}

TEST(MannWhitneyU, LargeSamplesUseTheNormalApproximation)
{
    Values l1, l2;
    for (int i = 0; i < 500; ++i)
        l1.push_back(2 * i);
    for (int i = 0; i < 600; ++i)
        l2.push_back(-41 + 2 * i);
    const auto test = mannWhitney(l2, l1);
    EXPECT_FALSE(test->exact);
    EXPECT_EQ(test->statistic, 135250);
    EXPECT_NEAR(test->p, .0049335361, 5e-11);
}

TEST(MannWhitneyU, SmallestAttainableP)
{
    const Values smallest{.3333, .1, .02857, .007937, .002165, .000583, .000155};
    for (std::size_t n = 2; n <= 8; ++n) {
        Values low, high;
        for (std::size_t i = 0; i < n; ++i) {
            low.push_back(static_cast<double>(i));
            high.push_back(static_cast<double>(100 + i));
        }
        EXPECT_NEAR(mannWhitney(low, high)->p, smallest[n - 2], 5e-3 * smallest[n - 2]);
    }
}

TEST(SignedRank, PublishedValues)
{
    const auto depression = signedRank(test::minus(test::depressionBefore, test::depressionAfter));
    EXPECT_EQ(depression->statistic, 40);
    EXPECT_NEAR(depression->p, .0390625, 1e-12);
    EXPECT_NEAR(depression->pGreater, .01953125, 1e-12);
    const Values sleep = test::minus(test::sleep1, test::sleep2);
    EXPECT_EQ(signedRank(sleep)->statistic, 0);
    EXPECT_NEAR(signedRank(sleep, RankMethod::Normal)->p, .00909070, 5e-9);
    EXPECT_NEAR(signedRank(sleep, RankMethod::Exact, Zeros::Pratt)->p, .00390625, 1e-12);
}

TEST(SignedRank, ZerosAndTies)
{
    const auto zeros = signedRank({0, 1, 2, 3, 4}, RankMethod::Normal);
    EXPECT_EQ(zeros->statistic, 10);
    EXPECT_NEAR(zeros->p, .1003, 5e-5);
    EXPECT_NEAR(signedRank({1, 1, 2, 3, 4})->p, .0625, 1e-12);
    EXPECT_NEAR(signedRank({1, 1, 2, 3, 4}, RankMethod::Normal)->p, .0579, 5e-5);
    Values balanced(15, 1.0);
    balanced.insert(balanced.end(), 40, 0.0);
    balanced.insert(balanced.end(), 15, -1.0);
    EXPECT_EQ(signedRank(balanced, RankMethod::Normal, Zeros::Pratt)->p, 1);
    EXPECT_TRUE(signedRank({0, 0})->allEqual);
}

TEST(SignTest, BinomialTails)
{
    EXPECT_NEAR(signTest(15, 20), .041389465, 5e-10);
    EXPECT_NEAR(signTest(9, 10), .021484375, 1e-12);
    EXPECT_NEAR(signTest(6, 6), .03125, 1e-12);
    EXPECT_EQ(signTest(5, 10), 1);
}

TEST(MedianRanksTable, MatchesPublishedRanks)
{
    const std::vector<std::vector<int>> table{{6, 1, 6}, {8, 1, 8}, {9, 2, 8}, {10, 2, 9}, {12, 3, 10},
        {15, 4, 12}, {20, 6, 15}, {25, 8, 18}, {30, 10, 21}, {50, 18, 33}};
    for (const auto& row : table) {
        const auto ranks = medianRanks(row[0], 0.95);
        ASSERT_TRUE(ranks);
        EXPECT_EQ(ranks->low, row[1]) << row[0];
        EXPECT_EQ(ranks->high, row[2]) << row[0];
    }
    EXPECT_NEAR(medianRanks(6, 0.95)->achieved, .96875, 1e-12);
    EXPECT_NEAR(medianRanks(9, 0.95)->achieved, .960938, 5e-7);
    EXPECT_NEAR(medianRanks(10, 0.95)->achieved, .978516, 5e-7);
    EXPECT_NEAR(medianRanks(20, 0.95)->achieved, .958611, 5e-7);
    EXPECT_NEAR(medianRanks(30, 0.95)->achieved, .957226, 5e-7);
    EXPECT_FALSE(medianRanks(5, 0.95));
}

TEST(HodgesLehmann, ShiftsAndIntervals)
{
    EXPECT_NEAR(hodgesLehmann(test::jsonOld, test::jsonNew, 0.95)->estimate, -296.5, 1e-12);
    EXPECT_NEAR(
        std::exp(hodgesLehmann(logs(test::jsonOld), logs(test::jsonNew), 0.95)->estimate), .82660817, 5e-9);
    EXPECT_NEAR(hodgesLehmann(test::gobOld, test::gobNew, 0.95)->estimate, 3, 1e-12);
    EXPECT_NEAR(
        std::exp(hodgesLehmann(logs(test::gobOld), logs(test::gobNew), 0.95)->estimate), 1.00098023, 5e-9);
    const auto permeability = hodgesLehmann(test::permeabilityY, test::permeabilityX, 0.95);
    EXPECT_NEAR(permeability->estimate, .305, 1e-12);
    EXPECT_NEAR(permeability->interval.low, -.15, 1e-12);
    EXPECT_NEAR(permeability->interval.high, .76, 1e-12);
    const auto depression = hodgesLehmann(test::minus(test::depressionBefore, test::depressionAfter), 0.95);
    EXPECT_NEAR(depression->estimate, .46, 1e-12);
    EXPECT_NEAR(depression->interval.low, .010, 1e-12);
    EXPECT_NEAR(depression->interval.high, .786, 1e-12);
    EXPECT_GE(depression->achieved, 0.95);
}

TEST(HodgesLehmann, FewValuesSayWhatTheyAchieve)
{
    const auto shift = hodgesLehmann({1, 2, 3}, {11, 12, 13}, 0.95);
    EXPECT_EQ(shift->interval.low, 8);
    EXPECT_EQ(shift->interval.high, 12);
    EXPECT_NEAR(shift->achieved, 0.9, 1e-12);
}

TEST(CliffDelta, PublishedValues)
{
    EXPECT_EQ(cliffDelta(test::jsonOld, test::jsonNew), -1);
    EXPECT_NEAR(cliffDelta(test::gobOld, test::gobNew), .21, 1e-12);
    const Values six{10, 20, 30, 40, 40, 50};
    EXPECT_NEAR(cliffDelta(six, {10, 10, 20, 20, 20, 30, 30, 30, 40, 50}), -.25, 1e-12);
    EXPECT_NEAR(cliffDelta(six, {10, 20, 20, 20, 30, 30, 30, 40, 50, 100}), -.0667, 5e-5);
}

TEST(ManySamples, KruskalWallisAndFriedman)
{
    const auto ozone = kruskalWallis(
        {test::ozoneMay, test::ozoneJune, test::ozoneJuly, test::ozoneAugust, test::ozoneSeptember});
    EXPECT_NEAR(ozone.statistic, 29.2665763, 5e-8);
    EXPECT_NEAR(ozone.p, 6.90071e-06, 5e-12);
    const auto rounding = friedman({{5.40, 5.50, 5.55}, {5.85, 5.70, 5.75}, {5.20, 5.60, 5.50},
        {5.55, 5.50, 5.40}, {5.90, 5.85, 5.70}, {5.45, 5.55, 5.60}, {5.40, 5.40, 5.35}, {5.45, 5.50, 5.35},
        {5.25, 5.15, 5.00}, {5.85, 5.80, 5.70}, {5.25, 5.20, 5.10}, {5.65, 5.55, 5.45}, {5.60, 5.35, 5.45},
        {5.05, 5.00, 4.95}, {5.50, 5.50, 5.40}, {5.45, 5.55, 5.50}, {5.55, 5.55, 5.35}, {5.45, 5.50, 5.55},
        {5.50, 5.45, 5.25}, {5.65, 5.60, 5.40}, {5.70, 5.65, 5.55}, {6.30, 6.30, 6.25}});
    EXPECT_NEAR(rounding.statistic, 11.1428571, 5e-8);
    EXPECT_NEAR(rounding.p, .00380504, 5e-9);
}

} // namespace
} // namespace pgduel::analysis
