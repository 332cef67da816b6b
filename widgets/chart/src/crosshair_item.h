#pragma once

#include <QGraphicsItem>

#include <optional>
#include <vector>

#include "chart/chart_view.h"

namespace pgduel::chart {

/// Crosshair, box of readings and rubber band, above the lines, so that moving them repaints only a strip.
class CrosshairItem : public QGraphicsItem {
public:
    explicit CrosshairItem(const Plot& plot);

    void show(std::optional<double> x, const QString& title, const std::vector<Reading>& readings);
    void select(const std::optional<Range>& stretch);
    void sync();
    const QRectF& box() const { return box_; }

    QRectF boundingRect() const override { return bounds_; }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void arrangeBox();
    void repaintParts();
    void paintBox(QPainter& painter) const;
    QRectF strip(double x) const;

    const Plot& plot_;
    QRectF bounds_, box_;
    std::optional<double> x_;
    std::optional<Range> selection_;
    QString title_;
    std::vector<Reading> readings_;
    double valueColumn_ = 0;
};

} // namespace pgduel::chart
