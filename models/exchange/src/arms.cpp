#include <algorithm>
#include <set>

#include "analysis/stop_rule.h"
#include "exchange/study_verdicts.h"
#include "study/plan.h"
#include "study/twin.h"

namespace pgduel::exchange {

namespace {

bool hasMark(const store::RunRecord& run, const char* mark)
{
    return std::find(run.marks.begin(), run.marks.end(), mark) != run.marks.end();
}

std::optional<int> checkpointsIn(const std::vector<measure::Point>& points)
{
    std::optional<int> sum;
    for (const measure::Point& point : points)
        if (point.metric == measure::metric_id::checkpoints && !point.warmUp)
            sum = sum.value_or(0) + static_cast<int>(point.value);
    return sum;
}

/// PostgreSQL does not tell the case of a setting's name; its names hold no letters but those of ASCII.
std::string lower(std::string name)
{
    for (char& c : name)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
}

/// Names of all settings that any run has. A configuration holds what is not the default: a setting that one
/// run lacks has its default there.
std::set<std::string> settingNames(const StudyResults& results)
{
    std::set<std::string> names;
    for (const store::RunRecord& run : results.runs())
        for (const auto& [name, value] : run.configuration.facts)
            names.insert(name);
    return names;
}

analysis::RunFigures figuresOf(
    const StudyResults& results, std::size_t index, const std::set<std::string>& names)
{
    const store::RunRecord& run = results.runs()[index];
    const std::vector<measure::Point>& points = results.pointsOfRun(index);
    analysis::RunFigures figures;
    figures.points = points;
    figures.block = run.planned.block;
    figures.replicate = run.planned.replicate;
    figures.place = run.planned.index;
    figures.stoppedEarly = results.shapeOfRun(index).stoppedEarly;
    figures.levelShifts = results.shapeOfRun(index).levelShifts;
    figures.driverSaturated = hasMark(run, "driver_saturated");
    figures.rateLimited = results.study().scenario.load.preset == study::LoadPreset::Rate;
    figures.checkpoints = checkpointsIn(points);
    if (!run.configuration.facts.empty())
        for (const std::string& name : names)
            figures.settings[name];
    for (const auto& [name, value] : run.configuration.facts)
        figures.settings[name] = value;
    return figures;
}

} // namespace

std::vector<analysis::Arm> armsOf(const StudyResults& results)
{
    const std::set<std::string> names = settingNames(results);
    std::vector<analysis::Arm> arms;
    for (const study::Experiment& experiment : results.experiments())
        arms.push_back({experiment.name, {}, 0});
    for (std::size_t i = 0; i < results.runs().size(); ++i) {
        const store::RunRecord& run = results.runs()[i];
        analysis::Arm& arm = arms.at(static_cast<std::size_t>(run.planned.experiment));
        if (run.state == store::RunState::Done)
            arm.runs.push_back(figuresOf(results, i, names));
        else if (run.state == store::RunState::Stopped)
            ++arm.stoppedRuns;
    }
    return arms;
}

measure::Metric metricWithId(const std::string& id)
{
    return measure::findMetric(id).value_or(measure::Metric{id, {}, measure::Polarity::Neither});
}

std::set<std::string> settingsUnderTest(const StudyResults& results, const std::vector<int>& experiments)
{
    std::set<std::string> names, builds;
    for (const int index : experiments) {
        const study::Experiment& experiment = results.experiments().at(static_cast<std::size_t>(index));
        for (const auto& [name, level] : experiment.settings)
            names.insert(lower(name));
        builds.insert(experiment.bindir);
    }
    if (builds.size() > 1)
        names.insert("server_version");
    if (names.count("shared_buffers")) // PostgreSQL computes these from it and reports them as settings
        names.insert({"wal_buffers", "shared_memory_size", "shared_memory_size_in_huge_pages"});
    return names;
}

namespace {

/// Known when every planned run is done.
std::optional<analysis::PlanEnd> planEndOf(
    const StudyResults& results, const std::vector<analysis::Arm>& arms)
{
    const auto& study = results.study();
    int blocks = 0;
    for (const store::RunRecord& run : results.runs()) {
        if (run.state != store::RunState::Done)
            return std::nullopt;
        blocks = std::max(blocks, run.planned.block + 1);
    }
    if (!study.plan.stop)
        return std::nullopt;
    const bool narrow = analysis::narrowEnough(study, arms, results.pairs());
    if (!narrow && blocks < study::mostBlocks(study.plan))
        return std::nullopt; // interrupted between two blocks
    return analysis::PlanEnd{narrow, study.plan.stop->width, blocks, analysis::stopMetric(*study.plan.stop)};
}

} // namespace

analysis::StudyOptions optionsOf(const StudyResults& results, const std::vector<analysis::Arm>& arms,
    const std::vector<measure::Metric>& metrics)
{
    analysis::StudyOptions options;
    options.pair.confidence = results.study().analysis.confidence;
    options.pair.smallestEffect = results.study().analysis.smallestEffect;
    options.pair.order = results.study().plan.order;
    options.pair.rates = results.rates();
    std::vector<int> everyone;
    for (const study::Experiment& experiment : results.experiments())
        everyone.push_back(experiment.index);
    options.pair.factorSettings = settingsUnderTest(results, everyone);
    options.pair.planEnd = planEndOf(results, arms);
    if (const auto equal = study::equalPairOf(results.study(), results.experiments())) {
        const auto& a = arms.at(static_cast<std::size_t>(equal->first));
        const auto& again = arms.at(static_cast<std::size_t>(equal->second));
        for (const measure::Metric& metric : metrics)
            if (const auto floor = analysis::noiseFloorOf(metric, a, again))
                options.noiseFloors[metric.id] = *floor;
    }
    return options;
}

} // namespace pgduel::exchange
