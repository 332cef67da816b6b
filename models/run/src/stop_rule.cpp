#include "stop_rule.h"

#include <algorithm>

#include "analysis/stop_rule.h"
#include "store/study_file.h"
#include "study/experiment.h"

namespace pgduel::run {

namespace {

/// Only what an interval needs.
analysis::RunFigures figuresOf(const study::PlannedRun& planned, std::vector<measure::Point> points)
{
    analysis::RunFigures figures;
    figures.points = std::move(points);
    figures.block = planned.block;
    figures.replicate = planned.replicate;
    figures.place = planned.index;
    return figures;
}

} // namespace

std::vector<study::PlannedRun> nextBlock(const std::string& path, const study::Study& study)
{
    if (!study.plan.stop)
        return {};
    const auto file = store::StudyFile::open(path);
    const auto experiments = study::experimentsOf(study);
    std::vector<analysis::Arm> arms;
    for (const study::Experiment& experiment : experiments)
        arms.push_back({experiment.name, {}});
    int blocks = 0;
    for (const store::RunRecord& run : file.runs()) {
        if (run.state != store::RunState::Done)
            return {};
        blocks = std::max(blocks, run.planned.block + 1);
        arms.at(static_cast<std::size_t>(run.planned.experiment))
            .runs.push_back(figuresOf(run.planned, file.points(run.planned.index)));
    }
    if (blocks >= study::mostBlocks(study.plan)
        || analysis::narrowEnough(study, arms, study::pairsOf(study, experiments)))
        return {};
    auto plan = study::planOf(study, blocks + 1);
    plan.erase(plan.begin(), plan.begin() + blocks * static_cast<std::ptrdiff_t>(experiments.size()));
    return plan;
}

} // namespace pgduel::run
