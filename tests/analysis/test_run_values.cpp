#include <gtest/gtest.h>

#include "analysis/run_values.h"
#include "measure/metric.h"

namespace pgduel::analysis {
namespace {

RunFigures run(
    int block, const std::vector<double>& values, const char* metric = "speed", double evidence = 500)
{
    RunFigures figures;
    figures.block = block;
    for (std::size_t step = 0; step < values.size(); ++step)
        figures.points.push_back({int(step), int(step) + 5, false, metric, values[step], evidence});
    return figures;
}

TEST(WholeRuns, AreGeometricMeansOverCommonSteps)
{
    const auto runs = wholeRuns(*measure::findMetric("speed"),
        {{"a", {run(0, {100, 400, 7}), run(1, {200, 800, 7})}}, {"b", {run(0, {10, 1000})}}});
    EXPECT_EQ(runs.steps, 2);
    ASSERT_EQ(runs.arms.size(), 2u);
    EXPECT_NEAR(runs.arms[0][0].value, 200, 1e-9);
    EXPECT_NEAR(runs.arms[0][1].value, 400, 1e-9);
    EXPECT_EQ(runs.arms[0][1].block, 1);
    EXPECT_NEAR(runs.arms[1][0].value, 100, 1e-9);
}

TEST(WholeRuns, LeaveOutWhatCannotBeComparedAndCountIt)
{
    auto saturated = run(0, {1, 1});
    saturated.driverSaturated = true;
    const auto runs = wholeRuns(*measure::findMetric("speed"),
        {{"a", {run(0, {100, 400}), run(1, {100, 400}), run(2, {100}), run(3, {0, 400}), saturated}},
            {"none", {}}, {"b", {run(0, {10, 1000})}}});
    EXPECT_EQ(runs.steps, 2);
    EXPECT_EQ(runs.saturated, 1);
    EXPECT_EQ(runs.incomplete, 2);
    EXPECT_EQ(runs.arms[0].size(), 2u);
    EXPECT_TRUE(runs.arms[1].empty());
    EXPECT_EQ(runs.arms[2].size(), 1u);
}

TEST(WholeRuns, WantEnoughSampledWaits)
{
    const measure::Metric waits = *measure::findMetric("io_waits");
    const auto thin = wholeRuns(waits,
        {{"a", {run(0, {1, 2}, "io_waits", 60), run(1, {1, 0}, "io_waits", 60)}},
            {"b", {run(0, {1, 2}, "io_waits", 300)}}});
    EXPECT_EQ(thin.steps, 1); // 120 counts at the first; the second was never seen in a run
    const auto none =
        wholeRuns(waits, {{"a", {run(0, {1}, "io_waits", 60)}}, {"b", {run(0, {1}, "io_waits")}}});
    EXPECT_EQ(none.steps, 0);
    EXPECT_TRUE(none.arms[0].empty());
}

TEST(WholeRuns, OfLoadsWithoutACommonStepAreNone)
{
    RunFigures other;
    other.points = {{0, 99, false, "speed", 5, 500}};
    const auto runs = wholeRuns(*measure::findMetric("speed"), {{"a", {run(0, {100})}}, {"b", {other}}});
    EXPECT_EQ(runs.steps, 0);
    EXPECT_TRUE(runs.arms[0].empty() && runs.arms[1].empty());
}

} // namespace
} // namespace pgduel::analysis
