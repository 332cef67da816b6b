#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "analysis/sample.h"
#include "chart/drawing.h"
#include "chart/grid.h"

namespace pgduel::chart {

/// One relative difference with its interval (ratios: 0.05 is 5 %).
struct IntervalRow {
    QString name, text; ///< at the left and at the right
    std::optional<double> value;
    std::optional<analysis::Interval> interval;
    Tone tone = Tone::Undecided;
};

/// Rows of intervals around one zero line.
class IntervalDrawing : public Drawing {
public:
    IntervalDrawing(std::vector<IntervalRow> rows, QString axisTitle);
    void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
    QSizeF smallestSize(const Theme& theme) const override;

private:
    std::vector<IntervalRow> rows_;
    QString axisTitle_;
};

} // namespace pgduel::chart
