#include "verdict_json.h"

#include "exchange/verdict_text.h"
#include "json.h"

namespace pgduel::exchange {

namespace {

QJsonValue word(const char* text)
{
    return *text ? QJsonValue(QLatin1String(text)) : QJsonValue(QJsonValue::Null);
}

QJsonValue intervalValue(const std::optional<analysis::Interval>& interval)
{
    if (!interval)
        return QJsonValue::Null;
    return QJsonObject{
        {QStringLiteral("low_ratio"), interval->low}, {QStringLiteral("high_ratio"), interval->high}};
}

QJsonArray remarkList(const std::vector<analysis::Remark>& remarks)
{
    QJsonArray list;
    for (const analysis::Remark& remark : remarks) {
        QJsonObject object{{QStringLiteral("remark"), word(toText(remark.qualifier))},
            {QStringLiteral("arm"), word(toText(remark.arm))}, {QStringLiteral("number"), remark.number},
            {QStringLiteral("second"), remark.second}};
        if (!remark.names.empty())
            object.insert(QStringLiteral("names"), json(remark.names));
        list.append(object);
    }
    return list;
}

QJsonArray runList(const std::vector<analysis::RunValue>& runs)
{
    QJsonArray list;
    for (const analysis::RunValue& run : runs)
        list.append(QJsonObject{{QStringLiteral("arm"), word(toText(run.arm))},
            {QStringLiteral("replicate"), run.replicate}, {QStringLiteral("block"), run.block},
            {QStringLiteral("place"), run.place}, {QStringLiteral("use"), word(toText(run.use))},
            {QStringLiteral("geometric_mean_of_steps"), run.value},
            {QStringLiteral("outlier"), run.outlier}});
    return list;
}

QJsonValue interactionObject(const std::optional<analysis::LoadInteraction>& interaction)
{
    if (!interaction)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("f"), interaction->f},
        {QStringLiteral("degrees"), interaction->degrees},
        {QStringLiteral("error_degrees"), interaction->errorDegrees}, {QStringLiteral("p"), interaction->p}};
}

/// Transactions/s asked for; null in a closed loop.
QJsonValue rateValue(double rate)
{
    return rate > 0 ? QJsonValue(rate) : QJsonValue(QJsonValue::Null);
}

QJsonValue placeObject(const std::optional<analysis::LoadPlace>& place)
{
    if (!place)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("step"), place->step}, {QStringLiteral("sessions"), place->sessions},
        {QStringLiteral("rate"), rateValue(place->rate)}};
}

QJsonArray crossingList(const std::vector<analysis::LoadCrossing>& crossings)
{
    QJsonArray list;
    for (const analysis::LoadCrossing& crossing : crossings)
        list.append(QJsonObject{{QStringLiteral("below_sessions"), crossing.belowSessions},
            {QStringLiteral("above_sessions"), crossing.aboveSessions},
            {QStringLiteral("below_rate"), rateValue(crossing.belowRate)},
            {QStringLiteral("above_rate"), rateValue(crossing.aboveRate)},
            {crossing.belowRate > 0 ? QStringLiteral("at_rate") : QStringLiteral("at_sessions"), crossing.at},
            {QStringLiteral("decided"), crossing.decided}});
    return list;
}

QJsonValue withoutOutliers(const std::optional<analysis::WithoutOutliers>& without)
{
    if (!without)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("kind"), word(toText(without->kind))},
        {QStringLiteral("estimate_ratio"), without->estimate},
        {QStringLiteral("interval"), intervalValue(without->interval)}};
}

} // namespace

QJsonObject intervalObject(const analysis::PointInterval& point)
{
    return {{QStringLiteral("geometric_mean_of_runs_ratio"), json(point.estimate)},
        {QStringLiteral("interval"), intervalValue(point.interval)}, {QStringLiteral("p"), json(point.p)},
        {QStringLiteral("adjusted_p"), json(point.adjustedP)}, {QStringLiteral("decided"), point.decided}};
}

QJsonObject verdictObject(const analysis::PairAnalysis& analysis)
{
    const analysis::Verdict& verdict = analysis.verdict;
    return {{QStringLiteral("kind"), word(toText(verdict.kind))},
        {QStringLiteral("reason"), word(toText(verdict.reason))},
        {QStringLiteral("estimate_ratio"), json(verdict.estimate)},
        {QStringLiteral("interval"), intervalValue(verdict.interval)},
        {QStringLiteral("confidence"), verdict.confidence},
        {QStringLiteral("method"), word(toText(verdict.method))},
        {QStringLiteral("baseline_runs"), verdict.baselineRuns},
        {QStringLiteral("candidate_runs"), verdict.candidateRuns}, {QStringLiteral("pairs"), verdict.pairs},
        {QStringLiteral("steps"), verdict.steps},
        {QStringLiteral("standard_error_of_log_ratio"), verdict.standardError},
        {QStringLiteral("degrees"), verdict.degrees}, {QStringLiteral("p"), json(verdict.p)},
        {QStringLiteral("adjusted_p"), json(verdict.adjustedP)},
        {QStringLiteral("equivalence_p"), json(verdict.equivalenceP)},
        {QStringLiteral("rank_p"), json(analysis.rankP)}, {QStringLiteral("rank_exact"), analysis.rankExact},
        {QStringLiteral("smallest_effect_ratio"), verdict.smallestEffect},
        {QStringLiteral("smallest_effect_source"), word(toText(verdict.smallestEffectSource))},
        {QStringLiteral("noise_floor_ratio"), json(verdict.noiseFloor)},
        {QStringLiteral("runs_needed"), json(verdict.runsNeeded)},
        {QStringLiteral("remarks"), remarkList(verdict.remarks)},
        {QStringLiteral("runs"), runList(analysis.runs)},
        {QStringLiteral("load_interaction"), interactionObject(analysis.interaction)},
        {QStringLiteral("crossings"), crossingList(analysis.crossings)},
        {QStringLiteral("decided_from"), placeObject(analysis.decidedFrom)},
        {QStringLiteral("without_outliers"), withoutOutliers(analysis.withoutOutliers)}};
}

} // namespace pgduel::exchange
