#pragma once

#include <vector>

#include "chart/panel.h"
#include "run_track.h"
#include "study/load.h"

namespace pgduel::run_page {

/// Entries of an X axis for the planned steps; for elapsed time they begin where the track has them, those to
/// come where they are expected.
std::vector<chart::StepLabel> stepLabels(const std::vector<study::LoadStep>& steps, const RunTrack* track);

/// From the first step's begin to the expected end, in steps wide enough that it seldom moves.
chart::Range expectedSeconds(
    const std::vector<study::LoadStep>& steps, const std::vector<chart::StepLabel>& labels);

} // namespace pgduel::run_page
