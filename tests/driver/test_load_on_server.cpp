// What a load shows of a server that stalls or has no room, on a real one.
#include <thread>

#include <gtest/gtest.h>

#include "driver_on_server.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

constexpr const char* update = "\\set aid random(1, 1000)\n"
                               "UPDATE pgbench_accounts SET abalance = abalance + 0 WHERE aid = :aid;";

class LockedTable : public DriverOnServer {
protected:
    /// Holds a lock for two seconds, one second after the step has begun.
    LoadResult runWithLock(const LoadPlan& load)
    {
        std::thread other;
        recorder.onStepBegan = [&](const measure::StepMark&) {
            other = std::thread([] {
                std::this_thread::sleep_for(1s);
                server::Session(database())
                    .execute("BEGIN; LOCK TABLE pgbench_accounts; SELECT pg_sleep(2); COMMIT");
            });
        };
        const LoadResult result = run(load);
        other.join();
        return result;
    }
};

using Fault09 = LockedTable;
using Fault14 = DriverOnServer;

// The same lock in pgbench's closed loop: a mean of 0.297 ms, and no word of it.
TEST_F(Fault09, AnOpenLoopHasItInTheResponseTimes)
{
    LoadPlan load = plan(update, {step(0, 4, 4s)});
    load.steps.front().rate = 200;
    const LoadResult result = runWithLock(load);
    const StepResult& only = result.steps.front();
    EXPECT_GE(only.times.response.percentile(99), 1'500'000);
    EXPECT_GE(only.times.lag.percentile(99), 1'500'000);
    EXPECT_LT(only.times.service.percentile(99), 1'000'000) << "only as many as there are sessions were slow";
    EXPECT_NEAR(static_cast<double>(only.counts.transactions + only.counts.unserved), 800, 150);
    std::int64_t longest = 0;
    for (const Interval& each : recorder.intervals)
        longest = std::max(longest, each.times.lag.max());
    EXPECT_EQ(longest, only.times.lag.max());
}

TEST_F(Fault09, AClosedLoopTellsItAsAStall)
{
    const LoadResult result = runWithLock(plan(update, {step(0, 4, 4s)}));
    const StepResult& only = result.steps.front();
    EXPECT_LT(only.latency.percentile(99), 500'000) << "nothing of it in the latencies";
    ASSERT_EQ(result.stalls.size(), 1u);
    const Stall& stall = result.stalls.front();
    EXPECT_NEAR(static_cast<double>(stall.end - stall.begin), 2e6, 0.3e6);
    EXPECT_NEAR(static_cast<double>(stall.begin - only.mark.begin), 1e6, 0.3e6);
    EXPECT_EQ(recorder.stallsBegun.size(), 1u);
}

TEST_F(Fault14, EveryCommitIsInAnIntervalOrInTheTail)
{
    const char* const booked = "SELECT count(*) FROM pgbench_history";
    const std::int64_t before = number(booked);
    run(builtinPlan({{"tpcb-like", 1}}, {step(0, 4, 200ms), step(1, 8, 300ms, 100ms)}));
    std::int64_t told = 0;
    for (const auto* intervals : {&recorder.intervals, &recorder.tails})
        for (const Interval& each : *intervals)
            told += static_cast<std::int64_t>(each.counts.transactions);
    EXPECT_GE(number(booked) - before, told);
    EXPECT_LE(number(booked) - before, told + 8) << "at most those that were cut off in their last statement";
}

TEST_F(DriverOnServer, anOrdinaryRoleHasLessRoomAndIsToldSo)
{
    server::Session owner(database());
    owner.execute("CREATE ROLE ordinary LOGIN PASSWORD 'ordinary' CONNECTION LIMIT 6");
    const std::string conninfo = database() + " user=ordinary password=ordinary";
    const measure::Fault never = faultOf(planFor(conninfo, "SELECT 1", {step(0, 2, 60s), step(1, 248, 60s)}));
    EXPECT_EQ(never.code, fault::tooManyClients);
    EXPECT_EQ(never.args.at(0), "248");
    EXPECT_EQ(never.args.at(1), "250");
    EXPECT_EQ(never.args.at(2), "3") << "superuser_reserved_connections";

    const measure::Fault later = faultOf(planFor(conninfo, "SELECT 1", {step(0, 2, 200ms), step(1, 9, 60s)}));
    EXPECT_EQ(later.code, fault::connectionLimit) << "no advice about max_connections";
    EXPECT_EQ(later.args.at(0), "9");
    EXPECT_NE(later.detail.find("too many connections for role"), std::string::npos) << later.detail;
    owner.execute("ALTER ROLE ordinary CONNECTION LIMIT 0");
    EXPECT_EQ(faultOf(planFor(conninfo, "SELECT 1", {step(0, 2, 60s)})).code, fault::connectionLimit);
    owner.execute("ALTER ROLE ordinary CONNECTION LIMIT -1");
    owner.execute("CREATE DATABASE narrow CONNECTION LIMIT 1");
    EXPECT_EQ(faultOf(planFor(conninfo + " dbname=narrow", "SELECT 1", {step(0, 3, 60s)})).code,
        fault::connectionLimit);
    owner.execute("DROP DATABASE narrow");
    owner.execute("DROP ROLE ordinary");
}

} // namespace
