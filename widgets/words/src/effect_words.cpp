#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "verdict_parts.h"
#include "words/factor_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

using analysis::EffectError;
using analysis::FactorEffect;
using exchange::FactorFacts;

class EffectWords {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)
};

QString none()
{
    return QStringLiteral("–");
}

QString factorName(const FactorFacts& facts, std::size_t factor)
{
    return QString::fromStdString(facts.plan.factors()[factor].name);
}

QString levelName(const FactorFacts& facts, std::size_t factor, int level)
{
    return QString::fromStdString(facts.plan.factors()[factor].levels[static_cast<std::size_t>(level)]);
}

QString errorText(const FactorEffect& effect)
{
    const int degrees = static_cast<int>(effect.errorDegrees);
    switch (effect.error) {
    case EffectError::Replicates:
        return EffectWords::tr("runs of the same combination, %Ln degree(s) of freedom", nullptr, degrees);
    case EffectError::HighestInteraction:
        return EffectWords::tr(
            "interaction of all factors, taken for noise, %Ln degree(s) of freedom", nullptr, degrees);
    case EffectError::WholePlots:
        return EffectWords::tr(
            "whole plots (runs that share a restart or a data set), %Ln degree(s) of freedom", nullptr,
            degrees);
    case EffectError::Lenth:
        return EffectWords::tr("spread of the small effects (Lenth)");
    case EffectError::None:
        break;
    }
    return EffectWords::tr("none: not tested");
}

QString testText(const FactorEffect& effect)
{
    if (effect.margin)
        return effect.decided
            ? EffectWords::tr("beyond the margin ±%1").arg(amount(std::expm1(*effect.margin)))
            : EffectWords::tr("within the margin ±%1").arg(amount(std::expm1(*effect.margin)));
    return effect.p ? probabilityText(*effect.p) : none();
}

QString amountText(const FactorFacts& facts, const FactorEffect& effect)
{
    const QString size = effectSizeText(effect);
    if (!effect.effect || !effect.between)
        return size;
    const std::size_t factor = effect.factors.front();
    return QStringLiteral("%1 (%2 → %3)")
        .arg(size, levelName(facts, factor, effect.between->first),
            levelName(facts, factor, effect.between->second));
}

QStringList interactionSentences(const FactorFacts& facts)
{
    QStringList sentences;
    for (const FactorEffect& effect : facts.effects)
        if (effect.decided && effect.factors.size() > 1)
            sentences << EffectWords::tr("The effects of %1 depend on each other: read the map, not the main "
                                         "effects alone.")
                             .arg(effectName(facts, effect));
    return sentences;
}

QStringList refusals(const FactorFacts& facts)
{
    QStringList sentences;
    for (std::size_t i = 0; i < facts.levels.size(); ++i)
        if (!facts.levels[i].means && facts.runs > 0)
            sentences << EffectWords::tr(
                "No means of the levels of %1: not every level was run with the same "
                "combinations of the other factors, so their means would compare "
                "unlike with unlike.")
                             .arg(factorName(facts, i));
    return sentences;
}

QStringList basis(const FactorFacts& facts)
{
    QStringList sentences;
    const analysis::FactorAnalysis& found = *facts.analysis;
    sentences << EffectWords::tr("Effects of logarithms, from %1 over %2.", "runs, load steps")
                     .arg(EffectWords::tr("%Ln run(s)", "after 'from'", facts.runs),
                         EffectWords::tr("%Ln load step(s)", "after 'over'", facts.steps));
    if (found.leftOut > 0)
        sentences << EffectWords::tr("%Ln combination(s) are in the map only: the effects need a table in "
                                     "which every level meets every other.",
            nullptr, static_cast<int>(found.leftOut));
    if (!found.table.balanced && found.error != analysis::ErrorTerm::None)
        sentences << EffectWords::tr("Not all combinations have equally many runs: sums of squares are "
                                     "sequential, in the order of the rows.");
    if (found.splitPlot)
        sentences << EffectWords::tr(
            "Split plot: factors that need a restart, a restore or another build are "
            "tested against the spread between their plots.");
    if (found.wholePlotsUntested)
        sentences << EffectWords::tr(
            "Factors that need a restart, a restore or another build are not tested: "
            "without blocks their plots are not repeated.");
    return sentences;
}

} // namespace

QString effectName(const FactorFacts& facts, const FactorEffect& effect)
{
    QStringList names;
    for (const std::size_t factor : effect.factors)
        names << factorName(facts, factor);
    return names.join(QStringLiteral(" × "));
}

QString effectSizeText(const FactorEffect& effect)
{
    return effect.effect ? signedAmount(*effect.effect) : none();
}

TextTable effectTable(const FactorFacts& facts)
{
    TextTable table;
    table.title =
        EffectWords::tr("%1: main effects and interactions", "metric").arg(metricName(facts.metric.id));
    table.header << EffectWords::tr("Effect of") << EffectWords::tr("Size")
                 << EffectWords::tr("%1 interval", "level of confidence").arg(levelText(facts.confidence))
                 << EffectWords::tr("Test") << EffectWords::tr("Tested against");
    for (const FactorEffect& effect : facts.effects)
        table.rows << QStringList{effectName(facts, effect), amountText(facts, effect),
            effect.interval ? rangeText(*effect.interval) : none(), testText(effect), errorText(effect)};
    return table;
}

TextTable levelTable(const FactorFacts& facts, std::size_t factor)
{
    TextTable table;
    const exchange::LevelFacts& levels = facts.levels[factor];
    table.title = EffectWords::tr("%1 by %2", "metric, factor")
                      .arg(metricName(facts.metric.id), factorName(facts, factor));
    table.header << EffectWords::tr("Level") << EffectWords::tr("Geometric mean of runs")
                 << EffectWords::tr("Pair of levels") << EffectWords::tr("Difference")
                 << EffectWords::tr("%1 interval of all pairs at once (Tukey)", "level of confidence")
                        .arg(levelText(facts.confidence))
                 << EffectWords::tr("Test");
    const auto means = levels.means.value_or(std::vector<analysis::MarginalMean>{});
    for (std::size_t i = 0; i < std::max(means.size(), levels.pairs.size()); ++i) {
        QStringList row;
        if (i < means.size())
            row << levelName(facts, factor, means[i].level)
                << metricValueWithUnit(facts.metric.id, means[i].geometric);
        else
            row << QString() << QString();
        if (i < levels.pairs.size()) {
            const analysis::LevelPair& pair = levels.pairs[i];
            row << QStringLiteral("%1 → %2").arg(levelName(facts, factor, levels.pairLevels[pair.a]),
                levelName(facts, factor, levels.pairLevels[pair.b]))
                << signedAmount(std::expm1(pair.difference))
                << rangeText({std::expm1(pair.interval.low), std::expm1(pair.interval.high)})
                << probabilityText(pair.p);
        } else
            row << QString() << QString() << QString() << QString();
        table.rows << row;
    }
    return table;
}

QString levelAxisTitle(const FactorFacts& facts, std::size_t factor)
{
    const int baseline =
        factor == facts.choice.factor ? facts.choice.baseline : facts.plan.factors()[factor].baseline;
    return EffectWords::tr("%1: difference from %2, %3 intervals of all pairs at once (Tukey)",
        "factor, baseline level, level of confidence")
        .arg(factorName(facts, factor), levelName(facts, factor, baseline), levelText(facts.confidence));
}

QStringList effectSentences(const FactorFacts& facts)
{
    QStringList sentences;
    if (facts.noEffects == exchange::NoEffects::NoCommonSteps)
        sentences << EffectWords::tr("No effects: the combinations have no usable load step in common.");
    else if (facts.noEffects == exchange::NoEffects::TooFewCells)
        sentences << EffectWords::tr("No effects: fewer than two combinations have runs to compare.");
    if (facts.analysis)
        sentences << basis(facts) << interactionSentences(facts);
    sentences << refusals(facts);
    if (facts.inSequence)
        sentences << EffectWords::tr("The experiments were run one after the other: a drift cannot be told "
                                     "from the effects, so nothing is tested.");
    if (facts.saturated > 0)
        sentences << EffectWords::tr(
            "%Ln run(s) left out of the effects: the load driver was the bottleneck.", nullptr,
            facts.saturated);
    if (facts.incomplete > 0)
        sentences << EffectWords::tr(
            "%Ln run(s) left out of the effects: they lack a load step or are zero there.", nullptr,
            facts.incomplete);
    return sentences;
}

} // namespace pgduel::words
