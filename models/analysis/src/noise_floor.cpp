#include "analysis/noise_floor.h"

#include <algorithm>
#include <cmath>

namespace pgduel::analysis {

namespace {

double floorOf(double deviation, int baselineRuns, int candidateRuns)
{
    const double share = 1.0 / std::max(1, baselineRuns) + 1.0 / std::max(1, candidateRuns);
    return std::expm1(2 * deviation * std::sqrt(share));
}

} // namespace

double NoiseFloor::of(int baselineRuns, int candidateRuns) const
{
    return floorOf(runDeviation, baselineRuns, candidateRuns);
}

double NoiseFloor::ofStep(int baselineRuns, int candidateRuns) const
{
    return floorOf(stepDeviation, baselineRuns, candidateRuns);
}

double equalRunsDeviation(const Values& logRatios)
{
    double squares = 0;
    for (const double ratio : logRatios)
        squares += ratio * ratio;
    return logRatios.empty() ? 0 : std::sqrt(squares / (2 * static_cast<double>(logRatios.size())));
}

std::optional<NoiseFloor> noiseFloor(const Values& logRatios)
{
    if (logRatios.size() < 3 || !allFinite(logRatios))
        return std::nullopt;
    NoiseFloor floor;
    for (const double ratio : logRatios)
        floor.largest = std::max(floor.largest, std::fabs(ratio));
    floor.pairs = static_cast<int>(logRatios.size());
    floor.runDeviation = equalRunsDeviation(logRatios);
    return floor;
}

std::optional<double> noiseFloorOfComparisons(const Values& logRatios)
{
    constexpr std::size_t enough = 20; // below, the 95th percentile is the maximum
    if (logRatios.size() < enough || !allFinite(logRatios))
        return std::nullopt;
    Values sizes;
    for (const double ratio : logRatios)
        sizes.push_back(std::fabs(ratio));
    return std::expm1(quantile(std::move(sizes), 0.95));
}

} // namespace pgduel::analysis
