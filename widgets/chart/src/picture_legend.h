#pragma once

#include <QGraphicsItem>

#include <vector>

#include "chart/picture.h"

namespace pgduel::chart {

/// The legend of a picture: main and ghost lines, the band of a difference, then kinds of events, in rows.
class PictureLegend : public QGraphicsItem {
public:
    PictureLegend(const PictureSpec& spec, double width);

    bool isEmpty() const { return entries_.empty(); }
    QRectF boundingRect() const override { return {0, 0, width_, height_}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Entry {
        QString name;
        int experiment = 0;
        LineRole role = LineRole::Main;
        bool isEvent = false;
        EventShape shape = EventShape::Dot;
        QPointF at; ///< top left
        bool isBand = false; ///< the noise floor under a difference
    };
    void collect(const LinePanel& panel);
    void collect(const DifferencePanel& panel);
    void place();

    Theme theme_;
    std::vector<Entry> entries_;
    double width_, height_ = 0;
};

} // namespace pgduel::chart
