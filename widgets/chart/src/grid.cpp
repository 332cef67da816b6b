#include "chart/grid.h"

#include <QPainter>

#include <algorithm>

#include "text_fit.h"

namespace pgduel::chart {

namespace {
constexpr double padding = 8, rowHeight = 2.2, widestHeader = 0.4;
constexpr int smallestType = 6;
} // namespace

GridDrawing::GridDrawing(Grid grid)
    : grid_(std::move(grid))
{
}

/// The theme's type, made smaller until the widest text of a cell fits.
QFont GridDrawing::fontFor(const Theme& theme, double cellWidth, double rowHeader) const
{
    QStringList texts = grid_.columns;
    for (const auto& row : grid_.cells)
        for (const GridCell& cell : row)
            texts << cell.text;
    QFont font = theme.font;
    while (font.pixelSize() > smallestType
        && (widest(texts, font) + padding > cellWidth
            || std::max(widest(grid_.rows, font), textWidth(grid_.corner, font)) + padding > rowHeader))
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QSizeF GridDrawing::smallestSize(const Theme& theme) const
{
    const double line = lineHeight(theme.font);
    return {30 * line, line * (rowHeight * static_cast<double>(grid_.rows.size()) + 2)};
}

void GridDrawing::paint(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    if (grid_.columns.isEmpty() || grid_.rows.isEmpty())
        return;
    const double wanted =
        std::max(widest(grid_.rows, theme.font), textWidth(grid_.corner, theme.font)) + 2 * padding;
    const double header = std::min(wanted, area.width() * widestHeader);
    const double width = (area.width() - header) / static_cast<double>(grid_.columns.size());
    const QFont font = fontFor(theme, width, header);
    const double head = 1.6 * lineHeight(font);
    const double height = (area.height() - head) / static_cast<double>(grid_.rows.size());
    painter.save();
    painter.setFont(font);
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(area.left(), area.top(), header - padding, head),
        Qt::AlignLeft | Qt::AlignVCenter, grid_.corner);
    for (qsizetype column = 0; column < grid_.columns.size(); ++column)
        painter.drawText(QRectF(area.left() + header + width * double(column), area.top(), width, head),
            Qt::AlignCenter, grid_.columns[column]);
    for (qsizetype row = 0; row < grid_.rows.size(); ++row) {
        const double top = area.top() + head + height * double(row);
        painter.setFont(font);
        painter.setPen(theme.text);
        painter.drawText(QRectF(area.left(), top, header - padding, height), Qt::AlignLeft | Qt::AlignVCenter,
            grid_.rows[row]);
        for (qsizetype column = 0; column < grid_.columns.size(); ++column) {
            const QRectF cell(area.left() + header + width * double(column), top, width, height);
            paintCell(painter, cell.adjusted(1, 1, -1, -1),
                grid_.cells[std::size_t(row)][std::size_t(column)], font, theme);
        }
    }
    painter.restore();
}

} // namespace pgduel::chart
