#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "driver/error_policy.h"
#include "fake_server.h"
#include "load_test.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

class ErrorPolicy : public testing::Test {
protected:
    LoadPlan plan(const std::string& sql, std::vector<ErrorRule> rules) const
    {
        LoadPlan load = planFor(server.conninfo(), sql, {step(0, 3, 250ms)});
        load.scripts.push_back(Script::compile("good", "SELECT 1", 20));
        load.errorRules = std::move(rules);
        return load;
    }
    LoadResult run(const LoadPlan& load) { return runLoad(load, measure::RunClock(), recorder, {}); }
    int liveAtTheEnd() const { return recorder.intervals.back().liveSessions; }

    FakeServer server;
    Recorder recorder;
};

TEST_F(ErrorPolicy, theLongestBeginningCounts)
{
    const std::vector<ErrorRule> rules{
        {"40", OnError::Retry}, {"40P01", OnError::Stop}, {"", OnError::Abort}, {"4", OnError::Count}};
    EXPECT_EQ(actionFor(rules, "40001"), OnError::Retry);
    EXPECT_EQ(actionFor(rules, "40P01"), OnError::Stop);
    EXPECT_EQ(actionFor(rules, "42P01"), OnError::Count);
    EXPECT_EQ(actionFor(rules, "57014"), OnError::Abort);
    EXPECT_EQ(actionFor({}, "57014"), OnError::Count);
}

TEST_F(ErrorPolicy, retryOfAWholeClass)
{
    LoadPlan load = plan("BEGIN;\nonce 23505;\nCOMMIT;", {{"23", OnError::Retry}});
    load.maxTries = 2;
    const Counts counts = run(load).steps.front().counts;
    EXPECT_GT(counts.retried, 0u);
    EXPECT_EQ(counts.retriedTransactions, counts.retried);
    EXPECT_EQ(counts.failed, 0u);
}

TEST_F(ErrorPolicy, retryWithoutALimitOfTriesEndsByTime)
{
    LoadPlan load = plan("fail 40001", {{"40001", OnError::Retry}});
    load.scripts.back() = Script::compile("good", "SELECT 1", 1);
    load.maxTries = 0;
    load.maxTryTime = 20ms;
    const Counts counts = run(load).steps.front().scripts.front().counts;
    EXPECT_GT(counts.serializationFailures, 0u);
    EXPECT_LE(counts.serializationFailures, 3u * 250 / 20 + 3);
    EXPECT_GT(counts.retried, 10 * counts.failed) << "many tries fit into 20 ms";
}

TEST_F(ErrorPolicy, failuresAreCountedByKind)
{
    LoadPlan load = plan("once 40001", {{"", OnError::Count}});
    load.scripts.push_back(Script::compile("deadlock", "fail 40P01", 1));
    load.scripts.push_back(Script::compile("other", "fail 23505", 1));
    const StepResult step = run(load).steps.front();
    EXPECT_EQ(step.counts.serializationFailures, 3u) << "once for each connection";
    EXPECT_GT(step.counts.deadlockFailures, 0u);
    EXPECT_GT(step.counts.otherFailures, 0u);
    EXPECT_EQ(step.counts.failed,
        step.counts.serializationFailures + step.counts.deadlockFailures + step.counts.otherFailures);
    EXPECT_EQ(step.counts.retried, 0u);
}

TEST_F(ErrorPolicy, aPoolerThatMixesUpPreparedStatementsIsTold)
{
    server.mixUpPrepared();
    EXPECT_EQ(faultOf(plan("SELECT 1", {})).code, fault::preparedNotKept);
    LoadPlan lazily = plan("CREATE TABLE a ()", {});
    EXPECT_EQ(faultOf(lazily).code, fault::preparedNotKept);
    lazily.protocol = study::Protocol::Extended;
    EXPECT_EQ(faultOf(lazily).code, "");
}

TEST_F(ErrorPolicy, abortEndsTheSessionOnly)
{
    LoadPlan load = plan("fail 23505", {{"", OnError::Abort}});
    load.scripts.back() = Script::compile("good", "SELECT 1", 2);
    load.weights = study::Weights::Sessions;
    const LoadResult result = run(load);
    EXPECT_FALSE(result.brokenBy);
    EXPECT_EQ(result.abortedSessions, 1);
    EXPECT_EQ(liveAtTheEnd(), 2);
    EXPECT_EQ(server.opened(), 4) << "three sessions and the driver's own before them: nobody came back";
    EXPECT_EQ(result.steps.front().scripts.front().counts.failed, 1u);
    EXPECT_GT(result.steps.front().scripts.back().counts.transactions, 0u);
}

TEST_F(ErrorPolicy, whenAllSessionsAreAbortedTheLoadBreaksOff)
{
    LoadPlan load = planFor(server.conninfo(), "SELECT 1;\nfail 23505;", {step(0, 3, 20s)});
    load.errorRules = {{"", OnError::Abort}};
    const LoadResult result = run(load);
    ASSERT_TRUE(result.brokenBy);
    EXPECT_EQ(result.brokenBy->code, fault::statementFailed);
    EXPECT_EQ(result.brokenBy->where, "script:2:1");
    EXPECT_EQ(result.brokenBy->args, (std::vector<std::string>{"23505", "fail 23505;"}));
    EXPECT_EQ(result.brokenBy->detail, "as told");
    EXPECT_EQ(result.abortedSessions, 3);
    EXPECT_FALSE(result.stopped);
}

TEST_F(ErrorPolicy, stopEndsTheLoadAndKeepsItsResults)
{
    LoadPlan load = plan("fail 23505", {{"23505", OnError::Stop}});
    load.steps.front().duration = 20s;
    const LoadResult result = run(load);
    ASSERT_TRUE(result.brokenBy);
    EXPECT_EQ(result.brokenBy->code, fault::statementFailed);
    EXPECT_FALSE(result.stopped);
    ASSERT_EQ(result.steps.size(), 1u);
    EXPECT_GT(result.steps.front().scripts.back().counts.transactions, 0u);
    EXPECT_GT(result.steps.front().counts.failed, 0u);
    for (int i = 0; i < 100 && server.sessions() > 0; ++i)
        std::this_thread::sleep_for(10ms);
    EXPECT_EQ(server.sessions(), 0);
}

TEST_F(ErrorPolicy, aLostSessionStaysAwayWhereThePlanSaysSo)
{
    LoadPlan load = plan("drop", {{"", OnError::Count}});
    load.reconnect = false;
    load.scripts.back() = Script::compile("good", "SELECT 1", 2);
    load.weights = study::Weights::Sessions;
    const LoadResult result = run(load);
    EXPECT_EQ(result.abortedSessions, 1);
    EXPECT_EQ(liveAtTheEnd(), 2);
    EXPECT_EQ(result.steps.front().counts.failed, 1u);
    EXPECT_EQ(result.steps.front().counts.connections, 0u);
}

TEST_F(ErrorPolicy, aLostSessionThatComesBackIsCounted)
{
    const LoadResult result = run(plan("drop", {{"", OnError::Count}}));
    const StepResult& step = result.steps.front();
    EXPECT_GT(step.counts.connections, 0u);
    EXPECT_EQ(step.times.connect.count(), step.counts.connections);
    EXPECT_GE(step.counts.failed, step.counts.connections) << "each loss took a transaction with it";
    EXPECT_EQ(result.abortedSessions, 0);
}

TEST_F(ErrorPolicy, aRunTimeErrorOfTheScriptKeepsWhatWasMeasured)
{
    LoadPlan load = plan("\\set a 1 / 0\nSELECT :a;", {});
    load.steps.front().duration = 20s;
    const LoadResult result = run(load);
    ASSERT_TRUE(result.brokenBy);
    EXPECT_EQ(result.brokenBy->code, fault::divisionByZero);
    EXPECT_EQ(result.brokenBy->where, "script:1:1");
    EXPECT_EQ(result.steps.size(), 1u);
}

TEST_F(ErrorPolicy, pgbenchEndsTheSessionAtARunTimeErrorOfTheScript)
{
    LoadPlan load = plan("\\set a 1 / 0\nSELECT :a;", {});
    load.scripts.push_back(Script::compile("open", "BEGIN", 1));
    load.scripts[1] = Script::compile("good", "SELECT 1", 1);
    load.weights = study::Weights::Sessions;
    load.pgbenchCompatible = true;
    const LoadResult result = run(load);
    EXPECT_FALSE(result.brokenBy);
    EXPECT_EQ(result.abortedSessions, 2);
    EXPECT_EQ(liveAtTheEnd(), 1);
}

} // namespace
