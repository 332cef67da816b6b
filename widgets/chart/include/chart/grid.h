#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "chart/drawing.h"

namespace pgduel::chart {

/// How the ground of a cell or the mark of an interval looks. Colour is never alone: the text says it too.
enum class Tone {
    Plain, ///< a baseline, or nothing to say
    Gain,
    Loss,
    Neutral, ///< a difference without a good direction
    Same, ///< no practical difference
    Undecided, ///< dashed border
    OneRun, ///< dotted border
    NotComparable, ///< crossed
    Missing ///< hatched
};

struct GridCell {
    QString text;
    Tone tone = Tone::Plain;
    double strength = 1; ///< 0 … 1: of the colour, Gain, Loss and Neutral
    bool framed = false; ///< stands out, such as a break-even level
    QString tip; ///< all that is behind it
};

/// A table of differences.
struct Grid {
    QString corner;
    QStringList columns, rows;
    std::vector<std::vector<GridCell>> cells; ///< by row, then column
};

void paintCell(
    QPainter& painter, const QRectF& area, const GridCell& cell, const QFont& font, const Theme& theme);

class GridDrawing : public Drawing {
public:
    explicit GridDrawing(Grid grid);
    void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
    QSizeF smallestSize(const Theme& theme) const override;

private:
    QFont fontFor(const Theme& theme, double cellWidth, double rowHeader) const;
    Grid grid_;
};

} // namespace pgduel::chart
