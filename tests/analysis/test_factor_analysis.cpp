#include <cmath>

#include <gtest/gtest.h>

#include "analysis/factor_analysis.h"
#include "datasets.h"
#include "parallel_vacuum.h"

namespace pgduel::analysis {
namespace {

TEST(FactorAnalysis, RaggedStudyUsesItsBalancedPartAndNamesTheError)
{
    const auto analysis = analyseFactors(test::vacuumTable());
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->used.size(), 27u);
    EXPECT_EQ(analysis->leftOut, 12u);
    EXPECT_EQ(analysis->error, ErrorTerm::HighestInteraction);
    ASSERT_EQ(analysis->table.rows.size(), 6u);
    EXPECT_NEAR(*analysis->table.rows[1].f, 1829.27661, 5e-6);
    EXPECT_NEAR(*analysis->table.rows[5].f, 46.59525, 5e-6); // deleted × condition: the real headline
    EXPECT_EQ(analysis->levels[2], (std::vector<int>{test::master, test::workers0, test::workers2}));
    EXPECT_NEAR(analysis->levelRatios[2][2] / analysis->levelRatios[2][0], 155.9 / 97.8, .002);
    EXPECT_FALSE(analysis->effects); // three levels each
}

TEST(FactorAnalysis, ReplicatesAreTheError)
{
    FactorTable table;
    const Values first{550, 669, 633, 642, 1037, 749, 1075, 729},
        second{604, 650, 601, 635, 1052, 868, 1063, 860};
    for (int i = 0; i < 8; ++i)
        table.push_back({{i & 1, i >> 1 & 1, i >> 2 & 1},
            {first[static_cast<std::size_t>(i)], second[static_cast<std::size_t>(i)]}});
    const auto analysis = analyseFactors(table);
    EXPECT_EQ(analysis->error, ErrorTerm::Replicates);
    EXPECT_EQ(analysis->table.residual.degrees, 8);
    EXPECT_EQ(analysis->table.rows.size(), 7u);
    EXPECT_LT(*analysis->table.rows[2].p, 1e-4);
    EXPECT_FALSE(analysis->effects);
}

TEST(FactorAnalysis, TwoLevelsWithoutReplicatesHaveLenthsLimits)
{
    FactorTable table;
    const Values yields{60, 72, 54, 68, 52, 83, 45, 80};
    for (int i = 0; i < 8; ++i)
        table.push_back(
            {{i & 1, i >> 1 & 1, i >> 2 & 1}, {std::exp(yields[static_cast<std::size_t>(i)] / 10)}});
    const auto analysis = analyseFactors(table);
    ASSERT_TRUE(analysis && analysis->effects && analysis->lenth);
    EXPECT_NEAR((*analysis->effects)[1], 2.3, 1e-9);
    EXPECT_NEAR(analysis->lenth->margin, .84692769, 5e-9);
}

/// Oats: the variety is the whole plot, nitrogen its parts.
TEST(FactorAnalysis, SplitPlotNeedsBlocks)
{
    FactorTable table;
    for (int variety = 0; variety < 3; ++variety) {
        for (int nitrogen = 0; nitrogen < 4; ++nitrogen) {
            FactorCell cell{{variety, nitrogen}, {}, {}};
            for (int block = 0; block < 6; ++block) {
                cell.runs.push_back(std::exp(
                    test::oats[static_cast<std::size_t>(12 * block + 4 * variety + nitrogen)] / 100));
                cell.blocks.push_back(block);
            }
            table.push_back(cell);
        }
    }
    const auto analysis = analyseFactors(table, {0});
    ASSERT_TRUE(analysis->splitPlot);
    EXPECT_NEAR(*analysis->table.rows[1].f, 1.4853, 5e-5);
    EXPECT_NEAR(*analysis->table.rows[1].p, .2724, 5e-5);
    EXPECT_NEAR(*analysis->table.rows[3].f, 37.6856, 5e-5);
    const auto pooled = analyseFactors(table);
    EXPECT_NEAR(*pooled->table.rows[1].p, .0366, .02); // the wrong error makes a difference of it
    for (FactorCell& cell : table)
        cell.blocks.clear();
    const auto without = analyseFactors(table, {0});
    EXPECT_FALSE(without->splitPlot);
    EXPECT_TRUE(without->wholePlotsUntested);
    EXPECT_FALSE(without->table.rows[0].p);
    EXPECT_TRUE(without->table.rows[1].p);
}

TEST(FactorAnalysis, NothingToAnalyse)
{
    EXPECT_FALSE(analyseFactors({}));
    EXPECT_FALSE(analyseFactors({{{0}, {1}}}));
    EXPECT_FALSE(analyseFactors({{{0}, {1}}, {{1}, {0}}}));
    const auto two = analyseFactors({{{0}, {1}}, {{1}, {2}}});
    ASSERT_TRUE(two);
    EXPECT_EQ(two->error, ErrorTerm::None);
    EXPECT_FALSE(two->table.rows[0].p);
}

TEST(LevelPairs, TukeyOnLogs)
{
    std::vector<Values> tensions(3);
    for (std::size_t i = 0; i < 54; ++i)
        tensions[i / 9 % 3].push_back(std::exp(test::warpbreaks[i] / 10));
    const auto pairs = levelPairs(tensions, {}, 0.95);
    ASSERT_TRUE(pairs);
    EXPECT_NEAR((*pairs)[0].difference, -1, 1e-9);
    EXPECT_NEAR((*pairs)[0].interval.low, -1.95598, 5e-6);
    EXPECT_NEAR((*pairs)[0].p, .0384598, 5e-7);
    EXPECT_FALSE(levelPairs({{1, 2}, {0, 3}}, {}, 0.95));
    EXPECT_FALSE(levelPairs({{1}, {2}}, {}, 0.95));
    const auto blocked = levelPairs({{10, 20, 30}, {11, 22, 33.3}}, {{0, 1, 2}, {0, 1, 2}}, 0.95);
    ASSERT_TRUE(blocked);
    EXPECT_LT((*blocked)[0].p, 0.001); // the blocks' own levels are taken out
}

} // namespace
} // namespace pgduel::analysis
