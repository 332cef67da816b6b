#pragma once

#include <QGraphicsItem>

#include "chart/drawing.h"

namespace pgduel::chart {

/// A drawing at its place in a picture; drawing and theme outlive it.
class DrawingItem : public QGraphicsItem {
public:
    DrawingItem(const Drawing& drawing, const Theme& theme, const QRectF& area)
        : drawing_(drawing)
        , theme_(theme)
        , area_(area)
    {
    }
    QRectF boundingRect() const override { return area_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        drawing_.paint(*painter, area_, theme_);
    }

private:
    const Drawing& drawing_;
    const Theme& theme_;
    QRectF area_;
};

} // namespace pgduel::chart
