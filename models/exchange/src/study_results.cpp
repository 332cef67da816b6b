#include "exchange/study_results.h"

#include <algorithm>
#include <set>

#include "study/load.h"
#include "study/time_scale.h"

namespace pgduel::exchange {

StudyResults::StudyResults(const store::StudyFile& file, std::shared_ptr<AnalysisCache> cache)
    : cache_(std::move(cache))
    , timeScale_(file.timeScale())
    , study_(timeScale_ == 1 ? file.study() : study::scaled(file.study(), timeScale_))
    , experiments_(study::experimentsOf(study_))
    , runs_(file.runs())
{
    const auto steps = study::stepsOf(study_.scenario.load);
    for (const auto& run : runs_) {
        const bool done = run.state == store::RunState::Done;
        const int index = run.planned.index;
        points_.push_back(done ? file.points(index) : std::vector<measure::Point>{});
        shapes_.push_back(done ? shapeOf(steps, file.steps(index), file.series(index, "speed")) : RunShape{});
    }
}

int StudyResults::finishedRuns(int experiment) const
{
    return static_cast<int>(
        std::count_if(runs_.begin(), runs_.end(), [experiment](const store::RunRecord& run) {
            return run.planned.experiment == experiment && run.state == store::RunState::Done;
        }));
}

bool StudyResults::anyFinished() const
{
    return std::any_of(runs_.begin(), runs_.end(),
        [](const store::RunRecord& run) { return run.state == store::RunState::Done; });
}

analysis::ExperimentPoints StudyResults::points(int experiment, const std::string& metric) const
{
    analysis::ExperimentPoints result;
    result.experiment = experiments_.at(static_cast<std::size_t>(experiment)).name;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
        if (runs_[i].planned.experiment != experiment || runs_[i].state != store::RunState::Done)
            continue;
        std::vector<measure::Point> run;
        std::copy_if(points_[i].begin(), points_[i].end(), std::back_inserter(run),
            [&metric](const measure::Point& point) { return point.metric == metric; });
        result.runs.push_back(std::move(run));
    }
    return result;
}

std::vector<std::string> StudyResults::metrics() const
{
    std::set<std::string> seen;
    for (const auto& run : points_)
        for (const auto& point : run)
            seen.insert(point.metric);
    std::vector<std::string> ordered;
    for (const auto& metric : measure::knownMetrics())
        if (seen.erase(metric.id))
            ordered.push_back(metric.id);
    ordered.insert(ordered.end(), seen.begin(), seen.end());
    return ordered;
}

std::map<int, double> StudyResults::rates() const
{
    std::map<int, double> rates;
    for (const study::LoadStep& step : study::stepsOf(study_.scenario.load))
        if (step.rate > 0)
            rates[step.index] = step.rate;
    return rates;
}

std::vector<std::pair<int, int>> StudyResults::pairs() const
{
    return study::pairsOf(study_, experiments_);
}

analysis::Comparison StudyResults::comparison(int baseline, int candidate, const std::string& metric) const
{
    const auto known =
        measure::findMetric(metric).value_or(measure::Metric{metric, {}, measure::Polarity::Neither});
    auto comparison = analysis::compare(known, points(baseline, metric), points(candidate, metric));
    analysis::setRates(comparison, rates());
    return comparison;
}

} // namespace pgduel::exchange
