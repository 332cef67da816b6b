// Waits of a real server.
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <thread>

#include <gmock/gmock.h>

#include "background_session.h"
#include "collector.h"
#include "telemetry/error.h"
#include "telemetry/faults.h"
#include "telemetry/wait_sampler.h"
#include "test_server.h"

namespace pgduel::telemetry {
namespace {

using test::BackgroundSession;
using test_support::testConninfo;

using Ticks = std::vector<WaitTick>;

int countOf(
    const WaitTick& tick, const std::string& waitClass, const std::string& event, bool background = false)
{
    int sessions = 0;
    for (const WaitCount& count : tick.counts) {
        if (count.waitClass == waitClass && count.event == event && count.background == background)
            sessions += count.sessions;
    }
    return sessions;
}

/// Client sessions at work in a tick.
int clientsIn(const WaitTick& tick)
{
    int sessions = 0;
    for (const WaitCount& count : tick.counts)
        sessions += count.background ? 0 : count.sessions;
    return sessions;
}

class WaitSamplerOnServer : public testing::Test {
protected:
    void startSampler(double rate = 20, const std::string& conninfo = testConninfo())
    {
        sampler = std::make_unique<WaitSampler>(conninfo, clock, rate, ticks.sink(), faults.sink());
        sampler->start();
    }

    bool seen(const std::string& waitClass, const std::string& event, bool background = false)
    {
        return ticks.waitFor(
            [&](const Ticks& list) {
                return std::any_of(list.begin(), list.end(),
                    [&](const WaitTick& tick) { return countOf(tick, waitClass, event, background) > 0; });
            },
            std::chrono::seconds(30));
    }

    measure::RunClock clock;
    test::Collector<WaitTick> ticks;
    test::Collector<measure::Fault> faults;
    std::unique_ptr<WaitSampler> sampler; // ends before what it calls
};

TEST_F(WaitSamplerOnServer, SeesASessionThatWaitsForALock)
{
    server::Session holder(testConninfo(), "pgduel load");
    holder.execute("create table if not exists locked (id int)");
    startSampler();
    holder.execute("begin");
    holder.execute("lock table locked in access exclusive mode");
    {
        const BackgroundSession waiter(testConninfo(), "select count(*) from locked");
        EXPECT_TRUE(seen("Lock", "relation"));
        EXPECT_EQ(ticks.items().back().connected, 2);
    }
    holder.execute("rollback");
}

TEST_F(WaitSamplerOnServer, SeesSleepAsTimeoutAndBurningAsCpu)
{
    startSampler();
    const BackgroundSession sleeper(testConninfo(), "select pg_sleep(20)");
    EXPECT_TRUE(seen("Timeout", "PgSleep"));
    const BackgroundSession burner(
        testConninfo(), "do $$ declare n bigint := 0; begin loop n := n + 1; end loop; end $$");
    EXPECT_TRUE(seen("CPU", ""));
}

TEST_F(WaitSamplerOnServer, IdleSessionsAreConnectedAndNotCounted)
{
    server::Session idle(testConninfo(), "pgduel load"), inTransaction(testConninfo(), "pgduel load");
    inTransaction.execute("begin");
    inTransaction.execute("select 1");
    startSampler();
    ASSERT_TRUE(ticks.waitFor([](const Ticks& list) { return list.size() >= 10; }));
    const WaitTick last = ticks.items().back();
    EXPECT_EQ(last.connected, 2);
    EXPECT_EQ(last.active, 0);
    EXPECT_EQ(clientsIn(last), 0);
    inTransaction.execute("rollback");
}

TEST_F(WaitSamplerOnServer, OurOwnSessionsAreLeftOutAndTheLoadIsNot)
{
    const BackgroundSession control(testConninfo(), "select pg_sleep(20)", "pgduel control");
    const WaitSampler another(testConninfo(), clock, 10, [](const WaitTick&) {});
    // The user's wish for another name would make us count ourselves.
    startSampler(20, testConninfo() + " application_name=mine");
    ASSERT_TRUE(ticks.waitFor([](const Ticks& list) { return list.size() >= 10; }));
    EXPECT_EQ(ticks.items().back().connected, 0);
    EXPECT_EQ(ticks.items().back().active, 0);
    const BackgroundSession load(testConninfo(), "select pg_sleep(20)", "pgduel load");
    EXPECT_TRUE(seen("Timeout", "PgSleep"));
    EXPECT_EQ(countOf(ticks.items().back(), "Timeout", "PgSleep"), 1);
}

TEST_F(WaitSamplerOnServer, BackgroundStandsApart)
{
    server::Session control(testConninfo());
    control.execute("alter system set autovacuum_naptime = '1s'");
    control.execute("select pg_reload_conf()");
    control.execute("create table slow_vacuum (id int) with (autovacuum_vacuum_cost_delay = 100, "
                    "autovacuum_vacuum_cost_limit = 1, autovacuum_vacuum_threshold = 1)");
    control.execute("insert into slow_vacuum select generate_series(1, 50000)");
    control.execute("delete from slow_vacuum");
    startSampler();
    EXPECT_TRUE(seen("Timeout", "VacuumDelay", true));
    sampler->stop();
    EXPECT_EQ(ticks.items().back().connected, 0);
    EXPECT_EQ(ticks.items().back().active, 0);
    control.execute("drop table slow_vacuum");
    control.execute("alter system reset autovacuum_naptime");
    control.execute("select pg_reload_conf()");
}

TEST_F(WaitSamplerOnServer, AStalledServerMissesTicksAndDoesNotPileThemUp)
{
    startSampler(10);
    ASSERT_TRUE(ticks.waitFor([](const Ticks& list) { return list.size() >= 5; }));
    server::Session control(testConninfo());
    const auto pid = static_cast<pid_t>(
        control.query("select pid from pg_stat_activity where application_name = 'pgduel sampler'")
            .integer(0));
    ASSERT_GT(pid, 1);
    ASSERT_EQ(kill(pid, SIGSTOP), 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    const std::size_t before = ticks.items().size();
    ASSERT_EQ(kill(pid, SIGCONT), 0);
    ASSERT_TRUE(ticks.waitFor([&](const Ticks& list) { return list.size() >= before + 6; }));
    const Ticks list = ticks.items();
    const WaitTick& afterStall = *std::max_element(list.begin(), list.end(),
        [](const WaitTick& a, const WaitTick& b) { return a.missedBefore < b.missedBefore; });
    EXPECT_GE(afterStall.missedBefore, 10);
    EXPECT_LE(afterStall.missedBefore, 18);
    EXPECT_GE(afterStall.covers, 1'400'000);
    EXPECT_GE(sampler->cost().missed, 10u);
    for (auto tick = list.begin() + static_cast<std::ptrdiff_t>(before) + 2; tick != list.end(); ++tick)
        EXPECT_GE(tick->covers, 20'000) << "ticks piled up";
}

TEST_F(WaitSamplerOnServer, HoldsTenTicksASecondWithFiftySessionsAndTellsItsCost)
{
    std::vector<std::unique_ptr<BackgroundSession>> load;
    for (int i = 0; i < 50; ++i)
        load.push_back(std::make_unique<BackgroundSession>(testConninfo(), "select pg_sleep(30)"));
    startSampler(10);
    const measure::Micros begin = clock.now();
    std::this_thread::sleep_for(std::chrono::seconds(5));
    sampler->stop();
    const double seconds = static_cast<double>(clock.now() - begin) / 1e6;
    const SamplerCost cost = sampler->cost();
    EXPECT_NEAR(static_cast<double>(cost.ticks) / seconds, 10, 1);
    EXPECT_EQ(cost.ticks, ticks.items().size());
    EXPECT_EQ(countOf(ticks.items().back(), "Timeout", "PgSleep"), 50);
    EXPECT_EQ(ticks.items().back().active, 50);
    EXPECT_GT(cost.meanMillis, 0);
    EXPECT_GE(cost.maxMillis, cost.meanMillis);
    EXPECT_GT(cost.cpuSeconds, 0);
    EXPECT_LT(cost.cpuSeconds / seconds, 0.05);
    RecordProperty("mean_ms", std::to_string(cost.meanMillis));
    RecordProperty("cpu_share", std::to_string(cost.cpuSeconds / seconds));
}

TEST_F(WaitSamplerOnServer, SaysSoWhenTheRoleMayNotSeeOthers)
{
    server::Session control(testConninfo());
    control.execute("drop role if exists watcher");
    control.execute("create role watcher login password 'w'");
    const BackgroundSession hidden(testConninfo(), "select pg_sleep(20)");
    startSampler(20, testConninfo() + " user=watcher password=w");
    ASSERT_TRUE(faults.waitFor([](const auto& list) { return !list.empty(); }));
    ASSERT_TRUE(ticks.waitFor([](const Ticks& list) { return list.size() >= 5; }));
    sampler->stop();
    EXPECT_EQ(faults.items().size(), 1u) << "told once";
    EXPECT_EQ(faults.items()[0].code, fault::waitsNotVisible);
    EXPECT_EQ(faults.items()[0].args, std::vector<std::string>{"1"});
    sampler.reset();
    control.execute("drop role watcher");
}

TEST_F(WaitSamplerOnServer, RefusesRatesThatAreNone)
{
    const std::pair<double, std::string> rates[]{{0, "0"}, {-1, "-1"}, {100.5, "100.5"}};
    for (const auto& [rate, text] : rates) {
        try {
            WaitSampler refused(testConninfo(), clock, rate, ticks.sink());
            ADD_FAILURE() << rate;
        } catch (const TelemetryError& error) {
            EXPECT_EQ(error.fault().code, fault::badRate);
            EXPECT_EQ(error.fault().args, std::vector<std::string>{text});
        }
    }
}

TEST_F(WaitSamplerOnServer, StopsSoonAndStartsAgain)
{
    startSampler(1);
    const measure::Micros before = clock.now();
    sampler->stop();
    EXPECT_LT(clock.now() - before, 600'000);
    ticks.clear();
    std::this_thread::sleep_for(std::chrono::seconds(1));
    const measure::Micros started = clock.now();
    sampler->start();
    ASSERT_TRUE(ticks.waitFor([](const Ticks& list) { return !list.empty(); }));
    const WaitTick first = ticks.items().front();
    EXPECT_GT(first.covers, 0);
    EXPECT_LE(first.covers, first.t - started) << "no time before the start";
}

} // namespace
} // namespace pgduel::telemetry
