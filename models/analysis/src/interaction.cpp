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

/// What the runs of an arm differ by as a whole: the same at each step, so no part of an interaction.
double squaresOfRuns(const ArmLogs& arm, const Sums& sums, std::size_t steps)
{
    double squares = 0;
    for (const double run : arm.means)
        squares += static_cast<double>(steps) * (run - sums.all) * (run - sums.all);
    return squares;
}

} // namespace

/// A split plot: the configuration is set for whole runs (whole plots), the load steps are inside them. What
/// a run is high or low by as a whole, blocks included, is the whole-plot error with n + m − 2 degrees of
/// freedom; the interaction is tested against what is left inside the runs, (n + m − 2)(steps − 1). Every run
/// has every step, so the table is proportional and the sums of squares have closed forms.
std::optional<LoadInteraction> interactionOf(const PairLogs& logs)
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
    const double within = squaresWithin(logs.baseline, a) + squaresWithin(logs.candidate, b);
    const double inside =
        within - squaresOfRuns(logs.baseline, a, steps) - squaresOfRuns(logs.candidate, b, steps);
    LoadInteraction result;
    result.degrees = static_cast<double>(steps) - 1;
    result.errorDegrees = (n + m - 2) * result.degrees;
    constexpr double rounding = 1e-12; // of the sums, and of logarithms
    if (!(inside > rounding * within) || !(inside > rounding * rounding))
        return std::nullopt; // no spread inside the runs
    result.f = interaction / result.degrees / (inside / result.errorDegrees);
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
