#include "exchange/study_progress.h"

#include <algorithm>

#include "study/load.h"

namespace pgduel::exchange {

namespace {

constexpr double microsPerSecond = 1e6;

/// Each sample is a rate over the time since the one before.
analysis::ProgressCurve curveOf(
    const measure::SeriesChunk& speed, const std::vector<measure::StepMark>& steps)
{
    analysis::ProgressCurve curve;
    const auto first =
        std::find_if(steps.begin(), steps.end(), [](const measure::StepMark& step) { return !step.warmUp; });
    if (first == steps.end())
        return curve;
    measure::Micros before = first->begin;
    double work = 0;
    for (std::size_t i = 0; i < speed.times.size(); ++i) {
        const measure::Micros t = speed.times[i];
        if (t <= before)
            continue;
        work += std::max(0.0, speed.values[i]) * static_cast<double>(t - before) / microsPerSecond;
        curve.elapsed.push_back(static_cast<double>(t - first->begin) / microsPerSecond);
        curve.work.push_back(work);
        before = t;
    }
    return curve;
}

std::optional<analysis::ProgressRun> progressOf(const store::StudyFile& file, const store::RunRecord& run)
{
    const bool stopped = run.state == store::RunState::Stopped;
    if (run.state != store::RunState::Done && !stopped)
        return std::nullopt;
    const int index = run.planned.index;
    analysis::ProgressRun progress;
    progress.block = run.planned.block;
    progress.curve = curveOf(file.series(index, std::string(measure::metric_id::speed)), file.steps(index));
    progress.curve.complete = !stopped;
    return progress.curve.work.empty() ? std::nullopt : std::optional(progress);
}

bool constantLoad(const study::Study& study)
{
    std::optional<study::LoadStep> first;
    for (const study::LoadStep& step : study::stepsOf(study.scenario.load)) {
        if (step.warmUp)
            continue;
        if (first && (step.sessions != first->sessions || step.rate != first->rate))
            return false;
        first = step;
    }
    return true;
}

} // namespace

StudyProgress::StudyProgress(const store::StudyFile& file, const StudyResults& results)
{
    for (const study::Experiment& experiment : results.experiments())
        arms_.push_back({experiment.name, {}});
    for (const store::RunRecord& run : results.runs())
        if (auto progress = progressOf(file, run))
            arms_.at(static_cast<std::size_t>(run.planned.experiment)).runs.push_back(std::move(*progress));
    const auto count = static_cast<int>(arms_.size());
    const study::Study& study = results.study();
    for (int a = 0; a < count; ++a)
        for (int b = 0; b < count; ++b) {
            const auto& baseline = arms_[static_cast<std::size_t>(a)];
            const auto& candidate = arms_[static_cast<std::size_t>(b)];
            if (a == b)
                continue;
            auto found =
                analysis::compareProgress(baseline, candidate, study.plan.order, study.analysis.confidence);
            if (!found)
                continue;
            // Where the load changes, the rate follows the load: no trend of the configuration.
            if (!constantLoad(study))
                found->baselineTrend = found->candidateTrend = std::nullopt;
            pairs_.emplace(std::pair{a, b}, std::move(*found));
        }
}

const analysis::ProgressComparison* StudyProgress::find(int baseline, int candidate) const
{
    const auto found = pairs_.find({baseline, candidate});
    return found == pairs_.end() ? nullptr : &found->second;
}

std::vector<analysis::ProgressComparison> StudyProgress::of(
    const std::vector<std::pair<int, int>>& pairs) const
{
    std::vector<analysis::ProgressComparison> result;
    for (const auto& [baseline, candidate] : pairs)
        if (const auto* found = find(baseline, candidate))
            result.push_back(*found);
    return result;
}

} // namespace pgduel::exchange
