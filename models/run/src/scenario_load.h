#pragma once

#include <map>
#include <string>
#include <vector>

#include "run/preflight.h"
#include "study/study.h"
#include "workload/command_engine.h"
#include "workload/load_plan.h"

namespace pgduel::run {

/// What the sessions of a scenario do, as the driver takes it: scripts or groups, protocol, limits, policies.
/// Steps, variables and the seed are the caller's. Throws RunError when a script does not compile.
workload::LoadPlan scenarioLoad(const study::ScenarioSpec& scenario, const std::string& conninfo);

/// The program of a scenario of kind "command", as its engine takes it. The interval is the caller's.
workload::CommandPlan commandPlan(const PlanSummary& summary, const std::string& conninfo);

/// Variables that every session has.
std::map<std::string, std::string> scenarioVariables(const study::Study& study);

/// The scripts that a session may meet together: those of each group, or all. `scripts` are the scenario's,
/// compiled, in its order.
std::vector<std::vector<workload::Script>> scriptsOfSessions(
    const study::ScenarioSpec& scenario, const std::vector<workload::Script>& scripts);

/// The connection of a group: with a host, port or service of its own the group's alone, so that the server's
/// password goes nowhere else; otherwise the server's with the group's parameters.
std::string groupConninfo(const std::string& server, const std::string& group);

} // namespace pgduel::run
