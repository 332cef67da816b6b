#include "exchange/factor_facts.h"

#include <algorithm>

#include "factor_parts.h"

namespace pgduel::exchange {

namespace {

bool hasRuns(const std::vector<analysis::Arm>& arms, int experiment)
{
    return !arms.at(static_cast<std::size_t>(experiment)).runs.empty();
}

MapCell cellOf(const FactorPlan& plan, const FactorChoice& choice, const std::vector<analysis::Arm>& arms,
    Combination levels)
{
    MapCell cell;
    cell.levels = levels;
    cell.experiment = plan.experimentAt(levels).value_or(-1);
    const bool isBaseline = levels.at(choice.factor) == choice.baseline;
    levels[choice.factor] = choice.baseline;
    cell.baseline = plan.experimentAt(levels).value_or(-1);
    if (cell.experiment < 0 || cell.baseline < 0)
        cell.state = MapState::NotPlanned;
    else if (!hasRuns(arms, cell.experiment) || !hasRuns(arms, cell.baseline))
        cell.state = MapState::NoRuns;
    else
        cell.state = isBaseline ? MapState::Baseline : MapState::Judged;
    return cell;
}

} // namespace

void setMap(FactorFacts& facts, const std::vector<analysis::Arm>& arms, const analysis::StudyOptions& options)
{
    std::vector<std::pair<int, int>> pairs;
    for (const Combination& levels : facts.plan.combinations()) {
        facts.map.push_back(cellOf(facts.plan, facts.choice, arms, levels));
        if (facts.map.back().state == MapState::Judged)
            pairs.emplace_back(facts.map.back().baseline, facts.map.back().experiment);
    }
    const auto found = analysis::analyseStudy({facts.metric}, arms, pairs, options);
    auto next = found.begin();
    for (MapCell& cell : facts.map)
        if (cell.state == MapState::Judged) {
            facts.judged += next->verdict.p ? 1 : 0;
            cell.verdict = (next++)->verdict;
        }
}

const MapCell* FactorFacts::cellAt(const Combination& combination) const
{
    const auto found =
        std::find_if(map.begin(), map.end(), [&](const MapCell& cell) { return cell.levels == combination; });
    return found == map.end() ? nullptr : &*found;
}

FactorStudy::FactorStudy(const StudyResults& results, const std::vector<std::string>& metrics)
    : plan_(results)
{
    if (plan_.isEmpty())
        return;
    std::vector<measure::Metric> known;
    for (const std::string& id : metrics)
        known.push_back(metricWithId(id));
    arms_ = armsOf(results);
    options_ = optionsOf(results, arms_, known);
}

FactorChoice FactorStudy::firstChoice() const
{
    return {0, plan_.isEmpty() ? 0 : plan_.factors().front().baseline};
}

FactorFacts FactorStudy::facts(const std::string& metric, const FactorChoice& choice) const
{
    FactorFacts facts;
    facts.metric = metricWithId(metric);
    facts.confidence = options_.pair.confidence;
    facts.plan = plan_;
    facts.choice = choice;
    facts.inSequence = options_.pair.order == study::Order::Sequential;
    if (plan_.isEmpty())
        return facts;
    setMap(facts, arms_, options_);
    setWinning(facts);
    setEffects(facts, arms_);
    return facts;
}

} // namespace pgduel::exchange
