#include <gtest/gtest.h>

#include "workload/load_totals.h"

using namespace pgduel::workload;

namespace {

StepResult stepOf(std::uint64_t transactions, bool warmUp)
{
    StepResult step;
    step.mark.warmUp = warmUp;
    step.mark.begin = 0;
    step.mark.measuredFrom = 500'000;
    step.mark.end = 2'500'000;
    step.counts.transactions = transactions;
    step.times.response.record(static_cast<std::int64_t>(transactions));
    ScriptResult script;
    script.name = "a";
    script.counts.transactions = transactions;
    step.scripts = {script};
    StatementResult statement;
    statement.line = 2;
    statement.text = "SELECT 1;";
    statement.failed = 1;
    statement.latency.record(10);
    step.statements = {statement};
    step.driverCpuSeconds = 0.25;
    return step;
}

} // namespace

TEST(LoadTotals, addTheMeasuredPartsOfAllStepsButWarmUp)
{
    const LoadTotals totals = totalsOf({stepOf(1000, true), stepOf(10, false), stepOf(30, false)});
    EXPECT_DOUBLE_EQ(totals.seconds, 4);
    EXPECT_EQ(totals.counts.transactions, 40U);
    EXPECT_DOUBLE_EQ(totals.perSecond(40), 10);
    EXPECT_EQ(totals.times.response.max(), 30);
    ASSERT_EQ(totals.scripts.size(), 1U);
    EXPECT_EQ(totals.scripts[0].counts.transactions, 40U);
    ASSERT_EQ(totals.statements.size(), 1U);
    EXPECT_EQ(totals.statements[0].failed, 2U);
    EXPECT_EQ(totals.statements[0].latency.count(), 2U);
    EXPECT_DOUBLE_EQ(totals.driverCpuSeconds, 0.5);
}

TEST(LoadTotals, nothingMeasuredIsZeroNotNaN)
{
    EXPECT_EQ(totalsOf({}).perSecond(0), 0);
}
