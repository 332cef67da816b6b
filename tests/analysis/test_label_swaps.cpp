#include <cmath>

#include <gtest/gtest.h>

#include "analysis/label_swaps.h"
#include "analysis/random.h"
#include "analysis/warm_up.h"
#include "arms.h"

namespace pgduel::analysis {
namespace {

/// About 5 % of the ways by the interval's own promise: 0, 2 or 4 of 32, more than 2 in one set of seven.
TEST(LabelSwaps, EqualRunsAreHardlyEverDifferent)
{
    Random random(4);
    int decided = 0, atDefault = 0;
    for (int set = 0; set < 40; ++set) {
        std::vector<double> a, b;
        for (int block = 0; block < 5; ++block) {
            a.push_back(1000 * std::exp(0.02 * random.normal()));
            b.push_back(1000 * std::exp(0.02 * random.normal()));
        }
        const Arm first = test::arm("A", a), again = test::arm("A again", b, test::speed, false);
        const LabelSwaps strict = swapLabels(test::speed, first, again, test::ordered(study::Order::Abba, 0));
        EXPECT_EQ(strict.ways, 32);
        EXPECT_LE(strict.decided, 4);
        EXPECT_EQ(strict.decided % 2, 0); // every way has its mirror image
        decided += strict.decided;
        atDefault += swapLabels(test::speed, first, again, test::ordered(study::Order::Abba)).decidedBeyond;
    }
    EXPECT_NEAR(decided / (40 * 32.0), 0.05, 0.015);
    EXPECT_LE(atDefault / (40 * 32.0), 0.01);
}

TEST(LabelSwaps, ARealDifferenceIsSeenInTheTrueWayAndItsMirror)
{
    const LabelSwaps swaps = swapLabels(test::speed, test::arm("A", {100, 101, 99, 100, 102}),
        test::arm("B", {120, 121.5, 118.6, 120.4, 122}, test::speed, false),
        test::ordered(study::Order::Abba));
    EXPECT_EQ(swaps.decided, 2);
    EXPECT_EQ(swapLabels(test::speed, test::arm("A", {1}), test::arm("B", {2}), {}).ways, 0);
}

TEST(RunNoise, ComesBackFromTheInterval)
{
    const auto pair = analysePair(test::speed, test::arm("A", {100, 102, 98}), test::arm("B", {100, 102, 98}),
        test::ordered(study::Order::Random));
    EXPECT_NEAR(*runNoise(pair.verdict), standardDeviation(logs({100, 102, 98})), 1e-12);
    EXPECT_FALSE(runNoise(analysePair(test::speed, test::arm("A", {1}), test::arm("B", {2})).verdict));
}

TEST(CommonCut, IsTheLaterOne)
{
    WarmUpProposal early, late;
    early.cut = 5;
    late.cut = 20;
    EXPECT_EQ(commonCut(early, late), 20u);
    EXPECT_EQ(commonCut(std::nullopt, early), 5u);
    EXPECT_FALSE(commonCut(std::nullopt, std::nullopt));
}

} // namespace
} // namespace pgduel::analysis
