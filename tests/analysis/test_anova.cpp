#include <cmath>

#include <gtest/gtest.h>

#include "analysis/anova.h"
#include "analysis/two_level_effects.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

/// `count` observations whose level changes every `every` of them, in turn.
FactorLevels cycle(std::size_t count, int levels, int every)
{
    FactorLevels result;
    for (std::size_t i = 0; i < count; ++i)
        result.push_back(static_cast<int>(i) / every % levels);
    return result;
}

TEST(Anova, BlocksWithIncompleteFactorial)
{
    const auto& data = test::npk;
    const auto table = anova(data.yield, {data.block, data.n, data.p, data.k},
        {{{0}}, {{1}}, {{2}}, {{3}}, {{1, 2}}, {{1, 3}}, {{2, 3}}, {{1, 2, 3}}});
    ASSERT_TRUE(table);
    EXPECT_NEAR(*table->rows[0].f, 4.44667, 5e-6);
    EXPECT_NEAR(*table->rows[1].f, 12.25873, 5e-6);
    EXPECT_NEAR(*table->rows[1].p, .0043718, 5e-8);
    EXPECT_NEAR(*table->rows[3].f, 6.16569, 5e-6);
    EXPECT_NEAR(*table->rows[3].p, .0287951, 5e-8);
    EXPECT_NEAR(*table->rows[4].f, 1.37830, 5e-6);
    EXPECT_EQ(table->rows[7].degrees, 0); // the triple interaction is the blocks'
    EXPECT_FALSE(table->rows[7].f);
    EXPECT_EQ(table->residual.degrees, 12);
}

TEST(Anova, InteractionOfSupplementAndDose)
{
    const auto table = anova(test::toothGrowth, {cycle(60, 2, 30), cycle(60, 3, 10)}, allTerms({0, 1}));
    EXPECT_TRUE(table->balanced);
    EXPECT_NEAR(*table->rows[0].f, 15.57198, 5e-6);
    EXPECT_NEAR(*table->rows[1].f, 91.99996, 5e-6);
    EXPECT_NEAR(*table->rows[2].f, 4.10699, 5e-6);
    EXPECT_NEAR(*table->rows[2].p, .02186027, 5e-9);
}

TEST(Anova, SplitPlotUsesTheWholePlotError)
{
    const auto table =
        anova(test::oats, {cycle(72, 6, 12), cycle(72, 3, 4), cycle(72, 4, 1)}, splitPlotTerms(0, {1}, {2}));
    ASSERT_EQ(table->rows.size(), 5u); // block, variety, error, nitrogen, variety × nitrogen
    EXPECT_NEAR(*table->rows[1].f, 1.4853, 5e-5);
    EXPECT_NEAR(*table->rows[1].p, .2724, 5e-5);
    EXPECT_FALSE(table->rows[2].f);
    EXPECT_NEAR(*table->rows[3].f, 37.6856, 5e-5);
    EXPECT_NEAR(*table->rows[3].p, 2.458e-12, 5e-16);
    EXPECT_NEAR(*table->rows[4].f, .3028, 5e-5);
}

TEST(Anova, WithoutReplicatesNothingIsTested)
{
    const auto table = anova({1, 2, 3, 5}, {{0, 0, 1, 1}, {0, 1, 0, 1}}, allTerms({0, 1}));
    EXPECT_EQ(table->residual.degrees, 0);
    for (const AnovaRow& row : table->rows)
        EXPECT_FALSE(row.f);
    const auto named = anova({1, 2, 3, 5}, {{0, 0, 1, 1}, {0, 1, 0, 1}}, {{{0}}, {{1}}});
    EXPECT_EQ(named->residual.degrees, 1);
    EXPECT_TRUE(named->rows[0].f);
    EXPECT_FALSE(anova({1, std::nan("")}, {{0, 1}}, {{{0}}}));
    EXPECT_FALSE(anova({1, 2}, {{0}}, {{{0}}}));
}

TEST(TukeyPairs, YarnTensions)
{
    const auto table = anova(test::warpbreaks, {cycle(54, 3, 9)}, {{{0}}});
    Values means(3);
    for (std::size_t i = 0; i < 54; ++i)
        means[i / 9 % 3] += test::warpbreaks[i] / 18;
    const auto pairs =
        tukeyPairs(means, {18, 18, 18}, *table->residual.meanSquare, table->residual.degrees, 0.95);
    ASSERT_EQ(pairs.size(), 3u); // medium − low, high − low, high − medium
    EXPECT_NEAR(pairs[0].difference, -10, 1e-9);
    EXPECT_NEAR(pairs[0].interval.low, -19.5598, 5e-5);
    EXPECT_NEAR(pairs[0].interval.high, -.4402, 5e-5);
    EXPECT_NEAR(pairs[0].p, .0384598, 5e-7);
    EXPECT_NEAR(pairs[1].difference, -14.7222, 5e-5);
    EXPECT_NEAR(pairs[1].p, .0014315, 5e-7);
    EXPECT_NEAR(pairs[2].difference, -4.7222, 5e-5);
    EXPECT_NEAR(pairs[2].p, .4630831, 5e-7);
}

TEST(LevelEffects, AddUpToNothingAndNoticeConfounding)
{
    const auto effects = levelEffects({1, 3, 2, 4}, {{0, 0, 1, 1}, {0, 1, 0, 1}});
    ASSERT_TRUE(effects);
    EXPECT_NEAR((*effects)[0][0], -0.5, 1e-12);
    EXPECT_NEAR((*effects)[0][1], 0.5, 1e-12);
    EXPECT_NEAR((*effects)[1][1], 1, 1e-12);
    EXPECT_FALSE(levelEffects({1, 2, 3, 4}, {{0, 0, 1, 1}, {0, 0, 1, 1}}));
}

TEST(TwoLevelEffects, PilotPlant)
{
    const auto effects = twoLevelEffects({60, 72, 54, 68, 52, 83, 45, 80});
    const Values expected{64.25, 23, -5, 1.5, 1.5, 10, 0, .5}; // mean, T, C, TC, K, TK, CK, TCK
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR((*effects)[i], expected[i], 1e-12) << i;
    const LenthLimits limits = lenth(Values(effects->begin() + 1, effects->end()));
    EXPECT_NEAR(limits.s0, 2.25, 1e-12);
    EXPECT_NEAR(limits.pseudoStandardError, 2.25, 1e-12);
    EXPECT_NEAR(limits.margin, 8.4692769, 5e-8);
    EXPECT_NEAR(limits.simultaneousMargin, 20.2686910, 5e-8);
    EXPECT_FALSE(twoLevelEffects({1, 2, 3}));
}

TEST(TwoLevelEffects, PlasmaEtchWithReplicates)
{
    const Values first{550, 669, 633, 642, 1037, 749, 1075, 729},
        second{604, 650, 601, 635, 1052, 868, 1063, 860};
    Values means, all;
    FactorLevels a, b, c;
    for (std::size_t i = 0; i < 8; ++i) {
        means.push_back((first[i] + second[i]) / 2);
        for (const double y : {first[i], second[i]}) {
            all.push_back(y);
            a.push_back(i & 1);
            b.push_back(i >> 1 & 1);
            c.push_back(i >> 2 & 1);
        }
    }
    const auto effects = twoLevelEffects(means);
    const Values expected{-101.625, 7.375, -24.875, 306.125, -153.625, -2.125, 5.625};
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR((*effects)[i + 1], expected[i], 1e-9) << i;
    const auto table = anova(all, {a, b, c}, allTerms({0, 1, 2}));
    EXPECT_NEAR(table->total, 531420.9375, 1e-6);
    EXPECT_NEAR(table->residual.sumOfSquares, 18020.50, 1e-6);
    EXPECT_NEAR(*table->rows[0].f, 18.33936, 5e-6);
    EXPECT_NEAR(*table->rows[2].f, 166.41050, 5e-6);
    EXPECT_NEAR(*table->rows[4].f, 41.90896, 5e-6);
}

} // namespace
} // namespace pgduel::analysis
