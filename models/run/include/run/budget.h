#pragma once

#include <optional>
#include <vector>

#include "analysis/planning.h"
#include "measure/fault.h"
#include "study/study.h"

namespace pgduel::run {

/// What plan.budget buys, best first: every number of replicates from 2 with the longest steps that then fit.
/// Steps last 10 s or more, and at most a quarter of each is discarded. "Best" sees the smallest difference
/// when runs differ by 2 % from run to run and seconds inside a step by 20 % (both on logarithms): the same
/// study gives the same plan, whatever has been measured. Empty without a budget, or when nothing fits. The
/// study must be valid.
std::vector<analysis::BudgetPlan> plansWithin(const study::Study& study);

/// The study with the replicates and the step length of the best plan; unchanged where there is none. Twice
/// is the same as once.
study::Study withinBudget(study::Study study);

/// The same definition, apart from what a budget decides.
bool sameDefinition(study::Study a, const study::Study& b);

/// run.budget_too_small when nothing fits into the budget.
std::optional<measure::Fault> budgetFault(const study::Study& study);

} // namespace pgduel::run
