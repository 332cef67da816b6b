#pragma once

#include <memory>

#include "chart/panel.h"
#include "plot.h"

namespace pgduel::chart {

class CurvesItem;
class DifferenceItem;

/// Titles, axes and ranges of a panel applied to a plot; for the screen and for pictures.
void applyPanel(Plot& plot, const LinePanel& panel, const Range& x, const Range& y);
void applyPanel(Plot& plot, const DifferencePanel& panel, const Range& x);

/// The Y range shown for values: a little room, then whole parts of a step, so that it seldom changes;
/// `fineness` parts make about one tick.
Range shownRange(const Plot& plot, const Range& values, int fineness = 2);

} // namespace pgduel::chart
