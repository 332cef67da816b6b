#include "analysis/factor_analysis.h"

#include <algorithm>
#include <cmath>

#include "contrasts.h"

namespace pgduel::analysis {

namespace {

constexpr std::size_t mostFactors = 8;

/// One row a run.
struct Observations {
    Values y;
    std::vector<FactorLevels> factors; ///< the block last, when there is one
    bool blocked = false;
};

Observations observationsOf(const FactorTable& table, std::size_t factors)
{
    Observations all;
    all.blocked = std::all_of(table.begin(), table.end(),
        [](const FactorCell& cell) { return cell.blocks.size() == cell.runs.size(); });
    all.factors.resize(factors + (all.blocked ? 1 : 0));
    for (const FactorCell& cell : table) {
        for (std::size_t run = 0; run < cell.runs.size(); ++run) {
            all.y.push_back(std::log(cell.runs[run]));
            for (std::size_t factor = 0; factor < factors; ++factor)
                all.factors[factor].push_back(cell.levels[factor]);
            if (all.blocked)
                all.factors.back().push_back(cell.blocks[run]);
        }
    }
    all.blocked = all.blocked && levelsOf(all.factors.back()).size() > 1;
    return all;
}

/// Factors with more than one level: the others have no effect to look for.
std::vector<std::size_t> varying(const Observations& all, std::size_t factors)
{
    std::vector<std::size_t> result;
    for (std::size_t factor = 0; factor < factors; ++factor) {
        if (levelsOf(all.factors[factor]).size() > 1)
            result.push_back(factor);
    }
    return result;
}

bool isSubset(const std::vector<std::size_t>& factors, const std::set<std::size_t>& of)
{
    return std::all_of(
        factors.begin(), factors.end(), [&](std::size_t factor) { return of.count(factor) > 0; });
}

void setTerms(FactorAnalysis& analysis, const Observations& all, const std::vector<std::size_t>& factors,
    const std::set<std::size_t>& wholePlots, bool replicated)
{
    std::vector<std::size_t> whole, sub;
    for (const std::size_t factor : factors)
        (wholePlots.count(factor) ? whole : sub).push_back(factor);
    const std::size_t block = all.factors.size() - 1;
    analysis.splitPlot = all.blocked && !whole.empty() && !sub.empty();
    if (analysis.splitPlot) {
        analysis.terms = splitPlotTerms(block, whole, sub);
        return;
    }
    analysis.terms = allTerms(factors);
    if (all.blocked)
        analysis.terms.insert(analysis.terms.begin(), AnovaTerm{{block}, {}, false});
    else if (!replicated && factors.size() > 1)
        analysis.terms.pop_back(); // the interaction of all factors is the error
    analysis.wholePlotsUntested = !all.blocked && !whole.empty() && !sub.empty();
    for (AnovaTerm& term : analysis.terms)
        term.isError = analysis.wholePlotsUntested && isSubset(term.factors, wholePlots);
}

/// Cells in standard order, the first factor changing fastest.
void setTwoLevelEffects(FactorAnalysis& analysis, const std::vector<std::size_t>& factors)
{
    const std::size_t cells = std::size_t{1} << factors.size();
    if (analysis.used.size() != cells || factors.size() < 2)
        return;
    Values y(cells);
    for (const FactorCell& cell : analysis.used) {
        std::size_t place = 0;
        for (std::size_t i = 0; i < factors.size(); ++i)
            place |= cell.levels[factors[i]] == analysis.levels[factors[i]].back() ? std::size_t{1} << i : 0;
        y[place] = mean(logs(cell.runs));
    }
    analysis.effects = twoLevelEffects(y);
    if (analysis.effects && factors.size() >= 3)
        analysis.lenth = lenth(Values(analysis.effects->begin() + 1, analysis.effects->end()));
}

void setLevelRatios(FactorAnalysis& analysis, const Observations& all, std::size_t factors)
{
    const std::vector<FactorLevels> only(
        all.factors.begin(), all.factors.begin() + static_cast<std::ptrdiff_t>(factors));
    for (const FactorLevels& factor : only)
        analysis.levels.push_back(levelsOf(factor));
    const auto effects = levelEffects(all.y, only);
    for (std::size_t factor = 0; effects && factor < factors; ++factor) {
        Values ratios;
        for (const double effect : (*effects)[factor])
            ratios.push_back(std::exp(effect));
        analysis.levelRatios.push_back(ratios);
    }
}

} // namespace

std::optional<FactorAnalysis> analyseFactors(
    const FactorTable& table, const std::set<std::size_t>& wholePlots)
{
    FactorAnalysis analysis;
    analysis.used = balancedPart(table);
    const auto withRuns =
        std::count_if(table.begin(), table.end(), [](const FactorCell& cell) { return !cell.runs.empty(); });
    analysis.leftOut = static_cast<std::size_t>(withRuns) - analysis.used.size();
    const bool usable = std::all_of(analysis.used.begin(), analysis.used.end(),
        [](const FactorCell& cell) { return allPositive(cell.runs) && allFinite(cell.runs); });
    if (analysis.used.size() < 2 || !usable || analysis.used.front().levels.size() > mostFactors)
        return std::nullopt;
    const std::size_t count = analysis.used.front().levels.size();
    const Observations all = observationsOf(analysis.used, count);
    const std::vector<std::size_t> factors = varying(all, count);
    const bool replicated = all.y.size() > analysis.used.size();
    setTerms(analysis, all, factors, wholePlots, replicated);
    const auto result = anova(all.y, all.factors, analysis.terms);
    if (!result)
        return std::nullopt;
    analysis.table = *result;
    if (analysis.table.residual.degrees > 0)
        analysis.error = replicated ? ErrorTerm::Replicates : ErrorTerm::HighestInteraction;
    setLevelRatios(analysis, all, count);
    if (!replicated)
        setTwoLevelEffects(analysis, factors);
    return analysis;
}

std::optional<std::vector<LevelPair>> levelPairs(
    const std::vector<Values>& runs, const std::vector<std::vector<int>>& blocks, double confidence)
{
    FactorTable table;
    Values means;
    std::vector<int> counts;
    for (std::size_t level = 0; level < runs.size(); ++level) {
        if (runs[level].empty() || !allPositive(runs[level]) || !allFinite(runs[level]))
            return std::nullopt;
        table.push_back(
            {{static_cast<int>(level)}, runs[level], blocks.empty() ? std::vector<int>{} : blocks[level]});
        means.push_back(mean(logs(runs[level])));
        counts.push_back(static_cast<int>(runs[level].size()));
    }
    const auto analysis = analyseFactors(table);
    if (!analysis || !analysis->table.residual.meanSquare)
        return std::nullopt;
    const AnovaRow& residual = analysis->table.residual;
    return tukeyPairs(means, counts, *residual.meanSquare, residual.degrees, confidence);
}

} // namespace pgduel::analysis
