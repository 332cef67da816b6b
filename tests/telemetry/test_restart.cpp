// What a restart of the server does to the samplers.
#include <gmock/gmock.h>

#include "collector.h"
#include "telemetry/counters.h"
#include "telemetry/faults.h"
#include "telemetry/wait_sampler.h"
#include "test_server.h"

namespace pgduel::telemetry {
namespace {

using test_support::testConninfo;
using test_support::testServer;

TEST(Restart, IsToldOnceBreaksTheEpochAndBothGoOn)
{
    const measure::RunClock clock;
    test::Collector<WaitTick> ticks;
    test::Collector<CounterReading> readings;
    test::Collector<measure::Fault> waitFaults, counterFaults;
    WaitSampler waits(testConninfo(), clock, 10, ticks.sink(), waitFaults.sink());
    CounterSampler counters(testConninfo(), "postgres", testServer().postmasterPid(), clock, readings.sink(),
        counterFaults.sink());
    waits.start();
    counters.start();
    const auto before = counters.readNow();
    ASSERT_TRUE(before);
    ASSERT_TRUE(ticks.waitFor([](const auto& list) { return list.size() >= 3; }));

    testServer().stop();
    ASSERT_TRUE(waitFaults.waitFor([](const auto& list) { return !list.empty(); }));
    ASSERT_TRUE(counterFaults.waitFor([](const auto& list) { return !list.empty(); }));
    const auto away = counters.readNow();
    ASSERT_TRUE(away);
    EXPECT_TRUE(away->databaseEpoch.empty());
    EXPECT_FALSE(away->blocksHit);
    const std::size_t ticksBefore = ticks.items().size();
    testServer().start();

    ASSERT_TRUE(ticks.waitFor([&](const auto& list) { return list.size() >= ticksBefore + 3; }));
    const WaitTick first = ticks.items()[ticksBefore];
    EXPECT_GT(first.missedBefore, 0);
    EXPECT_LT(first.covers, 500'000) << "the gap belongs to no tick";
    ASSERT_TRUE(readings.waitFor([](const auto& list) { return !list.back().checkpointsEpoch.empty(); }));
    const CounterReading after = readings.items().back();
    EXPECT_NE(after.databaseEpoch, before->databaseEpoch);
    EXPECT_NE(after.walEpoch, before->walEpoch);
    EXPECT_NE(after.checkpointsEpoch, before->checkpointsEpoch);
    const CounterDifference d = difference(*before, after);
    EXPECT_FALSE(d.blocksHit || d.walBytes || d.checkpoints || d.cpuServer);
    waits.stop();
    counters.stop();
    for (const auto* faults : {&waitFaults, &counterFaults}) {
        ASSERT_EQ(faults->items().size(), 1u) << "told once";
        EXPECT_EQ(faults->items()[0].code, fault::connectionLost);
    }
}

} // namespace
} // namespace pgduel::telemetry
