#include "run/budget.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "run/faults.h"
#include "run/plan_cost.h"
#include "study/level.h"
#include "study/load.h"

namespace pgduel::run {

namespace {

constexpr double shortestStep = 10; // s; below, connections and caches are still settling
constexpr double leastKept = 4; // a step is at least so many times what is discarded of it
constexpr double secondNoise = 0.2; // of one second's speed, with the likeness of neighbouring seconds

double seconds(study::Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

analysis::Budget budgetOf(const study::Study& study)
{
    const study::LoadSpec& load = study.scenario.load;
    const PlanCost cost = costOf(study);
    analysis::Budget budget;
    budget.seconds = seconds(*study.plan.budget) - cost.setUpSeconds;
    budget.experiments = cost.experiments;
    budget.steps =
        static_cast<int>(std::lround((cost.loadSeconds - seconds(load.warmUp)) / seconds(load.stepDuration)));
    const double run = (cost.totalSeconds - cost.setUpSeconds) / cost.runs; // a last cool-down is not made
    const double coolDown = seconds(study.plan.coolDown) / cost.runs;
    budget.overheadSeconds = run + coolDown - budget.steps * seconds(load.stepDuration);
    budget.secondNoise = secondNoise;
    budget.shortestStep = std::max(shortestStep, leastKept * seconds(load.discard));
    budget.confidence = study.analysis.confidence;
    const bool blocks = study.plan.order == study::Order::Blocks || study.plan.order == study::Order::Abba;
    budget.design = blocks ? analysis::Design::Paired : analysis::Design::Welch;
    return budget;
}

} // namespace

std::vector<analysis::BudgetPlan> plansWithin(const study::Study& study)
{
    if (!study.plan.budget)
        return {};
    auto plans = analysis::plansWithin(budgetOf(study));
    for (analysis::BudgetPlan& plan : plans)
        plan.stepSeconds = std::floor(plan.stepSeconds);
    return plans;
}

study::Study withinBudget(study::Study study)
{
    const auto plans = plansWithin(study);
    if (plans.empty())
        return study;
    study.plan.replicates = plans.front().replicates;
    study.scenario.load.stepDuration = std::chrono::seconds(std::lround(plans.front().stepSeconds));
    return study;
}

bool sameDefinition(study::Study a, const study::Study& b)
{
    if (a.plan.budget && a.plan.budget == b.plan.budget) {
        a.plan.replicates = b.plan.replicates;
        a.scenario.load.stepDuration = b.scenario.load.stepDuration;
    }
    return a == b;
}

std::optional<measure::Fault> budgetFault(const study::Study& study)
{
    if (!study.plan.budget || !plansWithin(study).empty())
        return std::nullopt;
    const analysis::Budget budget = budgetOf(study);
    const double least = costOf(study).setUpSeconds
        + 2 * budget.experiments * (budget.overheadSeconds + budget.steps * budget.shortestStep);
    return measure::Fault{fault::budgetTooSmall, "plan.budget",
        {study::formatMillis(study.plan.budget->count()),
            study::formatMillis(60'000 * static_cast<long long>(std::ceil(least / 60)))},
        {}};
}

} // namespace pgduel::run
