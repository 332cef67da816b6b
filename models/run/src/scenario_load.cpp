#include "scenario_load.h"

#include <algorithm>

#include "measure/conninfo.h"
#include "run/error.h"
#include "run/preflight.h"

namespace pgduel::run {

namespace {

std::vector<workload::Script> compiled(const study::ScenarioSpec& scenario)
{
    std::vector<measure::Fault> faults;
    auto scripts = compileScripts(scenario, faults);
    if (!faults.empty())
        throw RunError(faults.front());
    return scripts;
}

/// `scripts` are those of the scenario, in its order.
std::vector<workload::Script> scriptsOf(const study::GroupSpec& group, const study::ScenarioSpec& scenario,
    const std::vector<workload::Script>& scripts)
{
    std::vector<workload::Script> own;
    for (std::size_t i = 0; i < scripts.size(); ++i)
        if (scenario.scripts[i].group.empty() || scenario.scripts[i].group == group.name)
            own.push_back(scripts[i]);
    return own;
}

} // namespace

std::vector<std::vector<workload::Script>> scriptsOfSessions(
    const study::ScenarioSpec& scenario, const std::vector<workload::Script>& scripts)
{
    if (scenario.groups.empty())
        return {scripts};
    std::vector<std::vector<workload::Script>> byGroup;
    for (const auto& group : scenario.groups)
        byGroup.push_back(scriptsOf(group, scenario, scripts));
    return byGroup;
}

std::string groupConninfo(const std::string& server, const std::string& group)
{
    if (group.empty())
        return {};
    const auto own = measure::Conninfo::parse(group);
    for (const char* place : {"host", "hostaddr", "port", "service"})
        if (!own.value(place).empty())
            return group;
    auto both = measure::Conninfo::parse(server);
    for (const auto& [keyword, value] : own.values())
        both.set(keyword, value);
    return both.toString();
}

workload::LoadPlan scenarioLoad(const study::ScenarioSpec& scenario, const std::string& conninfo)
{
    workload::LoadPlan plan;
    plan.conninfo = conninfo;
    const auto scripts = compiled(scenario);
    for (const auto& spec : scenario.groups) {
        workload::SessionGroup group;
        group.name = spec.name;
        group.conninfo = groupConninfo(conninfo, spec.conninfo);
        group.scripts = scriptsOf(spec, scenario, scripts);
        group.thinkTime = spec.thinkTime;
        group.sessions = spec.sessions.value_or(0);
        group.share = spec.share.value_or(1);
        plan.groups.push_back(std::move(group));
    }
    if (plan.groups.empty())
        plan.scripts = scripts;
    plan.protocol = scenario.protocol;
    plan.weights = scenario.weights;
    plan.roundTrips = scenario.roundTrips;
    plan.thinkTime = scenario.thinkTime;
    plan.latencyLimit = scenario.latencyLimit;
    plan.maxTries = scenario.maxTries;
    plan.errorRules = study::parseErrorRules(scenario.onError);
    return plan;
}

workload::CommandPlan commandPlan(const PlanSummary& summary, const std::string& conninfo)
{
    workload::CommandPlan plan;
    plan.command = summary.study.scenario.command;
    plan.progress = summary.study.scenario.progress;
    plan.conninfo = conninfo;
    plan.folders = {summary.installation.bindir}; // the server's own pgbench before any other
    plan.steps = summary.steps;
    plan.variables = scenarioVariables(summary.study);
    return plan;
}

std::map<std::string, std::string> scenarioVariables(const study::Study& study)
{
    // Without a data set of ours the driver reads the scale from the one that is there.
    if (study.dataset.kind == study::DatasetKind::None)
        return {};
    return {{"scale", std::to_string(study.dataset.scale)}};
}

} // namespace pgduel::run
