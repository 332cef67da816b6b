#pragma once

#include <vector>

namespace pgduel::chart {

/// Tops of labels of one height that stand in a column as near as possible to the wanted middles, in their
/// order, without overlapping and inside top … bottom (as long as all of them fit there).
std::vector<double> placeLabels(
    const std::vector<double>& wantedMiddles, double height, double top, double bottom);

} // namespace pgduel::chart
