#pragma once

#include "chart/panel.h"

namespace pgduel::chart {

/// The stretch of X that has data; empty when there are none.
Range dataRange(const LinePanel& panel);
/// What "all" shows.
Range wholeRange(const XAxis& axis, const Range& data);
/// Extent of the visible lines' values within x, with 0; {0, 1} when there are none.
Range valueRange(const LinePanel& panel, const Range& x);
/// Extent of the differences within x, with 0; ± 10 % when there are none.
Range valueRange(const DifferencePanel& panel, const Range& x);

/// A difference of which only one end is known.
struct Bound {
    int step = 0;
    double value = 0;
    bool upwards = true; ///< it is at least `value`
};
std::vector<Bound> boundsOf(const DifferencePanel& panel);

} // namespace pgduel::chart
