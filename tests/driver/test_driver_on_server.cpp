#include <atomic>
#include <cmath>
#include <future>
#include <thread>

#include <gtest/gtest.h>

#include "driver_on_server.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

class Protocols : public DriverOnServer, public testing::WithParamInterface<study::Protocol> { };

TEST_P(Protocols, valuesArriveAsTheyAre)
{
    server::Session(database()).execute("TRUNCATE done");
    LoadPlan load = plan("\\set x -(:client_id + 1) * 3000000\n\\set half :x / 2.0\n"
                         "INSERT INTO done VALUES (1 -:x, :half, ':x');\n\\sleep 10 s",
        {step(0, 3, 300ms)});
    load.scripts.push_back(Script::compile("counted", "SELECT 1", 1));
    load.weights = study::Weights::Sessions;
    load.steps.front().sessions = 6;
    load.protocol = GetParam();
    run(load);
    EXPECT_EQ(number("SELECT count(*) FROM done WHERE word = ':x' AND number = (1 - client) / 2.0"), 3);
    EXPECT_EQ(number("SELECT min(client) FROM done"), 3000001);
}

INSTANTIATE_TEST_SUITE_P(each, Protocols,
    testing::Values(study::Protocol::Simple, study::Protocol::Extended, study::Protocol::Prepared));

TEST_F(DriverOnServer, theMixRunsWith181SessionsOnOneThread)
{
    LoadPlan load = builtinPlan(
        {{"mix-select-only", 50}, {"mix-select-update", 30}, {"mix-insert-only", 15}, {"mix-cpu-load", 5}},
        {step(0, 5, 300ms), step(1, 181, 2s, 500ms)});
    load.threads = 1;
    std::atomic<std::int64_t> connected{0};
    recorder.onStepBegan = [&](const measure::StepMark& mark) {
        if (mark.sessions == 181)
            connected =
                number("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'pgduel load'");
    };
    const LoadResult result = run(load);
    EXPECT_EQ(connected, 181);
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    for (const StepResult& each : result.steps)
        EXPECT_GT(each.counts.transactions, 0u);
    const auto& scripts = result.steps.back().scripts;
    const auto total = static_cast<double>(result.steps.back().counts.transactions);
    EXPECT_NEAR(static_cast<double>(scripts[0].counts.transactions) / total, 0.5, 0.15);
}

TEST_F(DriverOnServer, readsTheScaleFromTheDataWhenNothingSetsIt)
{
    const LoadResult result =
        run(plan("\\set aid :scale * 100000\nSELECT abalance FROM pgbench_accounts WHERE aid = :aid;",
            {step(0, 2, 200ms)}));
    EXPECT_EQ(result.steps.front().counts.rows, result.steps.front().counts.statements)
        << "account 200000 exists";
}

TEST_F(DriverOnServer, capturesResults)
{
    const LoadResult result =
        run(plan("SELECT 20 AS a, 22 AS b \\gset\n\\set c :a + :b\n\\if :c = 42\nSELECT 1;\n\\else\n"
                 "SELECT 1 / 0;\n\\endif\nSELECT 1 WHERE false \\aset\n",
            {step(0, 2, 200ms)}));
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    const LoadResult noRow = run([&] {
        LoadPlan load = plan("SELECT 1 AS a WHERE false \\gset", {step(0, 1, 200ms)});
        load.scripts.push_back(Script::compile("good", "SELECT 1", 1));
        return load;
    }());
    EXPECT_GT(noRow.errors.at("P0002"), 0u);
}

TEST_F(DriverOnServer, runsScriptsThatMakeTheirOwnTables)
{
    const LoadResult result =
        run(plan("CREATE TEMP TABLE mine (a int);\nINSERT INTO mine VALUES (1);\nDROP TABLE mine;",
            {step(0, 3, 500ms)}));
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    EXPECT_GT(result.steps.front().counts.transactions, 0u);
}

TEST_F(DriverOnServer, stopCancelsOnTheServerWithinASecond)
{
    std::stop_source source;
    std::thread stopper;
    std::chrono::steady_clock::time_point stopped;
    recorder.onStepBegan = [&](const measure::StepMark&) {
        stopper = std::thread([&] {
            std::this_thread::sleep_for(300ms);
            stopped = std::chrono::steady_clock::now();
            source.request_stop();
        });
    };
    const LoadResult result = runLoad(
        plan("SELECT pg_sleep(60)", {step(0, 30, 60s)}), measure::RunClock(), recorder, source.get_token());
    const auto took = std::chrono::steady_clock::now() - stopped;
    stopper.join();
    EXPECT_TRUE(result.stopped);
    EXPECT_LT(took, 1500ms); // one second by design; the rest is for a machine that is busy with other tests
    std::this_thread::sleep_for(200ms);
    EXPECT_EQ(number("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'pgduel load'"), 0);
}

TEST_F(DriverOnServer, aStoppedLoadIsOffTheServerBeforeItsListenerHearsOfIt)
{
    constexpr int sessions = 24; // a cancel costs the server a process: 20 ms each on a slow machine
    server::Session outside(database());
    const auto onServer = [&outside](const char* condition) {
        return outside
            .query(std::string("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'pgduel load'")
                + condition)
            .integer(0);
    };
    std::stop_source source;
    std::atomic<bool> returned{false}, returnedBefore{true};
    std::chrono::duration<double> took{};
    std::future<void> watch = std::async(std::launch::async, [&] {
        while (onServer(" AND state = 'active' AND wait_event = 'PgSleep'") < sessions)
            std::this_thread::sleep_for(10ms);
        source.request_stop();
        const auto since = std::chrono::steady_clock::now();
        while (onServer("") > 0 && std::chrono::steady_clock::now() - since < 5s)
            std::this_thread::sleep_for(10ms);
        took = std::chrono::steady_clock::now() - since;
        returnedBefore = returned.load();
    });
    recorder.onStepEnded = [&] { watch.wait(); };
    const LoadResult result = runLoad(plan("SELECT pg_sleep(60)", {step(0, sessions, 60s)}),
        measure::RunClock(), recorder, source.get_token());
    returned = true;
    watch.get();
    EXPECT_TRUE(result.stopped);
    EXPECT_FALSE(returnedBefore);
    EXPECT_LT(took.count(), 1.0);
}

TEST_F(DriverOnServer, aLoadLeavesNoSessionBehind)
{
    run(plan("SELECT pg_sleep(0.01)", {step(0, 20, 300ms)}));
    std::this_thread::sleep_for(200ms);
    EXPECT_EQ(number("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'pgduel load'"), 0);
}

TEST_F(DriverOnServer, whatTheServerRefusesIsToldBeforeTheLoad)
{
    const measure::Fault column =
        faultOf(plan("SELECT 1;\nSELECT nope FROM pgbench_accounts;", {step(0, 2, 60s)}));
    EXPECT_EQ(column.code, fault::statementRefused);
    EXPECT_EQ(column.where, "script:2:1");
    EXPECT_EQ(column.args.front(), "42703");

    const measure::Fault full = faultOf(plan("SELECT 1", {step(0, 2, 60s), step(1, 300, 60s)}));
    EXPECT_EQ(full.code, fault::tooManyClients);
    EXPECT_EQ(full.args.at(0), "300");
    EXPECT_EQ(full.args.at(1), "250");

    EXPECT_EQ(
        faultOf(plan("COPY pgbench_branches FROM STDIN", {step(0, 2, 60s)})).code, fault::copyUnsupported);
    EXPECT_EQ(faultOf(planFor(database() + " dbname=no_such", "SELECT 1", {step(0, 1, 60s)})).args.front(),
        "3D000");
}

} // namespace
