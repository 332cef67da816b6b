#include "step_values.h"

#include <string_view>

namespace pgduel::analysis {

namespace {

/// A step that a run holds twice counts once, with the later point: a resumed run measures its last step
/// again.
std::map<StepKey, const measure::Point*> measuredPoints(
    const measure::Metric& metric, const std::vector<measure::Point>& run)
{
    std::map<StepKey, const measure::Point*> measured;
    for (const measure::Point& point : run) {
        if (!point.warmUp && point.metric == metric.id)
            measured[{point.step, point.sessions}] = &point;
    }
    return measured;
}

} // namespace

bool isSampledWaits(const measure::Metric& metric)
{
    constexpr std::string_view ending = "_waits";
    const std::string_view id = metric.id;
    return id.size() >= ending.size() && id.substr(id.size() - ending.size()) == ending;
}

StepTable stepTable(const measure::Metric& metric, const ExperimentPoints& points)
{
    StepTable table;
    for (const std::vector<measure::Point>& run : points.runs) {
        const auto measured = measuredPoints(metric, run);
        for (const auto& [key, point] : measured) {
            StepValues& values = table.steps[key];
            values.runs.push_back(point->value);
            values.evidence += point->evidence;
        }
        table.runs += measured.empty() ? 0 : 1;
    }
    return table;
}

} // namespace pgduel::analysis
