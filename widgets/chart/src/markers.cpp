#include "markers.h"

#include <QPainter>
#include <QPolygonF>

namespace pgduel::chart {

namespace {

QPolygonF outline(MarkerShape shape, double r)
{
    switch (shape) {
    case MarkerShape::Square:
        return {{-r, -r}, {r, -r}, {r, r}, {-r, r}};
    case MarkerShape::Triangle:
        return {{0, -1.2 * r}, {1.15 * r, 0.9 * r}, {-1.15 * r, 0.9 * r}};
    case MarkerShape::TriangleDown:
        return {{0, 1.2 * r}, {1.15 * r, -0.9 * r}, {-1.15 * r, -0.9 * r}};
    case MarkerShape::Diamond:
        return {{0, -1.3 * r}, {1.3 * r, 0}, {0, 1.3 * r}, {-1.3 * r, 0}};
    default:
        return {};
    }
}

void drawCross(QPainter& painter, double r, bool diagonal)
{
    const double d = diagonal ? 0.85 * r : 0;
    const QLineF lines[] = {diagonal ? QLineF(-d, -d, d, d) : QLineF(-r, 0, r, 0),
        diagonal ? QLineF(-d, d, d, -d) : QLineF(0, -r, 0, r)};
    painter.drawLines(lines, 2);
}

} // namespace

void drawMarker(QPainter& painter, MarkerShape shape, const QPointF& centre, double size,
    const QColor& colour, bool hollow, const QColor& background)
{
    const double r = 0.46 * size;
    painter.save();
    painter.translate(centre);
    painter.setPen(
        QPen(colour, hollow ? 0.22 * size : 0.12 * size, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(hollow ? background : colour);
    if (shape == MarkerShape::Circle) {
        painter.drawEllipse(QPointF(0, 0), r, r);
    } else if (shape == MarkerShape::Cross || shape == MarkerShape::Plus) {
        painter.setPen(QPen(colour, (hollow ? 0.18 : 0.32) * size));
        drawCross(painter, 1.1 * r, shape == MarkerShape::Cross);
    } else {
        painter.drawPolygon(outline(shape, r));
    }
    painter.restore();
}

void drawRimmedMarker(QPainter& painter, MarkerShape shape, const QPointF& centre, double size,
    const QColor& colour, const QColor& background)
{
    drawMarker(painter, shape, centre, size * 1.45, background, false, background);
    drawMarker(painter, shape, centre, size * 1.1, colour, false, background);
}

} // namespace pgduel::chart
