#include "exchange/run_shape.h"

#include <algorithm>
#include <chrono>

#include "analysis/level_shifts.h"

namespace pgduel::exchange {

namespace {

constexpr double nearlyWhole = 0.9; // of a step's planned length: stopping a load takes its time too

bool isShort(const study::LoadStep& planned, const std::vector<measure::StepMark>& steps)
{
    const auto found = std::find_if(steps.begin(), steps.end(),
        [&](const measure::StepMark& step) { return step.index == planned.index && step.end > step.begin; });
    const auto wanted = std::chrono::duration_cast<std::chrono::microseconds>(planned.duration).count();
    return found == steps.end()
        || static_cast<double>(found->end - found->begin) < nearlyWhole * static_cast<double>(wanted);
}

analysis::Values insideOf(const measure::StepMark& step, const measure::SeriesChunk& speed)
{
    analysis::Values values;
    // A sample speaks of the time up to it: the first one reaches back into what is not measured.
    const auto first = std::upper_bound(speed.times.begin(), speed.times.end(), step.measuredFrom);
    for (auto at = first; at != speed.times.end() && *at <= step.end; ++at)
        values.push_back(speed.values[static_cast<std::size_t>(at - speed.times.begin())]);
    if (!values.empty())
        values.erase(values.begin());
    return values;
}

} // namespace

RunShape shapeOf(const std::vector<study::LoadStep>& planned, const std::vector<measure::StepMark>& steps,
    const measure::SeriesChunk& speed)
{
    RunShape shape;
    // Figures that were imported or written without marks tell nothing of their course.
    shape.stoppedEarly = !steps.empty()
        && std::any_of(planned.begin(), planned.end(),
            [&](const study::LoadStep& step) { return !step.warmUp && isShort(step, steps); });
    for (const measure::StepMark& step : steps)
        if (!step.warmUp && analysis::hasLevelShift(insideOf(step, speed)))
            ++shape.levelShifts;
    return shape;
}

} // namespace pgduel::exchange
