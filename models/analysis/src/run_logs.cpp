#include "run_logs.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace pgduel::analysis {

namespace {

using RunSteps = std::map<StepKey, double>;

RunSteps stepsOf(const measure::Metric& metric, const RunFigures& run)
{
    RunSteps steps;
    for (const measure::Point& point : run.points) {
        if (!point.warmUp && point.metric == metric.id && std::isfinite(point.value))
            steps[{point.step, point.sessions}] = point.value;
    }
    return steps;
}

std::vector<RunSteps> allSteps(const measure::Metric& metric, const Arm& arm)
{
    std::vector<RunSteps> runs;
    for (const RunFigures& run : arm.runs)
        runs.push_back(stepsOf(metric, run));
    return runs;
}

bool halfHave(const std::vector<RunSteps>& runs, const StepKey& key)
{
    std::size_t have = 0, measured = 0;
    for (const RunSteps& run : runs) {
        measured += run.empty() ? 0 : 1;
        have += run.count(key);
    }
    return measured > 0 && 2 * have >= measured;
}

/// Sampled waits that were never seen in some run have no logarithm there, though nothing failed.
bool anyZero(const std::vector<RunSteps>& runs, const StepKey& key)
{
    return std::any_of(runs.begin(), runs.end(), [&](const RunSteps& run) {
        const auto found = run.find(key);
        return found != run.end() && found->second <= 0;
    });
}

RunUse useOf(const RunSteps& run, const std::vector<StepKey>& steps, Values& logarithms)
{
    if (run.empty())
        return RunUse::NoMetric;
    for (const StepKey& key : steps) {
        const auto found = run.find(key);
        if (found == run.end())
            return RunUse::Incomplete;
        if (found->second <= 0)
            return RunUse::ZeroValue;
        logarithms.push_back(std::log(found->second));
    }
    return RunUse::Used;
}

ArmLogs armLogs(
    const Arm& arm, ArmSide side, const std::vector<RunSteps>& runs, const std::vector<StepKey>& steps)
{
    ArmLogs logs;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        Values logarithms;
        RunValue value{
            side, arm.runs[i].replicate, arm.runs[i].block, arm.runs[i].place, RunUse::Used, 0, false};
        value.use = useOf(runs[i], steps, logarithms);
        if (value.use == RunUse::Used && !steps.empty()) {
            logs.used.push_back(i);
            logs.means.push_back(mean(logarithms));
            value.value = std::exp(logs.means.back());
            logs.bySteps.push_back(std::move(logarithms));
        }
        logs.runs.push_back(value);
    }
    return logs;
}

/// Keeps the used runs of these blocks, by block, and returns their mean logarithm by block.
Values keepBlocks(ArmLogs& arm, const std::set<int>& blocks)
{
    std::map<int, std::vector<std::size_t>> byBlock; // places in `used`
    for (std::size_t i = 0; i < arm.used.size(); ++i) {
        RunValue& run = arm.runs[arm.used[i]];
        if (blocks.count(run.block))
            byBlock[run.block].push_back(i);
        else
            run.use = RunUse::NoPartner;
    }
    ArmLogs kept;
    Values means;
    for (const auto& [block, places] : byBlock) {
        Values values;
        for (const std::size_t i : places) {
            kept.used.push_back(arm.used[i]);
            kept.means.push_back(arm.means[i]);
            kept.bySteps.push_back(std::move(arm.bySteps[i]));
            values.push_back(arm.means[i]);
        }
        means.push_back(mean(values));
    }
    kept.runs = std::move(arm.runs);
    arm = std::move(kept);
    return means;
}

std::set<int> blocksOf(const ArmLogs& arm)
{
    std::set<int> blocks;
    for (const std::size_t run : arm.used) {
        if (arm.runs[run].block >= 0)
            blocks.insert(arm.runs[run].block);
    }
    return blocks;
}

std::set<int> commonBlocks(const PairLogs& logs)
{
    const std::set<int> a = blocksOf(logs.baseline), b = blocksOf(logs.candidate);
    std::set<int> common;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(common, common.end()));
    return common;
}

} // namespace

PairLogs pairLogs(const Comparison& comparison, const Arm& baseline, const Arm& candidate, bool sampledWaits,
    double designEffect)
{
    const auto a = allSteps(comparison.metric, baseline), b = allSteps(comparison.metric, candidate);
    PairLogs logs;
    for (const PairPoint& point : comparison.points) {
        const StepKey key{point.step, point.sessions};
        if (!point.difference || !point.enoughEvidence || !halfHave(a, key) || !halfHave(b, key))
            continue;
        const bool ratio = *point.baseline > 0 && *point.candidate > 0;
        if (!ratio || (sampledWaits && (anyZero(a, key) || anyZero(b, key)))) {
            ++logs.zeroSteps;
            continue;
        }
        logs.steps.push_back(key);
        if (sampledWaits)
            logs.countingVariance +=
                designEffect * (1 / point.evidenceBaseline + 1 / point.evidenceCandidate);
    }
    const auto count = static_cast<double>(logs.steps.size());
    logs.countingVariance = count > 0 ? logs.countingVariance / (count * count) : 0;
    logs.baseline = armLogs(baseline, ArmSide::Baseline, a, logs.steps);
    logs.candidate = armLogs(candidate, ArmSide::Candidate, b, logs.steps);
    return logs;
}

Blocked pairByBlock(PairLogs& logs)
{
    const std::set<int> blocks = commonBlocks(logs);
    return {keepBlocks(logs.baseline, blocks), keepBlocks(logs.candidate, blocks)};
}

bool canPair(const PairLogs& logs)
{
    return commonBlocks(logs).size() >= 2;
}

} // namespace pgduel::analysis
