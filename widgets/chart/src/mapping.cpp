#include "mapping.h"

namespace pgduel::chart {

bool clipLine(const QRectF& area, QLineF& line)
{
    double enter = 0, leave = 1;
    const auto edge = [&](double direction, double distance) {
        if (direction == 0)
            return distance >= 0;
        const double t = distance / direction;
        if (direction < 0)
            enter = std::max(enter, t);
        else
            leave = std::min(leave, t);
        return enter <= leave;
    };
    const bool inside = edge(-line.dx(), line.x1() - area.left()) && edge(line.dx(), area.right() - line.x1())
        && edge(-line.dy(), line.y1() - area.top()) && edge(line.dy(), area.bottom() - line.y1());
    if (!inside)
        return false;
    line = QLineF(line.pointAt(enter), line.pointAt(leave));
    return true;
}

} // namespace pgduel::chart
