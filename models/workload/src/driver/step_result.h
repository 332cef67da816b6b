#pragma once

#include "driver/blueprint.h"
#include "driver/tally.h"

namespace pgduel::workload {

/// Times as the result has them: in a closed loop service is response and there is no lag.
Timings inFull(Timings times, bool openLoop);

/// What a step's tally says, by script and by statement; mark and saturation are left to the caller.
StepResult resultOf(const Blueprint& blueprint, const Tally& tally, double rate);

} // namespace pgduel::workload
