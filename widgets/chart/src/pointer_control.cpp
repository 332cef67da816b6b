#include "pointer_control.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

#include "chart/chart_view.h"
#include "crosshair_item.h"
#include "plot.h"

namespace pgduel::chart {

namespace {
constexpr double dragThreshold = 5; ///< px; less is a click
}

PointerControl::PointerControl(ChartView& view, QObject& canvas)
    : view_(view)
{
    canvas.installEventFilter(this);
    view.installEventFilter(this);
}

bool PointerControl::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &view_)
        return spaceKey(event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(static_cast<const QMouseEvent&>(*event));
    case QEvent::MouseMove:
        return move(static_cast<const QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
        return release(static_cast<const QMouseEvent&>(*event));
    case QEvent::Wheel:
        return wheel(static_cast<const QWheelEvent&>(*event));
    case QEvent::Leave:
        if (drag_ == Drag::None)
            view_.chooseCrosshair(std::nullopt);
        return false;
    case QEvent::ContextMenu:
        emit view_.contextMenuAsked(static_cast<const QContextMenuEvent&>(*event).globalPos());
        return true;
    default:
        return false;
    }
}

bool PointerControl::spaceKey(QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() != Qt::Key_Space)
        return false;
    if (!key.isAutoRepeat()) {
        space_ = event->type() == QEvent::KeyPress;
        view_.setCursor(space_ ? Qt::OpenHandCursor : Qt::ArrowCursor);
    }
    return true;
}

bool PointerControl::press(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || !view_.plotArea().contains(event.position()))
        return false;
    view_.setFocus(Qt::MouseFocusReason);
    drag_ = space_ || event.modifiers().testFlag(Qt::ShiftModifier) ? Drag::Pan : Drag::Zoom;
    start_ = event.position();
    startRange_ = view_.xRange();
    moved_ = wheeling_ = false;
    return true;
}

bool PointerControl::move(const QMouseEvent& event)
{
    const Mapping& map = view_.plot().mapping();
    const double x = map.xAt(event.position().x());
    if (drag_ == Drag::None) {
        view_.chooseCrosshair(map.plot.contains(event.position()) ? std::optional(x) : std::nullopt);
        return true;
    }
    if (!moved_ && std::abs(event.position().x() - start_.x()) < dragThreshold)
        return true;
    if (drag_ == Drag::Zoom) {
        const double from = map.xAt(start_.x());
        view_.crosshairItem_->select(Range{std::min(from, x), std::max(from, x)});
    } else {
        const double shift = (start_.x() - event.position().x()) / map.plot.width() * startRange_.length();
        view_.chooseZoom({startRange_.begin + shift, startRange_.end + shift}, moved_);
    }
    moved_ = true;
    return true;
}

bool PointerControl::release(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || drag_ == Drag::None)
        return false;
    const Mapping& map = view_.plot().mapping();
    const double from = map.xAt(start_.x()), to = map.xAt(event.position().x());
    if (drag_ == Drag::Zoom) {
        view_.crosshairItem_->select(std::nullopt);
        if (moved_)
            view_.chooseZoom({std::min(from, to), std::max(from, to)}, false);
    }
    drag_ = Drag::None;
    return true;
}

bool PointerControl::wheel(const QWheelEvent& event)
{
    const Mapping& map = view_.plot().mapping();
    if (!map.plot.contains(event.position()) || event.angleDelta().y() == 0)
        return false;
    const double factor = std::pow(0.8, event.angleDelta().y() / 120.0);
    const double at = map.xAt(event.position().x());
    const Range now = view_.xRange();
    view_.chooseZoom({at - (at - now.begin) * factor, at + (now.end - at) * factor}, wheeling_);
    wheeling_ = !view_.showsAll(); // one way back from all turns of the wheel
    return true;
}

} // namespace pgduel::chart
