#include "measure/metric.h"

#include <algorithm>

namespace pgduel::measure {

namespace {

constexpr std::string_view waitsSuffix = "_waits";
constexpr const char* averageSessions = "average sessions";

Metric metric(std::string_view id, const char* unit, Polarity polarity = Polarity::Neither)
{
    return {std::string(id), unit, polarity};
}

bool isDigitOrLower(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

bool isWaitMetric(std::string_view id)
{
    if (id.size() <= waitsSuffix.size() || id.substr(id.size() - waitsSuffix.size()) != waitsSuffix)
        return false;
    id.remove_suffix(waitsSuffix.size());
    return std::all_of(id.begin(), id.end(), [](char c) { return isDigitOrLower(c) || c == '_'; });
}

} // namespace

const std::vector<Metric>& knownMetrics()
{
    constexpr auto higher = Polarity::HigherIsBetter;
    constexpr auto lower = Polarity::LowerIsBetter;
    static const std::vector<Metric> metrics{
        metric(metric_id::speed, "transactions/s", higher),
        metric(metric_id::operationalSpeed, "(calls + rows)/min", higher),
        metric(metric_id::latencyMean, "ms", lower),
        metric(metric_id::latencyP50, "ms", lower),
        metric(metric_id::latencyP95, "ms", lower),
        metric(metric_id::latencyP99, "ms", lower),
        metric(metric_id::rate, "transactions/s"),
        metric(metric_id::lag, "ms", lower),
        metric(metric_id::serviceMean, "ms", lower),
        metric(metric_id::serviceP99, "ms", lower),
        metric(metric_id::failed, "transactions/s", lower),
        metric(metric_id::late, "transactions/s", lower),
        metric(metric_id::skipped, "transactions/s", lower),
        metric(metric_id::ioWaits, averageSessions),
        metric(metric_id::lwlockWaits, averageSessions),
        metric("work_rate", "units/s", higher),
        metric("duration", "ms", lower),
        metric(metric_id::sessions, "sessions"),
        metric(metric_id::activeSessions, averageSessions),
        metric(metric_id::blocksReadPerTx, "blocks/transaction"),
        metric(metric_id::hitRatio, "ratio"),
        metric(metric_id::walBytes, "bytes"),
        metric(metric_id::checkpoints, "checkpoints"),
        metric("dead_tuples", "tuples"),
        metric(metric_id::cpuServer, "cores"),
        metric(metric_id::cpuDriver, "cores"),
        metric(metric_id::cpuOther, "cores"),
        metric(metric_id::cpuPressure, "%"),
    };
    return metrics;
}

std::optional<Metric> findMetric(std::string_view id)
{
    const auto& known = knownMetrics();
    const auto it = std::find_if(known.begin(), known.end(), [&](const Metric& m) { return m.id == id; });
    if (it != known.end())
        return *it;
    if (isWaitMetric(id))
        return metric(id, averageSessions);
    return std::nullopt;
}

std::string waitMetricId(std::string_view waitClass)
{
    std::string id;
    for (const char c : waitClass) {
        const char lowered = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        id += isDigitOrLower(lowered) ? lowered : '_';
    }
    return id.append(waitsSuffix);
}

} // namespace pgduel::measure
