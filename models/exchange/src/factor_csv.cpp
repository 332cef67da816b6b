#include <array>

#include "exchange/factor_tables.h"
#include "exchange/verdict_text.h"

namespace pgduel::exchange {

namespace {

constexpr std::array states{"baseline", "judged", "not_planned", "no_runs"};
constexpr std::array errors{"none", "replicates", "highest_interaction", "whole_plots", "lenth"};

void optional(CsvWriter& csv, const std::optional<double>& value)
{
    value ? csv.cell(*value) : csv.cell("");
}

void interval(CsvWriter& csv, const std::optional<analysis::Interval>& interval)
{
    if (interval)
        csv.cell(interval->low).cell(interval->high);
    else
        csv.cell("").cell("");
}

const std::string& levelText(const FactorFacts& facts, std::size_t factor, int level)
{
    return facts.plan.factors()[factor].levels[static_cast<std::size_t>(level)];
}

void verdictCells(CsvWriter& csv, const MapCell& cell)
{
    if (!cell.verdict) {
        for (int column = 0; column < 10; ++column)
            csv.cell("");
        return;
    }
    const analysis::Verdict& verdict = *cell.verdict;
    csv.cell(toText(verdict.kind)).cell(toText(verdict.reason));
    optional(csv, verdict.estimate);
    interval(csv, verdict.interval);
    csv.cell(verdict.confidence).cell(verdict.baselineRuns).cell(verdict.candidateRuns);
    optional(csv, verdict.p);
    optional(csv, verdict.adjustedP);
}

} // namespace

const char* toText(MapState state)
{
    return states.at(static_cast<std::size_t>(state));
}

const char* toText(analysis::EffectError error)
{
    return errors.at(static_cast<std::size_t>(error));
}

std::string termText(const FactorFacts& facts, const std::vector<std::size_t>& factors)
{
    std::string text;
    for (const std::size_t factor : factors)
        text += (text.empty() ? "" : " × ") + facts.plan.factors()[factor].name;
    return text;
}

void factorMapCsv(const Sink& sink, const FactorFacts& facts, const CsvStyle& style)
{
    CsvWriter csv(sink, style);
    csv.cell("metric").cell("unit");
    for (const Factor& factor : facts.plan.factors())
        csv.cell(factor.name);
    csv.row("compared_factor", "baseline_level", "state", "verdict", "reason", "estimate_ratio",
        "confidence_low", "confidence_high", "confidence", "baseline_runs", "runs", "p", "adjusted_p");
    for (const MapCell& cell : facts.map) {
        csv.cell(facts.metric.id).cell(facts.metric.unit);
        for (std::size_t factor = 0; factor < cell.levels.size(); ++factor)
            csv.cell(levelText(facts, factor, cell.levels[factor]));
        csv.cell(facts.plan.factors()[facts.choice.factor].name)
            .cell(levelText(facts, facts.choice.factor, facts.choice.baseline))
            .cell(toText(cell.state));
        verdictCells(csv, cell);
        csv.endRow();
    }
}

void factorEffectsCsv(const Sink& sink, const FactorFacts& facts, const CsvStyle& style)
{
    CsvWriter csv(sink, style);
    csv.row("metric", "term", "effect_ratio", "from_level", "to_level", "confidence_low", "confidence_high",
        "confidence", "degrees", "error_degrees", "f", "p", "lenth_margin_log", "error", "decided");
    for (const analysis::FactorEffect& effect : facts.effects) {
        csv.cell(facts.metric.id).cell(termText(facts, effect.factors));
        optional(csv, effect.effect);
        const std::size_t factor = effect.factors.front();
        csv.cell(effect.between ? levelText(facts, factor, effect.between->first) : std::string())
            .cell(effect.between ? levelText(facts, factor, effect.between->second) : std::string());
        interval(csv, effect.interval);
        csv.cell(facts.confidence).cell(effect.degrees).cell(effect.errorDegrees);
        optional(csv, effect.f);
        optional(csv, effect.p);
        optional(csv, effect.margin);
        csv.cell(toText(effect.error)).cell(effect.decided);
        csv.endRow();
    }
}

} // namespace pgduel::exchange
