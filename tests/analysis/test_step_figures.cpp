#include <cmath>

#include <gtest/gtest.h>

#include "analysis/step_figures.h"

namespace pgduel::analysis {
namespace {

const measure::StepMark first{0, 5, false, 0, 100, 500}, second{1, 8, false, 500, 500, 900},
    later{2, 13, false, 900, 2000, 3000};

TEST(StepFigures, TakesWhatWasMeasuredInsideTheStep)
{
    const std::vector<measure::Micros> times{100, 200, 300, 400, 500, 600, 700};
    const auto figures = stepFigures(times, {99, 1, 2, 3, 6, 10, std::nan("")}, {first, second, later});
    ASSERT_EQ(figures.size(), 3u);
    EXPECT_EQ(figures[0].samples, 4u); // the sample at 100 speaks of the head that is not counted
    EXPECT_EQ(figures[0].mean, 3);
    EXPECT_EQ(figures[0].median, 2.5);
    EXPECT_EQ(figures[0].min, 1);
    EXPECT_EQ(figures[0].max, 6);
    EXPECT_NEAR(figures[0].standardDeviation, std::sqrt(14.0 / 3), 1e-12);
    EXPECT_EQ(figures[1].samples, 1u);
    EXPECT_EQ(figures[1].notFinite, 1u);
    EXPECT_TRUE(std::isnan(figures[1].standardDeviation));
    EXPECT_EQ(figures[2].samples, 0u);
    EXPECT_TRUE(std::isnan(figures[2].mean));
    EXPECT_EQ(figures[2].step.sessions, 13);
}

TEST(StepFigures, MemoryMakesTheMeanLessCertain)
{
    const auto figures = stepFigures({1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}, {{0, 1, false, 0, 0, 5}});
    EXPECT_NEAR(figures[0].lag1, 0.4, 1e-12);
    EXPECT_NEAR(figures[0].effective, 5 * 0.6 / 1.4, 1e-12);
    EXPECT_NEAR(figures[0].standardError, std::sqrt(2.5 / figures[0].effective), 1e-12);
}

} // namespace
} // namespace pgduel::analysis
