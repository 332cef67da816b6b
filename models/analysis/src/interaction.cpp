#include <cmath>

#include "analysis/distributions.h"
#include "estimate.h"

namespace pgduel::analysis {

namespace {

struct Sums {
    Values bySteps; ///< mean at each step
    double all = 0;
};

Sums meansOf(const ArmLogs& arm, std::size_t steps)
{
    Sums sums;
    sums.bySteps.assign(steps, 0);
    for (const Values& run : arm.bySteps) {
        for (std::size_t k = 0; k < steps; ++k)
            sums.bySteps[k] += run[k] / static_cast<double>(arm.bySteps.size());
    }
    sums.all = mean(sums.bySteps);
    return sums;
}

double squaresWithin(const ArmLogs& arm, const Sums& sums)
{
    double squares = 0;
    for (const Values& run : arm.bySteps) {
        for (std::size_t k = 0; k < run.size(); ++k)
            squares += (run[k] - sums.bySteps[k]) * (run[k] - sums.bySteps[k]);
    }
    return squares;
}

/// Sum of squares of blocks; blocks hold one run of each arm, in the same order in both.
double blockSquares(const PairLogs& logs)
{
    const Values &a = logs.baseline.means, &b = logs.candidate.means;
    const double center = (mean(a) + mean(b)) / 2;
    double squares = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double block = (a[i] + b[i]) / 2 - center;
        squares += 2 * static_cast<double>(logs.steps.size()) * block * block;
    }
    return squares;
}

bool sameBlocks(const PairLogs& logs)
{
    if (logs.baseline.used.size() != logs.candidate.used.size())
        return false;
    for (std::size_t i = 0; i < logs.baseline.used.size(); ++i) {
        if (logs.baseline.runs[logs.baseline.used[i]].block
            != logs.candidate.runs[logs.candidate.used[i]].block)
            return false;
    }
    return true;
}

} // namespace

/// Every run has every step, so the table is proportional and the sums of squares have closed forms.
std::optional<LoadInteraction> interactionOf(const PairLogs& logs, bool blocked)
{
    const std::size_t steps = logs.steps.size();
    const auto n = static_cast<double>(logs.baseline.used.size()),
               m = static_cast<double>(logs.candidate.used.size());
    if (steps < 2 || n < 2 || m < 2)
        return std::nullopt;
    const Sums a = meansOf(logs.baseline, steps), b = meansOf(logs.candidate, steps);
    double interaction = 0;
    for (std::size_t k = 0; k < steps; ++k) {
        const double apart = (b.bySteps[k] - a.bySteps[k]) - (b.all - a.all);
        interaction += n * m / (n + m) * apart * apart;
    }
    double residual = squaresWithin(logs.baseline, a) + squaresWithin(logs.candidate, b);
    LoadInteraction result;
    result.degrees = static_cast<double>(steps) - 1;
    result.errorDegrees = (n + m - 2) * static_cast<double>(steps);
    if (blocked && sameBlocks(logs)) {
        residual -= blockSquares(logs);
        result.errorDegrees -= n - 1;
    }
    if (!(residual > 0))
        return std::nullopt;
    result.f = interaction / result.degrees / (residual / result.errorDegrees);
    result.p = fisherUpper(result.f, result.degrees, result.errorDegrees);
    return result;
}

std::optional<RunDrift> driftOf(const PairLogs& logs)
{
    double products = 0, spread = 0, squares = 0, first = 0, last = 0;
    double degrees = -1; // for the slope; each arm takes one more for its level
    bool any = false;
    for (const ArmLogs* arm : {&logs.baseline, &logs.candidate}) {
        Values places;
        for (const std::size_t run : arm->used) {
            const RunValue& value = arm->runs[run];
            places.push_back(value.place >= 0 ? value.place : value.replicate);
        }
        if (places.empty())
            return std::nullopt;
        const double x = mean(places), y = mean(arm->means);
        for (std::size_t i = 0; i < places.size(); ++i) {
            products += (places[i] - x) * (arm->means[i] - y);
            spread += (places[i] - x) * (places[i] - x);
            squares += (arm->means[i] - y) * (arm->means[i] - y);
            first = any ? std::fmin(first, places[i]) : places[i];
            last = any ? std::fmax(last, places[i]) : places[i];
            any = true;
        }
        degrees += static_cast<double>(places.size()) - 1;
    }
    const double rest = squares - (spread > 0 ? products * products / spread : 0);
    if (degrees < 1 || !(spread > 0) || !(rest > 1e-24))
        return std::nullopt;
    RunDrift drift;
    drift.perRun = products / spread;
    drift.total = relative(drift.perRun * (last - first));
    drift.p = studentTwoSided(drift.perRun / std::sqrt(rest / degrees / spread), degrees);
    return drift;
}

} // namespace pgduel::analysis
