#pragma once

#include <optional>
#include <string>
#include <vector>

#include "load/load_figures.h"
#include "load/prepared_load.h"
#include "workload/load_result.h"
#include "workload/load_totals.h"

namespace pgduel::app {

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
