#include "analysis/run_values.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "analysis/comparison.h"
#include "analysis/sample.h"
#include "step_values.h"

namespace pgduel::analysis {

namespace {

struct RunSteps {
    std::map<StepKey, double> values;
    int block = -1;
};

struct ArmSteps {
    std::vector<RunSteps> runs; ///< that have the metric and may enter
    std::map<StepKey, double> evidence;
};

ArmSteps stepsOf(const measure::Metric& metric, const Arm& arm, WholeRuns& result)
{
    ArmSteps steps;
    for (const RunFigures& run : arm.runs) {
        RunSteps found{{}, run.block};
        for (const measure::Point& point : run.points) {
            if (point.warmUp || point.metric != metric.id || !std::isfinite(point.value))
                continue;
            found.values[{point.step, point.sessions}] = point.value;
            if (!run.driverSaturated)
                steps.evidence[{point.step, point.sessions}] += point.evidence;
        }
        if (run.driverSaturated)
            ++result.saturated;
        else if (!found.values.empty())
            steps.runs.push_back(std::move(found));
    }
    return steps;
}

bool isUsable(const ArmSteps& arm, const StepKey& key, bool sampledWaits)
{
    std::size_t have = 0;
    bool zero = false;
    for (const RunSteps& run : arm.runs) {
        const auto found = run.values.find(key);
        have += found == run.values.end() ? 0 : 1;
        zero = zero || (found != run.values.end() && found->second <= 0);
    }
    if (sampledWaits && (zero || arm.evidence.at(key) < smallestWaitCount))
        return false;
    return 2 * have >= arm.runs.size();
}

std::set<StepKey> commonSteps(const std::vector<ArmSteps>& arms, bool sampledWaits)
{
    std::set<StepKey> common;
    for (const ArmSteps& arm : arms)
        for (const auto& [key, evidence] : arm.evidence)
            common.insert(key);
    for (const ArmSteps& arm : arms) {
        for (auto key = common.begin(); key != common.end() && !arm.runs.empty();) {
            const bool usable = arm.evidence.count(*key) > 0 && isUsable(arm, *key, sampledWaits);
            key = usable ? std::next(key) : common.erase(key);
        }
    }
    return common;
}

std::optional<double> valueOf(const RunSteps& run, const std::set<StepKey>& steps)
{
    Values logarithms;
    for (const StepKey& key : steps) {
        const auto found = run.values.find(key);
        if (found == run.values.end() || found->second <= 0)
            return std::nullopt;
        logarithms.push_back(std::log(found->second));
    }
    return std::exp(mean(logarithms));
}

} // namespace

WholeRuns wholeRuns(const measure::Metric& metric, const std::vector<Arm>& arms)
{
    WholeRuns result;
    std::vector<ArmSteps> steps;
    for (const Arm& arm : arms)
        steps.push_back(stepsOf(metric, arm, result));
    const std::set<StepKey> common = commonSteps(steps, isSampledWaits(metric));
    result.steps = static_cast<int>(common.size());
    for (const ArmSteps& arm : steps) {
        result.arms.emplace_back();
        for (const RunSteps& run : arm.runs) {
            if (common.empty())
                continue;
            if (const auto value = valueOf(run, common))
                result.arms.back().push_back({run.block, *value});
            else
                ++result.incomplete;
        }
    }
    return result;
}

} // namespace pgduel::analysis
