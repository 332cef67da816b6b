#include <gtest/gtest.h>

#include "driver/stall_watch.h"

using namespace pgduel;
using namespace pgduel::workload;

namespace {

measure::Histogram times(int count, std::int64_t micros)
{
    measure::Histogram result;
    for (int i = 0; i < count; ++i)
        result.record(micros);
    return result;
}

StallWatch::View view(measure::Micros lastEnd, std::optional<measure::Micros> waitingSince = {},
    std::optional<measure::Micros> resumed = {})
{
    return {lastEnd, resumed, waitingSince};
}

TEST(StallWatch, QuickTransactionsMayPauseForASecond)
{
    StallWatch watch;
    watch.learn(times(1000, 500), 8);
    EXPECT_EQ(watch.patience(), 1'000'000);
    EXPECT_FALSE(watch.begun(view(5'000'000, 4'999'000), 5'900'000));
    EXPECT_EQ(watch.begun(view(5'000'000, 4'999'000), 6'000'001), 5'000'000);
    EXPECT_FALSE(watch.begun(view(5'000'000, 4'999'000), 6'100'000)) << "told once";
    EXPECT_FALSE(watch.ended(view(5'000'000)));
    const std::optional<Stall> stall = watch.ended(view(7'300'000, {}, 7'000'000));
    ASSERT_TRUE(stall);
    EXPECT_EQ(stall->begin, 5'000'000);
    EXPECT_EQ(stall->end, 7'000'000);
    EXPECT_FALSE(watch.ended(view(7'300'000)));
}

TEST(StallWatch, SlowTransactionsAreNoStall)
{
    StallWatch watch;
    watch.learn(times(4, 3'000'000), 4);
    EXPECT_FALSE(watch.begun(view(3'000'000, 3'000'000), 6'500'000));
    watch.learn(times(4, 3'000'000), 4);
    EXPECT_FALSE(watch.begun(view(6'000'000, 6'000'000), 9'500'000));
    EXPECT_TRUE(watch.begun(view(6'000'000, 6'000'000), 15'500'000));
}

TEST(StallWatch, AFewSlowOnesAmongManyQuickOnesMakeItPatient)
{
    StallWatch watch;
    watch.learn(times(100'000, 1000), 8);
    watch.learn(times(500, 3'000'000), 8);
    EXPECT_GT(*watch.patience(), 6'000'000) << "15 of 16 seconds of a session go into slow transactions";
}

// What began while the server stood still took as long as the server did, and is not what is usual.
TEST(StallWatch, ALoadThatBeginsWithinAStallTellsTheNextOne)
{
    StallWatch watch;
    watch.learn(times(4, 2'000'000), 4);
    EXPECT_FALSE(watch.patience());
    watch.learn(times(500, 1000), 4);
    EXPECT_EQ(watch.patience(), 1'000'000);
    EXPECT_EQ(watch.begun(view(4'000'000, 4'000'000), 5'000'001), 4'000'000);
}

TEST(StallWatch, NothingIsToldBeforeWhatIsUsualIsKnown)
{
    StallWatch watch;
    EXPECT_FALSE(watch.suspects(view(0), 60'000'000));
    watch.learn(times(3, 1000), 4);
    EXPECT_FALSE(watch.begun(view(0, 0), 60'000'000));
    watch.learn(measure::Histogram(), 4);
    EXPECT_FALSE(watch.patience());
}

TEST(StallWatch, SessionsThatWaitForTheirTurnAreNoStall)
{
    StallWatch watch;
    watch.learn(times(100, 1000), 4);
    EXPECT_TRUE(watch.suspects(view(0), 5'000'000));
    EXPECT_FALSE(watch.begun(view(0), 5'000'000)) << "all asleep or without a slot";
    EXPECT_FALSE(watch.begun(view(0, 4'900'000), 5'000'000)) << "one has begun just now";
    EXPECT_EQ(watch.begun(view(0, 3'900'000), 5'000'000), 3'900'000);
}

TEST(StallWatch, TheEndOfTheLoadEndsAStall)
{
    StallWatch watch;
    EXPECT_FALSE(watch.close(1));
    watch.learn(times(100, 1000), 4);
    ASSERT_TRUE(watch.begun(view(1'000'000, 0), 3'000'000));
    const auto stall = watch.close(4'000'000);
    ASSERT_TRUE(stall);
    EXPECT_EQ(stall->end, 4'000'000);
    EXPECT_FALSE(watch.since());
}

} // namespace
