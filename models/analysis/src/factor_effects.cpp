#include "analysis/factor_effects.h"

#include <algorithm>
#include <cmath>

#include "analysis/distributions.h"

namespace pgduel::analysis {

namespace {

/// Mean logarithm of runs and how many they are.
struct Group {
    double sum = 0;
    int runs = 0;
    void add(const FactorCell& cell)
    {
        for (const double value : cell.runs)
            sum += std::log(value);
        runs += static_cast<int>(cell.runs.size());
    }
    double mean() const { return sum / runs; }
};

const AnovaRow& errorRow(const FactorAnalysis& analysis, std::size_t term)
{
    const auto& error = analysis.terms[term].error;
    return error ? analysis.table.rows[*error] : analysis.table.residual;
}

EffectError errorOf(const FactorAnalysis& analysis, std::size_t term)
{
    if (analysis.terms[term].isError || !analysis.table.rows[term].p)
        return EffectError::None;
    if (analysis.terms[term].error)
        return EffectError::WholePlots;
    return analysis.error == ErrorTerm::Replicates ? EffectError::Replicates
                                                   : EffectError::HighestInteraction;
}

bool hasTwoLevels(const FactorAnalysis& analysis, const std::vector<std::size_t>& factors)
{
    return std::all_of(factors.begin(), factors.end(),
        [&](std::size_t factor) { return analysis.levels[factor].size() == 2; });
}

std::vector<Group> byLevel(const FactorAnalysis& analysis, std::size_t factor)
{
    const auto& levels = analysis.levels[factor];
    std::vector<Group> groups(levels.size());
    for (const FactorCell& cell : analysis.used) {
        const auto place = std::find(levels.begin(), levels.end(), cell.levels[factor]) - levels.begin();
        groups[static_cast<std::size_t>(place)].add(cell);
    }
    return groups;
}

Interval relative(double low, double high)
{
    return {std::expm1(low), std::expm1(high)};
}

void setContrast(
    FactorEffect& effect, const FactorAnalysis& analysis, const AnovaRow& error, double confidence)
{
    Group above, below;
    for (const FactorCell& cell : analysis.used) {
        std::size_t earlier = 0;
        for (const std::size_t factor : effect.factors)
            earlier += cell.levels[factor] == analysis.levels[factor].front() ? 1 : 0;
        (earlier % 2 == 0 ? above : below).add(cell);
    }
    const double difference = above.mean() - below.mean();
    effect.effect = std::expm1(difference);
    if (effect.factors.size() == 1) {
        const auto& levels = analysis.levels[effect.factors.front()];
        effect.between = std::pair{levels.front(), levels.back()};
    }
    if (effect.error == EffectError::None || !error.meanSquare)
        return;
    const double deviation = std::sqrt(*error.meanSquare * (1.0 / above.runs + 1.0 / below.runs));
    const double half = studentQuantile(0.5 + confidence / 2, error.degrees) * deviation;
    effect.interval = relative(difference - half, difference + half);
}

void setSpan(FactorEffect& effect, const FactorAnalysis& analysis, double confidence)
{
    const std::size_t factor = effect.factors.front();
    const auto groups = byLevel(analysis, factor);
    const auto [low, high] = std::minmax_element(
        groups.begin(), groups.end(), [](const Group& a, const Group& b) { return a.mean() < b.mean(); });
    const auto from = static_cast<std::size_t>(low - groups.begin()),
               to = static_cast<std::size_t>(high - groups.begin());
    effect.effect = std::expm1(high->mean() - low->mean());
    effect.between = std::pair{analysis.levels[factor][from], analysis.levels[factor][to]};
    for (const LevelPair& pair : levelPairsOf(analysis, factor, confidence)) {
        if (pair.a == from && pair.b == to)
            effect.interval = relative(pair.interval.low, pair.interval.high);
        if (pair.a == to && pair.b == from)
            effect.interval = relative(-pair.interval.high, -pair.interval.low);
    }
}

void setSize(FactorEffect& effect, const FactorAnalysis& analysis, const AnovaRow& error, double confidence)
{
    if (hasTwoLevels(analysis, effect.factors))
        setContrast(effect, analysis, error, confidence);
    else if (effect.factors.size() == 1)
        setSpan(effect, analysis, confidence);
}

/// All effects of a full two-level design without replicates.
std::vector<FactorEffect> lenthEffects(const FactorAnalysis& analysis)
{
    std::vector<std::size_t> factors;
    for (std::size_t factor = 0; factor < analysis.levels.size(); ++factor)
        if (analysis.levels[factor].size() == 2)
            factors.push_back(factor);
    std::vector<FactorEffect> effects;
    for (const AnovaTerm& term : allTerms(factors)) {
        FactorEffect effect;
        effect.factors = term.factors;
        effect.error = EffectError::Lenth;
        std::size_t mask = 0;
        for (const std::size_t factor : term.factors)
            mask |= std::size_t{1} << (std::find(factors.begin(), factors.end(), factor) - factors.begin());
        const double difference = (*analysis.effects)[mask], margin = analysis.lenth->margin;
        setContrast(effect, analysis, {}, 0);
        effect.margin = margin;
        effect.interval = relative(difference - margin, difference + margin);
        effect.decided = std::fabs(difference) > margin;
        effects.push_back(effect);
    }
    return effects;
}

} // namespace

std::vector<FactorEffect> effectsOf(const FactorAnalysis& analysis, double confidence)
{
    if (analysis.lenth)
        return lenthEffects(analysis);
    std::vector<FactorEffect> effects;
    for (std::size_t i = 0; i < analysis.terms.size(); ++i) {
        const AnovaRow& row = analysis.table.rows[i];
        const bool ofBlock = std::any_of(row.factors.begin(), row.factors.end(),
            [&](std::size_t factor) { return factor >= analysis.levels.size(); });
        if (ofBlock)
            continue;
        const AnovaRow& error = errorRow(analysis, i);
        FactorEffect effect;
        effect.factors = row.factors;
        effect.error = errorOf(analysis, i);
        effect.degrees = row.degrees;
        if (effect.error != EffectError::None)
            effect.errorDegrees = error.degrees;
        effect.f = row.f;
        effect.p = row.p;
        effect.decided = row.p && *row.p <= 1 - confidence;
        setSize(effect, analysis, error, confidence);
        effects.push_back(effect);
    }
    std::stable_sort(effects.begin(), effects.end(),
        [](const FactorEffect& a, const FactorEffect& b) { return a.factors.size() < b.factors.size(); });
    return effects;
}

std::vector<LevelPair> levelPairsOf(const FactorAnalysis& analysis, std::size_t factor, double confidence)
{
    for (std::size_t i = 0; i < analysis.terms.size(); ++i) {
        const AnovaTerm& term = analysis.terms[i];
        if (term.factors != std::vector{factor} || term.isError)
            continue;
        const AnovaRow& error = errorRow(analysis, i);
        if (!error.meanSquare)
            return {};
        Values means;
        std::vector<int> counts;
        for (const Group& group : byLevel(analysis, factor)) {
            means.push_back(group.mean());
            counts.push_back(group.runs);
        }
        return tukeyPairs(means, counts, *error.meanSquare, error.degrees, confidence);
    }
    return {};
}

} // namespace pgduel::analysis
