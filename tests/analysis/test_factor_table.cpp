#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "analysis/anova.h"
#include "parallel_vacuum.h"

namespace pgduel::analysis {
namespace {

constexpr auto lower = measure::Polarity::LowerIsBetter;
constexpr std::size_t indexes = 0, deleted = 1, condition = 2;

TEST(HeatMap, PublishedPivotWithItsHoles)
{
    const auto map = heatMap(test::vacuumTable(), condition, test::master, 0.95);
    ASSERT_EQ(map.size(), 45u); // 3 × 3 × 5, fifteen of them never run
    std::map<std::vector<int>, HeatCell> cells;
    int missing = 0;
    for (const HeatCell& cell : map) {
        cells[cell.levels] = cell;
        missing += cell.state == CellState::Missing ? 1 : 0;
    }
    EXPECT_EQ(missing, 15);
    const auto percent = [&](int i, int d, int c) { return 100 * (*cells.at({i, d, c}).ratio - 1); };
    EXPECT_NEAR(percent(0, 0, test::workers2), 227.3, 0.05);
    EXPECT_NEAR(percent(1, 2, test::workers4), -36.2, 0.05);
    EXPECT_NEAR(percent(2, 2, test::workers2), -4.4, 0.05);
    EXPECT_NEAR(percent(2, 2, test::workers4), 14.7, 0.05);
    EXPECT_EQ(cells.at({0, 0, test::workers1}).state, CellState::OneRun);
    EXPECT_FALSE(cells.at({0, 0, test::workers1}).interval);
    EXPECT_EQ(cells.at({0, 0, test::workers6}).state, CellState::Missing);
}

TEST(HeatMap, DecidesWithReplicatesAndHolm)
{
    const FactorTable table{{{0, 0}, {100, 101, 99, 100}}, {{0, 1}, {120, 121, 119, 120}},
        {{1, 0}, {100, 101, 99, 100}}, {{1, 1}, {100, 103, 98, 101}}, {{2, 0}, {5, 6}}, {{2, 1}, {0, 7}}};
    const auto map = heatMap(table, 1, 0, 0.95);
    ASSERT_EQ(map.size(), 3u);
    EXPECT_EQ(map[0].state, CellState::Decided);
    EXPECT_NEAR(*map[0].ratio, 1.2, 0.001);
    EXPECT_TRUE(map[0].interval->low > 1.15 && map[0].interval->high < 1.25);
    EXPECT_NEAR(*map[0].adjustedP, 2 * *map[0].p, 1e-12); // two testable cells
    EXPECT_EQ(map[1].state, CellState::Undecided);
    EXPECT_EQ(map[2].state, CellState::NotComparable);
    EXPECT_FALSE(map[2].ratio);
}

TEST(BalancedPart, OfTheRaggedStudy)
{
    const FactorTable part = balancedPart(test::vacuumTable());
    ASSERT_EQ(part.size(), 27u);
    for (const FactorCell& cell : part)
        EXPECT_TRUE(cell.levels[condition] == test::master || cell.levels[condition] == test::workers0
            || cell.levels[condition] == test::workers2);
}

TEST(MarginalMeans, OnlyOverEqualSets)
{
    EXPECT_FALSE(marginalMeans(test::vacuumTable(), condition));
    const FactorTable part = balancedPart(test::vacuumTable());
    const auto conditions = marginalMeans(part, condition);
    ASSERT_TRUE(conditions);
    const Values geometric{97.8, 102.5, 155.9}, arithmetic{217.1, 202.8, 214.4};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ((*conditions)[i].cells, 9);
        EXPECT_NEAR((*conditions)[i].geometric, geometric[i], 0.05);
        EXPECT_NEAR((*conditions)[i].arithmetic, arithmetic[i], 0.05);
    }
    const auto rows = marginalMeans(part, deleted);
    EXPECT_NEAR((*rows)[2].geometric, 490.1, 0.05);
    EXPECT_NEAR((*rows)[2].arithmetic, 507.2, 0.05);
}

TEST(VacuumStudy, AnalysisOfVarianceWithTheTripleInteractionAsError)
{
    Values y;
    std::vector<FactorLevels> factors(3);
    for (const FactorCell& cell : balancedPart(test::vacuumTable())) {
        y.push_back(std::log(cell.runs[0]));
        for (std::size_t f = 0; f < 3; ++f)
            factors[f].push_back(cell.levels[f]);
    }
    auto terms = allTerms({indexes, deleted, condition});
    terms.pop_back();
    const auto table = anova(y, factors, terms);
    EXPECT_TRUE(table->balanced);
    EXPECT_EQ(table->residual.degrees, 8);
    EXPECT_NEAR(table->residual.sumOfSquares, 0.06436, 5e-6);
    EXPECT_NEAR(table->total, 33.22485, 5e-6);
    const Values f{60.87100, 1829.27661, 73.63439, 1.73606, .20106, 46.59525}; // i, d, c, id, ic, dc
    const Values squares{0.97946, 29.43436, 1.18483, 0.05587, 0.00647, 1.49950};
    for (std::size_t i = 0; i < f.size(); ++i) {
        EXPECT_NEAR(*table->rows[i].f, f[i], 5e-6) << i;
        EXPECT_NEAR(table->rows[i].sumOfSquares, squares[i], 5e-6) << i;
    }
    const double shareOfRows = table->rows[1].sumOfSquares / table->total;
    EXPECT_NEAR(shareOfRows, 0.8859, 5e-5);
}

std::vector<LevelValues> workersRow(std::size_t row)
{
    const std::map<test::Condition, double> workers{{test::workers0, 0}, {test::workers1, 1},
        {test::workers2, 2}, {test::workers4, 4}, {test::workers6, 6}};
    std::vector<LevelValues> values;
    for (const auto& [c, time] : test::vacuumRows[row].patch)
        values.push_back({workers.at(c), test::vacuumRows[row].masterTime, time});
    return values;
}

TEST(BreakEven, WorkersThatBeatMaster)
{
    const std::vector<std::vector<double>> winning{{}, {}, {0, 1, 2}, {}, {}, {0, 2, 4}, {}, {}, {2}};
    const std::vector<double> best{0, 0, 2, 0, 0, 4, 0, 0, 2};
    const std::vector<double> difference{13.6, 7.7, -29.5, 21.4, 8.6, -36.2, 25.7, 2.6, -4.4};
    for (std::size_t row = 0; row < winning.size(); ++row) {
        const auto result = breakEven(workersRow(row), lower, 0, false);
        ASSERT_TRUE(result);
        EXPECT_EQ(result->winning, winning[row]) << row;
        EXPECT_EQ(result->smallest.has_value(), !winning[row].empty());
        EXPECT_EQ(result->best, best[row]) << row;
        EXPECT_NEAR(100 * result->bestDifference, difference[row], 0.05) << row;
    }
    EXPECT_TRUE(breakEven(workersRow(8), lower, 0.05, false)->winning.empty()); // −4.4 % is within the band
}

TEST(BreakEven, DeletedRowsAtFixedWorkers)
{
    const auto rows = [](double a1, double b1, double a2, double b2) {
        return breakEven({{10'000, a1, b1}, {100'000, a2, b2}}, lower, 0, true);
    };
    const auto at = [](const std::optional<BreakEven>& result) { return result->crossings.at(0).at; };
    EXPECT_NEAR(at(rows(52, 56, 410, 379)), 31'938, 0.5);
    EXPECT_NEAR(at(rows(52, 79, 410, 330)), 53'316, 0.5);
    EXPECT_NEAR(at(rows(52, 86, 410, 289)), 48'866, 0.5);
    EXPECT_NEAR(at(rows(58, 63, 632, 490)), 18'936, 0.5);
    EXPECT_NEAR(at(rows(58, 101, 632, 455)), 53'188, 0.5);
    EXPECT_NEAR(at(rows(58, 118, 632, 403)), 55'030, 0.5);
    EXPECT_NEAR(at(rows(76, 135, 641, 613)), 88'456, 0.5);
    EXPECT_TRUE(rows(76, 78, 641, 656)->crossings.empty());
}

TEST(BreakEven, NeedsPolarityAndABaseline)
{
    EXPECT_FALSE(breakEven({{1, 2, 3}}, measure::Polarity::Neither, 0, false));
    EXPECT_FALSE(breakEven({{1, 0, 3}}, lower, 0, false));
    EXPECT_FALSE(breakEven({}, lower, 0, false));
}

} // namespace
} // namespace pgduel::analysis
