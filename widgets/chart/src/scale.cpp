#include "scale.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "words/numbers.h"

namespace pgduel::chart {

namespace {
/// Multiples are computed from whole numbers; this forgives the last bits of a division.
constexpr double slack = 1e-9;
} // namespace

double niceStep(double span, int parts)
{
    if (!(span > 0) || !std::isfinite(span) || parts < 1)
        return 1;
    const double raw = span / parts;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (factor * power >= raw * (1 - slack))
            return factor * power;
    return 10 * power;
}

double niceTimeStep(double span, int parts)
{
    static constexpr std::array<double, 16> steps{
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600};
    const double raw = span / std::max(1, parts);
    if (raw < steps.front())
        return niceStep(span, parts);
    for (const double step : steps)
        if (step >= raw * (1 - slack))
            return step;
    return std::ceil(raw / 43200) * 43200;
}

Range rounded(const Range& range, double step)
{
    return {std::floor(range.begin / step + slack) * step, std::ceil(range.end / step - slack) * step};
}

std::vector<double> multiples(const Range& range, double step)
{
    std::vector<double> result;
    const double first = std::ceil(range.begin / step - slack), last = std::floor(range.end / step + slack);
    for (double i = first; i <= last && result.size() < 1000; ++i)
        result.push_back(i * step);
    return result;
}

int decimalsFor(double step)
{
    for (int decimals = 0; decimals < 12; ++decimals) {
        const double scaled = step * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < slack * std::max(1.0, scaled))
            return decimals;
    }
    return 12;
}

QString tickLabel(double value, double step, NumberForm form)
{
    switch (form) {
    case NumberForm::Plain:
        return step >= 1e5 ? words::compactNumber(value) : words::number(value, decimalsFor(step));
    case NumberForm::Percent:
        return words::percent(value, decimalsFor(step * 100));
    case NumberForm::SignedPercent:
        return words::percentDifference(value, decimalsFor(step * 100));
    }
    return {};
}

} // namespace pgduel::chart
