#include "workload/load_totals.h"

#include <algorithm>

namespace pgduel::workload {

namespace {

void addScripts(std::vector<ScriptResult>& sums, const std::vector<ScriptResult>& scripts)
{
    for (std::size_t i = 0; i < scripts.size(); ++i) {
        if (i == sums.size()) {
            sums.push_back(scripts[i]);
            continue;
        }
        sums[i].counts.add(scripts[i].counts);
        sums[i].latency.merge(scripts[i].latency);
        sums[i].times.merge(scripts[i].times);
    }
}

void addStatements(std::vector<StatementResult>& sums, const std::vector<StatementResult>& statements)
{
    for (const StatementResult& each : statements) {
        const auto same = std::find_if(sums.begin(), sums.end(), [&](const StatementResult& sum) {
            return sum.script == each.script && sum.line == each.line && sum.text == each.text;
        });
        if (same == sums.end()) {
            sums.push_back(each);
            continue;
        }
        same->failed += each.failed;
        same->retried += each.retried;
        same->latency.merge(each.latency);
    }
}

} // namespace

double measuredSeconds(const StepResult& step)
{
    return static_cast<double>(step.mark.end - step.mark.measuredFrom) / 1e6;
}

LoadTotals totalsOf(const std::vector<StepResult>& steps)
{
    LoadTotals totals;
    for (const StepResult& step : steps) {
        if (step.mark.warmUp)
            continue;
        totals.seconds += measuredSeconds(step);
        totals.counts.add(step.counts);
        totals.times.merge(step.times);
        addScripts(totals.scripts, step.scripts);
        addStatements(totals.statements, step.statements);
        totals.driverCpuSeconds += step.driverCpuSeconds;
        totals.saturated = totals.saturated || step.saturated;
    }
    return totals;
}

} // namespace pgduel::workload
