#include <gtest/gtest.h>

#include <cmath>
#include <thread>

#include "fake_server.h"
#include "load_test.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

study::LoadStep rateStep(int index, int sessions, double rate, std::chrono::milliseconds duration)
{
    study::LoadStep result = step(index, sessions, duration);
    result.rate = rate;
    return result;
}

class OpenLoop : public testing::Test {
protected:
    LoadResult run(LoadPlan plan)
    {
        plan.recordTransactions = true;
        return runLoad(plan, measure::RunClock(), recorder, {});
    }
    LoadPlan plan(const std::string& sql, std::vector<study::LoadStep> steps) const
    {
        return planFor(server.conninfo(), sql, std::move(steps));
    }

    FakeServer server;
    Recorder recorder;
};

using Fault05 = OpenLoop;

// pgbench divides the rate by threads: 3 clients, 28/s, 90 ms gave 27.9/s with one thread and 24.2/s with
// two.
TEST_F(Fault05, TheRateComesFromOneGlobalSchedule)
{
    double lag[2] = {};
    std::uint64_t done[2] = {}, slots[2] = {};
    for (const int threads : {0, 1}) {
        LoadPlan load = plan("wait 90", {rateStep(0, 3, 28, 2s)});
        load.threads = threads + 1;
        const StepResult only = run(load).steps.front();
        done[threads] = only.counts.transactions;
        slots[threads] = only.counts.transactions + only.counts.unserved;
        lag[threads] = only.times.lag.mean();
        EXPECT_NEAR(only.times.service.mean(), 93e3, 8e3);
    }
    // The schedule follows from the seed, and no session is idle while a slot waits, whatever its thread.
    EXPECT_NEAR(static_cast<double>(slots[0]), static_cast<double>(slots[1]), 3);
    EXPECT_NEAR(static_cast<double>(done[0]), static_cast<double>(done[1]), 4);
    EXPECT_NEAR(lag[0], lag[1], 30e3);
    EXPECT_NEAR(static_cast<double>(slots[0]), 56, 5 * std::sqrt(56));
}

TEST_F(OpenLoop, StepsHaveTheirOwnRateAndAClosedOneNone)
{
    const LoadResult result = run(plan(
        "SELECT 1", {rateStep(0, 4, 300, 700ms), rateStep(1, 4, 1500, 700ms), rateStep(2, 4, 0, 200ms)}));
    const auto done = [&](std::size_t i) { return static_cast<double>(result.steps[i].counts.transactions); };
    EXPECT_EQ(result.steps[1].rate, 1500);
    EXPECT_NEAR(done(0), 210, 5 * std::sqrt(210));
    EXPECT_NEAR(done(1), 1050, 5 * std::sqrt(1050));
    EXPECT_EQ(result.steps[2].times.lag.count(), 0u);
    EXPECT_GT(done(2), 50);
    for (const StepResult& each : result.steps)
        EXPECT_EQ(each.times.service.count(), each.counts.transactions);
}

TEST_F(OpenLoop, ARateOfZeroAfterAnOpenStepWakesThoseWhoWaitForASlot)
{
    const LoadResult result = run(plan("SELECT 1", {rateStep(0, 6, 3, 400ms), rateStep(1, 6, 0, 200ms)}));
    EXPECT_GT(result.steps[1].counts.transactions, 50u);
}

TEST_F(OpenLoop, AnOverloadShowsAsLagAndNothingIsDropped)
{
    const StepResult only = run(plan("wait 20", {rateStep(0, 2, 1000, 1s)})).steps.front();
    const auto slots = static_cast<double>(only.counts.transactions + only.counts.unserved);
    EXPECT_LT(only.counts.transactions, 101u);
    EXPECT_NEAR(slots, 1000, 5 * std::sqrt(1000) + 2) << "all slots are accounted for";
    EXPECT_GT(only.times.lag.max(), 850'000);
    EXPECT_EQ(only.counts.skipped, 0u);
    EXPECT_EQ(only.counts.failed, 0u);
}

// With few sessions a stall swallows whoever could show it; what waited is told as unserved, with its lag.
TEST_F(OpenLoop, AStallAtTheEndIsNotHidden)
{
    std::thread trouble;
    recorder.onStepBegan = [&](const measure::StepMark&) {
        trouble = std::thread([this] {
            std::this_thread::sleep_for(400ms);
            server.freeze(true);
        });
    };
    const StepResult only = run(plan("SELECT 1", {rateStep(0, 4, 200, 1s)})).steps.front();
    trouble.join();
    EXPECT_NEAR(static_cast<double>(only.counts.transactions), 80, 40);
    EXPECT_NEAR(static_cast<double>(only.counts.unserved), 116, 50);
    EXPECT_GT(only.times.lag.max(), 500'000);
    EXPECT_GT(only.times.lag.percentile(50), 20'000);
}

TEST_F(OpenLoop, LateSlotsAreSkippedAndSlowTransactionsAreLate)
{
    LoadPlan load = plan("wait 30", {rateStep(0, 2, 400, 1s)});
    load.latencyLimit = 20ms;
    const LoadResult result = run(load);
    const Counts& counts = result.steps.front().counts;
    EXPECT_GT(counts.skipped, 200u);
    EXPECT_EQ(counts.late, counts.transactions) << "each takes longer than the limit";
    EXPECT_LE(result.steps.front().times.lag.max(), 40'000);
    EXPECT_NEAR(static_cast<double>(counts.skipped + counts.transactions + counts.unserved), 400,
        5 * std::sqrt(400) + 2);
    std::uint64_t skipped = 0;
    for (const TransactionRecord& record : recorder.records)
        if (record.outcome == TransactionRecord::Outcome::Skipped && record.counted) {
            ++skipped;
            EXPECT_GT(record.lag.value_or(0), 20'000);
        }
    EXPECT_EQ(skipped, counts.skipped);
}

TEST_F(OpenLoop, SkippedTransactionsCountTowardsTheNumberOfASession)
{
    LoadPlan load = plan("wait 30", {rateStep(0, 2, 1000, 0ms)});
    load.latencyLimit = 10ms;
    load.transactionsPerSession = 50;
    const Counts counts = run(load).steps.front().counts;
    EXPECT_EQ(counts.transactions + counts.skipped, 100u);
    EXPECT_GT(counts.skipped, 50u);
}

TEST_F(OpenLoop, ResponseCountsFromTheIntendedStart)
{
    run(plan("wait 40", {rateStep(0, 1, 50, 1s)}));
    std::size_t delayed = 0;
    for (const TransactionRecord& record : recorder.records) {
        ASSERT_TRUE(record.lag);
        EXPECT_GE(record.response, *record.lag + 39'000);
        delayed += *record.lag > 40'000 ? 1 : 0;
    }
    EXPECT_GT(delayed, 3u);
}

TEST_F(OpenLoop, EverybodySkippedGivesNumbersAndNoNaN)
{
    LoadPlan load = plan("wait 300", {rateStep(0, 1, 200, 1s)});
    load.latencyLimit = 1ms;
    const LoadResult result = run(load);
    for (const Interval& each : recorder.intervals)
        for (const measure::Histogram* histogram :
            {&each.times.response, &each.times.service, &each.times.lag}) {
            EXPECT_TRUE(std::isfinite(histogram->mean()));
            EXPECT_TRUE(std::isfinite(histogram->standardDeviation()));
            EXPECT_GE(histogram->percentile(99), histogram->min());
        }
    EXPECT_GT(result.steps.front().counts.skipped, 50u);
}

} // namespace
