#include <gtest/gtest.h>

#include <cmath>
#include <thread>
#include <tuple>

#include "fake_server.h"
#include "load_test.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

std::uint64_t sumOf(const std::vector<Interval>& intervals, int index)
{
    std::uint64_t sum = 0;
    for (const Interval& interval : intervals)
        if (interval.step == index && interval.counted)
            sum += interval.counts.transactions;
    return sum;
}

class Driver : public testing::Test {
protected:
    LoadPlan plan(const std::string& sql, std::vector<study::LoadStep> steps) const
    {
        return planFor(server.conninfo(), sql, std::move(steps));
    }
    LoadResult run(const LoadPlan& load) { return runLoad(load, measure::RunClock(), recorder, {}); }

    FakeServer server;
    Recorder recorder;
};

class DriverVariants : public Driver,
                       public testing::WithParamInterface<std::tuple<study::Protocol, int, bool>> { };

TEST_P(DriverVariants, countsEveryTransactionOnce)
{
    LoadPlan load = plan("\\set a random(1, 9)\nSELECT :a;\nSELECT 2;", {step(0, 7, 350ms, 100ms)});
    std::tie(load.protocol, load.threads, load.poll) = GetParam();
    const LoadResult result = run(load);
    ASSERT_EQ(result.steps.size(), 1u);
    const StepResult& only = result.steps.front();
    EXPECT_GT(only.counts.transactions, 0u);
    EXPECT_EQ(only.counts.transactions, sumOf(recorder.intervals, 0));
    EXPECT_EQ(only.counts.transactions, only.latency.count());
    EXPECT_EQ(only.scripts.front().counts.transactions, only.counts.transactions);
    // A statement and its row belong to the stretch in which they ended: sessions in mid-transaction make the
    // difference.
    EXPECT_NEAR(
        static_cast<double>(only.counts.statements), 2.0 * static_cast<double>(only.counts.transactions), 14);
    EXPECT_EQ(only.counts.rows, only.counts.statements);
    EXPECT_EQ(only.counts.failed, 0u);
    EXPECT_EQ(server.mostSessions(), 7);
    EXPECT_EQ(result.threads, std::get<int>(GetParam()));
    EXPECT_TRUE(result.errors.empty());
}

INSTANTIATE_TEST_SUITE_P(protocolsThreadsAndPollers, DriverVariants,
    testing::Combine(
        testing::Values(study::Protocol::Simple, study::Protocol::Extended, study::Protocol::Prepared),
        testing::Values(1, 2), testing::Bool()));

TEST_F(Driver, stepsGrowAndShrinkWithAllSessionsUpBeforeTheClockStarts)
{
    const LoadResult result =
        run(plan("SELECT 1", {step(0, 3, 200ms), step(1, 181, 300ms, 100ms), step(2, 5, 200ms)}));
    ASSERT_EQ(result.steps.size(), 3u);
    EXPECT_EQ(server.mostSessions(), 181);
    for (const Interval& interval : recorder.intervals) {
        const int planned = result.steps[static_cast<std::size_t>(interval.step)].mark.sessions;
        EXPECT_TRUE(!interval.counted || interval.liveSessions == planned) << interval.liveSessions;
    }
    for (std::size_t i = 0; i < 3; ++i) {
        const StepResult& each = result.steps[i];
        EXPECT_EQ(each.counts.transactions, sumOf(recorder.intervals, static_cast<int>(i)));
        EXPECT_GE(each.mark.measuredFrom, each.mark.begin);
        EXPECT_NEAR(static_cast<double>(each.mark.end - each.mark.measuredFrom), 2e5, 8e4);
        EXPECT_TRUE(i == 0 || each.mark.begin >= result.steps[i - 1].mark.end);
    }
}

TEST_F(Driver, intervalsFollowEachOtherWithoutAGap)
{
    run(plan("SELECT 1", {step(0, 2, 250ms, 120ms), step(1, 4, 250ms)}));
    ASSERT_GE(recorder.intervals.size(), 5u);
    ASSERT_EQ(recorder.tails.size(), 1u);
    EXPECT_EQ(recorder.tails.front().begin, recorder.intervals.back().end);
    for (std::size_t i = 1; i < recorder.intervals.size(); ++i)
        EXPECT_EQ(recorder.intervals[i].begin, recorder.intervals[i - 1].end);
    EXPECT_FALSE(recorder.intervals.front().counted) << "the discarded head";
    EXPECT_TRUE(recorder.intervals.back().counted);
}

TEST_F(Driver, warmUpIsMarkedAndNotCounted)
{
    const LoadResult result = run(plan("SELECT 1", {step(0, 2, 150ms, 0ms, true), step(1, 2, 150ms)}));
    EXPECT_TRUE(result.steps.front().mark.warmUp);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
    EXPECT_EQ(sumOf(recorder.intervals, 0), 0u);
    EXPECT_GT(sumOf(recorder.intervals, 1), 0u);
}

TEST_F(Driver, splitsSessionsByWeight)
{
    LoadPlan load = plan("SELECT 1", {step(0, 10, 200ms)});
    load.weights = study::Weights::Sessions;
    load.scripts = {
        Script::compile("most", "SELECT 1", 60), Script::compile("some", "SELECT 2;\n\\sleep 1 s", 40)};
    const LoadResult result = run(load);
    const auto& scripts = result.steps.front().scripts;
    EXPECT_EQ(scripts[1].counts.statements, 4u) << "four sessions, each asleep after its first statement";
    EXPECT_GT(scripts[0].counts.transactions, 10u);
}

TEST_F(Driver, drawsScriptsByWeightForEachTransaction)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 400ms)});
    load.scripts = {Script::compile("most", "SELECT 1", 3), Script::compile("some", "SELECT 2", 1)};
    const LoadResult result = run(load);
    const auto& scripts = result.steps.front().scripts;
    const auto total = static_cast<double>(scripts[0].counts.transactions + scripts[1].counts.transactions);
    ASSERT_GT(total, 100);
    EXPECT_NEAR(
        static_cast<double>(scripts[1].counts.transactions) / total, 0.25, 5 * std::sqrt(0.1875 / total));
}

TEST_F(Driver, keepsSleepOutOfLatency)
{
    const LoadResult result =
        run(plan("SELECT 1;\n\\sleep 40 ms\nSELECT 2;\n\\sleep 20 ms", {step(0, 2, 400ms)}));
    const StepResult& only = result.steps.front();
    EXPECT_GE(only.counts.transactions, 4u);
    EXPECT_LE(only.counts.transactions, 14u);
    EXPECT_LT(only.latency.percentile(50), 20'000);
}

TEST_F(Driver, countsErrorsByStateAndGoesOn)
{
    const LoadResult result = run(plan("BEGIN;\nSELECT 1;\nonce 23505;\nCOMMIT;", {step(0, 3, 200ms)}));
    EXPECT_EQ(result.errors, (std::map<std::string, std::uint64_t>{{"23505", 3}}));
    EXPECT_EQ(result.steps.front().counts.failed, 3u);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
    EXPECT_EQ(result.firstError, "as told");
}

TEST_F(Driver, retriesSerializationFailures)
{
    LoadPlan load = plan("BEGIN;\nonce 40001;\nCOMMIT;", {step(0, 3, 200ms)});
    load.maxTries = 2;
    const LoadResult result = run(load);
    EXPECT_EQ(result.steps.front().counts.retried, 3u);
    EXPECT_EQ(result.steps.front().counts.failed, 0u);
}

TEST_F(Driver, givesUpAfterTheLastTry)
{
    LoadPlan load = plan("SELECT 1", {step(0, 1, 200ms)});
    load.scripts = {
        Script::compile("good", "SELECT 1", 1), Script::compile("bad", "BEGIN;\nfail 40P01;\nCOMMIT", 1)};
    load.maxTries = 3;
    const Counts bad = run(load).steps.front().scripts[1].counts;
    EXPECT_GT(bad.failed, 0u);
    EXPECT_EQ(bad.transactions, 0u);
    EXPECT_NEAR(static_cast<double>(bad.retried), 2.0 * static_cast<double>(bad.failed), 2);
}

TEST_F(Driver, bringsLostSessionsBack)
{
    LoadPlan load = plan("SELECT 1", {step(0, 8, 1500ms)});
    std::thread trouble;
    recorder.onStepBegan = [&](const measure::StepMark&) {
        trouble = std::thread([this] {
            std::this_thread::sleep_for(300ms);
            server.dropAll();
        });
    };
    const LoadResult result = run(load);
    trouble.join();
    EXPECT_EQ(result.errors.at("08006"), 8u);
    EXPECT_EQ(recorder.intervals.back().liveSessions, 8);
    EXPECT_GT(recorder.intervals.back().counts.transactions, 0u);
}

TEST_F(Driver, asksAServerThatIsFullEverLessOften)
{
    recorder.onStepBegan = [&](const measure::StepMark&) {
        server.limitSessions(0);
        server.dropAll();
    };
    const LoadResult result = run(plan("SELECT 1", {step(0, 1, 1800ms)}));
    // Pauses of 50, 100, 200, 400 and 800 ms, each at least three quarters of that: a sixth attempt comes no
    // earlier than 1.16 s, a seventh no earlier than 2.36 s.
    EXPECT_GE(result.errors.at("53300"), 2u);
    EXPECT_LE(result.errors.at("53300"), 6u);
}

TEST_F(Driver, stopCancelsClosesAndKeepsWhatWasMeasured)
{
    LoadPlan load = plan("SELECT 1", {step(0, 20, 60s)});
    load.scripts = {Script::compile("quick", "SELECT 1", 1), Script::compile("stuck", "hang", 1)};
    load.weights = study::Weights::Sessions;
    std::stop_source source;
    std::thread stopper;
    std::chrono::steady_clock::time_point stopped;
    recorder.onStepBegan = [&](const measure::StepMark&) {
        stopper = std::thread([&] {
            std::this_thread::sleep_for(250ms);
            stopped = std::chrono::steady_clock::now();
            source.request_stop();
        });
    };
    const LoadResult result = runLoad(load, measure::RunClock(), recorder, source.get_token());
    const auto took = std::chrono::steady_clock::now() - stopped;
    stopper.join();
    EXPECT_LT(took, 1200ms);
    EXPECT_TRUE(result.stopped);
    ASSERT_EQ(result.steps.size(), 1u);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
    EXPECT_EQ(result.steps.front().counts.transactions, sumOf(recorder.intervals, 0));
    EXPECT_EQ(server.cancels(), 10);
    for (int i = 0; i < 100 && server.sessions() > 0; ++i)
        std::this_thread::sleep_for(10ms);
    EXPECT_EQ(server.sessions(), 0);
}

TEST_F(Driver, stopBeforeTheBeginningReturnsNothing)
{
    std::stop_source source;
    source.request_stop();
    const LoadResult result =
        runLoad(plan("SELECT 1", {step(0, 2, 10s)}), measure::RunClock(), recorder, source.get_token());
    EXPECT_TRUE(result.stopped);
    EXPECT_TRUE(result.steps.empty());
}

TEST_F(Driver, refusesMoreSessionsThanTheServerTakes)
{
    server.limitSessions(5);
    const measure::Fault fault = faultOf(plan("SELECT 1", {step(0, 3, 100ms), step(1, 6, 100ms)}));
    EXPECT_EQ(fault.code, fault::tooManyClients);
    EXPECT_EQ(fault.args, (std::vector<std::string>{"6", "5", "0", "0"}));
}

TEST_F(Driver, failsWhenNothingWasDone)
{
    const measure::Fault fault = faultOf(plan("fail 22012", {step(0, 2, 200ms)}));
    EXPECT_EQ(fault.code, fault::noTransactions);
    EXPECT_EQ(fault.detail, "as told");
    const LoadResult result = run(plan("fail 22012", {step(0, 2, 200ms)}));
    EXPECT_EQ(result.threads, 1) << "what was found out beside is kept";
    ASSERT_EQ(result.steps.size(), 1u);
    EXPECT_GE(result.errors.at("22012"), result.steps.front().counts.failed);
    EXPECT_GT(result.steps.front().counts.failed, 0u);
}

TEST_F(Driver, saysThatNothingEndedWhereNothingWentWrong)
{
    const measure::Fault fault = faultOf(plan("wait 5000", {step(0, 2, 200ms)}));
    EXPECT_EQ(fault.code, fault::nothingEnded);
    EXPECT_EQ(fault.args, std::vector<std::string>{"0"});
}

TEST_F(Driver, isNotDoneWhenTheServerIsAwayAtTheEnd)
{
    recorder.onInterval = [this](const Interval& interval) {
        if (interval.counts.transactions == 0)
            return;
        server.limitSessions(0);
        server.dropAll();
    };
    LoadPlan load = plan("SELECT 1", {step(0, 2, 1800ms)});
    load.threads = 1;
    const LoadResult result = run(load);
    ASSERT_TRUE(result.brokenBy);
    EXPECT_EQ(result.brokenBy->code, fault::allSessionsLost);
    EXPECT_GT(result.steps.front().counts.transactions, 0u) << "what was measured is kept";
}

TEST_F(Driver, failsWhenAScriptIsRefused)
{
    LoadPlan load = plan("SELECT 1;\n  fail 42601;", {step(0, 2, 10s)});
    load.protocol = study::Protocol::Simple;
    const measure::Fault fault = faultOf(load);
    EXPECT_EQ(fault.code, fault::statementRefused);
    EXPECT_EQ(fault.where, "script:2:3");
    EXPECT_EQ(fault.args.front(), "42601");
}

TEST_F(Driver, failsWhenAScriptLeavesItsTransactionOpen)
{
    EXPECT_EQ(faultOf(plan("BEGIN;\nSELECT 1;", {step(0, 2, 10s)})).code, fault::transactionLeftOpen);
}

TEST_F(Driver, failsAtAValueThatCannotBeWorkedWith)
{
    const measure::Fault fault = faultOf(plan("SELECT 1;\n\\set a 1 / 0\nSELECT :a;", {step(0, 2, 10s)}));
    EXPECT_EQ(fault.code, fault::divisionByZero);
    EXPECT_EQ(fault.where, "script:2:1");
}

TEST_F(Driver, failsWhereThereIsNoServer)
{
    EXPECT_EQ(
        faultOf(planFor("host=/nowhere/at/all", "SELECT 1", {step(0, 1, 1s)})).code, fault::connectionFailed);
    const measure::Fault fault =
        faultOf(planFor("host=/x password=secret bad", "SELECT 1", {step(0, 1, 1s)}));
    EXPECT_EQ(fault.code, fault::badConninfo);
    EXPECT_EQ(measure::logLine(fault).find("secret"), std::string::npos);
}

TEST_F(Driver, aScriptWithoutStatementsLetsOthersHaveTheirTurn)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 200ms)});
    load.scripts = {Script::compile("idle", "\\set a 1", 1), Script::compile("busy", "SELECT 1", 1)};
    load.weights = study::Weights::Sessions;
    const LoadResult result = run(load);
    const auto& scripts = result.steps.front().scripts;
    EXPECT_GT(scripts[0].counts.transactions, 0u);
    EXPECT_GT(scripts[1].counts.transactions, 0u);
}

} // namespace
