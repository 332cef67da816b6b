#include <gtest/gtest.h>

#include "telemetry/counters.h"

namespace pgduel::telemetry {
namespace {

CounterReading reading()
{
    CounterReading r;
    r.t = 10'000'000;
    r.databaseEpoch = r.walEpoch = r.checkpointsEpoch = "1700000000/";
    r.cpuServerEpoch = "1000";
    r.blocksRead = 1000;
    r.blocksHit = 9000;
    r.transactionsServer = 500;
    r.walBytes = 1e6;
    r.checkpoints = 2;
    r.cpuServerSeconds = 100;
    r.cpuBusySeconds = 1000;
    r.cpuSelfSeconds = 5;
    r.cpuPressureSeconds = 20;
    r.cores = 4;
    return r;
}

/// Two seconds later.
CounterReading later()
{
    CounterReading r = reading();
    r.t = 12'000'000;
    r.blocksRead = 1600;
    r.blocksHit = 12000;
    r.transactionsServer = 800;
    r.walBytes = 3.5e6;
    r.checkpoints = 3;
    r.cpuServerSeconds = 103;
    r.cpuBusySeconds = 1005;
    r.cpuSelfSeconds = 6;
    r.cpuPressureSeconds = 20.5;
    return r;
}

TEST(CounterDifference, AmountsAndRates)
{
    const CounterDifference d = difference(reading(), later());
    EXPECT_DOUBLE_EQ(d.seconds, 2);
    EXPECT_EQ(d.cores, 4);
    EXPECT_DOUBLE_EQ(d.blocksRead.value(), 600);
    EXPECT_DOUBLE_EQ(d.blocksHit.value(), 3000);
    EXPECT_DOUBLE_EQ(d.transactions.value(), 300);
    EXPECT_DOUBLE_EQ(d.walBytes.value(), 2.5e6);
    EXPECT_DOUBLE_EQ(d.checkpoints.value(), 1);
    EXPECT_DOUBLE_EQ(d.cpuServer.value(), 1.5);
    EXPECT_DOUBLE_EQ(d.cpuSelf.value(), 0.5);
    EXPECT_DOUBLE_EQ(d.cpuOther.value(), 0.5);
    EXPECT_DOUBLE_EQ(d.cpuPressure.value(), 25);
}

/// What is known when a group of figures is of another epoch on one side: database, WAL, checkpoints, CPU.
std::string knownWithout(std::string CounterReading::*epoch, const std::string& value)
{
    CounterReading to = later();
    to.*epoch = value;
    const CounterDifference d = difference(reading(), to);
    EXPECT_EQ(d.blocksRead.has_value(), d.blocksHit.has_value());
    EXPECT_EQ(d.blocksRead.has_value(), d.transactions.has_value());
    EXPECT_EQ(d.cpuServer.has_value(), d.cpuOther.has_value());
    EXPECT_DOUBLE_EQ(d.cpuSelf.value(), 0.5);
    return std::string(d.blocksRead ? "d" : "") + (d.walBytes ? "w" : "") + (d.checkpoints ? "c" : "")
        + (d.cpuServer ? "p" : "");
}

TEST(CounterDifference, AnotherEpochVoidsItsOwnFiguresOnly)
{
    for (const std::string& value : {std::string("1700009999/"), std::string()}) {
        EXPECT_EQ(knownWithout(&CounterReading::databaseEpoch, value), "wcp");
        EXPECT_EQ(knownWithout(&CounterReading::walEpoch, value), "dcp");
        EXPECT_EQ(knownWithout(&CounterReading::checkpointsEpoch, value), "dwp");
        EXPECT_EQ(knownWithout(&CounterReading::cpuServerEpoch, value), "dwc");
    }
}

TEST(CounterDifference, ACounterThatRanBackwardsIsNothing)
{
    CounterReading to = later();
    to.blocksRead = 999;
    const CounterDifference d = difference(reading(), to);
    EXPECT_FALSE(d.blocksRead);
    EXPECT_TRUE(d.blocksHit);
}

TEST(CounterDifference, WhatOneSideDoesNotTellIsNothing)
{
    CounterReading from = reading();
    from.walBytes.reset();
    from.cpuBusySeconds.reset();
    const CounterDifference d = difference(from, later());
    EXPECT_FALSE(d.walBytes);
    EXPECT_FALSE(d.cpuOther);
    EXPECT_TRUE(d.cpuServer);
}

TEST(CounterDifference, OthersAreNeverBelowZero)
{
    CounterReading to = later();
    to.cpuBusySeconds = 1003.9;
    EXPECT_EQ(difference(reading(), to).cpuOther.value(), 0);
}

TEST(CounterDifference, NoTimeNoFigures)
{
    const CounterDifference d = difference(reading(), reading());
    EXPECT_FALSE(d.blocksRead || d.cpuSelf || d.cpuServer);
    EXPECT_EQ(d.seconds, 0);
}

} // namespace
} // namespace pgduel::telemetry
