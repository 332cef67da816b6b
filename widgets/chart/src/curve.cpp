#include "curve.h"

#include <algorithm>
#include <cmath>

namespace pgduel::chart {

namespace {

/// A slice narrower than this is one vertical stroke.
constexpr double narrow = 1.2;

void addSlice(QPolygonF& run, const measure::Pyramid::Column& column, const Mapping& mapping)
{
    const QPointF first = mapping.toPoint(column.x0, column.first);
    run << first;
    if (column.x0 == column.x1 && column.min == column.max)
        return;
    const double last = mapping.toX(column.x1);
    const double middle = (first.x() + last) / 2;
    const bool fallsFirst = column.first - column.min < column.max - column.first;
    const double early = fallsFirst ? column.min : column.max, late = fallsFirst ? column.max : column.min;
    if (early != column.first)
        run << QPointF(middle, mapping.toY(early));
    if (late != early)
        run << QPointF(middle, mapping.toY(late));
    if (last - first.x() > narrow || late != column.last)
        run << QPointF(last, mapping.toY(column.last));
}

/// A slice holds a fixed count of samples, so that one across a pause is wide and hides where they are: it is
/// divided anew.
void addSlices(Curve& curve, const measure::Pyramid& samples, const Mapping& mapping, const Range& x,
    double detail, int depth)
{
    constexpr double wide = 4; // px
    constexpr int deepest = 12;
    const double width = (mapping.toX(x.end) - mapping.toX(x.begin)) * detail;
    for (const auto& column :
        samples.reduce(x.begin, x.end, static_cast<std::size_t>(std::ceil(width)) + 1)) {
        if (depth > 0 && (column.x0 < x.begin || column.x1 > x.end))
            continue;
        if (curve.runs.empty() || column.gapBefore)
            curve.runs.emplace_back();
        const bool divisible = column.x0 > x.begin || column.x1 < x.end || depth == 0;
        if (divisible && depth < deepest && mapping.toX(column.x1) - mapping.toX(column.x0) > wide)
            addSlices(curve, samples, mapping, {column.x0, column.x1}, detail, depth + 1);
        else
            addSlice(curve.runs.back(), column, mapping);
    }
}

std::optional<std::size_t> nearest(const measure::Pyramid& samples, double x)
{
    if (samples.empty())
        return std::nullopt;
    std::size_t low = 0, high = samples.size();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        (samples.x(middle) < x ? low : high) = samples.x(middle) < x ? middle + 1 : middle;
    }
    if (low == samples.size() || (low > 0 && x - samples.x(low - 1) < samples.x(low) - x))
        --low;
    return low;
}

void addPiece(Curve& curve, const QLineF& line)
{
    if (line.p1() == line.p2())
        return;
    if (!curve.runs.empty() && curve.runs.back().back() == line.p1())
        curve.runs.back() << line.p2();
    else
        curve.runs.push_back(QPolygonF({line.p1(), line.p2()}));
}

} // namespace

std::size_t Curve::points() const
{
    std::size_t sum = 0;
    for (const QPolygonF& run : runs)
        sum += static_cast<std::size_t>(run.size());
    return sum;
}

Curve samplesCurve(
    const measure::Pyramid& samples, const Mapping& mapping, const QRectF& exposed, double detail)
{
    Curve curve;
    const QRectF area = exposed & mapping.plot;
    if (!area.isEmpty())
        addSlices(curve, samples, mapping, {mapping.xAt(area.left()), mapping.xAt(area.right())}, detail, 0);
    return curve;
}

Curve pointsCurve(const std::vector<CurvePoint>& points, const Mapping& mapping)
{
    Curve curve;
    for (const CurvePoint& point : points) {
        if (curve.runs.empty() || point.gapBefore)
            curve.runs.emplace_back();
        curve.runs.back() << mapping.toPoint(point.x, point.y);
    }
    return curve;
}

Curve clipped(const Curve& curve, const QRectF& area)
{
    Curve result;
    for (const QPolygonF& run : curve.runs) {
        if (run.size() == 1 && area.contains(run.front()))
            result.runs.push_back(run);
        for (qsizetype i = 1; i < run.size(); ++i) {
            QLineF piece(run[i - 1], run[i]);
            if (clipLine(area, piece))
                addPiece(result, piece);
        }
    }
    return result;
}

Curve dashed(const Curve& curve, double on, double off)
{
    Curve result;
    const double period = on + off;
    for (const QPolygonF& run : curve.runs) {
        if (run.size() == 1)
            result.runs.push_back(run);
        for (qsizetype i = 1; i < run.size(); ++i) {
            const QLineF whole(run[i - 1], run[i]);
            const double first = std::floor(whole.x1() / period) * period;
            for (double begin = first; begin <= whole.x2(); begin += period) {
                QLineF piece = whole;
                const double top = std::min(whole.y1(), whole.y2()),
                             bottom = std::max(whole.y1(), whole.y2());
                if (clipLine(QRectF(begin, top, on, bottom - top), piece))
                    addPiece(result, piece);
            }
        }
    }
    return result;
}

std::vector<QPolygonF> bands(const std::vector<CurvePoint>& points, const Mapping& mapping)
{
    std::vector<QPolygonF> result;
    for (std::size_t begin = 0; begin < points.size();) {
        std::size_t end = begin + 1;
        while (end < points.size() && !points[end].gapBefore)
            ++end;
        QPolygonF outline;
        bool wide = false;
        for (std::size_t i = begin; i < end; ++i) {
            outline << mapping.toPoint(points[i].x, points[i].hasSpread() ? points[i].high : points[i].y);
            wide = wide || points[i].hasSpread();
        }
        for (std::size_t i = end; i > begin; --i)
            outline << mapping.toPoint(
                points[i - 1].x, points[i - 1].hasSpread() ? points[i - 1].low : points[i - 1].y);
        if (wide)
            result.push_back(outline);
        begin = end;
    }
    return result;
}

std::optional<double> valueAt(const Line& line, double x, double reach)
{
    if (line.samples) {
        const auto index = nearest(*line.samples, x);
        if (index && std::abs(line.samples->x(*index) - x) <= reach)
            return line.samples->y(*index);
        return std::nullopt;
    }
    const CurvePoint* best = nullptr;
    for (const CurvePoint& point : line.points)
        if (std::abs(point.x - x) <= reach && (!best || std::abs(point.x - x) < std::abs(best->x - x)))
            best = &point;
    return best ? std::optional(best->y) : std::nullopt;
}

} // namespace pgduel::chart
