#pragma once

#include <optional>
#include <string>
#include <vector>

#include "measure/fault.h"
#include "measure/fingerprint.h"
#include "measure/series.h"
#include "study/plan.h"

namespace pgduel::store {

enum class RunState { Planned, Running, Done, Failed, Stopped };

/// Spelling in files: "planned", "running", "done", "failed", "stopped".
const char* toText(RunState state);

/// A run as the study file has it.
struct RunRecord {
    study::PlannedRun planned;
    RunState state = RunState::Planned;
    int attempt = 0; ///< from 1, 0: none yet; a failed or interrupted run is carried out again as a new
                     ///< attempt; readers see the last one
    /// 0: not yet. `began` is the wall time of the zero of the run's clock
    /// (measure::RunClock::zeroUtcMicros), so that began + t is the wall time of a sample.
    std::int64_t beganUtcMicros = 0, endedUtcMicros = 0;
    std::string waitSource; ///< "sampled 10 Hz" …
    std::optional<measure::Fault> fault; ///< of a failed run
    measure::Fingerprint configuration; ///< all non-default settings and the server's version
    std::vector<std::string> marks; ///< facts for the reader: "evicted_os_cache", "driver_saturated", "noise"
};

} // namespace pgduel::store
