#pragma once

#include "chart/theme.h"

class QPainter;
class QPointF;

namespace pgduel::chart {

/// A marker around `centre`; `size` is its diameter in px. Hollow ones are filled with `background`.
void drawMarker(QPainter& painter, MarkerShape shape, const QPointF& centre, double size,
    const QColor& colour, bool hollow, const QColor& background);

/// The same with a rim of the background, for markers on thick or noisy lines.
void drawRimmedMarker(QPainter& painter, MarkerShape shape, const QPointF& centre, double size,
    const QColor& colour, const QColor& background);

} // namespace pgduel::chart
