#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "live_feed.h"
#include "load_recorder.h"
#include "reporter.h"
#include "run/preflight.h"
#include "stand.h"
#include "store/study_writer.h"

namespace pgduel::run {

/// One run on a prepared stand: samplers first, then the load, then the marks of what was seen. Throws what
/// driver, server or store throw.
struct MeasuredRun {
    const PlanSummary& summary;
    const study::PlannedRun& planned;
    Stand& stand;
    store::StudyWriter& writer;
    LiveFeed& feed;
    ProgressKeeper& progress;
    std::vector<std::string>& marks; ///< facts for the reader of the run; filled also when it fails

    /// True: stopped before its end.
    bool measure(std::stop_token stop) const;

private:
    workload::LoadResult carryOut(
        const measure::RunClock& clock, LoadRecorder& recorder, std::stop_token stop) const;
};

} // namespace pgduel::run
