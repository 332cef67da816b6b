#include "panel_range.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "scale.h"

namespace pgduel::chart {

namespace {

class Extent {
public:
    void add(double value)
    {
        low_ = std::min(low_, value);
        high_ = std::max(high_, value);
    }
    bool isEmpty() const { return low_ > high_; }
    Range range() const { return {low_, high_}; }

private:
    double low_ = std::numeric_limits<double>::infinity(), high_ = -low_;
};

void addLine(Extent& extent, const Line& line, const Range& x)
{
    if (line.samples) {
        double low = 0, high = 0;
        if (line.samples->range(x.begin, x.end, low, high)) {
            extent.add(low);
            extent.add(high);
        }
        return;
    }
    for (const CurvePoint& point : line.points)
        if (point.x >= x.begin && point.x <= x.end) {
            extent.add(point.hasSpread() ? point.low : point.y);
            extent.add(point.hasSpread() ? point.high : point.y);
        }
}

/// Intervals of few runs may be wide beyond all measure: they must not press the line flat.
Extent widened(Extent differences, const Range& intervals)
{
    const Range range = differences.range();
    const double most = std::max(range.length(), 0.02);
    differences.add(std::max(intervals.begin, range.begin - most));
    differences.add(std::min(intervals.end, range.end + most));
    return differences;
}

} // namespace

Range dataRange(const LinePanel& panel)
{
    Extent extent;
    for (const Line& line : panel.lines) {
        if (line.samples && !line.samples->empty()) {
            extent.add(line.samples->x(0));
            extent.add(line.samples->x(line.samples->size() - 1));
        } else if (!line.samples && !line.points.empty()) {
            extent.add(line.points.front().x);
            extent.add(line.points.back().x);
        }
    }
    return extent.isEmpty() ? Range{} : extent.range();
}

Range wholeRange(const XAxis& axis, const Range& data)
{
    if (!axis.whole.isEmpty())
        return axis.whole;
    if (axis.kind == XKind::ObservationPoint && !axis.steps.empty())
        return {0, static_cast<double>(axis.steps.size())};
    // Grows in steps, so that a live chart is not laid out anew five times a second.
    const double step = niceTimeStep(std::max(data.end, 10.0), 12);
    return {std::min(0.0, data.begin), rounded({0, std::max(data.end, step)}, step).end};
}

Range valueRange(const LinePanel& panel, const Range& x)
{
    Extent extent;
    for (const Line& line : panel.lines)
        if (line.visible)
            addLine(extent, line, x);
    if (extent.isEmpty())
        return {0, 1};
    extent.add(0);
    const Range range = extent.range();
    return range.isEmpty() ? Range{0, 1} : range;
}

std::vector<Bound> boundsOf(const DifferencePanel& panel)
{
    std::vector<Bound> bounds;
    const auto& points = panel.comparison.points;
    for (std::size_t i = 0; i < points.size() && i < panel.intervals.size(); ++i) {
        const auto& interval = panel.intervals[i];
        if (points[i].difference || !interval || std::isinf(interval->low) == std::isinf(interval->high))
            continue;
        const bool upwards = std::isinf(interval->high);
        bounds.push_back({points[i].step, upwards ? interval->low : interval->high, upwards});
    }
    return bounds;
}

Range valueRange(const DifferencePanel& panel, const Range& x)
{
    Extent extent, intervals;
    const auto& points = panel.comparison.points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto at = panel.x.middleOf(points[i].step);
        if (!at || *at < x.begin || *at > x.end || !points[i].difference)
            continue;
        extent.add(*points[i].difference);
        if (i < panel.intervals.size() && panel.intervals[i]) {
            intervals.add(panel.intervals[i]->low);
            intervals.add(panel.intervals[i]->high);
        }
    }
    for (const Bound& bound : boundsOf(panel)) {
        constexpr double arrow = 0.02; // room to see that it is open
        const auto at = panel.x.middleOf(bound.step);
        if (at && *at >= x.begin && *at <= x.end)
            extent.add(bound.value + (bound.upwards ? arrow : -arrow));
    }
    if (extent.isEmpty())
        return {-0.1, 0.1};
    extent.add(0);
    if (!intervals.isEmpty())
        extent = widened(extent, intervals.range());
    const Range range = extent.range();
    return range.isEmpty() ? Range{-0.1, 0.1} : range;
}

} // namespace pgduel::chart
