#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "workload/load_plan.h"
#include "workload/load_totals.h"

/// Words of one load, for the terminal. In English the lines that pgbench has too are worded as pgbench does,
/// so that scripts that look for "tps = " find it; numbers have no group marks.
namespace pgduel::words {

struct LoadReport {
    const workload::LoadPlan& plan;
    const workload::LoadResult& result;
    const workload::LoadTotals& totals;
    const std::vector<std::string>& titles; ///< of the scripts, in the order of LoadTotals::scripts
    std::string scale; ///< empty: no script asks for it
    bool failuresDetailed = false;
    bool perCommand = false;
};

QStringList loadReport(const LoadReport& report);

/// A stretch of a load while it goes on.
struct LoadProgress {
    double seconds = 0; ///< since the load began, or since 1970
    bool sinceEpoch = false;
    double length = 0; ///< of the stretch, seconds
    int liveSessions = 0, sessions = 0; ///< the number is told where they differ
    bool counted = true;
    bool openLoop = false, skips = false, retries = false; ///< what the load can have
    workload::Counts counts;
    measure::Histogram latency, lag;
};

/// "progress: 5.0 s, 1234.5 tps, lat 0.812 ms stddev 0.104, 0 failed, p99 2.310 ms"
QString loadProgress(const LoadProgress& progress);

/// "session 3, script.sql:2:1: division by zero (SQLSTATE 22012)"
QString loadError(const workload::ErrorRecord& error);

/// "No transaction has ended for 1.5 s although sessions are waiting."
QString stallWarning(double seconds);
QString stallEnd(double seconds);

} // namespace pgduel::words
