#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "measure/fault.h"
#include "measure/series.h"
#include "store/records.h"

namespace pgduel::run {

/// What is happening now.
enum class Phase {
    Idle,
    FindingServer,
    MakingServer,
    MakingDataset, ///< done / total = rows
    SavingCopy, ///< done / total = bytes
    RestoringCopy, ///< done / total = bytes
    ApplyingSettings,
    Prewarming,
    Connecting,
    WarmUp,
    Measuring,
    CoolingDown,
    CleaningUp,
    Finished
};

struct Progress {
    Phase phase = Phase::Idle;
    int run = -1; ///< index in the plan, -1 outside a run
    int step = -1, sessions = 0, steps = 0; ///< of the load
    double done = 0, total = 0; ///< of phases that have an amount
    double secondsLeft = 0; ///< of the whole plan, estimated
    double driverCores = 0; ///< CPU of the load driver, cores, in the last interval
    double samplerMillis = 0; ///< mean round trip of a sample of waits in this run
};

enum class Outcome { AllDone, RunFailed, Stopped, Refused };

/// Everything the live charts need since the last call: drained by the window five times a second.
struct LiveBatch {
    std::vector<measure::Sample> samples; ///< t on the clock of the run
    std::vector<measure::StepMark> stepsBegun, stepsEnded;
    std::vector<measure::Event> events;
    int run = -1;
};

} // namespace pgduel::run
