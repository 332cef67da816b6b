#include "plan_execution.h"

#include <filesystem>
#include <thread>
#include <utility>

#include "measured_run.h"
#include "run/budget.h"
#include "run/error.h"
#include "run/faults.h"
#include "server/installation.h"
#include "stop_rule.h"
#include "store/study_file.h"

namespace pgduel::run {

namespace {

constexpr int failuresInARow = 3; // the fourth run would fail as well

measure::Fault faultOf(const std::exception& error)
{
    if (const auto* failure = dynamic_cast<const measure::Failure*>(&error))
        return failure->fault();
    return {fault::unexpected, {}, {}, error.what()};
}

} // namespace

PlanExecution::PlanExecution(
    RunRequest request, Reporter reporter, LiveFeed& feed, PauseGate& gate, std::stop_token stop)
    : request_(std::move(request))
    , reporter_(std::move(reporter))
    , feed_(feed)
    , gate_(gate)
    , stop_(std::move(stop))
{
}

void PlanExecution::openStore()
{
    const bool resumed = std::filesystem::exists(request_.storePath);
    if (resumed) {
        const auto file = store::StudyFile::open(request_.storePath);
        const study::Study stored = file.study();
        if (request_.study
            && (!sameDefinition(*request_.study, stored) || request_.timeScale != file.timeScale()))
            throw Refusal{{{fault::otherDefinition, request_.storePath, {}, {}}}};
        request_.study = stored;
        request_.timeScale = file.timeScale();
    }
    std::vector<measure::Fault> faults;
    summary_ = summarize(request_.study.value(), request_.timeScale, faults);
    if (!faults.empty())
        throw Refusal{faults};
    if (resumed)
        requireSameServer();
    if (!resumed)
        request_.study = withinBudget(*request_.study);
    writer_ = resumed ? store::StudyWriter::resume(request_.storePath)
                      : store::StudyWriter::create(request_.storePath, *request_.study, request_.timeScale);
}

// Replicates of one experiment must come from one PostgreSQL version.
void PlanExecution::requireSameServer() const
{
    for (const auto& run : store::StudyFile::open(request_.storePath).runs()) {
        const auto version = run.configuration.facts.find("server_version");
        if (run.state != store::RunState::Done || version == run.configuration.facts.end())
            continue;
        const std::string& now = summary_.installation.versionText;
        if (!server::isSameVersion(version->second, now))
            throw Refusal{{{fault::otherServer, request_.storePath, {version->second, now}, {}}}};
    }
}

std::vector<study::PlannedRun> PlanExecution::runsLeft() const
{
    std::vector<study::PlannedRun> left;
    for (const auto& run : store::StudyFile::open(request_.storePath).runs())
        if (run.state != store::RunState::Done)
            left.push_back(run.planned);
    return left;
}

PlanExecution::Result PlanExecution::execute()
{
    try {
        openStore();
    } catch (const Refusal& refusal) {
        return {Outcome::Refused, refusal.faults};
    } catch (const std::exception& error) {
        return {Outcome::Refused, {faultOf(error)}};
    }
    Result result;
    try {
        reporter_.planReady();
        server::removeLeftOvers(); // also when nothing is left to run
        auto left = runsLeft();
        if (left.empty())
            left = addBlock(); // a plan that was killed between two blocks
        if (!left.empty())
            result = carryOut(std::move(left));
        writer_->flush();
        reporter_.progress(Progress{Phase::Finished});
    } catch (const std::exception& error) {
        const bool stopped = stop_.stop_requested();
        result = {stopped ? Outcome::Stopped : Outcome::RunFailed, {}};
        if (!stopped)
            result.faults.push_back(faultOf(error));
    }
    return result;
}

std::vector<study::PlannedRun> PlanExecution::addBlock()
{
    writer_->flush();
    auto block = nextBlock(request_.storePath, *request_.study);
    if (!block.empty()) {
        writer_->addRuns(block);
        reporter_.planReady();
    }
    return block;
}

PlanExecution::Result PlanExecution::carryOut(std::vector<study::PlannedRun> runs)
{
    const double secondsOfRun =
        (summary_.cost.totalSeconds - summary_.cost.setUpSeconds) / static_cast<double>(summary_.plan.size());
    ProgressKeeper progress(
        reporter_.progress, static_cast<int>(runs.size()), secondsOfRun, summary_.cost.setUpSeconds);
    progress.phase(Phase::FindingServer);
    Stand stand(summary_, progress, stop_);

    Result result;
    while (!runs.empty() && carryOutEach(runs, stand, progress, result)) {
        runs = addBlock();
        progress.addRuns(static_cast<int>(runs.size()));
    }
    if (stop_.stop_requested())
        result.outcome = Outcome::Stopped;
    result.faults = runFaults_;
    progress.phase(Phase::CleaningUp);
    return result;
}

bool PlanExecution::carryOutEach(
    const std::vector<study::PlannedRun>& runs, Stand& stand, ProgressKeeper& progress, Result& result)
{
    for (const auto& run : runs) {
        gate_.pass(stop_, reporter_.paused);
        if (stop_.stop_requested())
            return false;
        if (std::exchange(begun_, true))
            coolDown(progress);
        const auto state = carryOutOne(stand, run, progress);
        failures_ = state == store::RunState::Failed ? failures_ + 1 : 0;
        if (state == store::RunState::Failed)
            result.outcome = Outcome::RunFailed;
        if (failures_ == failuresInARow)
            return false;
    }
    return !stop_.stop_requested();
}

store::RunState PlanExecution::carryOutOne(
    Stand& stand, const study::PlannedRun& run, ProgressKeeper& progress)
{
    progress.beginRun(run.index);
    feed_.beginRun(run.index);
    reporter_.runBegan(run.index);
    auto state = store::RunState::Done;
    std::optional<measure::Fault> fault;
    std::vector<std::string> marks;
    try {
        if (MeasuredRun{summary_, run, stand, *writer_, feed_, progress, marks}.measure(stop_))
            state = store::RunState::Stopped;
    } catch (const store::StoreError&) {
        throw; // without the study file no run has a result
    } catch (const std::exception& error) {
        state = stop_.stop_requested() ? store::RunState::Stopped : store::RunState::Failed;
        fault = faultOf(error);
    }
    if (state == store::RunState::Failed)
        runFaults_.push_back(*fault);
    writer_->endRun(run.index, state, state == store::RunState::Failed ? fault : std::nullopt, marks);
    reporter_.runEnded(run.index, state);
    progress.endRun(state == store::RunState::Done);
    return state;
}

void PlanExecution::coolDown(ProgressKeeper& progress)
{
    if (summary_.study.plan.coolDown.count() <= 0)
        return;
    progress.phase(Phase::CoolingDown);
    gate_.sleep(summary_.study.plan.coolDown, stop_);
}

} // namespace pgduel::run
