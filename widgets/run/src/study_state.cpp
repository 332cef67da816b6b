#include "study_state.h"

#include <algorithm>

#include "store/study_file.h"
#include "study/time_scale.h"

namespace pgduel::run_page {

namespace {

template <class Wanted> int latestFinished(const std::vector<store::RunRecord>& runs, Wanted wanted)
{
    int latest = -1;
    std::int64_t ended = -1;
    for (const auto& run : runs) {
        if (run.state != store::RunState::Done || !wanted(run) || run.endedUtcMicros < ended)
            continue;
        latest = run.planned.index;
        ended = run.endedUtcMicros;
    }
    return latest;
}

} // namespace

int StudyState::blocks() const
{
    int last = -1;
    for (const auto& run : runs)
        last = std::max(last, run.planned.block);
    return last + 1;
}

int StudyState::finishedRuns() const
{
    return static_cast<int>(std::count_if(runs.begin(), runs.end(),
        [](const store::RunRecord& run) { return run.state == store::RunState::Done; }));
}

bool StudyState::hasBegun() const
{
    return std::any_of(runs.begin(), runs.end(), [](const store::RunRecord& run) { return run.attempt > 0; });
}

int StudyState::lastFinished() const
{
    return latestFinished(runs, [](const store::RunRecord&) { return true; });
}

int StudyState::ghostOf(int run) const
{
    if (run < 0 || run >= static_cast<int>(runs.size()))
        return -1;
    const int experiment = runs[static_cast<std::size_t>(run)].planned.experiment;
    const auto of = [this](int wanted) {
        return latestFinished(
            runs, [wanted](const store::RunRecord& record) { return record.planned.experiment == wanted; });
    };
    const int ofBaseline = experiment == baseline ? -1 : of(baseline);
    if (ofBaseline >= 0)
        return ofBaseline;
    return latestFinished(runs,
        [experiment](const store::RunRecord& record) { return record.planned.experiment != experiment; });
}

StudyState readState(const std::string& path)
{
    const auto file = store::StudyFile::open(path);
    const auto study = study::scaled(file.study(), file.timeScale());
    StudyState state;
    state.experiments = study::experimentsOf(study);
    state.baseline = study::baselineOf(study, state.experiments);
    state.steps = study::stepsOf(study.scenario.load);
    state.runs = file.runs();
    for (const auto& run : state.runs)
        state.points.push_back(
            run.attempt > 0 ? file.points(run.planned.index) : std::vector<measure::Point>());
    return state;
}

RunTrack readTrack(
    const std::string& path, int run, const std::vector<std::string>& metrics, const chart::XAxis& axis)
{
    const auto file = store::StudyFile::open(path);
    RunTrack track;
    for (const auto& step : file.steps(run))
        track.endStep(step);
    for (const auto& event : file.events(run))
        track.add(event);
    const auto there = file.seriesNames(run);
    for (const auto& metric : there) {
        const bool wanted = std::find(metrics.begin(), metrics.end(), metric) != metrics.end();
        if (wanted)
            track.setSeries(file.series(run, metric));
    }
    track.setAxis(axis);
    for (const auto& metric : metrics)
        track.line(metric);
    return track;
}

} // namespace pgduel::run_page
