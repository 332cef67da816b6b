#include <gtest/gtest.h>

#include "proc_text.h"

namespace pgduel::telemetry {
namespace {

TEST(ProcText, ProcessWithSpacesAndParenthesesInItsName)
{
    const auto stat = parseProcessStat("4711 (post) gres: a (b) S 17 4711 4711 0 -1 4194560 900 0 3 0 "
                                       "120 30 4000 500 20 0 1 0 1000 222 333\n");
    ASSERT_TRUE(stat);
    EXPECT_EQ(stat->parent, 17);
    EXPECT_EQ(stat->ownTicks, 150);
    EXPECT_EQ(stat->endedChildrenTicks, 4500);
    EXPECT_EQ(stat->startTicks, 1000);
}

TEST(ProcText, BrokenProcessTextsAreNothing)
{
    for (const char* text :
        {"", "4711 (x", "4711 (x) S", "4711 (x) S one 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"})
        EXPECT_FALSE(parseProcessStat(text)) << text;
}

TEST(ProcText, ProcessThatHasEndedAndWasNotWaitedForIsNothing)
{
    EXPECT_FALSE(parseProcessStat("4711 (postgres) Z 1 4711 4711 0 -1 4194560 900 0 3 0 "
                                  "120 30 4000 500 20 0 1 0 1000 0 0\n"));
}

TEST(ProcText, BusyIsAllButIdleAndIoWait)
{
    const auto busy = parseBusyTicks("cpu  1000 20 300 99999 888 4 5 6 70 0\ncpu0 1 1 1 1 1 1 1 1 1 1\n");
    ASSERT_TRUE(busy);
    EXPECT_EQ(*busy, 1000 + 20 + 300 + 4 + 5 + 6);
    EXPECT_FALSE(parseBusyTicks("cpu0 1 2 3 4 5 6 7 8 9 10\n"));
    EXPECT_FALSE(parseBusyTicks("cpu 1 2 3\n"));
    EXPECT_FALSE(parseBusyTicks(""));
}

TEST(ProcText, Pressure)
{
    const auto pressure = parsePressure("some avg10=12.50 avg60=1.00 avg300=0.25 total=6099887\n"
                                        "full avg10=0.00 avg60=0.00 avg300=0.00 total=0\n");
    ASSERT_TRUE(pressure);
    EXPECT_DOUBLE_EQ(pressure->avg10, 12.5);
    EXPECT_DOUBLE_EQ(pressure->totalSeconds, 6.099887);
    EXPECT_FALSE(parsePressure(""));
    EXPECT_FALSE(parsePressure("some avg10=1.0 avg60=2.0\n"));
    EXPECT_FALSE(parsePressure("full avg10=0.00 avg60=0.00 avg300=0.00 total=0\n"));
}

} // namespace
} // namespace pgduel::telemetry
