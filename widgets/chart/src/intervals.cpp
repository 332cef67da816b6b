#include "chart/intervals.h"

#include <QPainter>

#include <algorithm>

#include "scale.h"
#include "text_fit.h"

namespace pgduel::chart {

namespace {

constexpr double padding = 8, rowHeight = 2, marker = 4;
constexpr int mostParts = 6, smallestType = 6;

QColor colourOf(Tone tone, const Theme& theme)
{
    return tone == Tone::Gain ? theme.gain : tone == Tone::Loss ? theme.loss : theme.neutral;
}

Range rangeOf(const std::vector<IntervalRow>& rows)
{
    double low = 0, high = 0;
    for (const IntervalRow& row : rows) {
        for (const double edge : {row.value.value_or(0), row.interval ? row.interval->low : 0.0,
                 row.interval ? row.interval->high : 0.0}) {
            low = std::min(low, edge);
            high = std::max(high, edge);
        }
    }
    if (!(high > low))
        return {-0.01, 0.01};
    const double margin = 0.05 * (high - low);
    return {low - margin, high + margin};
}

struct Columns {
    double left = 0, plot = 0, right = 0; ///< widths
};

Columns columnsOf(const std::vector<IntervalRow>& rows, QFont& font, double width)
{
    QStringList names, texts;
    for (const IntervalRow& row : rows) {
        names << row.name;
        texts << row.text;
    }
    while (font.pixelSize() > smallestType && widest(names, font) + widest(texts, font) > 0.6 * width)
        font.setPixelSize(font.pixelSize() - 1);
    Columns columns{widest(names, font) + 2 * padding, 0, widest(texts, font) + 2 * padding};
    columns.plot = std::max(0.0, width - columns.left - columns.right);
    return columns;
}

void paintInterval(QPainter& painter, const IntervalRow& row, double low, double high, double at, double y,
    const Theme& theme)
{
    const QColor colour = colourOf(row.tone, theme);
    const bool decided = row.tone == Tone::Gain || row.tone == Tone::Loss || row.tone == Tone::Neutral;
    painter.setPen(QPen(colour, 2, decided ? Qt::SolidLine : Qt::DashLine));
    if (row.interval) {
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        painter.setPen(QPen(colour, 2));
        for (const double end : {low, high})
            painter.drawLine(QPointF(end, y - marker), QPointF(end, y + marker));
    }
    painter.setPen(QPen(colour, 2));
    painter.setBrush(decided ? colour : theme.plotBackground); // hollow: not decided
    painter.drawEllipse(QPointF(at, y), marker, marker);
}

} // namespace

IntervalDrawing::IntervalDrawing(std::vector<IntervalRow> rows, QString axisTitle)
    : rows_(std::move(rows))
    , axisTitle_(std::move(axisTitle))
{
}

QSizeF IntervalDrawing::smallestSize(const Theme& theme) const
{
    const double line = lineHeight(theme.font);
    return {28 * line, line * (rowHeight * static_cast<double>(rows_.size()) + 4)};
}

void IntervalDrawing::paint(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    if (rows_.empty())
        return;
    painter.save();
    QFont font = theme.font;
    const Columns columns = columnsOf(rows_, font, area.width());
    const double line = lineHeight(font), left = area.left() + columns.left;
    const QRectF wide(area.left(), 0, area.width(), area.height());
    const double titleHeight =
        QFontMetricsF(font).boundingRect(wide, Qt::AlignHCenter | Qt::TextWordWrap, axisTitle_).height();
    const double foot = 1.4 * line + titleHeight;
    const QRectF plot(left, area.top() + 2, columns.plot, area.height() - foot - 2);
    const Range range = rangeOf(rows_);
    const auto x = [&](double value) { return left + (value - range.begin) / range.length() * columns.plot; };
    painter.setFont(font);
    // Labels such as "+12.5 %" must not touch.
    const double step =
        niceStep(range.length(), std::clamp(static_cast<int>(columns.plot / (5 * line)), 1, mostParts));
    for (const double tick : multiples(range, step)) {
        const bool zero = std::abs(tick) < step / 1000;
        painter.setPen(QPen(zero ? theme.axis : theme.grid, zero ? 1.6 : 1));
        painter.drawLine(QPointF(x(tick), plot.top()), QPointF(x(tick), plot.bottom()));
        painter.setPen(theme.mutedText);
        const double half = 3 * line;
        painter.drawText(QRectF(x(tick) - half, plot.bottom() + 2, 2 * half, line), Qt::AlignCenter,
            tickLabel(tick, step, NumberForm::SignedPercent));
    }
    painter.drawText(QRectF(area.left(), area.bottom() - titleHeight, area.width(), titleHeight),
        Qt::AlignHCenter | Qt::TextWordWrap, axisTitle_);
    const double height = plot.height() / static_cast<double>(rows_.size());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const IntervalRow& row = rows_[i];
        const double top = plot.top() + height * double(i);
        painter.setPen(theme.text);
        painter.drawText(QRectF(area.left(), top, columns.left - padding, height),
            Qt::AlignLeft | Qt::AlignVCenter, row.name);
        painter.drawText(QRectF(plot.right() + padding, top, columns.right, height),
            Qt::AlignLeft | Qt::AlignVCenter, row.text);
        if (row.value)
            paintInterval(painter, row, row.interval ? x(row.interval->low) : 0,
                row.interval ? x(row.interval->high) : 0, x(*row.value), top + height / 2, theme);
    }
    painter.restore();
}

} // namespace pgduel::chart
