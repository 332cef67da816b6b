#pragma once

#include <vector>

#include "measure/series.h"
#include "study/load.h"

namespace pgduel::exchange {

/// What the course of a run tells of its figures. It is said beside them; no run is left out for it.
struct RunShape {
    bool stoppedEarly = false; ///< a load step is missing, or much shorter than planned
    int levelShifts = 0; ///< load steps inside which the speed shifts to another level
};

/// From the steps as planned and as they were, and the run's speed. A load of one session count after the
/// other shifts by itself: shifts are looked for inside the measured part of each step.
RunShape shapeOf(const std::vector<study::LoadStep>& planned, const std::vector<measure::StepMark>& steps,
    const measure::SeriesChunk& speed);

} // namespace pgduel::exchange
