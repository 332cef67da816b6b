#include <gtest/gtest.h>

#include "exchange/run_shape.h"

using namespace pgduel;
using exchange::shapeOf;

namespace {

constexpr measure::Micros second = 1'000'000;

std::vector<study::LoadStep> planned()
{
    study::LoadSpec load;
    load.preset = study::LoadPreset::List;
    load.list = {5, 10};
    load.stepDuration = study::Duration(30'000);
    return study::stepsOf(load);
}

std::vector<measure::StepMark> steps(int secondsOfTheLast = 30)
{
    return {{0, 5, false, 0, 2 * second, 30 * second},
        {1, 10, false, 31 * second, 33 * second, (31 + secondsOfTheLast) * second}};
}

/// One sample a second: 100, then 200 from the second step on; from `shiftAt` on half of it.
measure::SeriesChunk speed(int shiftAt = 1000)
{
    measure::SeriesChunk chunk{"speed", {}, {}};
    for (int t = 1; t <= 61; ++t) {
        chunk.times.push_back(t * second);
        const double level = (t <= 30 ? 100.0 : 200.0) + t % 3;
        chunk.values.push_back(t >= shiftAt ? level / 2 : level);
    }
    return chunk;
}

} // namespace

TEST(RunShape, AWholeRunHasNothingToSay)
{
    const auto shape = shapeOf(planned(), steps(), speed());
    EXPECT_FALSE(shape.stoppedEarly);
    EXPECT_EQ(shape.levelShifts, 0); // from step to step the load changes, not the level
}

TEST(RunShape, AMissingOrShortStepIsAnEarlyEnd)
{
    EXPECT_TRUE(shapeOf(planned(), steps(12), speed()).stoppedEarly);
    EXPECT_FALSE(shapeOf(planned(), steps(29), speed()).stoppedEarly);
    auto one = steps();
    one.pop_back();
    EXPECT_TRUE(shapeOf(planned(), one, speed()).stoppedEarly);
    EXPECT_FALSE(shapeOf(planned(), {}, {}).stoppedEarly); // nothing is known of it
}

TEST(RunShape, ShiftsAreCountedByStep)
{
    EXPECT_EQ(shapeOf(planned(), steps(), speed(47)).levelShifts, 1);
    EXPECT_EQ(shapeOf(planned(), steps(), speed(3)).levelShifts, 0); // in what is not measured
}
