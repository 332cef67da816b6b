#include "crosshair_item.h"

#include <QChart>
#include <QPainter>

#include <algorithm>

#include "plot.h"
#include "text_fit.h"

namespace pgduel::chart {

namespace {
constexpr double padding = 8, swatch = 14;
}

CrosshairItem::CrosshairItem(const Plot& plot)
    : QGraphicsItem(plot.chart())
    , plot_(plot)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(20);
}

void CrosshairItem::show(std::optional<double> x, const QString& title, const std::vector<Reading>& readings)
{
    repaintParts();
    x_ = x;
    title_ = title;
    readings_ = readings;
    arrangeBox();
    repaintParts();
}

void CrosshairItem::select(const std::optional<Range>& stretch)
{
    selection_ = stretch;
    update();
}

void CrosshairItem::sync()
{
    const QRectF bounds(QPointF(0, 0), plot_.chart()->size());
    if (bounds != bounds_) {
        prepareGeometryChange();
        bounds_ = bounds;
    }
    arrangeBox();
    update();
}

QRectF CrosshairItem::strip(double x) const
{
    const QRectF& plot = plot_.mapping().plot;
    return QRectF(plot_.mapping().toX(x) - 2, plot.top(), 4, plot.height());
}

void CrosshairItem::repaintParts()
{
    if (x_)
        update(strip(*x_));
    if (!box_.isEmpty())
        update(box_.adjusted(-2, -2, 2, 2));
}

void CrosshairItem::arrangeBox()
{
    box_ = {};
    if (!x_ || readings_.empty())
        return;
    const QFont& font = plot_.theme().font;
    double names = 0, values = 0;
    for (const Reading& reading : readings_) {
        names = std::max(names, textWidth(reading.name, font) + (reading.value.isEmpty() ? 0 : swatch));
        values = std::max(values, textWidth(reading.value, font));
    }
    const double line = lineHeight(font);
    const double width = std::max(textWidth(title_, font) * 1.1, names + 14 + values) + 2 * padding;
    const double height = line * static_cast<double>(readings_.size() + 1) + 2 * padding;
    const QRectF& plot = plot_.mapping().plot;
    const double at = plot_.mapping().toX(*x_);
    const bool left = at + 12 + width > plot.right() && at - 12 - width >= 0;
    box_ = QRectF(left ? at - 12 - width : at + 12, plot.top() + 6, width, height);
    box_.moveRight(std::min(box_.right(), bounds_.right() - 2));
    box_.moveLeft(std::max(box_.left(), 2.0));
    box_.moveBottom(std::min(box_.bottom(), bounds_.bottom() - 2));
    box_.moveTop(std::max(box_.top(), 2.0));
    valueColumn_ = box_.right() - padding;
}

void CrosshairItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const Mapping& map = plot_.mapping();
    const Theme& theme = plot_.theme();
    if (selection_) {
        const QRectF area(map.toX(selection_->begin), map.plot.top(),
            map.toX(selection_->end) - map.toX(selection_->begin), map.plot.height());
        painter->setPen(QPen(theme.crosshair, 1));
        painter->setBrush(theme.tint(theme.crosshair));
        painter->drawRect(area & map.plot);
    }
    if (!x_ || *x_ < map.x.begin || *x_ > map.x.end)
        return;
    painter->setPen(QPen(theme.crosshair, 1));
    painter->drawLine(QLineF(map.toX(*x_), map.plot.top(), map.toX(*x_), map.plot.bottom()));
    if (!box_.isEmpty())
        paintBox(*painter);
}

void CrosshairItem::paintBox(QPainter& painter) const
{
    const Theme& theme = plot_.theme();
    const double line = lineHeight(theme.font);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.boundary, 1));
    painter.setBrush(theme.box);
    painter.drawRoundedRect(box_, 4, 4);
    QFont bold = theme.font;
    bold.setWeight(QFont::DemiBold);
    QRectF row(box_.left() + padding, box_.top() + padding, valueColumn_ - box_.left() - padding, line);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, title_);
    painter.setFont(theme.font);
    for (const Reading& reading : readings_) {
        row.translate(0, line);
        const bool heading = reading.value.isEmpty();
        if (!heading) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(reading.colour);
            painter.drawRect(QRectF(row.left(), row.center().y() - 4, 8, 8));
        }
        painter.setPen(heading ? theme.mutedText : theme.text);
        painter.drawText(
            row.adjusted(heading ? 0 : swatch, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, reading.name);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, reading.value);
    }
}

} // namespace pgduel::chart
