#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/planning.h"
#include "measure/fault.h"
#include "run/plan_cost.h"
#include "server/installation.h"
#include "study/experiment.h"
#include "study/level.h"
#include "study/load.h"
#include "study/plan.h"
#include "study/setting_fact.h"
#include "workload/script.h"

namespace pgduel::run {

/// A setting of an experiment, made concrete.
struct ConcreteSetting {
    std::string name;
    std::string level; ///< as written
    study::ResolvedLevel resolved;
    bool needsRestart = false;
};

/// All that can be known before anything is made: shown by `pgduel check` and above the plan table.
struct PlanSummary {
    study::Study study; ///< after the time scale
    server::Installation installation;
    std::vector<study::Experiment> experiments;
    std::vector<std::vector<ConcreteSetting>> settings; ///< by experiment: base settings and its own
    std::vector<study::LoadStep> steps;
    std::vector<study::PlannedRun> plan;
    PlanCost cost;
    std::vector<analysis::BudgetPlan> budget; ///< what plan.budget buys (run/budget.h), before the time scale
};

/// Finds the installation, reads its settings, validates and resolves. `faults` gets every mistake found,
/// also those in scripts; the summary is complete only when there is none. Runs a process (postgres
/// --describe-config): not for the window's thread.
PlanSummary summarize(const study::Study& study, double timeScale, std::vector<measure::Fault>& faults);

/// The scripts of a scenario, compiled; mistakes are added to `faults`.
std::vector<workload::Script> compileScripts(
    const study::ScenarioSpec& scenario, std::vector<measure::Fault>& faults);

} // namespace pgduel::run
