#include "standing.h"

#include <algorithm>
#include <set>

#include "analysis/comparison.h"

namespace pgduel::run_page {

namespace {

using Points = std::vector<measure::Point>;

Points ofMetric(const Points& points, const std::string& metric, const std::set<int>* steps)
{
    Points kept;
    for (const auto& point : points)
        if (point.metric == metric && !point.warmUp && (!steps || steps->contains(point.step)))
            kept.push_back(point);
    return kept;
}

std::optional<double> meanOf(const analysis::ExperimentPoints& points)
{
    double sum = 0;
    int count = 0;
    for (const auto& run : points.runs)
        for (const auto& point : run) {
            sum += point.value;
            ++count;
        }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

} // namespace

StandingTable standingOf(const StudyState& state, int running, const std::string& metric)
{
    StandingTable table;
    table.ofSteps = static_cast<int>(std::count_if(
        state.steps.begin(), state.steps.end(), [](const study::LoadStep& step) { return !step.warmUp; }));
    table.steps = table.ofSteps;
    const bool isRunning = running >= 0 && running < static_cast<int>(state.runs.size());
    std::set<int> finished;
    if (isRunning) {
        for (const auto& point : ofMetric(state.points[static_cast<std::size_t>(running)], metric, nullptr))
            finished.insert(point.step);
        table.steps = static_cast<int>(finished.size());
    }
    std::vector<analysis::ExperimentPoints> all;
    for (const auto& experiment : state.experiments) {
        StandingRow row;
        row.experiment = experiment.index;
        row.running =
            isRunning && state.runs[static_cast<std::size_t>(running)].planned.experiment == experiment.index;
        analysis::ExperimentPoints points;
        points.experiment = experiment.name;
        for (const auto& run : state.runs) {
            if (run.planned.experiment != experiment.index)
                continue;
            const bool done = run.state == store::RunState::Done;
            row.runs += done ? 1 : 0;
            if (row.running ? run.planned.index == running : done)
                points.runs.push_back(ofMetric(state.points[static_cast<std::size_t>(run.planned.index)],
                    metric, isRunning ? &finished : nullptr));
        }
        row.value = meanOf(points);
        all.push_back(std::move(points));
        table.rows.push_back(row);
    }
    const auto known = measure::findMetric(metric).value_or(measure::Metric{metric, {}, {}});
    for (auto& row : table.rows)
        if (row.experiment != state.baseline)
            row.difference = analysis::compare(known, all[static_cast<std::size_t>(state.baseline)],
                all[static_cast<std::size_t>(row.experiment)])
                                 .mean;
    return table;
}

} // namespace pgduel::run_page
