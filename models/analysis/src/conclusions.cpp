#include "analysis/conclusions.h"

#include <algorithm>
#include <cmath>

#include "conclusions_parts.h"

namespace pgduel::analysis {

namespace {

Statement about(StatementKind kind, const PairAnalysis& analysis)
{
    Statement statement;
    statement.kind = kind;
    statement.metric = analysis.comparison.metric;
    statement.baseline = analysis.comparison.baseline;
    statement.candidate = analysis.comparison.candidate;
    return statement;
}

std::vector<Statement> warnings(const std::vector<PairAnalysis>& analyses)
{
    Statement one, order;
    one.kind = StatementKind::OneRun;
    order.kind = StatementKind::NotMixed;
    one.of = order.of = static_cast<int>(analyses.size());
    for (const PairAnalysis& analysis : analyses) {
        one.count += analysis.verdict.kind == VerdictKind::OneRunOnly ? 1 : 0;
        if (const Remark* remark = analysis.verdict.find(Qualifier::OrderEffect)) {
            ++order.count;
            if (std::fabs(remark->number) > std::fabs(order.difference))
                order.difference = remark->number;
        }
    }
    std::vector<Statement> result;
    for (const Statement& warning : {one, order})
        if (warning.count > 0)
            result.push_back(warning);
    return result;
}

Statement pairStatement(const PairAnalysis& analysis)
{
    Statement statement = about(StatementKind::Pair, analysis);
    const Comparison& comparison = analysis.comparison;
    statement.verdict = analysis.verdict;
    statement.decided = isDecided(analysis.verdict.kind);
    statement.mean =
        analysis.verdict.estimate ? MeanKind::GeometricOfRunsAndSteps : MeanKind::OfStepDifferences;
    statement.difference = analysis.verdict.estimate.value_or(comparison.mean.value_or(0));
    if (comparison.min && comparison.max && comparison.min->difference != comparison.max->difference) {
        statement.smallest = comparison.min->difference;
        statement.largest = comparison.max->difference;
    }
    return statement;
}

/// Waits: at how many load steps there are more and fewer; decided steps where the pair has intervals.
std::optional<Statement> stepsStatement(const PairAnalysis& analysis)
{
    if (analysis.comparison.metric.polarity != measure::Polarity::Neither)
        return std::nullopt;
    Statement statement = about(StatementKind::Steps, analysis);
    statement.decided = stepsCanDecide(analysis);
    for (const StepDifference& step : stepDifferences(analysis)) {
        ++statement.of;
        if (statement.decided && !step.decided)
            continue;
        statement.up += step.difference > 0 ? 1 : 0;
        statement.down += step.difference < 0 ? 1 : 0;
    }
    const bool speaks = statement.of > 1 && statement.up + statement.down > 0;
    return speaks ? std::optional(statement) : std::nullopt;
}

/// A turn that is only seen is worth a line when it is the only one: several are noise around zero.
std::vector<Statement> turns(const PairAnalysis& analysis)
{
    std::vector<Statement> result;
    for (const LoadCrossing& crossing : analysis.crossings) {
        const bool decided = crossing.decided && stepsCanDecide(analysis);
        if (!decided && (analysis.crossings.size() > 1 || analysis.verdict.kind != VerdictKind::OneRunOnly))
            continue;
        Statement statement = about(StatementKind::Turn, analysis);
        statement.decided = decided;
        statement.crossing = crossing;
        for (const PairPoint& point : analysis.comparison.points)
            if (point.sessions == crossing.aboveSessions && point.rate == crossing.aboveRate
                && point.difference)
                statement.upwards = *point.difference > 0;
        result.push_back(statement);
    }
    return result;
}

std::optional<Statement> meansStatement(const PairAnalysis& analysis)
{
    const Comparison& comparison = analysis.comparison;
    if (!comparison.mean || !comparison.geometricMean || *comparison.mean * *comparison.geometricMean >= 0)
        return std::nullopt;
    const double least = std::min(std::fabs(*comparison.mean), std::fabs(*comparison.geometricMean));
    if (least < std::max(analysis.verdict.smallestEffect, 1e-3))
        return std::nullopt;
    Statement statement = about(StatementKind::MeansDisagree, analysis);
    statement.difference = *comparison.mean;
    statement.second = *comparison.geometricMean;
    return statement;
}

std::optional<Statement> undecided(const std::vector<PairAnalysis>& analyses)
{
    Statement statement;
    statement.kind = StatementKind::Undecided;
    statement.of = static_cast<int>(analyses.size());
    for (const PairAnalysis& analysis : analyses) {
        if (analysis.verdict.kind != VerdictKind::NotDecided)
            continue;
        ++statement.count;
        if (const auto needed = analysis.verdict.runsNeeded)
            statement.runsNeeded = std::max(statement.runsNeeded.value_or(0), *needed);
    }
    return statement.count > 0 ? std::optional(statement) : std::nullopt;
}

template <class Statements> void append(std::vector<Statement>& all, const Statements& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

void addIf(std::vector<Statement>& all, const std::optional<Statement>& statement)
{
    if (statement)
        all.push_back(*statement);
}

void addMetric(std::vector<Statement>& all, const std::vector<const PairAnalysis*>& pairs,
    const std::map<int, double>& rates)
{
    append(all, largestByBaseline(pairs, rates));
    for (const PairAnalysis* pair : pairs) {
        all.push_back(pairStatement(*pair));
        addIf(all, stepsStatement(*pair));
        append(all, turns(*pair));
        addIf(all, meansStatement(*pair));
    }
}

} // namespace

std::vector<Statement> conclusionsOf(
    const std::vector<PairAnalysis>& analyses, const std::map<int, double>& rates)
{
    std::vector<Statement> result = warnings(analyses);
    std::vector<std::string> metrics;
    for (const PairAnalysis& analysis : analyses)
        if (std::find(metrics.begin(), metrics.end(), analysis.comparison.metric.id) == metrics.end())
            metrics.push_back(analysis.comparison.metric.id);
    for (const std::string& metric : metrics) {
        std::vector<const PairAnalysis*> pairs;
        for (const PairAnalysis& analysis : analyses)
            if (analysis.comparison.metric.id == metric)
                pairs.push_back(&analysis);
        addMetric(result, pairs, rates);
    }
    addIf(result, undecided(analyses));
    return result;
}

} // namespace pgduel::analysis
