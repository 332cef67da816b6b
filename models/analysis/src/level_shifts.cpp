#include "analysis/level_shifts.h"

#include <algorithm>
#include <cmath>

#include "analysis/change_points.h"

namespace pgduel::analysis {

namespace {

constexpr std::size_t fewest = 12, mostBatches = 60;
constexpr double screen = 0.01; // of Pettitt
constexpr double smallestShift = 0.05; // ratio of levels

Values batchMeans(const Values& values)
{
    const std::size_t size = (values.size() + mostBatches - 1) / mostBatches;
    Values means;
    for (std::size_t begin = 0; begin + size <= values.size(); begin += size)
        means.push_back(mean(Values(values.begin() + static_cast<std::ptrdiff_t>(begin),
            values.begin() + static_cast<std::ptrdiff_t>(begin + size))));
    return means;
}

} // namespace

bool hasLevelShift(const Values& stretch)
{
    if (stretch.size() < fewest || !allFinite(stretch))
        return false;
    const Values batches = batchMeans(stretch);
    const auto single = pettitt(batches);
    if (!single || single->p > screen)
        return false;
    ChangePointOptions options;
    options.significance = 1.0 / (options.permutations + 1);
    const auto found = changePoints(batches, options);
    return std::any_of(found.begin(), found.end(), [](const ChangePoint& point) {
        return std::fabs(point.after - point.before) > smallestShift * std::fabs(point.before);
    });
}

} // namespace pgduel::analysis
