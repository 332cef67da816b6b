#include <QPainter>

#include <algorithm>
#include <cmath>

#include "chart/grid.h"

namespace pgduel::chart {

namespace {

constexpr double hatchStep = 7, inset = 2;

QColor toneColour(const GridCell& cell, const Theme& theme)
{
    switch (cell.tone) {
    case Tone::Gain:
        return theme.gain;
    case Tone::Loss:
        return theme.loss;
    default:
        return theme.neutral;
    }
}

bool isTinted(Tone tone)
{
    return tone == Tone::Gain || tone == Tone::Loss || tone == Tone::Neutral || tone == Tone::Same;
}

/// Lines from the lower left to the upper right, or mirrored; made by hand because SVG knows no brush
/// patterns.
void hatch(QPainter& painter, const QRectF& area, bool mirrored)
{
    for (double k = -area.height(); k < area.width(); k += hatchStep) {
        const double from = std::max(0.0, -k), to = std::min(area.height(), area.width() - k);
        if (to <= from)
            continue;
        const auto at = [&](double along) {
            const double x = mirrored ? area.right() - k - along : area.left() + k + along;
            return QPointF(x, area.bottom() - along);
        };
        painter.drawLine(at(from), at(to));
    }
}

void border(QPainter& painter, const QRectF& area, const QColor& colour, double width, Qt::PenStyle style)
{
    painter.setPen(QPen(colour, width, style));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(inset, inset, -inset, -inset));
}

void ground(QPainter& painter, const QRectF& area, const GridCell& cell, const Theme& theme)
{
    painter.fillRect(area, theme.plotBackground);
    if (isTinted(cell.tone)) {
        QColor tint = toneColour(cell, theme);
        const double share =
            cell.tone == Tone::Same ? 0.12 : 0.16 + 0.34 * std::clamp(cell.strength, 0.0, 1.0);
        tint.setAlphaF(static_cast<float>(share));
        painter.fillRect(area, tint);
    }
    painter.setPen(QPen(theme.boundary, 1));
    if (cell.tone == Tone::Missing || cell.tone == Tone::NotComparable)
        hatch(painter, area, false);
    if (cell.tone == Tone::NotComparable)
        hatch(painter, area, true);
    if (cell.tone == Tone::Undecided)
        border(painter, area, theme.axis, 1.2, Qt::DashLine);
    if (cell.tone == Tone::OneRun)
        border(painter, area, theme.axis, 1.2, Qt::DotLine);
}

} // namespace

void paintCell(
    QPainter& painter, const QRectF& area, const GridCell& cell, const QFont& font, const Theme& theme)
{
    painter.save();
    ground(painter, area, cell, theme);
    if (cell.framed)
        border(painter, area, theme.text, 2, Qt::SolidLine);
    painter.setFont(font);
    const bool lessSure = !isTinted(cell.tone);
    if (cell.tone == Tone::Missing || cell.tone == Tone::NotComparable) {
        const QRectF text = painter.boundingRect(area, Qt::AlignCenter, cell.text);
        painter.fillRect(text.adjusted(-3, 0, 3, 0), theme.plotBackground);
    }
    painter.setPen(lessSure ? theme.mutedText : theme.text);
    painter.drawText(area, Qt::AlignCenter, cell.text);
    painter.restore();
}

} // namespace pgduel::chart
