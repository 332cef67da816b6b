#pragma once

#include <QObject>
#include <QPointF>

#include <optional>

#include "chart/panel.h"

class QMouseEvent;
class QWheelEvent;

namespace pgduel::chart {

class ChartView;

/// Mouse and Space key of a chart: hover, wheel, drag to zoom, Space or Shift + drag to pan, context menu.
class PointerControl : public QObject {
public:
    PointerControl(ChartView& view, QObject& canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    bool spaceKey(QEvent* event);

    enum class Drag { None, Zoom, Pan };
    ChartView& view_;
    Drag drag_ = Drag::None;
    bool space_ = false, moved_ = false, wheeling_ = false;
    QPointF start_;
    Range startRange_;
};

} // namespace pgduel::chart
