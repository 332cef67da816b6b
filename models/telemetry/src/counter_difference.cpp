#include <algorithm>

#include "telemetry/counters.h"

namespace pgduel::telemetry {

namespace {

std::optional<double> grown(const std::optional<double>& from, const std::optional<double>& to)
{
    if (!from || !to || *to < *from)
        return std::nullopt;
    return *to - *from;
}

std::optional<double> perSecond(const std::optional<double>& amount, double seconds)
{
    return amount ? std::optional(*amount / seconds) : std::nullopt;
}

} // namespace

CounterDifference difference(const CounterReading& from, const CounterReading& to)
{
    CounterDifference result;
    result.cores = to.cores;
    result.seconds = static_cast<double>(to.t - from.t) / 1e6;
    if (result.seconds <= 0)
        return result;
    if (from.databaseEpoch == to.databaseEpoch) {
        result.blocksRead = grown(from.blocksRead, to.blocksRead);
        result.blocksHit = grown(from.blocksHit, to.blocksHit);
        result.transactions = grown(from.transactionsServer, to.transactionsServer);
    }
    if (from.walEpoch == to.walEpoch)
        result.walBytes = grown(from.walBytes, to.walBytes);
    if (from.checkpointsEpoch == to.checkpointsEpoch)
        result.checkpoints = grown(from.checkpoints, to.checkpoints);
    if (from.cpuServerEpoch == to.cpuServerEpoch)
        result.cpuServer = perSecond(grown(from.cpuServerSeconds, to.cpuServerSeconds), result.seconds);
    result.cpuSelf = perSecond(grown(from.cpuSelfSeconds, to.cpuSelfSeconds), result.seconds);
    const auto busy = perSecond(grown(from.cpuBusySeconds, to.cpuBusySeconds), result.seconds);
    // The kernel counts the machine by ticks and processes exactly: a little below zero is zero.
    if (busy && result.cpuServer && result.cpuSelf)
        result.cpuOther = std::max(0.0, *busy - *result.cpuServer - *result.cpuSelf);
    if (const auto stalled = perSecond(grown(from.cpuPressureSeconds, to.cpuPressureSeconds), result.seconds))
        result.cpuPressure = std::min(100.0, 100 * *stalled);
    return result;
}

} // namespace pgduel::telemetry
