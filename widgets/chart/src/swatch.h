#pragma once

#include "chart/panel.h"
#include "chart/theme.h"

class QPainter;
class QRectF;

namespace pgduel::chart {

/// The sample of a line in a legend: stroke with its dash, marker in the middle for main lines.
void drawSwatch(QPainter& painter, const QRectF& area, const Theme& theme, int experiment, LineRole role);

} // namespace pgduel::chart
