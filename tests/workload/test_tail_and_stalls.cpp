#include "load_over_time.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

using Fault09 = LoadOverTime;
using Fault14 = LoadOverTime;

// A 2 s lock in an 8 s run of pgbench showed as a mean of 0.297 ms, and nothing warned.
TEST_F(Fault09, AStallOfAClosedLoopIsTold)
{
    later(300ms, [this] {
        server.freeze(true);
        std::this_thread::sleep_for(1500ms);
        server.freeze(false);
    });
    LoadPlan load = plan("SELECT 1", {step(0, 4, 2500ms)});
    load.threads = 2;
    const LoadResult result = run(load);
    ASSERT_EQ(result.stalls.size(), 1u);
    const Stall& stall = result.stalls.front();
    EXPECT_NEAR(static_cast<double>(stall.end - stall.begin), 1.5e6, 0.1e6);
    EXPECT_NEAR(static_cast<double>(stall.begin - recorder.begun.front().begin), 0.3e6, 0.1e6);
    EXPECT_EQ(recorder.stallsBegun, std::vector<measure::Micros>{stall.begin});
    EXPECT_EQ(recorder.stalls.size(), 1u);
}

TEST_F(Fault09, SlowTransactionsSleepAndThinkTimeAreNoStall)
{
    LoadPlan slow = plan("wait 1100", {step(0, 2, 2400ms)});
    EXPECT_TRUE(run(slow).stalls.empty());
    LoadPlan asleep = plan("SELECT 1;\n\\sleep 1300 ms", {step(0, 2, 1800ms)});
    asleep.scripts.push_back(Script::compile("quick", "SELECT 1", 1));
    EXPECT_TRUE(run(asleep).stalls.empty());
}

// pgbench counts the tail: -T 1 with a statement of 4 s takes 4.4 s, and tps is over the whole time.
TEST_F(Fault14, TheTailIsNotInTheMeasuredTime)
{
    LoadPlan load = plan("wait 350", {step(0, 3, 500ms)});
    const LoadResult result = run(load);
    const StepResult only = result.steps.front();
    EXPECT_NEAR(lengthOf(only), 0.5, 0.08);
    EXPECT_EQ(only.counts.transactions, 3u);
    ASSERT_EQ(recorder.tails.size(), 1u);
    EXPECT_FALSE(recorder.tails.front().counted);
    EXPECT_EQ(recorder.tails.front().begin, only.mark.end);
}

TEST_F(Fault14, OnDemandTheTailCountsAsPgbenchDoes)
{
    LoadPlan load = plan("wait 350", {step(0, 3, 500ms)});
    load.pgbenchCompatible = true;
    const StepResult only = run(load).steps.front();
    EXPECT_NEAR(lengthOf(only), 0.7, 0.08);
    EXPECT_EQ(only.counts.transactions, 6u);
}

// What ends in the tail is told, so that nothing that the server did is missing in the sums.
TEST_F(Fault14, TheTailTellsWhatStillEnded)
{
    LoadPlan load = plan("wait 60", {step(0, 8, 400ms)});
    load.recordTransactions = true;
    run(load);
    ASSERT_EQ(recorder.tails.size(), 1u);
    std::size_t outside = 0;
    for (const TransactionRecord& record : recorder.records)
        outside += record.counted ? 0 : 1;
    EXPECT_EQ(recorder.tails.front().counts.transactions, 8u);
    EXPECT_EQ(outside, 8u);
}

} // namespace
