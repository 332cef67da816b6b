#include "step_icon.h"

#include <QPainter>
#include <QPainterPath>

namespace pgduel::shell {

namespace {

/// Three sliders: what can be set.
QPainterPath design()
{
    QPainterPath path;
    const double knobs[] = {15, 7, 12};
    for (int i = 0; i < 3; ++i) {
        const double y = 5.0 + 7 * i;
        path.moveTo(2, y);
        path.lineTo(knobs[i] - 2.5, y);
        path.addEllipse(QPointF(knobs[i], y), 2.5, 2.5);
        path.moveTo(knobs[i] + 2.5, y);
        path.lineTo(22, y);
    }
    return path;
}

/// A stop watch.
QPainterPath run()
{
    QPainterPath path;
    path.addEllipse(QPointF(12, 13.5), 8, 8);
    path.moveTo(12, 13.5);
    path.lineTo(15.5, 9.5);
    path.moveTo(9.5, 2.5);
    path.lineTo(14.5, 2.5);
    path.moveTo(12, 2.5);
    path.lineTo(12, 5.5);
    return path;
}

/// Two lines that part, on their axes.
QPainterPath compare()
{
    QPainterPath path;
    path.moveTo(3, 3);
    path.lineTo(3, 21);
    path.lineTo(22, 21);
    path.moveTo(6, 17);
    path.cubicTo(11, 15, 14, 9, 21, 5);
    path.moveTo(6, 17);
    path.cubicTo(11, 15.5, 14, 14, 21, 13);
    return path;
}

} // namespace

void paintStepIcon(QPainter& painter, const QRectF& place, Step step, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(place.width() / 24, place.height() / 24);
    painter.setPen(QPen(colour, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(step == Step::Design ? design() : step == Step::Run ? run() : compare());
    painter.restore();
}

} // namespace pgduel::shell
