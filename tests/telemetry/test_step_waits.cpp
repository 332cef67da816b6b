#include <gtest/gtest.h>

#include "telemetry/step_waits.h"

namespace pgduel::telemetry {
namespace {

WaitTick tick(measure::Micros covers, std::vector<WaitCount> counts)
{
    WaitTick result;
    result.covers = covers;
    result.counts = std::move(counts);
    for (const WaitCount& count : result.counts)
        result.active += count.background ? 0 : count.sessions;
    return result;
}

TEST(WaitAccumulator, WeighsSessionsByTheTimeCovered)
{
    WaitAccumulator waits;
    waits.add(tick(100'000, {{"IO", "DataFileRead", false, 4}, {"CPU", "", false, 2}}));
    waits.add(tick(300'000, {{"IO", "WALSync", false, 1}, {"IO", "DataFileRead", false, 1}}));
    EXPECT_DOUBLE_EQ(waits.seconds(), 0.4);
    EXPECT_DOUBLE_EQ(waits.average("IO"), (4 * 0.1 + 2 * 0.3) / 0.4);
    EXPECT_DOUBLE_EQ(waits.counted("IO"), 6);
    EXPECT_DOUBLE_EQ(waits.average("CPU"), 0.5);
    EXPECT_DOUBLE_EQ(waits.averageActive(), (6 * 0.1 + 2 * 0.3) / 0.4);
    EXPECT_EQ(waits.ticks(), 2u);
}

TEST(WaitAccumulator, KeepsEventsApart)
{
    WaitAccumulator waits;
    waits.add(tick(100'000, {{"IO", "DataFileRead", false, 4}, {"CPU", "", false, 2}}));
    waits.add(tick(100'000, {{"IO", "WALSync", false, 1}}));
    const std::map<std::string, double> expected{{"CPU", 1}, {"IO:DataFileRead", 2}, {"IO:WALSync", 0.5}};
    EXPECT_EQ(waits.averageByEvent(), expected);
    EXPECT_EQ(waits.classes(), (std::vector<std::string>{"CPU", "IO"}));
}

TEST(WaitAccumulator, LeavesBackgroundOut)
{
    WaitAccumulator waits;
    waits.add(tick(100'000, {{"IO", "DataFileWrite", true, 1}}));
    EXPECT_EQ(waits.average("IO"), 0);
    EXPECT_EQ(waits.counted("IO"), 0);
    EXPECT_TRUE(waits.averageByEvent().empty());
}

TEST(WaitAccumulator, NothingSeenIsZeroAndNotANumberLess)
{
    WaitAccumulator waits;
    EXPECT_EQ(waits.average("IO"), 0);
    EXPECT_EQ(waits.averageActive(), 0);
    waits.add(tick(0, {{"IO", "WALSync", false, 1}}));
    EXPECT_EQ(waits.average("IO"), 0);
    EXPECT_EQ(waits.counted("IO"), 1);
    waits.clear();
    EXPECT_EQ(waits.ticks(), 0u);
    EXPECT_EQ(waits.counted("IO"), 0);
}

} // namespace
} // namespace pgduel::telemetry
