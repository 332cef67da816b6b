#include "elapsed_axis.h"

#include <algorithm>
#include <cmath>

namespace pgduel::run_page {

namespace {

double secondsOf(study::Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

std::vector<chart::StepLabel> stepLabels(const std::vector<study::LoadStep>& steps, const RunTrack* track)
{
    std::vector<chart::StepLabel> labels;
    double begin = 0;
    for (const auto& step : steps) {
        if (track)
            for (const auto& mark : track->steps())
                if (mark.index == step.index)
                    begin = track->elapsed(mark.begin).value_or(begin);
        labels.push_back({step.index, step.sessions, step.warmUp, begin, step.rate});
        begin += secondsOf(step.duration);
    }
    return labels;
}

chart::Range expectedSeconds(
    const std::vector<study::LoadStep>& steps, const std::vector<chart::StepLabel>& labels)
{
    if (labels.empty())
        return {};
    double planned = 0;
    for (const auto& step : steps)
        planned += secondsOf(step.duration);
    const double end = labels.back().begin + secondsOf(steps.back().duration);
    const double part = std::max(1.0, planned / 20);
    return {0, std::ceil(end / part - 1e-6) * part};
}

} // namespace pgduel::run_page
