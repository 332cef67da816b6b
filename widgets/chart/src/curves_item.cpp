#include "curves_item.h"

#include <QChart>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <cmath>

#include "markers.h"
#include "plot.h"
#include "text_fit.h"
#include "words/numbers.h"

namespace pgduel::chart {

namespace {

constexpr double markerPitch = 128; ///< px between markers on a long line
constexpr std::size_t manyPoints =
    400; ///< from here on strokes are not joined: joins cost twenty times as much

double reachOf(const Theme& theme)
{
    return theme.markerSize + theme.lineWidth;
}

} // namespace

CurvesItem::CurvesItem(const Plot& plot, const LinePanel& panel)
    : QGraphicsItem(plot.chart())
    , plot_(plot)
    , panel_(panel)
{
    setFlag(ItemUsesExtendedStyleOption);
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(10);
}

void CurvesItem::setFine(double detail)
{
    fine_ = true;
    detail_ = detail;
}

void CurvesItem::sync()
{
    const double reach = reachOf(plot_.theme());
    const QRectF bounds = plot_.mapping().plot.adjusted(-reach, -reach, reach, reach);
    if (bounds != bounds_) {
        prepareGeometryChange();
        bounds_ = bounds;
    }
    update();
}

void CurvesItem::updateFrom(double px)
{
    const double left = std::floor(px) - reachOf(plot_.theme());
    update(QRectF(QPointF(left, bounds_.top()), bounds_.bottomRight()) & bounds_);
}

void CurvesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const QRectF& plot = plot_.mapping().plot;
    const double reach = reachOf(plot_.theme());
    const QRectF exposed = fine_ ? plot : option->exposedRect.adjusted(-reach, 0, reach, 0) & plot;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->save();
    if (!fine_)
        painter->setClipRect(plot, Qt::IntersectClip);
    paintSteps(*painter);
    paintBands(*painter);
    for (const LineRole role : {LineRole::Replicate, LineRole::Ghost, LineRole::Main})
        for (const Line& line : panel_.lines)
            if (line.role == role && line.visible)
                paintLine(*painter, line, exposed);
    painter->restore();
    for (const Line& line : panel_.lines)
        if (line.role == LineRole::Main && line.visible)
            paintMarkers(*painter, line, exposed);
    paintEvents(*painter);
}

void CurvesItem::paintSteps(QPainter& painter) const
{
    const Mapping& map = plot_.mapping();
    const auto& steps = panel_.x.steps;
    bool live = panel_.x.kind == XKind::ElapsedTime;
    for (const Line& line : panel_.lines)
        live = live || line.samples != nullptr;
    QColor shade = plot_.theme().neutral;
    shade.setAlphaF(0.09F);
    QFont font = plot_.theme().font;
    font.setPixelSize(std::max(8, font.pixelSize() * 8 / 10));
    painter.setFont(font);
    double free = map.plot.left();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool elapsed = panel_.x.kind == XKind::ElapsedTime;
        const double at = elapsed ? steps[i].begin : static_cast<double>(i);
        const double next = !elapsed ? at + 1 : i + 1 < steps.size() ? steps[i + 1].begin : map.x.end;
        const double left = map.toX(at), right = map.toX(next);
        if (right < map.plot.left() || left > map.plot.right())
            continue;
        if (steps[i].warmUp)
            painter.fillRect(
                QRectF(QPointF(left, map.plot.top()), QPointF(right, map.plot.bottom())) & map.plot, shade);
        if (!live)
            continue;
        painter.setPen(QPen(plot_.theme().boundary, 1));
        if (left > map.plot.left() + 1)
            painter.drawLine(QLineF(left, map.plot.top(), left, map.plot.bottom()));
        const QString label = stepText(steps[i]);
        const double width = textWidth(label, font);
        if (elapsed && left >= free && left + width + 8 < map.plot.right()) {
            painter.setPen(plot_.theme().mutedText);
            painter.drawText(QPointF(left + 4, map.plot.top() + font.pixelSize() + 2), label);
            free = left + width + 12;
        }
    }
}

void CurvesItem::paintBands(QPainter& painter) const
{
    painter.setPen(Qt::NoPen);
    for (const Line& line : panel_.lines) {
        if (line.samples || !line.visible)
            continue;
        painter.setBrush(plot_.theme().tint(plot_.theme().seriesStyle(line.experiment).colour));
        for (const QPolygonF& band : bands(line.points, plot_.mapping()))
            painter.drawPolygon(fine_ ? band.intersected(QPolygonF(plot_.mapping().plot)) : band);
    }
}

void CurvesItem::paintLine(QPainter& painter, const Line& line, const QRectF& exposed) const
{
    const Theme& theme = plot_.theme();
    const SeriesStyle style = theme.seriesStyle(line.experiment);
    Curve curve = line.samples ? samplesCurve(*line.samples, plot_.mapping(), exposed, detail_)
                               : pointsCurve(line.points, plot_.mapping());
    QPen pen(style.colour, theme.lineWidth);
    if (line.role == LineRole::Replicate) {
        pen.setColor(theme.ghostColour(line.experiment));
        pen.setWidthF(theme.lineWidth * 0.6);
    } else if (line.role == LineRole::Ghost) {
        pen.setColor(theme.ghostColour(line.experiment));
        curve = dashed(curve, 2 * theme.lineWidth, 1.6 * theme.lineWidth);
    } else if (style.dashed) {
        curve = dashed(curve, 6 * theme.lineWidth, 3 * theme.lineWidth);
    }
    paintCurve(painter, fine_ ? clipped(curve, plot_.mapping().plot) : curve, pen);
}

void CurvesItem::paintCurve(QPainter& painter, const Curve& curve, QPen pen) const
{
    const bool joined = fine_;
    const bool many = curve.points() > manyPoints;
    pen.setCapStyle(many && !joined ? Qt::FlatCap : Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    QList<QLineF> strokes;
    for (const QPolygonF& run : curve.runs) {
        if (run.size() == 1)
            painter.drawPoint(run.front());
        else if (joined)
            painter.drawPolyline(run);
        else
            for (qsizetype i = 1; i < run.size(); ++i)
                strokes.append(QLineF(run[i - 1], run[i]));
    }
    if (!strokes.isEmpty())
        painter.drawLines(strokes);
}

void CurvesItem::paintMarkers(QPainter& painter, const Line& line, const QRectF& exposed) const
{
    const Theme& theme = plot_.theme();
    const Mapping& map = plot_.mapping();
    const SeriesStyle style = theme.seriesStyle(line.experiment);
    const QRectF inside = map.plot.adjusted(-1, -1, 1, 1);
    if (!line.samples) {
        for (const CurvePoint& point : line.points)
            if (const QPointF at = map.toPoint(point.x, point.y); inside.contains(at))
                drawMarker(painter, style.marker, at, theme.markerSize, style.colour, point.hollow,
                    theme.plotBackground);
        return;
    }
    // At fixed places of the plot, each line at its own, so that they neither wander nor cover each other.
    const double offset = map.plot.left() + 24 + 37 * (line.experiment % 7);
    const double first = std::ceil((exposed.left() - theme.markerSize - offset) / markerPitch);
    for (double px = offset + std::max(0.0, first) * markerPitch; px <= exposed.right() + theme.markerSize;
         px += markerPitch) {
        const double x = map.xAt(px);
        const auto y = valueAt(line, x, map.x.length() / map.plot.width() * 4);
        if (const QPointF at = map.toPoint(x, y.value_or(map.y.begin)); y && inside.contains(at))
            drawRimmedMarker(painter, style.marker, at, theme.markerSize, style.colour, theme.plotBackground);
    }
}

void CurvesItem::paintEvents(QPainter& painter) const
{
    const Mapping& map = plot_.mapping();
    for (const EventMark& event : panel_.events)
        if (event.x >= map.x.begin && event.x <= map.x.end)
            drawEvent(painter, event.shape,
                QPointF(map.toX(event.x), map.plot.bottom() - 0.7 * plot_.theme().markerSize), plot_.theme());
}

void drawEvent(QPainter& painter, EventShape shape, const QPointF& centre, const Theme& theme)
{
    const MarkerShape marker = shape == EventShape::Diamond ? MarkerShape::Diamond
        : shape == EventShape::Triangle                     ? MarkerShape::Triangle
                                                            : MarkerShape::Circle;
    drawMarker(painter, marker, centre, theme.markerSize, theme.mutedText, false, theme.plotBackground);
}

} // namespace pgduel::chart
