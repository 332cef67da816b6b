#include "analysis/step_figures.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/autocorrelation.h"

namespace pgduel::analysis {

namespace {

void setSpread(StepFigures& figures, const Values& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    figures.mean = sum / static_cast<double>(values.size());
    double squares = 0, products = 0, before = 0;
    for (const double value : values) {
        const double deviation = value - figures.mean;
        squares += deviation * deviation;
        products += deviation * before;
        before = deviation;
    }
    const auto n = static_cast<double>(values.size());
    figures.lag1 = squares > 0 ? products / squares : 0;
    figures.effective = effectiveCount(values.size(), figures.lag1);
    figures.standardDeviation =
        n > 1 ? std::sqrt(squares / (n - 1)) : std::numeric_limits<double>::quiet_NaN();
    figures.standardError = figures.standardDeviation / std::sqrt(figures.effective);
}

/// Reorders the values.
double medianInPlace(Values& values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

void fill(StepFigures& figures, Values& values)
{
    const double none = std::numeric_limits<double>::quiet_NaN();
    figures.samples = values.size();
    figures.mean = figures.median = figures.min = figures.max = none;
    figures.standardDeviation = figures.standardError = none;
    if (values.empty())
        return;
    const auto [min, max] = std::minmax_element(values.begin(), values.end());
    figures.min = *min;
    figures.max = *max;
    setSpread(figures, values);
    figures.median = medianInPlace(values);
}

} // namespace

std::vector<StepFigures> stepFigures(const std::vector<measure::Micros>& times, const Values& values,
    const std::vector<measure::StepMark>& steps)
{
    std::vector<StepFigures> result;
    Values inside;
    for (const measure::StepMark& step : steps) {
        const auto from = std::upper_bound(times.begin(), times.end(), step.measuredFrom) - times.begin();
        const auto to =
            std::max(from, std::upper_bound(times.begin(), times.end(), step.end) - times.begin());
        StepFigures figures;
        figures.step = step;
        inside.clear();
        std::copy_if(values.begin() + from, values.begin() + to, std::back_inserter(inside),
            [](double value) { return std::isfinite(value); });
        figures.notFinite = static_cast<std::size_t>(to - from) - inside.size();
        fill(figures, inside);
        result.push_back(figures);
    }
    return result;
}

} // namespace pgduel::analysis
