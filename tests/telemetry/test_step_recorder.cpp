#include <map>

#include <gmock/gmock.h>

#include "telemetry/step_recorder.h"

namespace pgduel::telemetry {
namespace {

constexpr measure::Micros second = 1'000'000;

WaitTick tick(measure::Micros t, std::vector<WaitCount> counts, measure::Micros covers = second / 10)
{
    WaitTick result;
    result.t = t;
    result.covers = covers;
    result.counts = std::move(counts);
    for (const WaitCount& count : result.counts)
        result.active += count.background ? 0 : count.sessions;
    return result;
}

CounterReading reading(measure::Micros t, double growth)
{
    CounterReading r;
    r.t = t;
    r.databaseEpoch = r.walEpoch = r.checkpointsEpoch = "1/";
    r.blocksRead = 100 * growth;
    r.blocksHit = 300 * growth;
    r.transactionsServer = 50 * growth;
    r.walBytes = 1e6 * growth;
    r.checkpoints = growth;
    r.cpuServerSeconds = growth;
    r.cpuBusySeconds = 2 * growth;
    r.cpuSelfSeconds = 0.5 * growth;
    r.cpuPressureSeconds = 0.1 * growth;
    r.cores = 4;
    return r;
}

measure::StepMark mark()
{
    return {3, 39, false, 10 * second, 12 * second, 16 * second};
}

std::map<std::string, measure::Point> byMetric(const StepTelemetry& step)
{
    std::map<std::string, measure::Point> points;
    for (const measure::Point& point : step.points)
        EXPECT_TRUE(points.emplace(point.metric, point).second) << "twice: " << point.metric;
    return points;
}

TEST(StepRecorder, CountsOnlyTicksOfTheMeasuredStretch)
{
    StepRecorder recorder;
    recorder.begin(mark());
    recorder.add(tick(11 * second, {{"IO", "DataFileRead", false, 90}}));
    recorder.add(tick(12 * second + 100'000, {{"IO", "DataFileRead", false, 2}}));
    recorder.add(tick(13 * second, {{"Lock", "transactionid", false, 4}}));
    recorder.add(tick(16 * second, {{"IO", "WALSync", false, 1}}));
    recorder.add(tick(16 * second + 1, {{"IO", "DataFileRead", false, 90}}));
    const StepTelemetry step = recorder.end(mark(), 5000, 2.0);
    const auto points = byMetric(step);
    EXPECT_EQ(step.ticks, 3);
    EXPECT_DOUBLE_EQ(points.at("io_waits").value, 1);
    EXPECT_DOUBLE_EQ(points.at("io_waits").evidence, 3);
    EXPECT_DOUBLE_EQ(points.at("lock_waits").value, 4.0 / 3);
    EXPECT_DOUBLE_EQ(points.at("lwlock_waits").value, 0);
    EXPECT_DOUBLE_EQ(points.at("lwlock_waits").evidence, 0);
    EXPECT_DOUBLE_EQ(points.at("active_sessions").value, 7.0 / 3);
    EXPECT_DOUBLE_EQ(points.at("active_sessions").evidence, 3);
    EXPECT_EQ(points.at("io_waits").step, 3);
    EXPECT_EQ(points.at("io_waits").sessions, 39);
    EXPECT_FALSE(points.at("io_waits").warmUp);
}

TEST(StepRecorder, TheFirstTickCoversNothingFromBeforeTheStretch)
{
    StepRecorder recorder;
    recorder.begin(mark());
    recorder.add(tick(12 * second + 100'000, {{"IO", "DataFileRead", false, 8}}, 2 * second));
    recorder.add(tick(12 * second + 400'000, {}, 300'000));
    const auto points = byMetric(recorder.end(mark(), 0, {}));
    EXPECT_DOUBLE_EQ(points.at("io_waits").value, 2);
}

TEST(StepRecorder, ARealEndBeforeThePlannedOneCutsTheTicksOff)
{
    StepRecorder recorder;
    recorder.begin(mark());
    for (int i = 1; i <= 40; ++i)
        recorder.add(tick(12 * second + i * second / 10, {{"IO", "DataFileRead", false, i <= 10 ? 1 : 50}}));
    auto stopped = mark();
    stopped.end = 13 * second;
    const StepTelemetry step = recorder.end(stopped, 100, {});
    EXPECT_EQ(step.ticks, 10);
    EXPECT_DOUBLE_EQ(byMetric(step).at("io_waits").value, 1);
}

TEST(StepRecorder, LongStepsKeepAllTheirTicks)
{
    StepRecorder recorder;
    auto longStep = mark();
    longStep.end = longStep.measuredFrom + 100 * second;
    recorder.begin(longStep);
    for (int i = 1; i <= 1010; ++i)
        recorder.add(tick(longStep.measuredFrom + i * second / 10, {{"LWLock", "WALWrite", false, 3}}));
    const StepTelemetry step = recorder.end(longStep, 100, {});
    EXPECT_EQ(step.ticks, 1000);
    EXPECT_DOUBLE_EQ(byMetric(step).at("lwlock_waits").evidence, 3000);
}

TEST(StepRecorder, TakesTheReadingsNextToTheEdges)
{
    StepRecorder recorder;
    recorder.add(reading(9 * second, 0));
    recorder.begin(mark());
    for (int t = 10; t <= 17; ++t)
        recorder.add(reading(t * second, t * t));
    recorder.add(reading(12 * second + 1000, 1000)); // as near as none: the one at 12 s is nearer
    const StepTelemetry step = recorder.end(mark(), 5000, 2.0);
    const auto points = byMetric(step);
    const double growth = 16 * 16 - 12 * 12;
    EXPECT_DOUBLE_EQ(step.counters.seconds, 4);
    EXPECT_DOUBLE_EQ(points.at("blocks_read_per_tx").value, 2);
    EXPECT_DOUBLE_EQ(points.at("blocks_read_per_tx").evidence, 5000);
    EXPECT_DOUBLE_EQ(points.at("hit_ratio").value, 0.75);
    EXPECT_DOUBLE_EQ(points.at("wal_bytes").value, 1e6 * growth);
    EXPECT_DOUBLE_EQ(points.at("checkpoints").value, growth);
    EXPECT_DOUBLE_EQ(points.at("cpu_server").value, growth / 4);
    EXPECT_DOUBLE_EQ(points.at("cpu_other").value, 0.5 * growth / 4);
    EXPECT_DOUBLE_EQ(points.at("cpu_driver").value, 0.5);
    EXPECT_DOUBLE_EQ(points.at("cpu_pressure").value, 100);
}

TEST(StepRecorder, WalIsBroughtToTheMeasuredLengthAndCheckpointsAreCounted)
{
    StepRecorder recorder;
    recorder.begin(mark());
    recorder.add(reading(11 * second + 600'000, 0)); // 4.8 s between the readings, 4 s measured
    recorder.add(reading(16 * second + 400'000, 6));
    const StepTelemetry step = recorder.end(mark(), 5000, 2.0);
    const auto points = byMetric(step);
    EXPECT_DOUBLE_EQ(points.at("wal_bytes").value, 5e6);
    EXPECT_DOUBLE_EQ(step.counters.walBytes.value(), 6e6);
    EXPECT_DOUBLE_EQ(points.at("checkpoints").value, 6);
    EXPECT_DOUBLE_EQ(points.at("blocks_read_per_tx").value, 2);
    EXPECT_DOUBLE_EQ(points.at("cpu_server").value, 1.25);
}

TEST(StepRecorder, AFigureThatCouldNotBeReadTakesNoOtherWithIt)
{
    StepRecorder recorder;
    recorder.begin(mark());
    recorder.add(reading(12 * second, 1));
    CounterReading slow = reading(16 * second, 2); // the query of WAL ran into its time-out
    slow.walEpoch.clear();
    slow.walBytes.reset();
    slow.cpuBusySeconds = 100;
    recorder.add(slow);
    const StepTelemetry step = recorder.end(mark(), 100, 1.0);
    const auto points = byMetric(step);
    EXPECT_EQ(points.count("wal_bytes"), 0u);
    for (const char* metric : {"hit_ratio", "checkpoints", "cpu_server", "cpu_other"})
        EXPECT_EQ(points.count(metric), 1u) << metric;
    EXPECT_TRUE(step.noisy);
}

TEST(StepRecorder, TheLastReadingOfAStepServesTheNext)
{
    StepRecorder recorder;
    recorder.begin(mark());
    recorder.add(reading(12 * second, 1));
    recorder.add(reading(16 * second, 2));
    recorder.end(mark(), 1, {});
    const measure::StepMark next{4, 65, false, 16 * second, 16 * second, 20 * second};
    recorder.begin(next);
    recorder.add(reading(20 * second, 7));
    EXPECT_DOUBLE_EQ(byMetric(recorder.end(next, 1, {})).at("checkpoints").value, 5);
}

TEST(StepRecorder, WhatWasNotMeasuredHasNoPoint)
{
    StepRecorder recorder;
    recorder.begin(mark());
    EXPECT_TRUE(recorder.end(mark(), 100, {}).points.empty());
    recorder.begin(mark());
    recorder.add(reading(12 * second, 1));
    CounterReading restarted = reading(16 * second, 2);
    restarted.databaseEpoch = "2/";
    recorder.add(restarted);
    const auto points = byMetric(recorder.end(mark(), 100, 1.0));
    EXPECT_EQ(points.count("hit_ratio"), 0u);
    EXPECT_EQ(points.count("io_waits"), 0u);
    EXPECT_EQ(points.count("cpu_driver"), 1u);
}

TEST(StepRecorder, BackgroundMakesNoClass)
{
    StepRecorder recorder;
    recorder.begin(mark());
    recorder.add(tick(13 * second, {{"Timeout", "VacuumDelay", true, 1}}));
    const auto points = byMetric(recorder.end(mark(), 100, {}));
    EXPECT_EQ(points.count("timeout_waits"), 0u);
    EXPECT_EQ(points.count("io_waits"), 1u);
}

TEST(StepRecorder, NoisyWhenOthersTakeMoreThanATenthOfTheMachine)
{
    for (const double others : {1.59, 1.61}) { // of 4 cores × 4 s: 16 s
        StepRecorder recorder;
        recorder.begin(mark());
        recorder.add(reading(12 * second, 0));
        CounterReading to = reading(16 * second, 1);
        to.cpuBusySeconds = *to.cpuServerSeconds + *to.cpuSelfSeconds + others;
        recorder.add(to);
        EXPECT_EQ(recorder.end(mark(), 1, {}).noisy, others > 1.6) << others;
    }
}

} // namespace
} // namespace pgduel::telemetry
