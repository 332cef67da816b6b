#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include "chart/panel.h"

namespace pgduel::chart {

/// From values to places on the plot (px, y downwards) and back.
struct Mapping {
    QRectF plot;
    Range x{0, 1}, y{0, 1};

    double toX(double value) const { return plot.left() + (value - x.begin) / x.length() * plot.width(); }
    double toY(double value) const { return plot.bottom() - (value - y.begin) / y.length() * plot.height(); }
    QPointF toPoint(double vx, double vy) const { return {toX(vx), toY(vy)}; }
    double xAt(double px) const { return x.begin + (px - plot.left()) / plot.width() * x.length(); }
};

/// Cuts a line to a rectangle; false when nothing of it is inside. (Liang–Barsky)
bool clipLine(const QRectF& area, QLineF& line);

} // namespace pgduel::chart
