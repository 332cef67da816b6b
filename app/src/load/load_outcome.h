#pragma once

#include <optional>
#include <string>
#include <vector>

#include "load/prepared_load.h"
#include "workload/load_result.h"
#include "workload/load_totals.h"

namespace pgduel::app {

/// What is kept of an interval: figures instead of histograms, since a load may go on for days.
struct IntervalFigures {
    int step = 0, liveSessions = 0;
    measure::Micros begin = 0, end = 0;
    bool counted = true;
    workload::Counts counts;
    double latencyMean = 0, latencyDeviation = 0, lagMean = 0; ///< µs
    std::int64_t latencyLeast = 0, p50 = 0, p95 = 0, p99 = 0, latencyMost = 0, lagMost = 0; ///< µs
    double driverCpuSeconds = 0;
};

IntervalFigures figuresOf(const workload::Interval& interval);

/// How a load went.
struct LoadOutcome {
    enum class End { Done, Refused, Aborted, Stopped };

    End end = End::Done;
    workload::LoadResult result; ///< all that was measured, also when the load broke
    workload::LoadTotals totals;
    std::vector<IntervalFigures> intervals; ///< kept when a document is wanted
    std::optional<measure::Fault> fault; ///< why it was refused or broke
    std::int64_t zeroUtc = 0; ///< µs since 1970; zero of all times
    std::vector<std::string> logFiles;

    bool measured() const { return !result.steps.empty(); }
};

/// A document for a load that cannot even be prepared: the mistakes.
QByteArray refusalJson(const std::vector<measure::Fault>& faults);

/// The whole outcome as one JSON document (docs/load.md).
QByteArray loadJson(const LoadOptions& options, const PreparedLoad& load, const LoadOutcome& outcome);

} // namespace pgduel::app
