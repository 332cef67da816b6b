#include <gtest/gtest.h>

#include <thread>

#include "driver/shell_process.h"
#include "fake_server.h"
#include "load_test.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

class Shell : public testing::Test {
protected:
    LoadPlan plan(const std::string& sql, std::vector<study::LoadStep> steps) const
    {
        return planFor(server.conninfo(), sql, std::move(steps));
    }
    LoadResult run(const LoadPlan& load) { return runLoad(load, measure::RunClock(), recorder, {}); }

    FakeServer server;
    Recorder recorder;
};

TEST_F(Shell, aCommandDoesNotKeepTheOtherSessionsWaiting)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 1500ms)});
    load.scripts = {
        Script::compile("waits", "\\shell sleep 0.2", 1), Script::compile("works", "SELECT 1", 1)};
    load.weights = study::Weights::Sessions;
    load.threads = 1;
    const LoadResult result = run(load);
    const auto& scripts = result.steps.front().scripts;
    EXPECT_GE(scripts[0].counts.transactions, 2u);
    EXPECT_LE(scripts[0].counts.transactions, 14u) << "two sessions, each seven times 0.2 s";
    EXPECT_GE(scripts[0].times.response.min(), 190'000) << "the command is part of the transaction";
    EXPECT_GT(scripts[1].counts.transactions, 100u);
    EXPECT_LT(scripts[1].times.response.percentile(99), 100'000);
}

TEST_F(Shell, setshellReadsANumber)
{
    const LoadResult result =
        run(plan("\\set n 20\n\\setshell a echo ' +21 ' ; echo more\n\\setshell b expr :n + 1\n"
                 "\\if :a = 21 and :b = 21\nSELECT 1;\n\\else\nfail 99999;\n\\endif",
            {step(0, 2, 200ms)}));
    EXPECT_TRUE(result.errors.empty());
    EXPECT_FALSE(result.brokenBy);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
}

TEST_F(Shell, aCommandThatFailsEndsTheLoadWithItsPlace)
{
    const measure::Fault failed = faultOf(plan("SELECT 1;\n\\shell exit 3", {step(0, 2, 10s)}));
    EXPECT_EQ(failed.code, fault::shellFailed);
    EXPECT_EQ(failed.where, "script:2:1");
    EXPECT_EQ(failed.args, (std::vector<std::string>{"exit 3", "3"}));
    const measure::Fault words = faultOf(plan("\\setshell a echo 12 apples\nSELECT :a;", {step(0, 2, 10s)}));
    EXPECT_EQ(words.code, fault::shellNoNumber);
    EXPECT_EQ(words.args, (std::vector<std::string>{"echo 12 apples", "12 apples"}));
    EXPECT_EQ(faultOf(plan("\\setshell a true\nSELECT :a;", {step(0, 2, 10s)})).code, fault::shellNoNumber);
}

TEST_F(Shell, pgbenchOnlyEndsTheSession)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 1500ms)});
    load.scripts = {Script::compile("bad", "\\shell false", 1), Script::compile("good", "SELECT 1", 1)};
    load.weights = study::Weights::Sessions;
    load.pgbenchCompatible = true;
    const LoadResult result = run(load);
    EXPECT_FALSE(result.brokenBy);
    EXPECT_EQ(result.abortedSessions, 2);
    EXPECT_EQ(result.steps.front().scripts[0].counts.failed, 2u);
    EXPECT_GT(result.steps.front().scripts[1].counts.transactions, 0u);
    EXPECT_EQ(recorder.intervals.back().liveSessions, 2);
}

TEST_F(Shell, stopKillsWhatRuns)
{
    std::stop_source source;
    std::thread stopper;
    recorder.onStepBegan = [&](const measure::StepMark&) {
        stopper = std::thread([&] {
            std::this_thread::sleep_for(100ms);
            source.request_stop();
        });
    };
    const auto since = std::chrono::steady_clock::now();
    const LoadResult result = runLoad(plan("\\shell sleep 60; sleep 60", {step(0, 3, 60s)}),
        measure::RunClock(), recorder, source.get_token());
    stopper.join();
    EXPECT_TRUE(result.stopped);
    EXPECT_LT(std::chrono::steady_clock::now() - since, 1500ms);
}

void waitFor(ShellProcess& process)
{
    for (int i = 0; i < 2000 && !process.over(); ++i)
        std::this_thread::sleep_for(1ms);
}

TEST(ShellProcess, tellsStatusSignalAndOutput)
{
    ShellProcess status("exit 7", false), signal("kill -TERM $$", false), output("echo one; echo two", true),
        large("yes | head -c 300000", true), input("cat", true);
    for (ShellProcess* each : {&status, &signal, &output, &large, &input})
        waitFor(*each);
    EXPECT_EQ(status.status(), 7);
    EXPECT_EQ(signal.status(), 128 + 15);
    EXPECT_EQ(output.output(), "one\ntwo\n");
    EXPECT_EQ(large.status(), 0) << "output beyond what is kept does not block it";
    EXPECT_EQ(large.output().size(), 4096u);
    EXPECT_EQ(input.output(), "") << "its input is empty";
}

TEST(ShellProcess, itsEndIsKilledWithIt)
{
    const std::string mark = "73" + std::to_string(::getpid());
    {
        ShellProcess process("sleep " + mark + " & sleep " + mark, false);
    }
    ShellProcess search("pgrep -c -f '^sleep " + mark + "'", true);
    waitFor(search);
    EXPECT_EQ(search.output(), "0\n");
}

} // namespace
