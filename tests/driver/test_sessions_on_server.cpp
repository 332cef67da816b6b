// What a session lives through on a real server: pipelines, conflicts, kills, restarts, COPY.
#include <algorithm>
#include <csignal>
#include <thread>

#include <gtest/gtest.h>

#include "driver_on_server.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

constexpr const char* ours = "application_name = 'pgduel load'";

/// Does something in a thread of its own a while after the first step has begun.
class Later {
public:
    Later(Recorder& recorder, std::chrono::milliseconds after, std::function<void()> work)
    {
        recorder.onStepBegan = [this, after, work = std::move(work)](const measure::StepMark&) {
            if (!thread_.joinable())
                thread_ = std::thread([after, work] {
                    std::this_thread::sleep_for(after);
                    work();
                });
        };
    }
    ~Later()
    {
        if (thread_.joinable())
            thread_.join();
    }

private:
    std::thread thread_;
};

struct Way {
    study::Protocol protocol;
    study::RoundTrips trips;
    const char* name;
};

class Ways : public DriverOnServer, public testing::WithParamInterface<Way> {
protected:
    LoadPlan inThisWay(LoadPlan load) const
    {
        load.protocol = GetParam().protocol;
        load.roundTrips = GetParam().trips;
        return load;
    }
};

INSTANTIATE_TEST_SUITE_P(each, Ways,
    testing::Values(Way{study::Protocol::Simple, study::RoundTrips::Statement, "simple"},
        Way{study::Protocol::Extended, study::RoundTrips::Statement, "extended"},
        Way{study::Protocol::Prepared, study::RoundTrips::Statement, "prepared"},
        Way{study::Protocol::Extended, study::RoundTrips::Pipelined, "extendedPipelined"},
        Way{study::Protocol::Prepared, study::RoundTrips::Pipelined, "preparedPipelined"}),
    [](const auto& way) { return way.param.name; });

TEST_P(Ways, commitExactlyWhatIsCounted)
{
    const char* const booked = "SELECT count(*) FROM pgbench_history";
    const char* const unbooked = "SELECT (SELECT sum(abalance) FROM pgbench_accounts) "
                                 "- coalesce((SELECT sum(delta) FROM pgbench_history), 0)";
    const std::int64_t unbookedBefore = number(unbooked);
    const std::int64_t before = number(booked);
    LoadPlan load = inThisWay(builtinPlan({{"tpcb-like", 1}}, {step(0, 8, 400ms)}));
    load.recordStatements = true;
    const LoadResult result = run(load);
    const StepResult& only = result.steps.front();
    const auto counted = static_cast<std::int64_t>(only.counts.transactions);
    EXPECT_GT(counted, 0);
    const auto all = static_cast<std::int64_t>(recorder.all().transactions);
    const std::int64_t rows = number(booked) - before;
    EXPECT_GE(rows, all);
    EXPECT_LE(rows, all + 8) << "a session that had to be stopped may have committed";
    EXPECT_EQ(number(unbooked), unbookedBefore) << "each change of an account is in the history";
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    for (const StatementResult& each : only.statements)
        EXPECT_NEAR(static_cast<double>(each.latency.count()), static_cast<double>(counted), 8) << each.text;
}

TEST_P(Ways, sixteenSessionsOnTenHotRowsStayAlive)
{
    server::Session(database())
        .execute("CREATE TABLE IF NOT EXISTS hot AS SELECT i, 0 AS n FROM generate_series(1, 10) AS i");
    const std::int64_t before = number("SELECT sum(n) FROM hot");
    LoadPlan load = inThisWay(plan("\\set i random(1, 10)\nBEGIN ISOLATION LEVEL REPEATABLE READ;\n"
                                   "UPDATE hot SET n = n + 1 WHERE i = :i;\nCOMMIT;",
        {step(0, 16, 700ms)}));
    load.maxTries = 3;
    const LoadResult result = run(load);
    const Counts& counts = result.steps.front().counts;
    EXPECT_EQ(recorder.intervals.back().liveSessions, 16);
    EXPECT_GT(counts.retried, 0u);
    EXPECT_GT(counts.retriedTransactions, 0u);
    EXPECT_LE(counts.retriedTransactions, counts.retried);
    EXPECT_EQ(counts.failed, counts.serializationFailures);
    EXPECT_EQ(result.errors.size(), 1u) << result.firstError;
    EXPECT_EQ(counts.transactions, result.steps.front().times.response.count());
    const std::int64_t grown = number("SELECT sum(n) FROM hot") - before;
    const auto all = static_cast<std::int64_t>(recorder.all().transactions);
    EXPECT_GE(grown, all);
    EXPECT_LE(grown, all + 16) << "a session that had to be stopped may have committed";
}

class EveryProtocol : public DriverOnServer, public testing::WithParamInterface<study::Protocol> { };

INSTANTIATE_TEST_SUITE_P(each, EveryProtocol,
    testing::Values(study::Protocol::Simple, study::Protocol::Extended, study::Protocol::Prepared));

TEST_P(EveryProtocol, aPipelineThatFailsIsRolledBackAndTheSessionGoesOn)
{
    if (GetParam() == study::Protocol::Simple)
        GTEST_SKIP() << "has no pipelines";
    const std::int64_t before = number("SELECT count(*) FROM done");
    LoadPlan load = plan("\\startpipeline\nBEGIN;\nINSERT INTO done VALUES (:client_id, 1, 'pipeline');\n"
                         "SELECT 1 / 0;\nCOMMIT;\n\\endpipeline",
        {step(0, 4, 300ms)});
    load.scripts.push_back(
        Script::compile("good", "\\startpipeline\nSELECT 1;\n\\syncpipeline\nSELECT 2;\n\\endpipeline", 1));
    load.protocol = GetParam();
    const LoadResult result = run(load);
    EXPECT_GT(result.errors.at("22012"), 0u);
    EXPECT_EQ(result.errors.size(), 1u) << result.firstError;
    EXPECT_GT(result.steps.front().scripts.back().counts.transactions, 0u);
    EXPECT_EQ(number("SELECT count(*) FROM done"), before);
}

/// Each value is the same whatever way it travels; the column decides its type.
TEST_P(EveryProtocol, valuesOfEveryTypeArriveAlike)
{
    server::Session session(database());
    session.execute("CREATE TABLE IF NOT EXISTS kinds (protocol int, client int, b bool, t text, n numeric, "
                    "f4 float4, f8 float8, f8i float8, i2 int2, i4 int4, i8 int8, nothing int, tn text)");
    const int protocol = static_cast<int>(GetParam());
    session.execute("DELETE FROM kinds WHERE protocol = " + std::to_string(protocol));
    LoadPlan load = plan("\\set b :client_id = 1\n\\set third 1 / 3.0\n\\set big 9007199254740993\n"
                         "\\set small -(:client_id + 32767)\n\\set nothing NULL\n"
                         "INSERT INTO kinds VALUES (:protocol, :client_id, :b, :b, :third, :third, :third, "
                         ":big, :small, :small, :big, :nothing, :big);\n\\sleep 10 s",
        {step(0, 2, 200ms)});
    load.scripts.push_back(Script::compile("counted", "SELECT 1", 1));
    load.weights = study::Weights::Sessions;
    load.steps.front().sessions = 4;
    load.variables["protocol"] = std::to_string(protocol);
    load.protocol = GetParam();
    const LoadResult result = run(load);
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    const std::string kinds = "SELECT count(*) FROM kinds WHERE protocol = " + std::to_string(protocol);
    EXPECT_EQ(number(kinds + " AND b = (client = 1) AND t = (client = 1)::text AND nothing IS NULL"), 2);
    EXPECT_EQ(
        number(kinds
            + " AND n = 0.333333333333333 AND f8 = 0.333333333333333 AND f4 = 0.333333333333333::float4"),
        2);
    EXPECT_EQ(
        number(kinds + " AND f8i = 9007199254740992 AND i8 = 9007199254740993 AND tn = '9007199254740993'"),
        2);
    EXPECT_EQ(number(kinds + " AND i2 = -client - 32767 AND i4 = i2"), 2);
}

TEST_P(EveryProtocol, aValueThatDoesNotFitIsTheSameError)
{
    LoadPlan load =
        plan("\\set big 3000000000\nINSERT INTO done VALUES (:big, 1, 'x');", {step(0, 2, 150ms)});
    load.scripts.push_back(Script::compile("good", "SELECT 1", 1));
    load.protocol = GetParam();
    const LoadResult result = run(load);
    ASSERT_EQ(result.errors.size(), 1u);
    EXPECT_EQ(result.errors.begin()->first, "22003");
}

TEST_P(EveryProtocol, copyToTheClientIsCountedAndFromItLeavesTheSessionUsable)
{
    const bool simple = GetParam() == study::Protocol::Simple;
    LoadPlan load = plan("COPY (SELECT i, repeat('x', 200) FROM generate_series(1, 1000) AS i) TO STDOUT;",
        {step(0, 2, 250ms)});
    load.protocol = GetParam();
    if (simple) {
        load.scripts.push_back(Script::compile("from", "COPY done :way;\nSELECT 1;", 1));
        load.variables["way"] = "FROM STDIN";
    }
    const LoadResult result = run(load);
    const auto& scripts = result.steps.front().scripts;
    EXPECT_GT(scripts.front().counts.transactions, 0u);
    EXPECT_EQ(scripts.front().counts.rows, 1000 * scripts.front().counts.statements);
    if (simple) {
        EXPECT_GT(result.errors.at("0A000"), 0u);
        EXPECT_EQ(recorder.intervals.back().liveSessions, 2);
        EXPECT_EQ(result.steps.front().counts.connections, 0u) << "nobody had to come back";
    } else {
        EXPECT_TRUE(result.errors.empty()) << result.firstError;
    }
}

TEST_P(EveryProtocol, aConnectionForEachTransaction)
{
    LoadPlan load = builtinPlan({{"tpcb-like", 1}}, {step(0, 4, 400ms)});
    load.protocol = GetParam();
    load.conninfo += " host=localhost"; // a name, which is looked up once
    load.connectPerTransaction = true;
    const LoadResult result = run(load);
    const StepResult& only = result.steps.front();
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    EXPECT_GT(only.counts.transactions, 0u);
    EXPECT_NEAR(
        static_cast<double>(only.counts.connections), static_cast<double>(only.counts.transactions), 4);
    EXPECT_GT(only.times.connect.percentile(50), 100) << "a session of PostgreSQL's takes longer than 0.1 ms";
}

using Sessions = DriverOnServer;

TEST_F(Sessions, aKilledSessionIsMissedAndComesBack)
{
    LoadPlan load = plan("SELECT 1", {step(0, 4, 2500ms)});
    load.interval = 20ms;
    const Later killer(recorder, 200ms, [] {
        number(std::string(
                   "SELECT count(pg_terminate_backend(pid)) FROM (SELECT pid FROM pg_stat_activity WHERE ")
            + ours + " LIMIT 1) AS one");
    });
    const LoadResult result = run(load);
    EXPECT_EQ(result.errors, (std::map<std::string, std::uint64_t>{{"57P01", 1}}));
    EXPECT_TRUE(std::any_of(recorder.intervals.begin(), recorder.intervals.end(),
        [](const Interval& each) { return each.liveSessions == 3; }));
    EXPECT_EQ(recorder.intervals.back().liveSessions, 4);
    EXPECT_EQ(result.steps.front().counts.connections, 1u);
    EXPECT_LE(result.steps.front().counts.failed, 1u);
}

TEST_F(Sessions, aServerThatIsRestartedLeavesAGapAndTheLoadGoesOn)
{
    LoadPlan load = builtinPlan({{"select-only", 1}}, {step(0, 8, 4500ms)});
    load.variables["scale"] = "2";
    const Later restart(recorder, 1300ms, [] {
        test_support::testServer().restart({{"max_connections", "250"}, {"fsync", "off"}});
    });
    const LoadResult result = run(load);
    const auto& intervals = recorder.intervals;
    const auto gap = std::find_if(intervals.begin(), intervals.end(),
        [](const Interval& each) { return each.liveSessions == 0 && each.counts.transactions == 0; });
    ASSERT_NE(gap, intervals.end());
    EXPECT_GT(intervals.front().counts.transactions, 0u);
    EXPECT_EQ(intervals.back().liveSessions, 8);
    EXPECT_GT(intervals.back().counts.transactions, 0u);
    EXPECT_FALSE(result.brokenBy);
    EXPECT_EQ(result.abortedSessions, 0);
    EXPECT_GE(result.steps.front().counts.connections, 8u);
}

TEST_F(Sessions, stopLeavesNoSessionAndNoStatementAfterASecond)
{
    std::stop_source source;
    std::chrono::steady_clock::time_point stopped;
    const Later stop(recorder, 300ms, [&] {
        stopped = std::chrono::steady_clock::now();
        source.request_stop();
    });
    LoadPlan load = builtinPlan({{"tpcb-like", 1}}, {step(0, 8, 60s)});
    load.scripts.push_back(Script::compile("long", "SELECT count(*) FROM generate_series(1, 1000000000)", 1));
    load.scripts.push_back(Script::compile(
        "pipeline", "\\startpipeline\nSELECT pg_sleep(30);\nSELECT pg_sleep(30);\n\\endpipeline", 1));
    load.weights = study::Weights::Sessions;
    const LoadResult result = runLoad(load, measure::RunClock(), recorder, source.get_token());
    EXPECT_LT(std::chrono::steady_clock::now() - stopped, 1500ms);
    std::this_thread::sleep_for(200ms);
    EXPECT_EQ(number(std::string("SELECT count(*) FROM pg_stat_activity WHERE ") + ours), 0);
    EXPECT_TRUE(result.stopped);
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
}

TEST_F(Sessions, aLongStatementDelaysNoOtherSession)
{
    LoadPlan load = plan("SELECT pg_sleep(0.4)", {step(0, 4, 900ms)});
    load.scripts.push_back(Script::compile("works", "SELECT 1", 1));
    load.weights = study::Weights::Sessions;
    load.threads = 1;
    const LoadResult result = run(load);
    const auto& scripts = result.steps.front().scripts;
    EXPECT_GE(scripts[0].counts.transactions, 2u);
    EXPECT_GT(scripts[1].counts.transactions, 100u);
    EXPECT_LT(scripts[1].times.response.percentile(99), 100'000);
}

} // namespace
