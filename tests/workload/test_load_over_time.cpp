#include <cmath>

#include "load_over_time.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

using Fault01 = LoadOverTime;
using Fault07 = LoadOverTime;
using Fault08 = LoadOverTime;

// pgbench -T 2 whose connections take 3 s runs nothing and exits with 0.
TEST_F(Fault01, TheDurationCountsFromTheLastConnection)
{
    server.delayStartUp(600);
    const LoadResult result = run(plan("SELECT 1", {step(0, 3, 500ms)}));
    const StepResult& only = result.steps.front();
    EXPECT_NEAR(lengthOf(only), 0.5, 0.1);
    EXPECT_GT(only.counts.transactions, 100u);
    EXPECT_GE(result.connectMicros, 600'000);
    EXPECT_EQ(only.counts.transactions,
        recorder.intervals[0].counts.transactions + recorder.intervals[1].counts.transactions
            + recorder.intervals[2].counts.transactions + recorder.intervals[3].counts.transactions
            + recorder.intervals[4].counts.transactions);
}

TEST_F(Fault01, OnDemandTheDurationCountsAsPgbenchDoes)
{
    server.delayStartUp(600);
    LoadPlan load = plan("SELECT 1", {step(0, 3, 1000ms)});
    load.pgbenchCompatible = true;
    EXPECT_NEAR(lengthOf(run(load).steps.front()), 0.4, 0.12);
    load.steps.front().duration = 300ms;
    EXPECT_EQ(faultOf(load).code, fault::nothingEnded) << "and where nothing ran, that is a failure";
}

// pgbench's threads update the numbers of a script without a lock: 5 to 145 were lost.
TEST_F(LoadOverTime, NumbersOfAScriptAreExactWithThreads)
{
    LoadPlan load = plan("SELECT 1", {step(0, 16, 0ms)});
    load.scripts = {Script::compile("a", "SELECT 1", 1), Script::compile("b", "SELECT 2;\nSELECT 3", 1)};
    load.transactionsPerSession = 300;
    load.threads = 4;
    const long before = server.statements();
    const StepResult only = run(load).steps.front();
    const Counts &a = only.scripts[0].counts, &b = only.scripts[1].counts;
    EXPECT_EQ(a.transactions + b.transactions, 16u * 300);
    EXPECT_EQ(a.statements, a.transactions);
    EXPECT_EQ(b.statements, 2 * b.transactions);
    EXPECT_EQ(only.scripts[0].latency.count(), a.transactions);
    EXPECT_GE(static_cast<std::uint64_t>(server.statements() - before), a.statements + b.statements);
}

TEST_F(LoadOverTime, AStepOfANumberOfTransactionsEndsWithTheLastOne)
{
    LoadPlan load = plan("wait 5", {step(0, 4, 0ms), step(1, 2, 0ms), step(2, 3, 100ms)});
    load.transactionsPerSession = 10;
    const LoadResult result = run(load);
    EXPECT_EQ(result.steps[0].counts.transactions, 40u);
    EXPECT_EQ(result.steps[1].counts.transactions, 20u);
    EXPECT_GT(lengthOf(result.steps[0]), 0.05);
    EXPECT_LT(lengthOf(result.steps[0]), 0.5);
    EXPECT_LE(result.steps[2].counts.transactions, 30u);
    EXPECT_LT(lengthOf(result.steps[2]), 0.25) << "the duration is a limit where there is one";
    expectSums(result, recorder);
    EXPECT_TRUE(recorder.stalls.empty());
}

TEST_F(LoadOverTime, FailedTransactionsCountTowardsTheNumber)
{
    LoadPlan load = plan("SELECT 1", {step(0, 2, 0ms)});
    load.scripts = {Script::compile("good", "SELECT 1", 1), Script::compile("bad", "fail 22012", 1)};
    load.transactionsPerSession = 50;
    const Counts counts = run(load).steps.front().counts;
    EXPECT_EQ(counts.transactions + counts.failed, 100u);
    EXPECT_GT(counts.failed, 10u);
}

// A progress line of pgbench came when its thread 0 had time.
TEST_F(Fault08, IntervalsComeOnTimeWhateverASessionDoes)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 1s)});
    load.scripts = {Script::compile("quick", "SELECT 1", 1), Script::compile("slow", "wait 700", 1),
        Script::compile("asleep", "SELECT 1;\n\\sleep 3 s", 1),
        Script::compile("shell", "\\shell sleep 3", 1)};
    load.weights = study::Weights::Sessions;
    load.threads = 1;
    std::vector<measure::Micros> delays;
    recorder.onInterval = [&](const Interval& interval) { delays.push_back(clock.now() - interval.end); };
    run(load);
    // Who waited for one of these sessions would be 600 ms late, a busy machine is less.
    ASSERT_GE(recorder.intervals.size(), 7u);
    for (std::size_t i = 0; i < recorder.intervals.size(); ++i) {
        EXPECT_LT(delays[i], 300'000);
        EXPECT_LT(recorder.intervals[i].end - recorder.intervals[i].begin, 400'000);
    }
}

TEST_F(LoadOverTime, ThinkTimeIsOutsideLatency)
{
    LoadPlan load = plan("SELECT 1", {step(0, 2, 500ms)});
    load.thinkTime = 50ms;
    const StepResult only = run(load).steps.front();
    EXPECT_LE(only.counts.transactions, 22u);
    EXPECT_GE(only.counts.transactions, 8u);
    EXPECT_LT(only.latency.percentile(50), 20'000);
}

TEST_F(LoadOverTime, AnIntervalWithoutLengthIsAMillisecond)
{
    LoadPlan load = plan("SELECT 1", {step(0, 1, 50ms), step(1, 2, 50ms)});
    load.interval = 0ms;
    run(load);
    EXPECT_GT(recorder.intervals.size(), 2u);
    EXPECT_LE(recorder.intervals.size(), 120u);
}

TEST_F(LoadOverTime, AStepThatShrinksDoesNotWaitForThinkTime)
{
    LoadPlan load = plan("wait 250", {step(0, 3, 100ms), step(1, 1, 300ms)});
    load.thinkTime = 5s;
    run(load);
    ASSERT_EQ(recorder.begun.size(), 2u);
    EXPECT_LT(recorder.begun[1].begin - recorder.begun[0].begin, 3'000'000);
}

TEST_F(LoadOverTime, ARampOfShortStepsHasExactSessions)
{
    std::vector<study::LoadStep> steps;
    for (int i = 0; i < 20; ++i)
        steps.push_back(step(i, 1 + 3 * i, 30ms));
    const LoadResult result = run(plan("SELECT 1", steps));
    ASSERT_EQ(result.steps.size(), 20u);
    for (const Interval& interval : recorder.intervals)
        EXPECT_TRUE(!interval.counted || interval.liveSessions == 1 + 3 * interval.step);
    for (const StepResult& each : result.steps)
        EXPECT_GE(lengthOf(each), 0.03);
    expectSums(result, recorder);
}

TEST_F(Fault07, EmptyStretchesHaveNoNaN)
{
    const LoadResult result = run(plan("wait 200", {step(0, 1, 500ms)}));
    bool empty = false;
    for (const Interval& each : recorder.intervals) {
        empty |= each.counts.transactions == 0;
        EXPECT_TRUE(std::isfinite(each.latency.mean()));
        EXPECT_TRUE(std::isfinite(each.latency.standardDeviation()));
    }
    EXPECT_TRUE(empty);
    EXPECT_EQ(result.steps.front().times.lag.mean(), 0);
}

TEST_F(LoadOverTime, TooManyClientsAtALaterStepIsAFailedStartWithNumbers)
{
    recorder.onStepBegan = [this](const measure::StepMark&) { server.limitSessions(6); };
    const measure::Fault fault = [&] {
        try {
            run(plan("SELECT 1", {step(0, 2, 200ms), step(1, 9, 200ms)}));
        } catch (const WorkloadError& error) {
            return error.fault();
        }
        return measure::Fault{};
    }();
    EXPECT_EQ(fault.code, fault::tooManyClients);
    EXPECT_EQ(fault.args, (std::vector<std::string>{"9", "1000", "0", "0"}));
}

} // namespace
