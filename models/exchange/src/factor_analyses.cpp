#include <set>

#include "analysis/run_values.h"
#include "factor_parts.h"

namespace pgduel::exchange {

namespace {

using analysis::FactorCell;
using analysis::FactorTable;

/// Of the runs that enter; one cell a planned combination.
FactorTable tableOf(const FactorPlan& plan, const analysis::WholeRuns& runs)
{
    FactorTable table;
    for (const auto& [levels, experiment] : plan.experiments()) {
        FactorCell cell{levels, {}, {}};
        bool inBlocks = true;
        for (const analysis::WholeRun& run : runs.arms.at(static_cast<std::size_t>(experiment))) {
            cell.runs.push_back(run.value);
            cell.blocks.push_back(run.block);
            inBlocks = inBlocks && run.block >= 0;
        }
        if (!inBlocks)
            cell.blocks.clear();
        table.push_back(std::move(cell));
    }
    return table;
}

/// Only the arms of the factors: another experiment must not take steps away from them.
std::vector<analysis::Arm> armsInPlan(const FactorPlan& plan, const std::vector<analysis::Arm>& arms)
{
    std::vector<analysis::Arm> result(arms.size());
    for (const auto& [levels, experiment] : plan.experiments())
        result[static_cast<std::size_t>(experiment)] = arms.at(static_cast<std::size_t>(experiment));
    return result;
}

FactorTable withRuns(const FactorTable& table)
{
    FactorTable result;
    for (const FactorCell& cell : table)
        if (!cell.runs.empty())
            result.push_back(cell);
    return result;
}

void withoutTest(analysis::FactorEffect& effect)
{
    effect.error = analysis::EffectError::None;
    effect.f = effect.p = effect.margin = std::nullopt;
    effect.interval = std::nullopt;
    effect.decided = false;
}

} // namespace

void setEffects(FactorFacts& facts, const std::vector<analysis::Arm>& arms)
{
    const auto runs = analysis::wholeRuns(facts.metric, armsInPlan(facts.plan, arms));
    facts.steps = runs.steps;
    facts.saturated = runs.saturated;
    facts.incomplete = runs.incomplete;
    const FactorTable table = withRuns(tableOf(facts.plan, runs));
    for (const FactorCell& cell : table)
        facts.runs += static_cast<int>(cell.runs.size());
    std::set<std::size_t> wholePlots;
    for (std::size_t i = 0; i < facts.plan.factors().size(); ++i) {
        facts.levels.push_back({analysis::marginalMeans(table, i), {}, {}});
        if (facts.plan.factors()[i].wholePlot)
            wholePlots.insert(i);
    }
    facts.analysis = analysis::analyseFactors(table, wholePlots);
    if (!facts.analysis) {
        facts.noEffects = runs.steps == 0 ? NoEffects::NoCommonSteps : NoEffects::TooFewCells;
        return;
    }
    facts.effects = analysis::effectsOf(*facts.analysis, facts.confidence);
    for (std::size_t i = 0; i < facts.levels.size(); ++i) {
        if (!facts.inSequence)
            facts.levels[i].pairs = analysis::levelPairsOf(*facts.analysis, i, facts.confidence);
        facts.levels[i].pairLevels = facts.analysis->levels[i];
    }
    if (facts.inSequence)
        for (analysis::FactorEffect& effect : facts.effects)
            withoutTest(effect);
}

} // namespace pgduel::exchange
