#include "factor_json.h"

#include "exchange/factor_tables.h"
#include "exchange/verdict_text.h"
#include "json.h"

namespace pgduel::exchange {

namespace {

QJsonValue levelValue(const FactorFacts& facts, std::size_t factor, int level)
{
    return json(facts.plan.factors()[factor].levels[static_cast<std::size_t>(level)]);
}

QJsonObject levelsObject(const FactorFacts& facts, const Combination& levels)
{
    QJsonObject object;
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (levels[i] >= 0)
            object.insert(
                QString::fromStdString(facts.plan.factors()[i].name), levelValue(facts, i, levels[i]));
    return object;
}

QJsonValue intervalValue(const std::optional<analysis::Interval>& interval)
{
    if (!interval)
        return QJsonValue::Null;
    return QJsonObject{
        {QStringLiteral("low_ratio"), interval->low}, {QStringLiteral("high_ratio"), interval->high}};
}

QJsonObject cellObject(const FactorFacts& facts, const MapCell& cell)
{
    QJsonObject object{{QStringLiteral("levels"), levelsObject(facts, cell.levels)},
        {QStringLiteral("state"), QLatin1String(toText(cell.state))}};
    if (!cell.verdict)
        return object;
    const analysis::Verdict& verdict = *cell.verdict;
    object.insert(QStringLiteral("verdict"), QLatin1String(toText(verdict.kind)));
    object.insert(QStringLiteral("reason"), QLatin1String(toText(verdict.reason)));
    object.insert(QStringLiteral("estimate_ratio"), json(verdict.estimate));
    object.insert(QStringLiteral("interval"), intervalValue(verdict.interval));
    object.insert(QStringLiteral("baseline_runs"), verdict.baselineRuns);
    object.insert(QStringLiteral("runs"), verdict.candidateRuns);
    object.insert(QStringLiteral("p"), json(verdict.p));
    object.insert(QStringLiteral("adjusted_p"), json(verdict.adjustedP));
    return object;
}

QJsonArray levelNames(const FactorFacts& facts, std::size_t factor, const std::vector<int>& levels)
{
    QJsonArray names;
    for (const int level : levels)
        names.append(levelValue(facts, factor, level));
    return names;
}

QJsonArray winningList(const FactorFacts& facts)
{
    QJsonArray list;
    for (const WinningLevels& row : facts.winning) {
        QJsonArray crossings;
        for (const analysis::Crossing& crossing : row.crossings)
            crossings.append(QJsonObject{{QStringLiteral("below"), crossing.below},
                {QStringLiteral("above"), crossing.above}, {QStringLiteral("at"), crossing.at}});
        const auto level = [&](const std::optional<int>& place) {
            return place ? levelValue(facts, row.along, *place) : QJsonValue(QJsonValue::Null);
        };
        list.append(QJsonObject{{QStringLiteral("along"), json(facts.plan.factors()[row.along].name)},
            {QStringLiteral("others"), levelsObject(facts, row.others)},
            {QStringLiteral("better"), levelNames(facts, row.along, row.better)},
            {QStringLiteral("seen_better_not_decided"), levelNames(facts, row.along, row.seen)},
            {QStringLiteral("break_even"), level(row.breakEven)}, {QStringLiteral("best"), level(row.best)},
            {QStringLiteral("crossings_of_estimates"), crossings}});
    }
    return list;
}

QJsonObject effectObject(const FactorFacts& facts, const analysis::FactorEffect& effect)
{
    QJsonArray factors;
    for (const std::size_t factor : effect.factors)
        factors.append(json(facts.plan.factors()[factor].name));
    const auto level = [&](bool from) {
        return effect.between
            ? levelValue(facts, effect.factors.front(), from ? effect.between->first : effect.between->second)
            : QJsonValue(QJsonValue::Null);
    };
    return {{QStringLiteral("factors"), factors}, {QStringLiteral("effect_ratio"), json(effect.effect)},
        {QStringLiteral("from_level"), level(true)}, {QStringLiteral("to_level"), level(false)},
        {QStringLiteral("interval"), intervalValue(effect.interval)},
        {QStringLiteral("degrees"), effect.degrees}, {QStringLiteral("error_degrees"), effect.errorDegrees},
        {QStringLiteral("f"), json(effect.f)}, {QStringLiteral("p"), json(effect.p)},
        {QStringLiteral("lenth_margin_log"), json(effect.margin)},
        {QStringLiteral("error"), QLatin1String(toText(effect.error))},
        {QStringLiteral("decided"), effect.decided}};
}

QJsonObject levelObject(const FactorFacts& facts, std::size_t factor)
{
    const LevelFacts& levels = facts.levels[factor];
    QJsonValue means = QJsonValue::Null; // refused: the levels have not the same combinations
    if (levels.means) {
        QJsonArray list;
        for (const analysis::MarginalMean& mean : *levels.means)
            list.append(QJsonObject{{QStringLiteral("level"), levelValue(facts, factor, mean.level)},
                {QStringLiteral("combinations"), mean.cells},
                {QStringLiteral("geometric_mean_of_runs"), mean.geometric}});
        means = list;
    }
    QJsonArray pairs;
    for (const analysis::LevelPair& pair : levels.pairs)
        pairs.append(QJsonObject{
            {QStringLiteral("from"), levelValue(facts, factor, levels.pairLevels[pair.a])},
            {QStringLiteral("to"), levelValue(facts, factor, levels.pairLevels[pair.b])},
            {QStringLiteral("log_ratio"), pair.difference}, {QStringLiteral("log_low"), pair.interval.low},
            {QStringLiteral("log_high"), pair.interval.high}, {QStringLiteral("adjusted_p"), pair.p}});
    return {{QStringLiteral("factor"), json(facts.plan.factors()[factor].name)},
        {QStringLiteral("means"), means}, {QStringLiteral("tukey_pairs"), pairs}};
}

QJsonObject studyObject(const FactorFacts& facts)
{
    QJsonArray map, effects, levels;
    for (const MapCell& cell : facts.map)
        map.append(cellObject(facts, cell));
    for (const analysis::FactorEffect& effect : facts.effects)
        effects.append(effectObject(facts, effect));
    for (std::size_t factor = 0; factor < facts.levels.size(); ++factor)
        levels.append(levelObject(facts, factor));
    return {{QStringLiteral("metric"), json(facts.metric.id)},
        {QStringLiteral("compared_factor"), json(facts.plan.factors()[facts.choice.factor].name)},
        {QStringLiteral("baseline_level"), levelValue(facts, facts.choice.factor, facts.choice.baseline)},
        {QStringLiteral("confidence"), facts.confidence}, {QStringLiteral("map"), map},
        {QStringLiteral("winning_levels"), winningList(facts)}, {QStringLiteral("effects"), effects},
        {QStringLiteral("levels"), levels}, {QStringLiteral("runs"), facts.runs},
        {QStringLiteral("steps"), facts.steps}, {QStringLiteral("runs_saturated"), facts.saturated},
        {QStringLiteral("runs_incomplete"), facts.incomplete},
        {QStringLiteral("in_sequence"), facts.inSequence},
        {QStringLiteral("split_plot"), facts.analysis && facts.analysis->splitPlot}};
}

} // namespace

QJsonArray factorList(const std::vector<FactorFacts>& studies)
{
    QJsonArray list;
    for (const FactorFacts& facts : studies)
        list.append(studyObject(facts));
    return list;
}

} // namespace pgduel::exchange
