// The ways in which pgbench misleads that one session has to get right, each by its number in the list of the
// fifteen; those of the load over time are tested beside it.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <thread>

#include "driver/binding.h"
#include "driver/execution.h"
#include "driver/impossible.h"
#include "fake_server.h"
#include "load_test.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

class Fault : public testing::Test {
protected:
    LoadPlan plan(const std::string& sql, std::vector<study::LoadStep> steps) const
    {
        return planFor(server.conninfo(), sql, std::move(steps));
    }
    LoadResult run(const LoadPlan& load) { return runLoad(load, measure::RunClock(), recorder, {}); }
    /// Runs for a while, then stops.
    LoadResult stopped(const LoadPlan& load, std::chrono::milliseconds after)
    {
        std::stop_source source;
        std::thread stopper;
        recorder.onStepBegan = [&](const measure::StepMark&) {
            stopper = std::thread([&] {
                std::this_thread::sleep_for(after);
                stoppedAt = std::chrono::steady_clock::now();
                source.request_stop();
            });
        };
        LoadResult result = runLoad(load, measure::RunClock(), recorder, source.get_token());
        stopTook = std::chrono::steady_clock::now() - stoppedAt;
        stopper.join();
        return result;
    }

    FakeServer server;
    Recorder recorder;
    std::chrono::steady_clock::time_point stoppedAt;
    std::chrono::steady_clock::duration stopTook{};
};

using Fault02 = Fault;
using Fault04 = Fault;
using Fault06 = Fault;
using Fault10 = Fault;
using Fault13 = Fault;
using Fault15 = Fault;

TEST_F(Fault02, AConnectionForEachTransactionKeepsNobodyWaiting)
{
    LoadPlan load = plan("SELECT 1;\nSELECT 2;", {step(0, 6, 400ms)});
    load.connectPerTransaction = true;
    load.threads = 1;
    const LoadResult result = run(load);
    const StepResult& only = result.steps.front();
    EXPECT_GT(only.counts.transactions, 20u);
    EXPECT_EQ(only.times.connect.count(), only.counts.connections);
    // The first transaction of each session has the connection that the session came up with. The driver had
    // one of its own before.
    const Counts all = recorder.all();
    EXPECT_NEAR(static_cast<double>(all.connections), static_cast<double>(all.transactions) - 6, 6);
    EXPECT_NEAR(static_cast<double>(server.opened()), static_cast<double>(all.connections) + 6 + 1, 6);
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    for (const Interval& interval : recorder.intervals)
        EXPECT_TRUE(!interval.counted || interval.liveSessions == 6)
            << "a session that connects for its transaction is alive: " << interval.liveSessions;
}

TEST_F(Fault02, ASlowConnectionDelaysOnlyItsOwnSession)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 500ms)});
    load.connectPerTransaction = true;
    load.threads = 1;
    server.delayStartUp(50); // ms; the four connect at the same time
    const LoadResult result = run(load);
    EXPECT_GE(result.steps.front().counts.transactions, 4u * 4);
    EXPECT_GE(result.steps.front().times.connect.min(), 45'000);
    EXPECT_LT(result.steps.front().times.response.percentile(50), 25'000) << "connecting is counted apart";
}

TEST_F(Fault02, AConnectionThatIsRefusedIsAFailedTransaction)
{
    LoadPlan load = plan("SELECT 1", {step(0, 3, 400ms)});
    load.connectPerTransaction = true;
    recorder.onStepBegan = [this](const measure::StepMark&) { server.limitSessions(2); };
    const LoadResult result = run(load);
    EXPECT_GT(result.errors.at("53300"), 0u);
    EXPECT_GT(result.steps.front().counts.otherFailures, 0u);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
}

TEST_F(Fault04, CountsPerScriptAndPerStatementAreExactWithThreads)
{
    LoadPlan load = plan("SELECT 1", {step(0, 8, 300ms)});
    load.scripts = {
        Script::compile("one", "SELECT 1;", 1), Script::compile("two", "SELECT 1;\nSELECT 2;", 1)};
    load.recordStatements = true;
    load.threads = 4;
    const LoadResult result = run(load);
    const StepResult& only = result.steps.front();
    const Counts &one = only.scripts[0].counts, &two = only.scripts[1].counts;
    EXPECT_EQ(one.transactions + two.transactions, only.counts.transactions);
    EXPECT_EQ(one.statements + two.statements, only.counts.statements);
    ASSERT_EQ(only.statements.size(), 3u);
    EXPECT_EQ(only.statements[0].latency.count(), one.statements);
    EXPECT_EQ(only.statements[1].latency.count() + only.statements[2].latency.count(), two.statements);
    EXPECT_EQ(only.statements[2].line, 2u);
    EXPECT_EQ(only.statements[2].script, 1);
}

TEST_F(Fault06, SleepIsOutsideLatencyAndInsideWithPgbench)
{
    LoadPlan load = plan("SELECT 1;\n\\sleep 30 ms", {step(0, 2, 300ms)});
    load.recordStatements = true;
    const StepResult right = run(load).steps.front();
    EXPECT_LT(right.times.response.percentile(50), 15'000);
    EXPECT_GE(right.statements[1].latency.min(), 29'000) << "its own time is what -r shows";
    load.pgbenchCompatible = true;
    EXPECT_GE(run(load).steps.front().times.response.min(), 29'000);
}

TEST_F(Fault10, VariablesAreRestoredAtARetry)
{
    // The second try sees n = 1 again; with pgbench it sees 2.
    LoadPlan load = plan(
        "\\set n :n + 1\nonce 40001;\n\\if :n = 2\nfail 99999;\n\\endif\n\\set n 0", {step(0, 2, 150ms)});
    load.variables["n"] = "0";
    load.maxTries = 2;
    const LoadResult right = run(load);
    EXPECT_EQ(right.errors, (std::map<std::string, std::uint64_t>{{"40001", 2}}));
    load.pgbenchCompatible = true;
    const LoadResult pgbench = run(load);
    EXPECT_EQ(pgbench.errors, (std::map<std::string, std::uint64_t>{{"40001", 2}, {"99999", 2}}));
}

TEST(Fault11, ANegativeNumberBehindAMinusIsNeverAComment)
{
    LoadPlan plan;
    plan.scripts = {Script::compile("s", "\\set d -3\nSELECT 5 -:d, 'key:value';", 1)};
    plan.steps = {step(0, 1, 1s)};
    const auto pasted = [&plan](bool compatible) {
        plan.pgbenchCompatible = compatible;
        Blueprint blueprint(plan);
        blueprint.setVariables({});
        Execution execution(blueprint, 0, 0);
        execution.begin(0);
        Binding binding(1);
        return binding.pasted(
            blueprint.statements[static_cast<std::size_t>(execution.next().statement)], execution);
    };
    EXPECT_EQ(pasted(false), "SELECT 5 - -3, 'key:value';");
    EXPECT_EQ(pasted(true), "SELECT 5 --3, 'key:value';");
}

TEST_F(Fault13, StopCancelsOnTheServerAndKeepsResults)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 60s)});
    load.scripts = {Script::compile("quick", "SELECT 1", 1), Script::compile("stuck", "hang", 1)};
    load.weights = study::Weights::Sessions;
    const LoadResult result = stopped(load, 200ms);
    EXPECT_LT(stopTook, 1200ms);
    EXPECT_EQ(server.cancels(), 2);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
}

TEST_F(Fault13, StopEndsInTimeAlsoWhenTheServerIsFrozen)
{
    LoadPlan load = plan("SELECT 1", {step(0, 6, 60s)});
    load.scripts = {Script::compile("works", "SELECT 1", 2),
        Script::compile("large", "SELECT '" + std::string(400'000, 'x') + "'", 1)};
    load.weights = study::Weights::Sessions;
    load.protocol = study::Protocol::Simple;
    recorder.onStepEnded = [this] { server.freeze(false); };
    std::thread freezer([this] {
        while (server.statements() < 50)
            std::this_thread::sleep_for(1ms);
        server.freeze(true);
    });
    const LoadResult result = stopped(load, 300ms);
    freezer.join();
    server.freeze(false);
    EXPECT_LT(stopTook, 1500ms);
    EXPECT_TRUE(result.stopped);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
}

TEST_F(Fault13, TheSeriesShowsHowManySessionsAreLive)
{
    LoadPlan load = plan("SELECT 1", {step(0, 5, 600ms)});
    load.interval = 20ms;
    std::thread trouble;
    recorder.onStepBegan = [&](const measure::StepMark&) {
        trouble = std::thread([this] {
            std::this_thread::sleep_for(150ms);
            server.dropAll();
        });
    };
    run(load);
    trouble.join();
    const auto live = [](int count) {
        return [count](const Interval& each) { return each.liveSessions == count; };
    };
    EXPECT_TRUE(std::any_of(recorder.intervals.begin(), recorder.intervals.end(), live(0)));
    EXPECT_EQ(recorder.intervals.front().liveSessions, 5);
    EXPECT_EQ(recorder.intervals.back().liveSessions, 5);
}

class Fault15Protocols : public Fault, public testing::WithParamInterface<study::Protocol> { };
INSTANTIATE_TEST_SUITE_P(each, Fault15Protocols,
    testing::Values(study::Protocol::Simple, study::Protocol::Extended, study::Protocol::Prepared));

TEST_P(Fault15Protocols, CopyToTheClientIsReadAndCounted)
{
    LoadPlan load = plan("COPY a TO STDOUT;\nSELECT 1;", {step(0, 2, 200ms)});
    load.protocol = GetParam();
    const LoadResult result = run(load);
    const Counts& counts = result.steps.front().counts;
    EXPECT_GT(counts.transactions, 0u);
    EXPECT_NEAR(static_cast<double>(counts.rows), 4.0 * static_cast<double>(counts.transactions), 8);
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
}

TEST_F(Fault15, CopyFromTheClientIsRefusedWithItsPlace)
{
    const measure::Fault fault = faultOf(plan("SELECT 1;\n  COPY a (b) FROM STDIN;", {step(0, 2, 10s)}));
    EXPECT_EQ(fault.code, fault::copyUnsupported);
    EXPECT_EQ(fault.where, "script:2:3");
    EXPECT_EQ(server.opened(), 0);
}

TEST_P(Fault15Protocols, CopyFromTheClientThatShowsOnlyInTheRunLeavesTheSessionUsable)
{
    // In the simple protocol a variable may hold any text; in the others this server is told it all the same.
    const bool simple = GetParam() == study::Protocol::Simple;
    LoadPlan load =
        plan(simple ? "COPY a :way;\nSELECT 1;" : "COPY a FROM 'x';\nSELECT 1;", {step(0, 2, 200ms)});
    load.variables["way"] = "FROM STDIN";
    load.scripts.push_back(Script::compile("good", "SELECT 1", 1));
    load.protocol = GetParam();
    const LoadResult result = run(load);
    EXPECT_GT(result.errors.at("0A000"), 0u);
    EXPECT_EQ(result.errors.size(), 1u);
    EXPECT_EQ(result.steps.front().counts.otherFailures, result.steps.front().counts.failed);
    EXPECT_GT(result.steps.front().scripts[1].counts.transactions, 0u);
    EXPECT_LE(server.opened(), 3) << "nobody had to come back";
}

TEST_F(Fault15, CopyIsKnownByItsWords)
{
    EXPECT_EQ(clientCopyIn("COPY t FROM STDIN"), ClientCopy::FromClient);
    EXPECT_EQ(clientCopyIn("/* x */ copy t (a, b) from stdin with (format csv)"), ClientCopy::FromClient);
    EXPECT_EQ(clientCopyIn("SELECT 1; COPY t FROM STDIN"), ClientCopy::FromClient);
    EXPECT_EQ(clientCopyIn("COPY (SELECT a FROM stdin) TO STDOUT"), ClientCopy::ToClient);
    EXPECT_EQ(clientCopyIn("COPY t TO stdout -- FROM STDIN"), ClientCopy::ToClient);
    EXPECT_EQ(clientCopyIn("COPY t FROM '/tmp/FROM STDIN'"), ClientCopy::None);
    EXPECT_EQ(clientCopyIn("COPY t FROM PROGRAM 'x'"), ClientCopy::None);
    EXPECT_EQ(clientCopyIn("SELECT 'COPY t FROM STDIN', $x$; COPY t FROM STDIN$x$"), ClientCopy::None);
    EXPECT_EQ(clientCopyIn("SELECT copy FROM stdin"), ClientCopy::None);
    EXPECT_EQ(clientCopyIn(""), ClientCopy::None);
}

} // namespace
