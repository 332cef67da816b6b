#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pgduel::measure {

enum class Polarity { HigherIsBetter, LowerIsBetter, Neither };

/// A measured quantity. Ids are fixed: they are used by the command line, CSV, JSON and the study file.
struct Metric {
    std::string id; ///< "speed", "io_waits" …
    std::string unit; ///< "transactions/s", "ms", "average sessions" … (machine spelling, English)
    Polarity polarity = Polarity::Neither;
};

namespace metric_id {
inline constexpr std::string_view speed = "speed";
inline constexpr std::string_view operationalSpeed = "operational_speed";
inline constexpr std::string_view latencyMean = "latency_mean";
inline constexpr std::string_view latencyP50 = "latency_p50";
inline constexpr std::string_view latencyP95 = "latency_p95";
inline constexpr std::string_view latencyP99 = "latency_p99";
inline constexpr std::string_view rate = "rate";
inline constexpr std::string_view lag = "lag";
inline constexpr std::string_view serviceMean = "service_mean";
inline constexpr std::string_view serviceP99 = "service_p99";
inline constexpr std::string_view failed = "failed";
inline constexpr std::string_view late = "late";
inline constexpr std::string_view skipped = "skipped";
inline constexpr std::string_view ioWaits = "io_waits";
inline constexpr std::string_view lwlockWaits = "lwlock_waits";
inline constexpr std::string_view activeSessions = "active_sessions";
inline constexpr std::string_view sessions = "sessions";
inline constexpr std::string_view blocksReadPerTx = "blocks_read_per_tx";
inline constexpr std::string_view hitRatio = "hit_ratio";
inline constexpr std::string_view walBytes = "wal_bytes";
inline constexpr std::string_view checkpoints = "checkpoints";
inline constexpr std::string_view cpuServer = "cpu_server";
inline constexpr std::string_view cpuDriver = "cpu_driver";
inline constexpr std::string_view cpuOther = "cpu_other";
inline constexpr std::string_view cpuPressure = "cpu_pressure";
} // namespace metric_id

/// All metrics with fixed ids, in the order in which they are shown.
const std::vector<Metric>& knownMetrics();

/// The metric with this id; `<class>_waits` of any wait class is known too ("lock_waits",
/// "my_new_class_waits").
std::optional<Metric> findMetric(std::string_view id);

/// "IO" → "io_waits", "LWLock" → "lwlock_waits": lower case, other characters than letters and digits become
/// '_'.
std::string waitMetricId(std::string_view waitClass);

} // namespace pgduel::measure
