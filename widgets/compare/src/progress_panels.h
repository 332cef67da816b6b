#pragma once

#include "chart/panel.h"
#include "compare/study_pictures.h"
#include "exchange/study_progress.h"

namespace pgduel::compare {

/// Transactions done against elapsed time: the mean of the runs of both sides through the marks, and each run
/// as a thin line when there are several. Both sides must have curves.
chart::LinePanel progressLines(const exchange::StudyProgress& progress, int baseline, int candidate);

/// The speed-up at the marks as a difference from 1; what one side never reached is an open interval.
chart::DifferencePanel speedUpPanel(const analysis::ProgressComparison& progress, SpeedUpKind kind);

} // namespace pgduel::compare
