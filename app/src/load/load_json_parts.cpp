#include "load/load_json_parts.h"

#include <algorithm>
#include <array>

#include <QJsonArray>

#include "exchange/csv.h"
#include "measure/conninfo.h"
#include "study/names.h"

namespace pgduel::app {

namespace {

QJsonArray groupScriptsJson(const workload::SessionGroup& group)
{
    QJsonArray list;
    for (const auto& script : group.scripts)
        list.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(script.name())},
            {QStringLiteral("weight"), script.weight()}});
    return list;
}

template <class Duration> double secondsOf(Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

QJsonArray groupsJson(const workload::LoadPlan& plan)
{
    QJsonArray list;
    for (const auto& group : plan.groups) {
        QJsonObject object{{QStringLiteral("name"), QString::fromStdString(group.name)},
            {QStringLiteral("conninfo"),
                QString::fromStdString(measure::Conninfo::parse(group.conninfo).redacted())},
            {QStringLiteral("scripts"), groupScriptsJson(group)},
            {QStringLiteral("think_time_s"), secondsOf(group.thinkTime.value_or(plan.thinkTime))}};
        if (group.sessions > 0)
            object.insert(QStringLiteral("sessions"), group.sessions);
        else
            object.insert(QStringLiteral("share"), group.share);
        list.append(object);
    }
    return list;
}

QJsonArray rulesJson(const workload::LoadPlan& plan)
{
    QJsonArray list;
    for (const auto& rule : plan.errorRules)
        list.append(QJsonObject{{QStringLiteral("sqlstate"), QString::fromStdString(rule.state)},
            {QStringLiteral("action"), QString::fromStdString(study::nameOf(rule.action))}});
    return list;
}

QJsonObject variablesJson(const workload::LoadPlan& plan)
{
    QJsonObject object;
    for (const auto& [name, value] : plan.variables)
        object.insert(QString::fromStdString(name), QString::fromStdString(value));
    return object;
}

} // namespace

QString utc(std::int64_t utcMicros)
{
    return QString::fromStdString(exchange::utcText(utcMicros));
}

double ms(std::int64_t micros)
{
    return static_cast<double>(micros) / 1000;
}

QJsonObject countsJson(const workload::Counts& counts)
{
    const std::pair<const char*, std::uint64_t> fields[]{{"transactions", counts.transactions},
        {"failed", counts.failed}, {"serialization_failures", counts.serializationFailures},
        {"deadlock_failures", counts.deadlockFailures}, {"other_failures", counts.otherFailures},
        {"retries", counts.retried}, {"retried_transactions", counts.retriedTransactions},
        {"skipped", counts.skipped}, {"late", counts.late}, {"unserved", counts.unserved},
        {"statements", counts.statements}, {"rows", counts.rows}, {"connections", counts.connections}};
    QJsonObject object;
    for (const auto& [name, count] : fields)
        object.insert(QLatin1String(name), static_cast<qint64>(count));
    return object;
}

QJsonObject latencyJson(const LatencyFigures& figures)
{
    static constexpr std::array<const char*, LatencyFigures::shares.size()> names{
        "p50_ms", "p90_ms", "p95_ms", "p99_ms", "p99_9_ms", "p99_99_ms"};
    QJsonObject object{{QStringLiteral("count"), static_cast<qint64>(figures.count)},
        {QStringLiteral("mean_ms"), figures.mean / 1000},
        {QStringLiteral("stddev_ms"), figures.deviation / 1000},
        {QStringLiteral("min_ms"), ms(figures.least)}, {QStringLiteral("max_ms"), ms(figures.most)}};
    for (std::size_t i = 0; i < names.size(); ++i)
        object.insert(QLatin1String(names[i]), ms(figures.percentiles[i]));
    if (figures.beyondRange > 0)
        object.insert(QStringLiteral("beyond_range"), static_cast<qint64>(figures.beyondRange));
    return object;
}

void addTimings(QJsonObject& object, const TimingFigures& times)
{
    object.insert(QStringLiteral("latency"), latencyJson(times.response));
    if (times.lag.count > 0) {
        object.insert(QStringLiteral("service"), latencyJson(times.service));
        object.insert(QStringLiteral("lag"), latencyJson(times.lag));
    }
    if (times.connect.count > 0)
        object.insert(QStringLiteral("connect"), latencyJson(times.connect));
}

QString redacted(const std::string& text)
{
    return QString::fromStdString(measure::redactSecrets(text));
}

QJsonObject faultJson(const measure::Fault& fault)
{
    QJsonArray facts;
    for (const auto& each : fault.args)
        facts.append(redacted(each));
    return {{QStringLiteral("code"), QString::fromStdString(fault.code)},
        {QStringLiteral("where"), redacted(fault.where)}, {QStringLiteral("facts"), facts},
        {QStringLiteral("detail"), redacted(fault.detail)}};
}

QJsonObject configurationJson(
    const LoadOptions& options, const PreparedLoad& load, const LoadOutcome& outcome)
{
    const auto& plan = load.plan;
    const auto& result = outcome.result;
    QJsonObject object{{QStringLiteral("conninfo"),
                           QString::fromStdString(measure::Conninfo::parse(plan.conninfo).redacted())},
        {QStringLiteral("protocol"), QString::fromStdString(study::nameOf(plan.protocol))},
        {QStringLiteral("weights"), QString::fromStdString(study::nameOf(plan.weights))},
        {QStringLiteral("round_trips"), QString::fromStdString(study::nameOf(plan.roundTrips))},
        {QStringLiteral("threads"), result.threads},
        {QStringLiteral("threads_chosen_by_driver"), plan.threads == 0},
        {QStringLiteral("seed"), QString::number(plan.seed)}, // 64 bits do not fit into a JSON number
        {QStringLiteral("variables"), variablesJson(plan)}, {QStringLiteral("groups"), groupsJson(plan)},
        {QStringLiteral("on_error"), rulesJson(plan)}, {QStringLiteral("max_tries"), plan.maxTries},
        {QStringLiteral("interval_s"), secondsOf(plan.interval)},
        {QStringLiteral("think_time_s"), secondsOf(plan.thinkTime)},
        {QStringLiteral("connect_per_transaction"), plan.connectPerTransaction},
        {QStringLiteral("reconnect"), plan.reconnect},
        {QStringLiteral("pgbench_compatible"), plan.pgbenchCompatible},
        {QStringLiteral("vacuum"), !options.noVacuum}};
    int sessions = 0;
    for (const auto& step : plan.steps)
        sessions = std::max(sessions, step.sessions);
    object.insert(QStringLiteral("sessions"), sessions);
    if (plan.transactionsPerSession > 0)
        object.insert(
            QStringLiteral("transactions_per_session"), static_cast<qint64>(plan.transactionsPerSession));
    else
        object.insert(QStringLiteral("duration_s"), secondsOf(study::totalDuration(plan.steps)));
    if (plan.latencyLimit)
        object.insert(QStringLiteral("latency_limit_ms"), ms(plan.latencyLimit->count()));
    if (result.scaleRead)
        object.insert(QStringLiteral("scale_read_from_data_set"), QString::fromStdString(*result.scaleRead));
    return object;
}

} // namespace pgduel::app
