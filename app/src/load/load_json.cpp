#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "load/load_json_parts.h"
#include "study/names.h"

namespace pgduel::app {

namespace {

const char* endName(LoadOutcome::End end)
{
    switch (end) {
    case LoadOutcome::End::Done:
        return "done";
    case LoadOutcome::End::Refused:
        return "refused";
    case LoadOutcome::End::Aborted:
        return "aborted";
    case LoadOutcome::End::Stopped:
        break;
    }
    return "stopped";
}

QJsonArray statementsJson(const std::vector<workload::StatementResult>& statements)
{
    QJsonArray list;
    for (const auto& each : statements)
        list.append(QJsonObject{{QStringLiteral("script"), each.script},
            {QStringLiteral("line"), static_cast<qint64>(each.line)},
            {QStringLiteral("text"), QString::fromStdString(each.text)}, {QStringLiteral("meta"), each.meta},
            {QStringLiteral("failed"), static_cast<qint64>(each.failed)},
            {QStringLiteral("retried"), static_cast<qint64>(each.retried)},
            {QStringLiteral("latency"), latencyJson(figuresOf(each.latency))}});
    return list;
}

QJsonArray scriptsJson(const PreparedLoad& load, const workload::LoadTotals& totals)
{
    QJsonArray list;
    for (std::size_t i = 0; i < totals.scripts.size(); ++i) {
        const auto& script = totals.scripts[i];
        QJsonObject object = countsJson(script.counts);
        object.insert(QStringLiteral("name"), QString::fromStdString(script.name));
        if (i < load.titles.size())
            object.insert(QStringLiteral("title"), QString::fromStdString(load.titles[i]));
        if (!script.group.empty())
            object.insert(QStringLiteral("group"), QString::fromStdString(script.group));
        object.insert(QStringLiteral("weight"), script.weight);
        object.insert(QStringLiteral("tps"), totals.perSecond(script.counts.transactions));
        addTimings(object, figuresOf(script.times));
        list.append(object);
    }
    return list;
}

QJsonArray stepsJson(const workload::LoadResult& result, std::int64_t zeroUtc)
{
    QJsonArray list;
    for (const auto& step : result.steps) {
        const double seconds = workload::measuredSeconds(step);
        QJsonObject object = countsJson(step.counts);
        object.insert(QStringLiteral("step"), step.mark.index);
        object.insert(QStringLiteral("sessions"), step.mark.sessions);
        object.insert(QStringLiteral("warm_up"), step.mark.warmUp);
        object.insert(QStringLiteral("rate_tps"), step.rate > 0 ? QJsonValue(step.rate) : QJsonValue());
        object.insert(QStringLiteral("begin_utc"), utc(zeroUtc + step.mark.begin));
        object.insert(QStringLiteral("measured_from_utc"), utc(zeroUtc + step.mark.measuredFrom));
        object.insert(QStringLiteral("end_utc"), utc(zeroUtc + step.mark.end));
        object.insert(QStringLiteral("measured_s"), seconds);
        object.insert(
            QStringLiteral("tps"), seconds > 0 ? static_cast<double>(step.counts.transactions) / seconds : 0);
        object.insert(QStringLiteral("driver_cpu_s"), step.driverCpuSeconds);
        object.insert(QStringLiteral("driver_saturated"), step.saturated);
        addTimings(object, figuresOf(step.times));
        list.append(object);
    }
    return list;
}

QJsonArray intervalsJson(const LoadOutcome& outcome)
{
    QJsonArray list;
    for (const auto& each : outcome.intervals) {
        const double seconds = static_cast<double>(each.end - each.begin) / 1e6;
        QJsonObject object = countsJson(each.counts);
        object.insert(QStringLiteral("step"), each.step);
        object.insert(QStringLiteral("begin_utc"), utc(outcome.zeroUtc + each.begin));
        object.insert(QStringLiteral("end_utc"), utc(outcome.zeroUtc + each.end));
        object.insert(QStringLiteral("length_s"), seconds);
        object.insert(QStringLiteral("counted"), each.counted);
        object.insert(QStringLiteral("live_sessions"), each.liveSessions);
        object.insert(
            QStringLiteral("tps"), seconds > 0 ? static_cast<double>(each.counts.transactions) / seconds : 0);
        object.insert(QStringLiteral("driver_cpu_s"), each.driverCpuSeconds);
        addTimings(object, each.times);
        list.append(object);
    }
    return list;
}

QJsonObject totalsJson(const LoadOutcome& outcome)
{
    const auto& totals = outcome.totals;
    QJsonObject object = countsJson(totals.counts);
    object.insert(QStringLiteral("measured_s"), totals.seconds);
    object.insert(QStringLiteral("tps"), totals.perSecond(totals.counts.transactions));
    object.insert(QStringLiteral("throughput_tps"),
        totals.perSecond(totals.counts.transactions + totals.counts.failed));
    object.insert(QStringLiteral("driver_cpu_s"), totals.driverCpuSeconds);
    object.insert(QStringLiteral("driver_saturated"), totals.saturated);
    object.insert(QStringLiteral("aborted_sessions"), outcome.result.abortedSessions);
    object.insert(QStringLiteral("connect_s"), static_cast<double>(outcome.result.connectMicros) / 1e6);
    addTimings(object, figuresOf(totals.times));
    return object;
}

QJsonObject errorsJson(const workload::LoadResult& result)
{
    QJsonObject states;
    for (const auto& [state, count] : result.errors)
        states.insert(QString::fromStdString(state), static_cast<qint64>(count));
    return {{QStringLiteral("by_sqlstate"), states}, {QStringLiteral("first"), redacted(result.firstError)}};
}

QJsonArray stallsJson(const LoadOutcome& outcome)
{
    QJsonArray list;
    for (const auto& stall : outcome.result.stalls)
        list.append(QJsonObject{{QStringLiteral("begin_utc"), utc(outcome.zeroUtc + stall.begin)},
            {QStringLiteral("length_s"), static_cast<double>(stall.end - stall.begin) / 1e6}});
    return list;
}

} // namespace

QByteArray refusalJson(const std::vector<measure::Fault>& faults)
{
    QJsonArray list;
    for (const auto& fault : faults)
        list.append(faultJson(fault));
    return QJsonDocument(
        QJsonObject{{QStringLiteral("pgduel_version"), QCoreApplication::applicationVersion()},
            {QStringLiteral("outcome"), QLatin1String(endName(LoadOutcome::End::Refused))},
            {QStringLiteral("fault"), list.isEmpty() ? QJsonValue() : list.first()},
            {QStringLiteral("faults"), list}})
        .toJson();
}

QByteArray loadJson(const LoadOptions& options, const PreparedLoad& load, const LoadOutcome& outcome)
{
    QJsonObject document{{QStringLiteral("pgduel_version"), QCoreApplication::applicationVersion()},
        {QStringLiteral("outcome"), QLatin1String(endName(outcome.end))},
        {QStringLiteral("server_version_num"), outcome.result.serverVersion},
        {QStringLiteral("configuration"), configurationJson(options, load, outcome)},
        {QStringLiteral("totals"), totalsJson(outcome)},
        {QStringLiteral("scripts"), scriptsJson(load, outcome.totals)},
        {QStringLiteral("statements"), statementsJson(outcome.totals.statements)},
        {QStringLiteral("steps"), stepsJson(outcome.result, outcome.zeroUtc)},
        {QStringLiteral("intervals"), intervalsJson(outcome)},
        {QStringLiteral("errors"), errorsJson(outcome.result)},
        {QStringLiteral("stalls"), stallsJson(outcome)}};
    if (outcome.fault)
        document.insert(QStringLiteral("fault"), faultJson(*outcome.fault));
    QJsonArray files;
    for (const auto& file : outcome.logFiles)
        files.append(QString::fromStdString(file));
    document.insert(QStringLiteral("log_files"), files);
    return QJsonDocument(document).toJson();
}

} // namespace pgduel::app
