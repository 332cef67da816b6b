#include <algorithm>
#include <cmath>

#include "conclusions_parts.h"

namespace pgduel::analysis {

namespace {

enum class Side { Up, Down };

bool isOn(Side side, double difference)
{
    return side == Side::Up ? difference > 0 : difference < 0;
}

/// A published summary has its extremes without the steps that they come from.
std::vector<StepDifference> differencesOf(const PairAnalysis& analysis)
{
    auto steps = stepDifferences(analysis);
    if (steps.empty())
        for (const auto& extreme : {analysis.comparison.min, analysis.comparison.max})
            if (extreme)
                steps.push_back({{extreme->step, extreme->sessions, 0}, extreme->difference, false});
    return steps;
}

std::optional<Statement> largest(const std::vector<const PairAnalysis*>& pairs, Side side)
{
    std::optional<Statement> best;
    for (const PairAnalysis* pair : pairs)
        for (const StepDifference& step : differencesOf(*pair)) {
            if (!isOn(side, step.difference))
                continue;
            const bool better = !best || (step.decided && !best->decided)
                || (step.decided == best->decided
                    && std::fabs(step.difference) > std::fabs(best->difference));
            if (!better)
                continue;
            best.emplace();
            best->kind = StatementKind::Largest;
            best->metric = pair->comparison.metric;
            best->baseline = pair->comparison.baseline;
            best->candidate = pair->comparison.candidate;
            best->decided = step.decided;
            best->difference = step.difference;
            best->place = step.place;
        }
    return best;
}

/// Throughput that was given tells nothing about the candidate.
bool isGiven(const PairAnalysis& analysis)
{
    return analysis.verdict.find(Qualifier::RateLimited) != nullptr;
}

} // namespace

bool stepsCanDecide(const PairAnalysis& analysis)
{
    const Verdict& verdict = analysis.verdict;
    return verdict.kind != VerdictKind::OneRunOnly && verdict.kind != VerdictKind::NotComparable
        && !verdict.find(Qualifier::OrderEffect)
        && std::any_of(analysis.points.begin(), analysis.points.end(),
            [](const PointInterval& point) { return point.interval.has_value(); });
}

std::vector<StepDifference> stepDifferences(const PairAnalysis& analysis)
{
    const bool canDecide = stepsCanDecide(analysis);
    const auto& points = analysis.comparison.points;
    std::vector<StepDifference> steps;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const PairPoint& point = points[i];
        if (!point.difference || !point.enoughEvidence)
            continue;
        // Means of runs and of their logarithms may differ in sign only when nothing is decided.
        const bool decided = canDecide && i < analysis.points.size() && analysis.points[i].decided
            && analysis.points[i].estimate && *analysis.points[i].estimate * *point.difference > 0;
        steps.push_back({{point.step, point.sessions, 0}, *point.difference, decided});
    }
    return steps;
}

std::vector<Statement> largestByBaseline(
    const std::vector<const PairAnalysis*>& pairs, const std::map<int, double>& rates)
{
    std::vector<std::string> baselines;
    for (const PairAnalysis* pair : pairs)
        if (std::find(baselines.begin(), baselines.end(), pair->comparison.baseline) == baselines.end())
            baselines.push_back(pair->comparison.baseline);
    std::vector<Statement> result;
    for (const std::string& baseline : baselines) {
        std::vector<const PairAnalysis*> group;
        for (const PairAnalysis* pair : pairs)
            if (pair->comparison.baseline == baseline && !isGiven(*pair))
                group.push_back(pair);
        for (const Side side : {Side::Up, Side::Down})
            if (auto statement = largest(group, side)) {
                const auto rate = rates.find(statement->place->step);
                if (rate != rates.end())
                    statement->place->rate = rate->second;
                result.push_back(*statement);
            }
    }
    return result;
}

} // namespace pgduel::analysis
