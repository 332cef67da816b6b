#include <algorithm>
#include <cmath>

#include "analysis/factor_table.h"

namespace pgduel::analysis {

namespace {

double differenceAt(const LevelValues& values)
{
    return (values.candidate - values.baseline) / values.baseline;
}

std::optional<Crossing> crossingBetween(const LevelValues& a, const LevelValues& b, bool logLevel)
{
    const double from = differenceAt(a), to = differenceAt(b);
    if (!(from * to < 0) || (logLevel && a.level <= 0))
        return std::nullopt;
    const double share = from / (from - to);
    const double at = logLevel ? std::exp(std::log(a.level) + share * std::log(b.level / a.level))
                               : a.level + share * (b.level - a.level);
    return Crossing{a.level, b.level, at};
}

} // namespace

std::optional<BreakEven> breakEven(
    const std::vector<LevelValues>& row, measure::Polarity polarity, double band, bool logLevel)
{
    const bool usable = std::all_of(row.begin(), row.end(),
        [](const LevelValues& v) { return v.baseline > 0 && std::isfinite(v.candidate); });
    if (row.empty() || polarity == measure::Polarity::Neither || !usable)
        return std::nullopt;
    const double sign = polarity == measure::Polarity::HigherIsBetter ? 1 : -1;
    BreakEven result;
    const LevelValues* best = &row.front();
    for (const LevelValues& values : row) {
        if (sign * differenceAt(values) > band)
            result.winning.push_back(values.level);
        if (sign * values.candidate > sign * best->candidate)
            best = &values;
    }
    if (!result.winning.empty())
        result.smallest = result.winning.front();
    result.best = best->level;
    result.bestDifference = differenceAt(*best);
    for (std::size_t i = 1; i < row.size(); ++i) {
        if (const auto crossing = crossingBetween(row[i - 1], row[i], logLevel))
            result.crossings.push_back(*crossing);
    }
    return result;
}

} // namespace pgduel::analysis
