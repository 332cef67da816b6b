// The parallel-vacuum study cell by cell: 30 of the patch against 9 of master, one run each.
#include <cmath>

#include <gtest/gtest.h>

#include "analysis/anova.h"
#include "parallel_vacuum.h"
#include "points.h"

namespace pgduel::analysis {
namespace {

const std::vector<int> workersOf{-1, 0, 1, 2, 4, 6}; ///< by test::Condition

/// Differences of the patch from master in the order of the published table, per cent.
const Values published{13.6, 95.5, 227.3, 7.7, 51.9, 65.4, -7.6, -19.5, -29.5, 21.4, 207.1, 278.6, 8.6, 74.1,
    103.4, -22.5, -28.0, -36.2, 25.7, 165.7, 214.3, 251.4, 2.6, 77.6, 88.2, 82.9, 2.3, -4.4, 14.7, 5.9};

struct Subset {
    const char* name;
    int index, level; ///< of which column; −1: all
    int cells;
    double min, mean, max, geometric;
    int faster;
};

Comparison cellsWhere(const Subset& subset)
{
    std::vector<int> levels;
    Values master, patch;
    for (const test::VacuumRow& row : test::vacuumRows)
        for (const auto& [condition, time] : row.patch) {
            const int workers = workersOf[static_cast<std::size_t>(condition)];
            const std::vector<int> of{row.indexes, row.deleted, workers, workers > 0 ? 1 : 0};
            if (subset.index >= 0 && of[static_cast<std::size_t>(subset.index)] != subset.level)
                continue;
            levels.push_back(static_cast<int>(levels.size()) + 1);
            master.push_back(row.masterTime);
            patch.push_back(time);
        }
    return compare(test::latency, {"master", {test::run(test::latency, levels, master)}},
        {"patch", {test::run(test::latency, levels, patch)}});
}

TEST(ParallelVacuum, ThirtyCellsAgainstNine)
{
    const Comparison all = cellsWhere({"all", -1, 0, 30, 0, 0, 0, 0, 0});
    ASSERT_EQ(all.points.size(), published.size());
    for (std::size_t i = 0; i < published.size(); ++i)
        EXPECT_NEAR(100 * *all.points[i].difference, published[i], 0.051) << "cell " << i;
    int judged = 0;
    for (const HeatCell& cell : heatMap(test::vacuumTable(), 2, test::master, 0.95))
        if (cell.state != CellState::Missing) {
            EXPECT_EQ(cell.state, CellState::OneRun); // no interval can be given
            ++judged;
        }
    EXPECT_EQ(judged, 30);
    EXPECT_EQ(test::vacuumRows.size(), 9u);
}

TEST(ParallelVacuum, SummariesOfSubsets)
{
    const std::vector<Subset> subsets{{"all", -1, 0, 30, -36.2, 64.6, 278.6, 43.9, 7},
        {"workers 0", 2, 0, 9, -22.5, 5.8, 25.7, 4.8, 2}, {"workers 1", 2, 1, 3, -19.5, 42.6, 95.5, 33.7, 1},
        {"workers 2", 2, 2, 9, -29.5, 83.9, 227.3, 59.4, 3},
        {"workers 4", 2, 4, 6, -36.2, 110.5, 278.6, 79.4, 1},
        {"workers 6", 2, 6, 3, 5.9, 113.4, 251.4, 89.5, 0},
        {"deleted 1,000", 1, 0, 10, 13.6, 150.1, 278.6, 127.9, 0},
        {"deleted 10,000", 1, 1, 10, 2.6, 56.3, 103.4, 51.9, 0},
        {"deleted 100,000", 1, 2, 10, -36.2, -12.5, 14.7, -14.0, 7},
        {"indexes 3", 0, 0, 9, -29.5, 45.0, 227.3, 29.6, 3},
        {"indexes 5", 0, 1, 9, -36.2, 67.4, 278.6, 39.0, 3},
        {"indexes 7", 0, 2, 12, -4.4, 77.3, 251.4, 59.7, 1},
        {"parallel", 3, 1, 21, -36.2, 89.8, 278.6, 64.8, 5}};
    for (const Subset& subset : subsets) {
        const Comparison found = cellsWhere(subset);
        EXPECT_EQ(found.points.size(), static_cast<std::size_t>(subset.cells)) << subset.name;
        EXPECT_NEAR(100 * found.min->difference, subset.min, 0.05) << subset.name;
        EXPECT_NEAR(100 * *found.mean, subset.mean, 0.05) << subset.name;
        EXPECT_NEAR(100 * found.max->difference, subset.max, 0.05) << subset.name;
        EXPECT_NEAR(100 * *found.geometricMean, subset.geometric, 0.05) << subset.name;
        int faster = 0;
        for (const PairPoint& point : found.points)
            faster += *point.difference < 0 ? 1 : 0;
        EXPECT_EQ(faster, subset.faster) << subset.name;
    }
}

/// The patch with workers against the patch without: which number of them pays at all.
TEST(ParallelVacuum, SmallestNumberOfWorkersThatBeatsNone)
{
    const std::vector<std::optional<double>> smallest{
        {}, {}, 1, {}, {}, 2, {}, {}, 2}; // rows of the table: 1,000, 10,000, 100,000 for each index count
    for (std::size_t i = 0; i < test::vacuumRows.size(); ++i) {
        const auto& patch = test::vacuumRows[i].patch;
        std::vector<LevelValues> levels;
        for (std::size_t w = 1; w < patch.size(); ++w)
            levels.push_back({static_cast<double>(workersOf[static_cast<std::size_t>(patch[w].first)]),
                patch.front().second, patch[w].second});
        const auto found = breakEven(levels, measure::Polarity::LowerIsBetter, 0, false);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->smallest, smallest[i]) << i;
    }
}

/// What must be seen and not smoothed away: with 7 indexes and 100,000 rows the order of workers turns twice.
TEST(ParallelVacuum, OddCellsStay)
{
    const auto map = heatMap(test::vacuumTable(), 2, test::master, 0.95);
    const auto ratio = [&](int c) {
        for (const HeatCell& cell : map)
            if (cell.levels == std::vector<int>{2, 2, c})
                return *cell.ratio;
        return 0.0;
    };
    EXPECT_LT(ratio(test::workers2), ratio(test::workers0));
    EXPECT_GT(ratio(test::workers4), ratio(test::workers6));
    EXPECT_GT(ratio(test::workers6), ratio(test::workers2));
}

} // namespace
} // namespace pgduel::analysis
