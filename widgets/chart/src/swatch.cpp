#include "swatch.h"

#include <QPainter>

#include "markers.h"

namespace pgduel::chart {

void drawSwatch(QPainter& painter, const QRectF& area, const Theme& theme, int experiment, LineRole role)
{
    const SeriesStyle style = theme.seriesStyle(experiment);
    const bool main = role == LineRole::Main;
    QPen pen(main ? style.colour : theme.ghostColour(experiment), theme.lineWidth * 1.15, Qt::SolidLine,
        Qt::FlatCap);
    if (role == LineRole::Ghost)
        pen.setDashPattern({2, 1.6});
    else if (style.dashed)
        pen.setDashPattern({5, 2.5});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    const double middle = area.center().y();
    painter.drawLine(QLineF(area.left(), middle, area.right(), middle));
    if (main)
        drawMarker(painter, style.marker, area.center(), theme.markerSize * 1.1, style.colour, false,
            theme.background);
}

} // namespace pgduel::chart
