#include <gtest/gtest.h>

#include <thread>

#include "measure/clock.h"

using namespace pgduel::measure;
using namespace std::chrono_literals;

TEST(RunClock, CopiesShareOneZero)
{
    const RunClock clock;
    const RunClock copy = clock;
    const auto moment = std::chrono::steady_clock::now();
    EXPECT_EQ(clock.at(moment), copy.at(moment));
    EXPECT_EQ(clock.zeroUtcMicros(), copy.zeroUtcMicros());
}

TEST(RunClock, AdvancesWithTheSteadyClock)
{
    const RunClock clock;
    const Micros before = clock.now();
    std::this_thread::sleep_for(5ms);
    EXPECT_GE(clock.now() - before, 5000);
    EXPECT_GE(before, 0);
}

TEST(RunClock, MomentsAndTimesAreInverse)
{
    const RunClock clock;
    for (const Micros t : {Micros{-1'500'000}, Micros{-1}, Micros{0}, Micros{1}, Micros{86'400'000'000}})
        EXPECT_EQ(clock.at(clock.moment(t)), t);
}

TEST(RunClock, TimesBeforeTheZeroRoundDown)
{
    const RunClock clock;
    EXPECT_EQ(clock.at(clock.moment(0) - 1ns), -1);
}

TEST(RunClock, ZeroIsNowOnTheWall)
{
    const auto before = utcMicrosNow();
    const RunClock clock;
    const auto after = utcMicrosNow();
    EXPECT_GE(clock.zeroUtcMicros(), before);
    EXPECT_LE(clock.zeroUtcMicros(), after);
    EXPECT_GT(before, 1'700'000'000'000'000); // µs, not ms
}
