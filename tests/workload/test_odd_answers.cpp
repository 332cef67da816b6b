#include <gtest/gtest.h>

#include "fake_server.h"
#include "load_test.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

/// What servers say seldom or at odd moments, with libpq and without.
class OddAnswers : public testing::TestWithParam<std::tuple<study::Protocol, bool>> {
protected:
    LoadPlan plan(const std::string& sql, std::chrono::milliseconds duration = 250ms) const
    {
        LoadPlan load = planFor(server.conninfo(), sql, {step(0, 2, duration)});
        std::tie(load.protocol, load.throughLibpq) = GetParam();
        return load;
    }
    StepResult run(const LoadPlan& load)
    {
        result = runLoad(load, measure::RunClock(), recorder, {});
        return result.steps.front();
    }
    bool hasPipelines() const { return std::get<study::Protocol>(GetParam()) != study::Protocol::Simple; }

    FakeServer server;
    Recorder recorder;
    LoadResult result;
};

INSTANTIATE_TEST_SUITE_P(each, OddAnswers,
    testing::Combine(
        testing::Values(study::Protocol::Simple, study::Protocol::Extended, study::Protocol::Prepared),
        testing::Bool()));

TEST_P(OddAnswers, aNoticeInPiecesBetweenTwoStatementsIsNoError)
{
    const StepResult step = run(plan("mumble;\n\\sleep 50 ms\nSELECT 1;"));
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    EXPECT_GE(step.counts.transactions, 4u);
    EXPECT_EQ(step.counts.failed, 0u);
}

TEST_P(OddAnswers, aNoticeWhileAPipelineIsBeingFilledIsNoError)
{
    if (!hasPipelines())
        GTEST_SKIP() << "has no pipelines";
    const StepResult step =
        run(plan("mumble;\n\\startpipeline\nSELECT 1;\n\\sleep 50 ms\nSELECT 2;\n\\endpipeline"));
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    EXPECT_GE(step.counts.transactions, 4u);
}

TEST_P(OddAnswers, copyInAPipelineBreaksTheLoadOffWithItsPlace)
{
    if (!hasPipelines())
        GTEST_SKIP() << "has no pipelines";
    run(plan("\\startpipeline\nSELECT 1;\nCOPY a TO STDOUT;\n\\endpipeline"));
    ASSERT_TRUE(result.brokenBy);
    EXPECT_EQ(result.brokenBy->code, fault::copyUnsupported);
    EXPECT_EQ(result.brokenBy->where, "script:3:1");
}

TEST_P(OddAnswers, rowsAreThoseOfTheCommandTag)
{
    LoadPlan load = plan("SELECT 1");
    load.scripts.push_back(Script::compile("plan", "EXPLAIN SELECT 1", 1));
    const StepResult step = run(load);
    EXPECT_EQ(step.scripts[0].counts.rows, step.scripts[0].counts.statements);
    EXPECT_GT(step.scripts[1].counts.statements, 0u);
    EXPECT_EQ(step.scripts[1].counts.rows, 0u);
}

TEST_P(OddAnswers, rowsOfAStatementThatIsLostAreNotThoseOfTheNext)
{
    LoadPlan load = plan("SELECT 1");
    load.scripts.push_back(Script::compile("lost", "part 1000", 1));
    const StepResult step = run(load);
    EXPECT_GT(step.scripts[1].counts.failed, 0u);
    EXPECT_GT(step.scripts[0].counts.statements, 0u);
    EXPECT_EQ(step.scripts[0].counts.rows, step.scripts[0].counts.statements);
}

TEST_P(OddAnswers, aLostStatementIsTheOneThatFailed)
{
    LoadPlan load = plan("SELECT 1;\ndrop;\nSELECT 2;");
    load.scripts.push_back(Script::compile("good", "SELECT 1", 1));
    load.recordStatements = true;
    const StepResult step = run(load);
    EXPECT_GT(step.counts.failed, 0u);
    EXPECT_EQ(step.statements[0].failed, 0u);
    EXPECT_EQ(step.statements[1].failed, step.counts.failed);
    EXPECT_EQ(step.statements[2].failed, 0u);
}

/// 26000 speaks of a statement that the script itself prepares, where the driver prepares none.
TEST_P(OddAnswers, onlyThePreparedProtocolCanBeMixedUp)
{
    LoadPlan load = plan("fail 26000");
    load.scripts.push_back(Script::compile("good", "SELECT 1", 1));
    if (std::get<study::Protocol>(GetParam()) == study::Protocol::Prepared) {
        EXPECT_EQ(faultOf(load).code, fault::preparedNotKept);
        return;
    }
    const StepResult step = run(load);
    EXPECT_GT(step.scripts[0].counts.otherFailures, 0u);
    EXPECT_GT(step.scripts[1].counts.transactions, 0u);
}

} // namespace
