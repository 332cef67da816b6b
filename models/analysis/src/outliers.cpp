#include "analysis/outliers.h"

#include <algorithm>
#include <cmath>

namespace pgduel::analysis {

std::vector<std::size_t> outliers(const Values& values, const OutlierRule& rule)
{
    std::vector<std::size_t> found;
    if (values.size() < 3)
        return found;
    const double center = median(values);
    const double floor = std::max(rule.resolution, 1e-9 * std::fabs(center));
    const double scale = std::max(medianAbsoluteDeviation(values), floor);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double deviation = std::fabs(values[i] - center);
        if (deviation > floor && 0.6745 * deviation > rule.threshold * scale)
            found.push_back(i);
    }
    return found;
}

Fences fences(const Values& values)
{
    const double low = quantile(values, 0.25), high = quantile(values, 0.75), range = high - low;
    return {{low - 1.5 * range, high + 1.5 * range}, {low - 3 * range, high + 3 * range}};
}

std::optional<TwoGroups> twoGroups(Values values)
{
    if (values.size() < 6 || !allFinite(values))
        return std::nullopt;
    std::sort(values.begin(), values.end());
    std::size_t place = 1;
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (values[i] - values[i - 1] > values[place] - values[place - 1])
            place = i;
    }
    TwoGroups groups;
    groups.gap = values[place] - values[place - 1];
    groups.range = values.back() - values.front();
    groups.low = static_cast<int>(place);
    groups.high = static_cast<int>(values.size() - place);
    if (groups.low < 2 || groups.high < 2 || groups.gap <= 0.5 * groups.range)
        return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(place);
    groups.lowMean = mean(Values(values.begin(), middle));
    groups.highMean = mean(Values(middle, values.end()));
    return groups;
}

} // namespace pgduel::analysis
