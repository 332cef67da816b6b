#include <gtest/gtest.h>

#include "fake_server.h"
#include "load_test.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

class Pipelines : public testing::TestWithParam<study::Protocol> {
protected:
    LoadPlan plan(const std::string& sql, study::RoundTrips trips = study::RoundTrips::Statement) const
    {
        LoadPlan load = planFor(server.conninfo(), sql, {step(0, 3, 200ms)});
        load.protocol = GetParam();
        load.roundTrips = trips;
        return load;
    }
    StepResult run(const LoadPlan& load)
    {
        result = runLoad(load, measure::RunClock(), recorder, {});
        return result.steps.front();
    }

    FakeServer server;
    Recorder recorder;
    LoadResult result;
};

INSTANTIATE_TEST_SUITE_P(
    each, Pipelines, testing::Values(study::Protocol::Extended, study::Protocol::Prepared));

TEST_P(Pipelines, statementsOfAPipelineTravelInOneRoundTrip)
{
    const StepResult step =
        run(plan("\\startpipeline\nBEGIN;\nSELECT 1;\nSELECT 2;\nCOMMIT;\n\\endpipeline"));
    EXPECT_GT(step.counts.transactions, 10u);
    EXPECT_NEAR(static_cast<double>(server.statements()) / static_cast<double>(server.syncs()), 4, 0.5);
    EXPECT_NEAR(
        static_cast<double>(step.counts.statements), 4.0 * static_cast<double>(step.counts.transactions), 12);
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
}

TEST_P(Pipelines, aPlanCanPutEachTransactionIntoOne)
{
    const StepResult step =
        run(plan("\\set a random(1, 9)\nBEGIN;\nSELECT :a;\n\\if :a > 4\nSELECT 2;\n\\else\n"
                 "SELECT 3;\n\\endif\nCOMMIT;",
            study::RoundTrips::Pipelined));
    EXPECT_GT(step.counts.transactions, 10u);
    EXPECT_NEAR(static_cast<double>(server.statements()) / static_cast<double>(server.syncs()), 4, 0.5);
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
}

TEST_P(Pipelines, aSleepEndsThePipelineOfWhatStandsBeforeIt)
{
    const StepResult step =
        run(plan("SELECT 1;\nSELECT 2;\n\\sleep 30 ms\nSELECT 3;\nSELECT 4;", study::RoundTrips::Pipelined));
    EXPECT_GE(step.counts.transactions, 6u);
    EXPECT_LE(step.counts.transactions, 24u);
    EXPECT_LT(step.times.response.percentile(50), 20'000);
    EXPECT_NEAR(static_cast<double>(server.statements()) / static_cast<double>(server.syncs()), 2, 0.5);
}

TEST_P(Pipelines, anErrorFailsTheTransactionAndTheSessionGoesOn)
{
    const StepResult step =
        run(plan("\\startpipeline\nBEGIN;\nonce 23505;\nSELECT 1;\nCOMMIT;\n\\endpipeline\nSELECT 2;"));
    EXPECT_EQ(step.counts.otherFailures, 3u);
    EXPECT_EQ(result.errors, (std::map<std::string, std::uint64_t>{{"23505", 3}}));
    EXPECT_GT(step.counts.transactions, 10u);
    EXPECT_EQ(recorder.intervals.back().liveSessions, 3);
}

TEST_P(Pipelines, aRetryRunsThePipelineAgain)
{
    for (const study::RoundTrips trips : {study::RoundTrips::Statement, study::RoundTrips::Pipelined}) {
        const char* const body = "BEGIN;\nonce 40001;\nCOMMIT;\n";
        LoadPlan load = plan(trips == study::RoundTrips::Pipelined
                ? body
                : std::string("\\startpipeline\n") + body + "\\endpipeline",
            trips);
        load.maxTries = 2;
        const StepResult step = run(load);
        EXPECT_EQ(step.counts.retried, 3u);
        EXPECT_EQ(step.counts.retriedTransactions, 3u);
        EXPECT_EQ(step.counts.failed, 0u);
        EXPECT_GT(step.counts.transactions, 10u);
    }
}

TEST_P(Pipelines, aSyncEndsATransactionButNotThePipeline)
{
    const StepResult step = run(plan("\\startpipeline\nonce 23505;\nSELECT 1;\n\\syncpipeline\nSELECT 2;\n"
                                     "\\syncpipeline\nSELECT 3;\n\\endpipeline"));
    EXPECT_EQ(step.counts.failed, 3u);
    EXPECT_GT(step.counts.transactions, 10u);
    // Only what stands behind the error, before the next sync, is left out.
    EXPECT_NEAR(static_cast<double>(step.counts.statements),
        4.0 * static_cast<double>(step.counts.transactions) + 9, 12);
}

TEST_P(Pipelines, statementsThatCannotBePreparedBeforehandArePreparedInThePipeline)
{
    const StepResult step = run(
        plan("\\startpipeline\nCREATE TABLE a ();\nonce 23505;\nSELECT 1;\n\\endpipeline\nDROP TABLE a;"));
    EXPECT_EQ(step.counts.failed, 3u) << "what stood behind the error is prepared again";
    EXPECT_GT(step.counts.transactions, 10u);
    EXPECT_EQ(result.errors.size(), 1u) << result.firstError;
}

TEST_P(Pipelines, aLostConnectionInAPipelineIsAFailedTransaction)
{
    LoadPlan load = plan("\\startpipeline\nSELECT 1;\ndrop;\nSELECT 2;\n\\endpipeline");
    load.scripts.push_back(Script::compile("good", "SELECT 1", 20));
    const StepResult step = run(load);
    EXPECT_GT(step.scripts.front().counts.otherFailures, 0u);
    EXPECT_EQ(step.scripts.front().counts.transactions, 0u);
    EXPECT_GT(step.scripts.back().counts.transactions, 0u);
}

TEST_P(Pipelines, timesAreRecordedForEachStatement)
{
    LoadPlan load = plan("\\startpipeline\nSELECT 1;\n\\set a 2\nSELECT :a;\n\\endpipeline");
    load.recordStatements = true;
    const StepResult step = run(load);
    ASSERT_EQ(step.statements.size(), 5u);
    for (const StatementResult& each : step.statements)
        EXPECT_NEAR(
            static_cast<double>(each.latency.count()), static_cast<double>(step.counts.transactions), 3)
            << each.text;
    EXPECT_GE(step.statements[1].latency.mean(), step.statements[2].latency.mean());
}

measure::Fault refused(
    const std::string& sql, study::Protocol protocol, study::RoundTrips trips = study::RoundTrips::Statement)
{
    FakeServer server;
    LoadPlan load = planFor(server.conninfo(), sql, {step(0, 1, 1s)});
    load.protocol = protocol;
    load.roundTrips = trips;
    measure::Fault fault = faultOf(load);
    EXPECT_EQ(server.opened(), 0) << "told before any session opens";
    return fault;
}

TEST(PipelinesRefused, inTheSimpleProtocol)
{
    const measure::Fault fault =
        refused("SELECT 1;\n  \\startpipeline\nSELECT 2;\n\\endpipeline", study::Protocol::Simple);
    EXPECT_EQ(fault.code, fault::pipelineNeedsExtended);
    EXPECT_EQ(fault.where, "script:2:3");
    EXPECT_EQ(refused("SELECT 1", study::Protocol::Simple, study::RoundTrips::Pipelined).code,
        fault::pipelinedNeedsExtended);
}

TEST(PipelinesRefused, whereAStatementNeedsAnEarlierResult)
{
    for (const auto& [sql, where, what] : std::vector<std::tuple<std::string, std::string, std::string>>{
             {"SELECT 1;\nSELECT 1 AS a \\gset\nSELECT :a;", "script:2:1", "\\gset"},
             {"SELECT 1 AS a \\aset\nSELECT :a;", "script:1:1", "\\aset"},
             {"SELECT 1;\ncopy a TO stdout;", "script:2:1", "COPY"},
             {"\\startpipeline\nSELECT 1;\n\\endpipeline", "script:1:1", "\\startpipeline"}}) {
        const measure::Fault fault = refused(sql, study::Protocol::Prepared, study::RoundTrips::Pipelined);
        EXPECT_EQ(fault.code, fault::notInOnePipeline) << sql;
        EXPECT_EQ(fault.where, where) << sql;
        EXPECT_EQ(fault.args, std::vector<std::string>{what}) << sql;
    }
}

/// What depends on a condition shows only while it runs.
TEST(PipelinesBroken, tellTheirPlace)
{
    FakeServer server;
    const auto broken = [&](const std::string& sql) {
        return faultOf(planFor(server.conninfo(), "\\set yes true\n" + sql, {step(0, 2, 10s)}));
    };
    const measure::Fault open = broken("\\if :yes\n\\startpipeline\n\\endif\nSELECT 1;\n\\if not :yes\n"
                                       "\\endpipeline\n\\endif");
    EXPECT_EQ(open.code, fault::pipelineLeftOpen);
    const measure::Fault closed = broken("\\if not :yes\n\\startpipeline\n\\endif\nSELECT 1;\n\\endpipeline");
    EXPECT_EQ(closed.code, fault::pipelineNotOpen);
    EXPECT_EQ(closed.where, "script:6:1");
    const measure::Fault twice = broken("\\if :yes\n\\startpipeline\n\\endif\n\\if :yes\n\\startpipeline\n"
                                        "\\endif\nSELECT 1;\n\\endpipeline");
    EXPECT_EQ(twice.code, fault::pipelineAlreadyOpen);
    EXPECT_EQ(twice.where, "script:6:1");
}

} // namespace
