#include <set>

#include <gtest/gtest.h>

#include "tick_schedule.h"

namespace pgduel::telemetry {
namespace {

TEST(TickSchedule, IsJitteredAroundAnExactRate)
{
    TickSchedule schedule(10, 1);
    schedule.begin(1'000'000);
    std::set<measure::Micros> gaps;
    measure::Micros last = 1'000'000;
    int missed = 0;
    for (int i = 1; i <= 1000; ++i) {
        const measure::Micros planned = schedule.next(last, missed);
        EXPECT_NEAR(static_cast<double>(planned), 1e6 + i * 1e5, 25'001);
        gaps.insert(planned - last);
        last = planned;
    }
    EXPECT_EQ(missed, 0);
    EXPECT_GE(*gaps.begin(), 50'000 - 1);
    EXPECT_LE(*gaps.rbegin(), 150'000 + 1);
    EXPECT_GT(gaps.size(), 900u) << "a fixed clock would have one gap";
}

TEST(TickSchedule, PassedTimesAreMissedAndDoNotPileUp)
{
    TickSchedule schedule(10, 7);
    schedule.begin(0);
    int missed = 0;
    schedule.next(0, missed);
    const measure::Micros stalledUntil = 1'050'000; // ticks 2 to 10 have passed, of the tenth it is sure
    const measure::Micros planned = schedule.next(stalledUntil, missed);
    EXPECT_EQ(missed, 9);
    EXPECT_GE(planned, stalledUntil);
    EXPECT_LE(planned, 1'125'000);
    schedule.next(planned, missed);
    EXPECT_EQ(missed, 9);
}

} // namespace
} // namespace pgduel::telemetry
