#include "progress_json.h"

#include "json.h"

namespace pgduel::exchange {

namespace {

using analysis::ProgressComparison;
using analysis::ProgressMark;

QJsonValue intervalValue(const std::optional<analysis::Interval>& interval)
{
    if (!interval)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("low"), interval->low}, {QStringLiteral("high"), interval->high}};
}

QJsonObject workObject(const ProgressMark& mark)
{
    return {{QStringLiteral("transactions"), mark.mark},
        {QStringLiteral("baseline_geometric_mean_s"), json(mark.baseline)},
        {QStringLiteral("candidate_geometric_mean_s"), json(mark.candidate)},
        {QStringLiteral("speed_up"), json(mark.ratio)},
        {QStringLiteral("interval"), intervalValue(mark.interval)},
        {QStringLiteral("at_least"), json(mark.bound.atLeast)},
        {QStringLiteral("at_most"), json(mark.bound.atMost)},
        {QStringLiteral("speed_up_in_chunk"), json(mark.chunk)}};
}

QJsonObject timeObject(const ProgressMark& mark)
{
    return {{QStringLiteral("elapsed_s"), mark.mark},
        {QStringLiteral("baseline_geometric_mean_transactions"), json(mark.baseline)},
        {QStringLiteral("candidate_geometric_mean_transactions"), json(mark.candidate)},
        {QStringLiteral("speed_up"), json(mark.ratio)},
        {QStringLiteral("interval"), intervalValue(mark.interval)}};
}

template <class Make> QJsonArray marks(const std::vector<ProgressMark>& all, const Make& make)
{
    QJsonArray list;
    for (const ProgressMark& mark : all)
        list.append(make(mark));
    return list;
}

QJsonValue trendValue(const std::optional<analysis::Trend>& trend)
{
    if (!trend)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("chunks"), trend->chunks},
        {QStringLiteral("mean_s_per_chunk"), trend->mean},
        {QStringLiteral("slope_s_per_chunk"), trend->slope},
        {QStringLiteral("standard_error_s_per_chunk"), trend->standardError},
        {QStringLiteral("p"), trend->p}};
}

QJsonValue chunksValue(const analysis::ChunkSpeedUps& chunks)
{
    if (chunks.chunks.empty())
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("min"), chunks.min}, {QStringLiteral("mean"), chunks.mean},
        {QStringLiteral("max"), chunks.max}, {QStringLiteral("geometric_mean"), chunks.geometric},
        {QStringLiteral("median"), chunks.median}};
}

} // namespace

QJsonArray progressList(const std::vector<ProgressComparison>& progress)
{
    QJsonArray list;
    for (const ProgressComparison& pair : progress)
        list.append(QJsonObject{{QStringLiteral("baseline"), json(pair.baseline)},
            {QStringLiteral("candidate"), json(pair.candidate)},
            {QStringLiteral("baseline_runs"), pair.baselineRuns},
            {QStringLiteral("candidate_runs"), pair.candidateRuns}, {QStringLiteral("pairs"), pair.pairs},
            {QStringLiteral("confidence"), pair.confidence},
            {QStringLiteral("baseline_stopped"), pair.baselineStopped},
            {QStringLiteral("candidate_stopped"), pair.candidateStopped},
            {QStringLiteral("equal_work"), marks(pair.equalWork, workObject)},
            {QStringLiteral("equal_time"), marks(pair.equalTime, timeObject)},
            {QStringLiteral("chunk_speed_ups"), chunksValue(pair.chunks)},
            {QStringLiteral("baseline_trend"), trendValue(pair.baselineTrend)},
            {QStringLiteral("candidate_trend"), trendValue(pair.candidateTrend)}});
    return list;
}

} // namespace pgduel::exchange
