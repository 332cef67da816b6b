// Keyboard and screen reader of a chart.
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

#include "chart/chart_view.h"

namespace pgduel::chart {

void ChartView::stepCrosshair(int direction)
{
    const Range range = xRange();
    const double step = xAxis().kind == XKind::ObservationPoint ? 1 : range.length() / 100;
    double x = crosshair_ ? *crosshair_ + direction * step : direction > 0 ? range.begin : range.end;
    if (xAxis().kind == XKind::ObservationPoint)
        x = std::floor(std::min(x, range.end - 1e-9)) + 0.5;
    chooseCrosshair(std::clamp(x, range.begin, range.end));
    QString text = readingTitle(*crosshair_);
    for (const Reading& reading : readings(*crosshair_))
        text += QStringLiteral("; ") + reading.name + QStringLiteral(": ") + reading.value;
    setAccessibleDescription(text);
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    setAccessibleDescription(summary());
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        stepCrosshair(event->key() == Qt::Key_Right ? 1 : -1);
        return;
    case Qt::Key_Escape:
        if (crosshair_)
            return chooseCrosshair(std::nullopt);
        break;
    case Qt::Key_Backspace:
        zoomBack();
        emit zoomBackChosen();
        return;
    case Qt::Key_0:
        zoomAll();
        emit zoomAllChosen();
        return;
    default:
        if (zoomByKey(event->key()))
            return;
    }
    QWidget::keyPressEvent(event);
}

bool ChartView::zoomByKey(int key)
{
    const bool in = key == Qt::Key_Plus || key == Qt::Key_Equal;
    if (!in && key != Qt::Key_Minus)
        return false;
    const Range now = xRange();
    const double middle = crosshair_.value_or((now.begin + now.end) / 2), factor = in ? 0.5 : 2;
    chooseZoom({middle - (middle - now.begin) * factor, middle + (now.end - middle) * factor}, false);
    return true;
}

} // namespace pgduel::chart
