#pragma once

#include <QGraphicsItem>

#include "chart/panel.h"
#include "chart/theme.h"
#include "curve.h"

namespace pgduel::chart {

class Plot;

/// Draws all lines of a panel, with bands, step boundaries and events: the one item for any number of
/// samples.
class CurvesItem : public QGraphicsItem {
public:
    /// Plot and panel must outlive painting.
    CurvesItem(const Plot& plot, const LinePanel& panel);

    /// For pictures: joined strokes, geometry cut to the plot, `detail` slices per px.
    void setFine(double detail);
    /// After the plot was arranged or the panel changed.
    void sync();
    /// After samples were appended: paints from the x (px) up to which the lines were painted.
    void updateFrom(double px);

    QRectF boundingRect() const override { return bounds_; }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintSteps(QPainter& painter) const;
    void paintBands(QPainter& painter) const;
    void paintLine(QPainter& painter, const Line& line, const QRectF& exposed) const;
    void paintCurve(QPainter& painter, const Curve& curve, QPen pen) const;
    void paintMarkers(QPainter& painter, const Line& line, const QRectF& exposed) const;
    void paintEvents(QPainter& painter) const;

    const Plot& plot_;
    const LinePanel& panel_;
    QRectF bounds_;
    double detail_ = 1;
    bool fine_ = false;
};

/// The marker of an event around `centre`.
void drawEvent(QPainter& painter, EventShape shape, const QPointF& centre, const Theme& theme);

} // namespace pgduel::chart
