// Counters of a real server and of this machine.
#include <memory>
#include <thread>

#include <gmock/gmock.h>

#include "background_session.h"
#include "collector.h"
#include "telemetry/counters.h"
#include "telemetry/faults.h"
#include "telemetry/wait_sampler.h"
#include "test_server.h"

namespace pgduel::telemetry {
namespace {

using test::BackgroundSession;
using test_support::testConninfo;
using test_support::testServer;

class CounterSamplerOnServer : public testing::Test {
protected:
    void startSampler(const std::string& conninfo = testConninfo(), const std::string& database = "measured")
    {
        sampler = std::make_unique<CounterSampler>(
            conninfo, database, testServer().postmasterPid(), clock, readings.sink(), faults.sink());
        sampler->start();
    }

    CounterReading readNow()
    {
        const auto reading = sampler->readNow();
        EXPECT_TRUE(reading);
        return reading.value_or(CounterReading());
    }

    /// The difference to `from` as soon as it satisfies the wish: statistics come up to some seconds late.
    template <typename Wish> CounterDifference differenceWhen(const CounterReading& from, Wish wish)
    {
        CounterDifference d;
        for (int i = 0; i < 100 && !wish(d = difference(from, readNow())); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        return d;
    }

    const std::string measured = testConninfo("measured");
    measure::RunClock clock;
    test::Collector<CounterReading> readings;
    test::Collector<measure::Fault> faults;
    std::unique_ptr<CounterSampler> sampler; // ends before what it calls
};

TEST_F(CounterSamplerOnServer, CountsTransactionsAndBlocksOfTheMeasuredDatabaseOnly)
{
    startSampler();
    const CounterReading from = readNow();
    {
        server::Session load(measured, "pgduel load"), elsewhere(testConninfo(), "pgduel load");
        load.execute("drop table if exists rows_in_blocks");
        load.execute("create table rows_in_blocks as select generate_series(1, 10000) as id");
        for (int i = 0; i < 300; ++i)
            load.query("select count(*) from rows_in_blocks where id < 10");
        for (int i = 0; i < 1000; ++i)
            elsewhere.query("select 1");
    } // sessions that end hand their counts over
    const auto d = differenceWhen(from, [](const CounterDifference& now) { return now.transactions >= 302; });
    EXPECT_GE(d.transactions.value_or(0), 302);
    EXPECT_LT(d.transactions.value_or(0), 340); // autovacuum may add some
    EXPECT_GE(d.blocksHit.value_or(0) + d.blocksRead.value_or(0), 300 * 40); // 10,000 rows are 45 blocks
}

TEST_F(CounterSamplerOnServer, TheSamplersAreNoWorkOfTheMeasuredDatabase)
{
    WaitSampler waits(measured, clock, 50, [](const WaitTick&) {});
    waits.start();
    startSampler(measured);
    const CounterReading from = readNow();
    std::this_thread::sleep_for(std::chrono::milliseconds(2500)); // longer than counts are held back
    const auto d = difference(from, readNow());
    EXPECT_LT(d.transactions.value_or(1000), 25) << "125 ticks";
}

TEST_F(CounterSamplerOnServer, WorksWithoutADatabasePostgres)
{
    server::Session control(testConninfo("elsewhere"));
    control.execute("drop role if exists confined");
    control.execute("create role confined login password 'c'");
    control.execute("revoke connect on database postgres from public");
    startSampler(testConninfo("elsewhere") + " user=confined password=c");
    EXPECT_TRUE(readNow().blocksHit);
    sampler.reset();
    control.execute("grant connect on database postgres to public");
    control.execute("drop role confined");
}

TEST_F(CounterSamplerOnServer, CountsWalAndCheckpoints)
{
    server::Session load(measured, "pgduel load");
    load.execute("drop table if exists wal_source");
    load.execute("create table wal_source (filler text)");
    load.execute("checkpoint");
    startSampler();
    const CounterReading from = readNow();
    load.execute("insert into wal_source select repeat('x', 1000) from generate_series(1, 2000)");
    load.execute("checkpoint");
    load.execute("checkpoint");
    load = server::Session(measured, "pgduel load"); // the old one hands its counts over
    const auto d = differenceWhen(
        from, [](const CounterDifference& now) { return now.walBytes >= 2e6 && now.checkpoints >= 2; });
    EXPECT_GE(d.walBytes.value_or(0), 2e6);
    EXPECT_LT(d.walBytes.value_or(0), 8e6);
    EXPECT_EQ(d.checkpoints.value_or(0), 2);
}

TEST_F(CounterSamplerOnServer, ReadsOnceASecond)
{
    startSampler();
    ASSERT_TRUE(readings.waitFor([](const auto& list) { return list.size() >= 4; }));
    const auto list = readings.items();
    EXPECT_NEAR(static_cast<double>(list[3].t - list[1].t) / 1e6, 2, 0.4);
    EXPECT_FALSE(list[0].databaseEpoch.empty());
    EXPECT_FALSE(list[0].cpuServerEpoch.empty());
    EXPECT_EQ(list[0].databaseEpoch, list[3].databaseEpoch);
    EXPECT_EQ(list[0].walEpoch, list[3].walEpoch);
    EXPECT_EQ(list[0].checkpointsEpoch, list[3].checkpointsEpoch);
    EXPECT_EQ(list[0].cpuServerEpoch, list[3].cpuServerEpoch);
}

TEST_F(CounterSamplerOnServer, ReadsNowFromAnyThread)
{
    EXPECT_FALSE(std::make_unique<CounterSampler>(measured, "measured", 0, clock, readings.sink())->readNow())
        << "not started";
    startSampler();
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([this] {
            for (int k = 0; k < 20; ++k) {
                const measure::Micros asked = clock.now();
                const auto reading = sampler->readNow();
                ASSERT_TRUE(reading);
                EXPECT_GE(reading->t, asked);
            }
        });
    }
    threads.clear();
    sampler->stop();
    EXPECT_FALSE(sampler->readNow());
}

#ifdef __linux__
TEST_F(CounterSamplerOnServer, CpuOfTheServerIsCountedAlsoOfSessionsThatHaveEnded)
{
    startSampler();
    const CounterReading from = readNow();
    ASSERT_TRUE(from.cpuServerSeconds);
    ASSERT_GT(from.cores, 0);
    const std::string burn =
        "do $$ declare n bigint := 0; begin while n < 20000000 loop n := n + 1; end loop; end $$";
    server::Session(measured, "pgduel load").execute(burn);
    CounterReading to = readNow();
    EXPECT_GT(*to.cpuServerSeconds - *from.cpuServerSeconds, 0.1);
    EXPECT_GT(difference(from, to).cpuServer.value(), 0.01);
    EXPECT_LE(difference(from, to).cpuServer.value(), from.cores);
    EXPECT_TRUE(difference(from, to).cpuOther);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    EXPECT_GE(*readNow().cpuServerSeconds, *to.cpuServerSeconds);
}

TEST_F(CounterSamplerOnServer, CpuOfThisProcessIsApart)
{
    startSampler();
    const CounterReading from = readNow();
    const measure::Micros until = clock.now() + 500'000;
    volatile std::uint64_t work = 0;
    while (clock.now() < until)
        work = work + 1;
    const CounterDifference d = difference(from, readNow());
    EXPECT_GT(d.cpuSelf.value(), 0.05); // of a core; a busy machine gives less than was asked for
    EXPECT_LT(d.cpuServer.value(), 0.5 * d.cpuSelf.value());
}
#endif

TEST_F(CounterSamplerOnServer, AServerElsewhereHasNoFiguresOfThisMachine)
{
    CounterSampler elsewhere(measured, "measured", 0, clock, readings.sink());
    elsewhere.start();
    const auto reading = elsewhere.readNow();
    ASSERT_TRUE(reading);
    EXPECT_FALSE(reading->cpuServerSeconds || reading->cpuBusySeconds || reading->cpuPressureAvg10);
    EXPECT_TRUE(reading->cpuSelfSeconds);
    EXPECT_TRUE(reading->blocksHit);
}

TEST_F(CounterSamplerOnServer, ResettingTheStatisticsBreaksTheEpoch)
{
    startSampler();
    const CounterReading from = readNow();
    server::Session(measured).execute("select pg_stat_reset()");
    const CounterReading to = readNow();
    EXPECT_NE(from.databaseEpoch, to.databaseEpoch);
    EXPECT_EQ(from.walEpoch, to.walEpoch);
    EXPECT_FALSE(difference(from, to).blocksHit);
    EXPECT_FALSE(difference(from, to).transactions);
    EXPECT_TRUE(difference(from, to).walBytes);
}

TEST_F(CounterSamplerOnServer, OneFailingViewCostsOnlyItsOwnFigureAndIsToldOnce)
{
    server::Session control(testConninfo());
    control.execute("drop role if exists watcher");
    control.execute("create role watcher login password 'w'");
    control.execute("revoke select on pg_catalog.pg_stat_wal from public");
    startSampler(testConninfo() + " user=watcher password=w");
    for (int i = 0; i < 3; ++i) {
        const CounterReading reading = readNow();
        EXPECT_FALSE(reading.walBytes);
        EXPECT_TRUE(reading.blocksHit);
        EXPECT_TRUE(reading.checkpoints);
    }
    sampler.reset();
    EXPECT_EQ(faults.items().size(), 1u);
    EXPECT_EQ(faults.items().at(0).code, fault::queryFailed);
    EXPECT_EQ(faults.items().at(0).args, std::vector<std::string>{"wal"});
    EXPECT_THAT(faults.items().at(0).detail, testing::HasSubstr("pg_stat_wal"));
    control.execute("grant select on pg_catalog.pg_stat_wal to public");
    control.execute("drop role watcher");
}

TEST_F(CounterSamplerOnServer, ADatabaseThatIsNotThereIsTold)
{
    startSampler(testConninfo(), "o'nowhere");
    const CounterReading reading = readNow();
    EXPECT_FALSE(reading.blocksHit);
    EXPECT_TRUE(reading.walBytes);
    sampler.reset();
    ASSERT_EQ(faults.items().size(), 1u);
    EXPECT_EQ(faults.items()[0].code, fault::databaseNotFound);
    EXPECT_EQ(faults.items()[0].args, std::vector<std::string>{"o'nowhere"});
}

} // namespace
} // namespace pgduel::telemetry
