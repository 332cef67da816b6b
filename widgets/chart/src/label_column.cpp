#include "label_column.h"

#include <algorithm>
#include <numeric>

namespace pgduel::chart {

std::vector<double> placeLabels(
    const std::vector<double>& wantedMiddles, double height, double top, double bottom)
{
    std::vector<std::size_t> order(wantedMiddles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
        [&](std::size_t a, std::size_t b) { return wantedMiddles[a] < wantedMiddles[b]; });
    std::vector<double> tops(wantedMiddles.size());
    double free = top;
    for (const std::size_t i : order) {
        tops[i] = std::max(free, wantedMiddles[i] - height / 2);
        free = tops[i] + height;
    }
    double limit = bottom;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        tops[*i] = std::min(tops[*i], limit - height);
        limit = tops[*i];
    }
    return tops;
}

} // namespace pgduel::chart
