#include <gtest/gtest.h>

#include "measure/sleep_watch.h"

using pgduel::measure::SleepWatch;

namespace {

double slept = 0;

double source()
{
    return slept;
}

} // namespace

TEST(SleepWatch, tellsOnlyTheSleepSinceItsBegin)
{
    slept = 4000; // of days before
    const SleepWatch watch(source);
    EXPECT_EQ(watch.seconds(), 0);
    slept += 37.5;
    EXPECT_EQ(watch.seconds(), 37.5);
    EXPECT_EQ(SleepWatch(source).seconds(), 0);
}

TEST(SleepWatch, aComputerThatIsAwakeSleepsNot)
{
    const SleepWatch watch;
    EXPECT_LT(watch.seconds(), 0.1);
}
