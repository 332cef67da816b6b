#pragma once

#include <QPolygonF>

#include <vector>

#include "chart/panel.h"
#include "mapping.h"

namespace pgduel::chart {

/// What is drawn of a line, in px: runs of joined points, broken at gaps. A run of one point is a lone value.
struct Curve {
    std::vector<QPolygonF> runs;
    std::size_t points() const;
};

/// Of long lines: at most about `detail` slices per px inside the exposed stretch, each with its smallest and
/// largest value, so that no spike is lost.
Curve samplesCurve(
    const measure::Pyramid& samples, const Mapping& mapping, const QRectF& exposed, double detail);
Curve pointsCurve(const std::vector<CurvePoint>& points, const Mapping& mapping);

/// Cut to a rectangle: SVG and PDF readers do not clip for us.
Curve clipped(const Curve& curve, const QRectF& area);
/// Pieces whose x lies in the first `on` px of every `on + off`. The pattern is fixed to the plot, so that a
/// curve painted in parts has the same dashes; a dashed pen would begin anew in each part and costs fifty
/// times as much.
Curve dashed(const Curve& curve, double on, double off);

/// The band between low and high, one polygon per unbroken stretch.
std::vector<QPolygonF> bands(const std::vector<CurvePoint>& points, const Mapping& mapping);

/// The value of a line at x: of the nearest sample or point, none farther away than `reach`.
std::optional<double> valueAt(const Line& line, double x, double reach);

} // namespace pgduel::chart
