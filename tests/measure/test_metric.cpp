#include <gmock/gmock.h>

#include <set>

#include "measure/metric.h"

using namespace pgduel::measure;

TEST(Metric, IdsAreUniqueAndHaveUnits)
{
    std::set<std::string> ids;
    for (const Metric& m : knownMetrics()) {
        EXPECT_TRUE(ids.insert(m.id).second) << m.id;
        EXPECT_FALSE(m.unit.empty()) << m.id;
        EXPECT_EQ(findMetric(m.id)->id, m.id);
    }
}

TEST(Metric, PolaritySaysWhatIsBetter)
{
    for (const char* id : {"speed", "operational_speed", "work_rate"})
        EXPECT_EQ(findMetric(id)->polarity, Polarity::HigherIsBetter) << id;
    for (const char* id : {"latency_mean", "latency_p50", "latency_p95", "latency_p99", "lag", "duration"})
        EXPECT_EQ(findMetric(id)->polarity, Polarity::LowerIsBetter) << id;
    // Fewer IO waits often come with more LWLock waits because more commits happen: neither is better.
    for (const char* id : {"io_waits", "lwlock_waits", "lock_waits", "hit_ratio", "wal_bytes", "cpu_other"})
        EXPECT_EQ(findMetric(id)->polarity, Polarity::Neither) << id;
}

TEST(Metric, WaitsOfAnyClassAreKnown)
{
    const auto metric = findMetric("my_new_class_waits");
    ASSERT_TRUE(metric);
    EXPECT_EQ(metric->id, "my_new_class_waits");
    EXPECT_EQ(metric->unit, "average sessions");
}

TEST(Metric, OtherIdsAreNot)
{
    for (const char* id : {"", "tps", "_waits", "waits", "IO_waits", "io waits", "Speed", "speed "})
        EXPECT_FALSE(findMetric(id)) << id;
}

TEST(Metric, IdOfAWaitClass)
{
    EXPECT_EQ(waitMetricId("IO"), metric_id::ioWaits);
    EXPECT_EQ(waitMetricId("LWLock"), metric_id::lwlockWaits);
    EXPECT_EQ(waitMetricId("BufferPin"), "bufferpin_waits");
    EXPECT_EQ(waitMetricId("Injection Point-2"), "injection_point_2_waits");
    EXPECT_TRUE(findMetric(waitMetricId("Injection Point-2")));
}
