#include <cmath>

#include <gtest/gtest.h>

#include "analysis/distributions.h"
#include "analysis/factor_effects.h"
#include "datasets.h"
#include "parallel_vacuum.h"

namespace pgduel::analysis {
namespace {

const Values etchFirst{550, 669, 633, 642, 1037, 749, 1075, 729},
    etchSecond{604, 650, 601, 635, 1052, 868, 1063, 860};

/// D. C. Montgomery's plasma etch; its rates stand for logarithms × 1,000.
FactorTable etch()
{
    FactorTable table;
    for (std::size_t i = 0; i < 8; ++i)
        table.push_back({{int(i & 1), int(i >> 1 & 1), int(i >> 2 & 1)},
            {std::exp(etchFirst[i] / 1000), std::exp(etchSecond[i] / 1000)}});
    return table;
}

TEST(FactorEffects, OfTwoLevelsAreTheTextbooks)
{
    const auto effects = effectsOf(*analyseFactors(etch()), 0.95);
    ASSERT_EQ(effects.size(), 7u);
    const Values expected{-101.625, 7.375, 306.125, -24.875, -153.625, -2.125, 5.625}; // A B C AB AC BC ABC
    const double half = studentQuantile(.975, 8) * std::sqrt(18020.5 / 8 / 4); // 2 of 4 runs each way
    for (std::size_t i = 0; i < 7; ++i) {
        EXPECT_NEAR(std::log1p(*effects[i].effect), expected[i] / 1000, 1e-9) << i;
        EXPECT_NEAR(std::log1p(effects[i].interval->low), (expected[i] - half) / 1000, 1e-9) << i;
        EXPECT_EQ(effects[i].error, EffectError::Replicates);
        EXPECT_EQ(effects[i].errorDegrees, 8);
        EXPECT_EQ(effects[i].decided, i == 0 || i == 2 || i == 4) << i;
        // One degree of freedom: t² is F, so test and interval agree.
        EXPECT_EQ(effects[i].interval->contains(0), !effects[i].decided) << i;
    }
    EXPECT_NEAR(*effects[2].f, 306.125 * 306.125 * 4 / (18020.5 / 8), 1e-6);
    EXPECT_EQ(effects[0].between, (std::pair{0, 1}));
    EXPECT_FALSE(effects[3].between);
}

TEST(FactorEffects, WithoutReplicatesAreJudgedByLenth)
{
    FactorTable table;
    const Values yields{60, 72, 54, 68, 52, 83, 45, 80};
    for (std::size_t i = 0; i < 8; ++i)
        table.push_back({{int(i & 1), int(i >> 1 & 1), int(i >> 2 & 1)}, {std::exp(yields[i] / 100)}});
    const auto effects = effectsOf(*analyseFactors(table), 0.95);
    ASSERT_EQ(effects.size(), 7u); // the highest interaction too: Lenth spends none
    EXPECT_NEAR(std::log1p(*effects[0].effect), .23, 1e-9);
    EXPECT_NEAR(std::log1p(*effects[4].effect), .10, 1e-9); // TK
    EXPECT_NEAR(*effects[0].margin, .084692769, 1e-8);
    EXPECT_TRUE(effects[0].decided && effects[4].decided);
    EXPECT_FALSE(effects[1].decided || effects[2].decided || effects[3].decided);
    EXPECT_FALSE(effects[0].p);
    EXPECT_EQ(effects[0].error, EffectError::Lenth);
}

TEST(FactorEffects, OfMoreLevelsSpanTheirMeansWithTukeysInterval)
{
    FactorTable table;
    for (int level = 0; level < 3; ++level)
        table.push_back({{level}, {}});
    for (std::size_t i = 0; i < 54; ++i)
        table[i / 9 % 3].runs.push_back(std::exp(test::warpbreaks[i] / 10));
    const auto analysis = analyseFactors(table);
    const auto effects = effectsOf(*analysis, 0.95);
    ASSERT_EQ(effects.size(), 1u);
    EXPECT_EQ(effects[0].between, (std::pair{2, 0})); // tension high has the fewest breaks, low the most
    EXPECT_NEAR(std::log1p(*effects[0].effect), 1.47222, 1e-4);
    EXPECT_TRUE(effects[0].decided);
    const auto pairs = levelPairsOf(*analysis, 0, 0.95);
    ASSERT_EQ(pairs.size(), 3u);
    EXPECT_NEAR(pairs[0].interval.low, -1.95598, 5e-6);
    EXPECT_NEAR(std::log1p(effects[0].interval->high), -pairs[1].interval.low, 1e-9);
}

TEST(FactorEffects, NameTheInteractionTakenForNoise)
{
    const auto effects = effectsOf(*analyseFactors(test::vacuumTable()), 0.95);
    ASSERT_EQ(effects.size(), 6u);
    EXPECT_EQ(effects[0].error, EffectError::HighestInteraction);
    EXPECT_EQ(effects[0].errorDegrees, 8);
    EXPECT_TRUE(effects[0].effect);
    EXPECT_FALSE(effects[5].effect); // of three levels each: a test, but not one number
    EXPECT_TRUE(effects[5].decided);
}

TEST(FactorEffects, OfWholePlotsHaveTheirOwnError)
{
    FactorTable table;
    for (int variety = 0; variety < 3; ++variety)
        for (int nitrogen = 0; nitrogen < 4; ++nitrogen) {
            FactorCell cell{{variety, nitrogen}, {}, {}};
            for (int block = 0; block < 6; ++block) {
                const auto place = static_cast<std::size_t>(12 * block + 4 * variety + nitrogen);
                cell.runs.push_back(std::exp(test::oats[place] / 100));
                cell.blocks.push_back(block);
            }
            table.push_back(cell);
        }
    const auto effects = effectsOf(*analyseFactors(table, {0}), 0.95);
    ASSERT_EQ(effects.size(), 3u); // neither the block nor its plots are effects
    EXPECT_EQ(effects[0].error, EffectError::WholePlots);
    EXPECT_EQ(effects[0].errorDegrees, 10);
    EXPECT_NEAR(*effects[0].p, .2724, 5e-5);
    EXPECT_EQ(effects[1].error, EffectError::Replicates);
    EXPECT_TRUE(effects[0].interval->contains(0));
}

TEST(FactorEffects, WithoutAnErrorStandWithoutATest)
{
    const auto effects = effectsOf(*analyseFactors({{{0}, {1}}, {{1}, {2}}}), 0.95);
    ASSERT_EQ(effects.size(), 1u);
    EXPECT_NEAR(*effects[0].effect, 1, 1e-12);
    EXPECT_FALSE(effects[0].interval || effects[0].p || effects[0].decided);
    EXPECT_EQ(effects[0].error, EffectError::None);
    EXPECT_TRUE(levelPairsOf(*analyseFactors({{{0}, {1}}, {{1}, {2}}}), 0, 0.95).empty());
}

} // namespace
} // namespace pgduel::analysis
