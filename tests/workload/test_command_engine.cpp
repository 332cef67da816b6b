#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <unistd.h>

#include "load_test.h"
#include "workload/command_engine.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;
using testing::AllOf;
using testing::ElementsAre;
using testing::Ge;
using testing::HasSubstr;
using testing::Le;

namespace {

const std::string secret = "pass-of-the-test";

CommandPlan shell(
    const std::string& script, std::vector<study::LoadStep> steps, const std::string& progress = "sysbench")
{
    CommandPlan plan;
    plan.command = {"sh", "-c", script};
    plan.progress = progress;
    plan.conninfo = "host=/tmp/nowhere port=5499 user=me dbname=base password=" + secret;
    plan.steps = std::move(steps);
    plan.interval = 200ms;
    return plan;
}

/// All that the engine tells; in one thread.
struct Seen : LoadListener {
    void stepBegan(const measure::StepMark& mark) override { begun.push_back(mark); }
    void interval(const Interval& interval) override { intervals.push_back(interval); }
    void stepEnded(const StepResult& result) override { steps.push_back(result); }
    std::vector<measure::StepMark> begun;
    std::vector<Interval> intervals;
    std::vector<StepResult> steps;
};

struct Done {
    LoadResult load;
    Seen seen;
    measure::Fault fault;
    double seconds = 0;
};

Done run(const CommandPlan& plan, std::stop_token stop = {})
{
    Done done;
    const auto begin = std::chrono::steady_clock::now();
    try {
        done.load = runCommand(plan, measure::RunClock(), done.seen, std::move(stop));
    } catch (const WorkloadError& error) {
        done.fault = error.fault();
    }
    done.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return done;
}

/// A line as sysbench prints it.
std::string sysbenchLine(const std::string& time, const std::string& tps, const std::string& p95)
{
    return "[ " + time + "s ] thds: 4 tps: " + tps
        + " qps: 10.00 (r/w/o: 1.00/2.00/3.00) lat (ms,95%): " + p95 + " err/s: 0.00 reconn/s: 0.00";
}

std::string printed(const std::string& line)
{
    return "echo '" + line + "'\n";
}

std::string contents(const std::string& file)
{
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string temporary(const std::string& name)
{
    return testing::TempDir() + "pgduel-engine-" + std::to_string(::getpid()) + '-' + name;
}

std::vector<double> reportedOf(const std::vector<Interval>& intervals, const std::string& metric)
{
    std::vector<double> values;
    for (const Interval& interval : intervals)
        if (interval.reported && interval.reported->count(metric))
            values.push_back(interval.reported->at(metric));
    return values;
}

/// Whether the process is gone, or dead and only not yet waited for by its new parent.
bool isGone(const std::string& pidFile)
{
    std::string pid = contents(pidFile);
    pid.erase(pid.find_last_not_of(" \n") + 1);
    for (int i = 0; i < 50; ++i) {
        const std::string stat = contents("/proc/" + pid + "/stat");
        const std::size_t state = stat.rfind(") ");
        if (state == std::string::npos || stat[state + 2] == 'Z')
            return true;
        std::this_thread::sleep_for(20ms);
    }
    return false;
}

TEST(CommandEngine, SysbenchsLinesBecomeSeriesAndPoints)
{
    const std::string script = "sleep 0.3\n" + printed(sysbenchLine("0.3", "100.00", "4.5")) + "sleep 0.3\n"
        + printed(sysbenchLine("0.6", "300.00", "6.5"))
        + printed("    transactions:                        120   (200.00 per sec.)")
        + printed("         avg:                                    8.74")
        + printed("         95th percentile:                       5.67");
    const Done done = run(shell(script, {step(0, 4, 5s)}));
    ASSERT_EQ(done.fault.code, "");
    EXPECT_THAT(reportedOf(done.seen.intervals, "speed"), ElementsAre(100, 300));
    EXPECT_THAT(reportedOf(done.seen.intervals, "latency_p95"), ElementsAre(4.5, 6.5));
    ASSERT_EQ(done.load.steps.size(), 1u);
    const auto& reported = *done.load.steps[0].reported;
    EXPECT_NEAR(reported.at("speed"), 200, 5); // both stretches are equally long
    EXPECT_EQ(reported.at("latency_p95"), 5.67); // of the whole step: the report says it
    EXPECT_NEAR(static_cast<double>(done.load.steps[0].counts.transactions), 120, 3);
    EXPECT_EQ(done.seen.begun.size(), 1u);
    EXPECT_EQ(done.seen.steps.size(), 1u);
    for (std::size_t i = 1; i < done.seen.intervals.size(); ++i)
        EXPECT_EQ(done.seen.intervals[i].begin, done.seen.intervals[i - 1].end);
}

TEST(CommandEngine, TheDiscardedHeadIsLeftOut)
{
    const std::string script = "sleep 0.3\n" + printed(sysbenchLine("0.3", "100.00", "4.5")) + "sleep 0.7\n"
        + printed(sysbenchLine("1.0", "300.00", "6.5"))
        + printed("         95th percentile:                       5.67");
    const Done done = run(shell(script, {step(0, 4, 5s, 650ms)}));
    ASSERT_EQ(done.fault.code, "");
    const auto& reported = *done.load.steps.at(0).reported;
    EXPECT_EQ(reported.at("speed"), 300);
    EXPECT_EQ(reported.at("latency_p95"), 6.5); // not the report's, which speaks of the head too
    EXPECT_FALSE(done.seen.intervals.front().counted);
}

TEST(CommandEngine, AProgramThatOnlyReportsAtItsEndIsTakenWhole)
{
    const Done done = run(shell("sleep 0.3; echo 'latency average = 2.500 ms'; echo 'tps = 400.5 (without "
                                "initial connection time)'",
        {step(0, 4, 5s, 100ms)}, "pgbench"));
    ASSERT_EQ(done.fault.code, "");
    const StepResult& only = done.load.steps.at(0);
    EXPECT_EQ(only.reported->at("speed"), 400.5);
    EXPECT_EQ(only.reported->at("latency_mean"), 2.5);
    EXPECT_EQ(only.mark.measuredFrom, only.mark.begin);
}

TEST(CommandEngine, OneOwnExpressionWithoutTimes)
{
    const Done done = run(shell(
        "for i in 1 2 3; do sleep 0.1; echo speed ${i}0; done", {step(0, 1, 5s)}, "speed (?<tps>[0-9]+)"));
    ASSERT_EQ(done.fault.code, "");
    EXPECT_THAT(reportedOf(done.seen.intervals, "speed"), ElementsAre(10, 20, 30));
    EXPECT_THAT(done.load.steps.at(0).reported->at("speed"), AllOf(Ge(15), Le(25)));
}

TEST(CommandEngine, EachStepIsAStartWithItsOwnNumbers)
{
    const std::string file = temporary("steps");
    CommandPlan plan = shell("", {step(0, 4, 1s, 0ms, true), step(1, 8, 2500ms)}, "(?<tps>\\d+) tps");
    plan.steps[1].rate = 100'000;
    plan.variables["scale"] = "7";
    plan.command = {"sh", "-c",
        "echo \"$1|$2|$3|$4|$5|$PGHOST|$PGPORT|$PGUSER|$PGDATABASE\" >> " + file + "; echo 5 tps", "sh",
        "{sessions}", "{seconds}", "{rate}", "{scale}", "{conninfo}"};
    const Done done = run(plan);
    ASSERT_EQ(done.fault.code, "");
    const std::string server = "|dbname='base' host='/tmp/nowhere' port='5499' "
                               "user='me'|/tmp/nowhere|5499|me|base\n";
    EXPECT_EQ(contents(file), "4|1|0|7" + server + "8|3|100000|7" + server);
    EXPECT_TRUE(done.load.steps.at(0).mark.warmUp);
    EXPECT_EQ(done.load.steps.at(1).mark.sessions, 8);
    EXPECT_EQ(done.load.steps.at(1).rate, 100'000);
    ::unlink(file.c_str());
}

TEST(CommandEngine, ThePasswordIsInTheEnvironmentAndInNoFault)
{
    const Done done = run(shell("echo password=$PGPASSWORD; exit 4", {step(0, 1, 1s)}));
    EXPECT_EQ(done.fault.code, fault::commandFailed);
    EXPECT_THAT(done.fault.args, ElementsAre("sh", "4"));
    EXPECT_EQ(done.fault.detail, "password=***");
    const Done same = run(
        shell("[ \"$PGPASSWORD\" = " + secret + " ] && echo '3 tps'", {step(0, 1, 1s)}, "(?<tps>\\d+) tps"));
    EXPECT_EQ(same.fault.code, "");
}

TEST(CommandEngine, LinesComeAsTheyAreWrittenEvenFromAProgramThatHoldsThemBack)
{
    // awk keeps what it writes to a pipe until its end.
    CommandPlan plan = shell("", {step(0, 1, 5s)}, "(?<tps>\\d+) tps");
    plan.command = {"awk", "BEGIN { print \"5 tps\"; system(\"exec sleep 0.6\"); print \"7 tps\" }"};
    const Done done = run(plan);
    ASSERT_EQ(done.fault.code, "");
    std::vector<measure::Micros> ends;
    for (const Interval& interval : done.seen.intervals)
        if (!interval.reported->empty())
            ends.push_back(interval.end);
    ASSERT_EQ(ends.size(), 2u);
    EXPECT_GT(ends[1] - ends[0], 300'000);
}

TEST(CommandEngine, WhileTheProgramIsSilentTheIntervalsGoOn)
{
    const Done done = run(shell("sleep 0.8; echo 5 tps", {step(0, 3, 5s)}, "(?<tps>\\d+) tps"));
    ASSERT_EQ(done.fault.code, "");
    EXPECT_GE(done.seen.intervals.size(), 2u);
    EXPECT_TRUE(done.seen.intervals.front().reported->empty());
    EXPECT_EQ(done.seen.intervals.front().liveSessions, 3);
}

TEST(CommandEngine, AnAbortedRunFailsWhateverItPrinted)
{
    const std::string file = PGDUEL_TEST_DATA "/engines/pgbench_aborted.txt";
    const Done done = run(shell("cat " + file, {step(0, 4, 1s)}, "pgbench"));
    EXPECT_EQ(done.fault.code, fault::commandAborted);
    EXPECT_THAT(done.fault.detail, HasSubstr("terminating connection due to administrator command"));
    EXPECT_TRUE(done.seen.steps.empty());
    const Done status = run(shell("cat " + file + " | grep -v aborted; exit 2", {step(0, 4, 1s)}, "pgbench"));
    EXPECT_EQ(status.fault.code, fault::commandFailed);
    EXPECT_THAT(status.fault.args, ElementsAre("sh", "2"));
}

TEST(CommandEngine, RefusalsOfSysbenchAreAFailedRun)
{
    const std::string file = PGDUEL_TEST_DATA "/engines/sysbench_refused.txt";
    const Done done = run(shell("cat " + file + " >&2; exit 1", {step(0, 80, 1s)}));
    EXPECT_EQ(done.fault.code, fault::commandFailed);
    EXPECT_THAT(done.fault.detail, HasSubstr("too many clients already"));
}

TEST(CommandEngine, OtherFailures)
{
    CommandPlan plan = shell("", {step(0, 1, 1s)});
    plan.command = {"no-such-program-of-anybody"};
    const measure::Fault missing = run(plan).fault;
    EXPECT_EQ(missing.code, fault::commandNotStarted);
    EXPECT_THAT(missing.args, ElementsAre("no-such-program-of-anybody"));
    EXPECT_NE(missing.detail, "");
    const measure::Fault killed = run(shell("kill -TERM $$", {step(0, 1, 1s)})).fault;
    EXPECT_EQ(killed.code, fault::commandKilled);
    EXPECT_THAT(killed.args, ElementsAre("sh", std::to_string(SIGTERM)));
    const measure::Fault silent = run(shell("echo hello", {step(0, 1, 1s)})).fault;
    EXPECT_EQ(silent.code, fault::commandSilent);
    EXPECT_THAT(silent.args, ElementsAre("sh", "sysbench"));
    EXPECT_EQ(silent.detail, "hello");
    const measure::Fault nothing = run(shell("echo 0 tps", {step(0, 1, 1s)}, "(?<tps>\\d+) tps")).fault;
    EXPECT_EQ(nothing.code, fault::noTransactions);
}

TEST(CommandEngine, AProgramThatIsNotToldItsSecondsIsInterrupted)
{
    const Done done =
        run(shell("while :; do echo 5 tps; sleep 0.1; done", {step(0, 1, 500ms)}, "(?<tps>\\d+) tps"));
    ASSERT_EQ(done.fault.code, "");
    EXPECT_THAT(done.seconds, AllOf(Ge(0.5), Le(3)));
    EXPECT_NEAR(done.load.steps.at(0).reported->at("speed"), 5, 1e-9);
}

TEST(CommandEngine, AProgramThatDoesNotEndIsAFault)
{
    CommandPlan plan =
        shell(": {seconds}; echo 5 tps; exec sleep 60", {step(0, 1, 200ms)}, "(?<tps>\\d+) tps");
    plan.grace = 300ms;
    const Done done = run(plan);
    EXPECT_EQ(done.fault.code, fault::commandOverran);
    EXPECT_LE(done.seconds, 10);
}

TEST(CommandEngine, StopInterruptsTheWholeGroupAndKeepsTheResults)
{
    const std::string pids = temporary("pids");
    std::stop_source stop;
    std::jthread later([&] {
        std::this_thread::sleep_for(700ms);
        stop.request_stop();
    });
    const Done done = run(shell("sleep 60 & echo $! > " + pids + "; echo 5 tps; wait",
                              {step(0, 1, 30s), step(1, 2, 30s)}, "(?<tps>\\d+) tps"),
        stop.get_token());
    EXPECT_TRUE(done.load.stopped);
    EXPECT_LE(done.seconds, 5);
    ASSERT_EQ(done.load.steps.size(), 1u);
    EXPECT_NEAR(done.load.steps[0].reported->at("speed"), 5, 1e-9);
    EXPECT_TRUE(isGone(pids));
    ::unlink(pids.c_str());
}

TEST(CommandEngine, AProgramThatIgnoresTheInterruptIsKilledAfterASecond)
{
    const std::string pids = temporary("stubborn");
    std::stop_source stop;
    std::jthread later([&] {
        std::this_thread::sleep_for(400ms);
        stop.request_stop();
    });
    const Done done =
        run(shell("trap '' INT; echo $$ > " + pids + "; while :; do sleep 0.2; done", {step(0, 1, 30s)}),
            stop.get_token());
    EXPECT_TRUE(done.load.stopped);
    EXPECT_THAT(done.seconds, AllOf(Ge(1.3), Le(6)));
    EXPECT_TRUE(isGone(pids));
    ::unlink(pids.c_str());
}

TEST(CommandEngine, WhatTheProgramLeavesRunningEndsWithIt)
{
    const std::string pids = temporary("left");
    const Done done = run(shell("(while :; do echo noise; done) & echo $! > " + pids + "; echo 5 tps",
        {step(0, 1, 5s)}, "(?<tps>\\d+) tps"));
    EXPECT_EQ(done.fault.code, "");
    EXPECT_LE(done.seconds, 6);
    EXPECT_TRUE(isGone(pids));
    ::unlink(pids.c_str());
}

TEST(CommandEngine, TheTimeOfTheProgramsProcessorIsTold)
{
    const Done done = run(shell("i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo 5 tps",
        {step(0, 1, 30s)}, "(?<tps>\\d+) tps"));
    ASSERT_EQ(done.fault.code, "");
    EXPECT_GT(done.load.steps.at(0).driverCpuSeconds, 0.02);
}

TEST(CommandEngine, TheProgramHasASessionOfItsOwnWithoutATerminalToAskOn)
{
    const Done done =
        run(shell("read -r _ _ _ _ _ session _ < /proc/$$/stat; [ $session = $$ ] && echo 5 tps",
            {step(0, 1, 5s)}, "(?<tps>\\d+) tps"));
    EXPECT_EQ(done.fault.code, "");
}

/// Sets variables of the environment and puts them back.
class Surroundings {
public:
    explicit Surroundings(std::vector<std::pair<std::string, std::string>> values)
    {
        for (const auto& [name, value] : values) {
            const char* before = std::getenv(name.c_str());
            before_.emplace_back(name, before ? std::optional<std::string>(before) : std::nullopt);
            ::setenv(name.c_str(), value.c_str(), 1);
        }
    }
    ~Surroundings()
    {
        for (const auto& [name, value] : before_)
            value ? ::setenv(name.c_str(), value->c_str(), 1) : ::unsetenv(name.c_str());
    }
    Surroundings(const Surroundings&) = delete;
    Surroundings& operator=(const Surroundings&) = delete;

private:
    std::vector<std::pair<std::string, std::optional<std::string>>> before_;
};

TEST(CommandEngine, TheProgramsConnectionIsThatOfTheDriver)
{
    const std::string file = temporary("environment");
    const std::string services = temporary("services");
    std::ofstream(services) << "[elsewhere]\nhost=elsewhere\nkrbsrvname=ours\n";
    const Surroundings surroundings({{"PGSERVICE", "elsewhere"}, {"PGSERVICEFILE", services},
        {"PGHOSTADDR", "192.0.2.1"}, {"PGCONNECT_TIMEOUT", "7"}, {"PGDATA", "/data"}, {"PGGEQO", "off"}});
    CommandPlan plan =
        shell("env | grep ^PG | sort > " + file + "; echo 5 tps", {step(0, 1, 5s)}, "(?<tps>\\d+) tps");
    plan.conninfo += " application_name=engine sslcompression=1 channel_binding=disable";
    ASSERT_EQ(run(plan).fault.code, "");
    EXPECT_EQ(contents(file),
        "PGAPPNAME=engine\nPGCHANNELBINDING=disable\nPGCONNECT_TIMEOUT=7\nPGDATABASE=base\n"
        "PGHOST=/tmp/nowhere\nPGKRBSRVNAME=ours\nPGPASSWORD="
            + secret + "\nPGPORT=5499\nPGSERVICEFILE=" + services + "\nPGSSLCOMPRESSION=1\nPGUSER=me\n");
    plan.conninfo = "service=bench";
    ASSERT_EQ(run(plan).fault.code, "");
    EXPECT_THAT(contents(file), HasSubstr("PGSERVICE=bench\n"));
    ::unlink(file.c_str());
    ::unlink(services.c_str());
}

TEST(CommandEngine, OnlyAProgramInPathIsStarted)
{
    const std::string folder = temporary("folder");
    std::filesystem::create_directories(folder + "/pgduel-a-folder");
    std::ofstream(folder + "/pgduel-in-the-current-folder") << "#!/bin/sh\necho 5 tps\n";
    std::filesystem::permissions(folder + "/pgduel-in-the-current-folder", std::filesystem::perms::owner_all);
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder);
    for (const std::string program :
        {"pgduel-in-the-current-folder", "pgduel-a-folder", "./pgduel-a-folder"}) {
        CommandPlan plan = shell("", {step(0, 1, 5s)}, "(?<tps>\\d+) tps");
        plan.command = {program};
        if (program == "pgduel-a-folder")
            plan.folders = {folder};
        EXPECT_EQ(run(plan).fault.code, fault::commandNotStarted) << program;
        EXPECT_THROW(requireProgram(plan), WorkloadError) << program;
    }
    std::filesystem::current_path(before);
    std::filesystem::remove_all(folder);
}

std::ptrdiff_t openDescriptors()
{
    return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {});
}

TEST(CommandEngine, ARefusedStartLeavesNoDescriptorOpen)
{
    const auto before = openDescriptors();
    rlimit usual{};
    ::getrlimit(RLIMIT_NOFILE, &usual);
    int refused = 0;
    // The system gives the lowest free numbers: one more each time, until the start has all that it needs.
    for (rlim_t most = 3;; ++most, ++refused) {
        const rlimit tight{most, usual.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &tight);
        const measure::Fault fault = run(shell("echo 5 tps", {step(0, 1, 5s)}, "(?<tps>\\d+) tps")).fault;
        ::setrlimit(RLIMIT_NOFILE, &usual);
        if (fault.code.empty())
            break;
    }
    EXPECT_GE(refused, 4); // pipes or terminal
    EXPECT_EQ(openDescriptors(), before);
}

TEST(CommandEngine, WhereEndingsAreIgnoredTheRunFailsAtOnce)
{
    struct sigaction ignored { };
    struct sigaction before { };
    ignored.sa_handler = SIG_IGN;
    ::sigaction(SIGCHLD, &ignored, &before);
    const Done done = run(shell("echo 5 tps", {step(0, 1, 5s)}, "(?<tps>\\d+) tps"));
    ::sigaction(SIGCHLD, &before, nullptr);
    EXPECT_EQ(done.fault.code, fault::systemCall);
    EXPECT_THAT(done.fault.args, ElementsAre("waitid"));
    EXPECT_LE(done.seconds, 10);
}

} // namespace
