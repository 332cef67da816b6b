#include "run_json.h"

#include "exchange/csv.h"
#include "json.h"
#include "run_cells.h"

namespace pgduel::exchange {

namespace {

double seconds(measure::Micros t)
{
    return double(t) / 1e6;
}

QJsonArray steps(const store::StudyFile& file, int run)
{
    QJsonArray list;
    for (const measure::StepMark& step : file.steps(run))
        list.append(
            QJsonObject{{QStringLiteral("step"), step.index}, {QStringLiteral("sessions"), step.sessions},
                {QStringLiteral("warm_up"), step.warmUp}, {QStringLiteral("begin_s"), seconds(step.begin)},
                {QStringLiteral("measured_from_s"), seconds(step.measuredFrom)},
                {QStringLiteral("end_s"), seconds(step.end)}});
    return list;
}

QJsonArray points(const store::StudyFile& file, int run)
{
    QJsonArray list;
    for (const measure::Point& point : file.points(run))
        list.append(
            QJsonObject{{QStringLiteral("step"), point.step}, {QStringLiteral("sessions"), point.sessions},
                {QStringLiteral("warm_up"), point.warmUp}, {QStringLiteral("metric"), json(point.metric)},
                {QStringLiteral("unit"), json(unitOf(point.metric))}, {QStringLiteral("value"), point.value},
                {QStringLiteral("evidence"), point.evidence}});
    return list;
}

QJsonArray events(const store::StudyFile& file, int run)
{
    QJsonArray list;
    for (const measure::Event& event : file.events(run))
        list.append(QJsonObject{{QStringLiteral("t_s"), seconds(event.t)},
            {QStringLiteral("kind"), json(event.kind)}, {QStringLiteral("text"), json(event.text)}});
    return list;
}

QJsonArray series(const store::StudyFile& file, int run)
{
    QJsonArray list;
    for (const std::string& metric : file.seriesNames(run))
        if (const auto extent = file.extent(run, metric))
            list.append(QJsonObject{{QStringLiteral("metric"), json(metric)},
                {QStringLiteral("unit"), json(unitOf(metric))},
                {QStringLiteral("samples"), qint64(extent->samples)},
                {QStringLiteral("from_s"), seconds(extent->from)},
                {QStringLiteral("to_s"), seconds(extent->to)}, {QStringLiteral("min"), extent->min},
                {QStringLiteral("mean"), extent->mean}, {QStringLiteral("max"), extent->max}});
    return list;
}

QJsonValue faultObject(const std::optional<measure::Fault>& fault)
{
    if (!fault)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("code"), json(fault->code)},
        {QStringLiteral("where"), json(fault->where)}, {QStringLiteral("args"), json(fault->args)},
        {QStringLiteral("detail"), json(fault->detail)}};
}

QJsonValue utc(std::int64_t micros)
{
    return micros ? json(utcText(micros)) : QJsonValue(QJsonValue::Null);
}

} // namespace

QJsonObject runObject(const store::StudyFile& file, const store::RunRecord& run,
    const std::vector<study::Experiment>& experiments)
{
    const int index = run.planned.index;
    return {{QStringLiteral("run"), index},
        {QStringLiteral("experiment"), json(experimentName(experiments, run))},
        {QStringLiteral("block"), run.planned.block}, {QStringLiteral("replicate"), run.planned.replicate},
        {QStringLiteral("state"), QLatin1String(store::toText(run.state))},
        {QStringLiteral("attempt"), run.attempt}, {QStringLiteral("began_utc"), utc(run.beganUtcMicros)},
        {QStringLiteral("ended_utc"), utc(run.endedUtcMicros)},
        {QStringLiteral("wait_source"), json(run.waitSource)},
        {QStringLiteral("fault"), faultObject(run.fault)}, {QStringLiteral("marks"), json(run.marks)},
        {QStringLiteral("configuration"), json(run.configuration.facts)},
        {QStringLiteral("configuration_digest"), json(run.configuration.digest())},
        {QStringLiteral("steps"), steps(file, index)}, {QStringLiteral("points"), points(file, index)},
        {QStringLiteral("events"), events(file, index)}, {QStringLiteral("series"), series(file, index)}};
}

} // namespace pgduel::exchange
