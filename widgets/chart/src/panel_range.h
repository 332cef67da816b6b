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

} // namespace pgduel::chart
