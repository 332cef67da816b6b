// The bands of a difference chart: intervals of the points, and the noise floor of a step.
#include <algorithm>

#include <QPainter>

#include "curve.h"
#include "difference_item.h"
#include "panel_range.h"
#include "plot.h"

namespace pgduel::chart {

void DifferenceItem::paintNoise(QPainter& painter) const
{
    if (panel_.stepNoise <= 0)
        return;
    const Mapping& map = plot_.mapping();
    const QRectF band(QPointF(map.plot.left(), map.toY(panel_.stepNoise)),
        QPointF(map.plot.right(), map.toY(-panel_.stepNoise)));
    painter.fillRect(band.intersected(map.plot), QBrush(plot_.theme().mutedText, Qt::Dense7Pattern));
}

// A band between the points' intervals, and a bar at each: a single point has its interval too.
void DifferenceItem::paintIntervals(QPainter& painter, const std::vector<Spot>& run) const
{
    const QRectF& plot = plot_.mapping().plot;
    const double half = plot_.theme().markerSize * 0.6;
    QPolygonF upper, lower;
    const auto flush = [&] {
        std::reverse(lower.begin(), lower.end());
        painter.setPen(Qt::NoPen);
        painter.setBrush(plot_.theme().tint(plot_.theme().mutedText));
        painter.drawPolygon(QPolygonF(upper + lower).intersected(QPolygonF(plot)));
        upper.clear();
        lower.clear();
    };
    for (const Spot& spot : run) {
        if (!spot.interval) {
            flush();
            continue;
        }
        upper << QPointF(spot.at.x(), spot.interval->second);
        lower << QPointF(spot.at.x(), spot.interval->first);
    }
    flush();
    painter.setPen(QPen(plot_.theme().mutedText, 1.2, Qt::SolidLine, Qt::FlatCap));
    for (const Spot& spot : run) {
        if (!spot.interval)
            continue;
        const auto [low, high] = *spot.interval;
        for (QLineF line : {QLineF(spot.at.x(), low, spot.at.x(), high),
                 QLineF(spot.at.x() - half, low, spot.at.x() + half, low),
                 QLineF(spot.at.x() - half, high, spot.at.x() + half, high)})
            if (clipLine(plot, line))
                painter.drawLine(line);
    }
}

// A cap at the end that is known, and an arrow to the border on the side that is open.
void DifferenceItem::paintBounds(QPainter& painter) const
{
    const Mapping& map = plot_.mapping();
    const Theme& theme = plot_.theme();
    const double half = theme.markerSize;
    painter.setPen(QPen(theme.text, theme.lineWidth, Qt::SolidLine, Qt::FlatCap));
    for (const Bound& bound : boundsOf(panel_)) {
        const auto x = panel_.x.middleOf(bound.step);
        if (!x)
            continue;
        const double at = map.toX(*x), known = map.toY(bound.value);
        const double open = bound.upwards ? map.plot.top() + 2 : map.plot.bottom() - 2;
        const double barb = bound.upwards ? open + half : open - half;
        for (QLineF line : {QLineF(at - half, known, at + half, known), QLineF(at, known, at, open),
                 QLineF(at - half / 2, barb, at, open), QLineF(at + half / 2, barb, at, open)})
            if (clipLine(map.plot, line))
                painter.drawLine(line);
    }
}

} // namespace pgduel::chart
