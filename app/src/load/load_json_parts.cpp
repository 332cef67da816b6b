#include "load/load_json_parts.h"

#include <algorithm>

#include <QDateTime>
#include <QJsonArray>

#include "measure/conninfo.h"
#include "study/names.h"

namespace pgduel::app {

namespace {

QJsonArray groupsJson(const workload::LoadPlan& plan)
{
    QJsonArray list;
    for (const auto& group : plan.groups) {
        QJsonObject object{{QStringLiteral("name"), QString::fromStdString(group.name)},
            {QStringLiteral("conninfo"),
                QString::fromStdString(measure::Conninfo::parse(group.conninfo).redacted())}};
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

template <class Duration> double secondsOf(Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

QString utc(std::int64_t utcMicros)
{
    const auto time = QDateTime::fromSecsSinceEpoch(utcMicros / 1'000'000, Qt::UTC);
    return time.toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss"))
        + QStringLiteral(".%1Z").arg(utcMicros % 1'000'000, 6, 10, QLatin1Char('0'));
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

QJsonObject histogramJson(const measure::Histogram& histogram)
{
    QJsonObject object{{QStringLiteral("count"), static_cast<qint64>(histogram.count())},
        {QStringLiteral("mean_ms"), histogram.mean() / 1000},
        {QStringLiteral("stddev_ms"), histogram.standardDeviation() / 1000},
        {QStringLiteral("min_ms"), ms(histogram.min())}, {QStringLiteral("max_ms"), ms(histogram.max())}};
    const std::pair<const char*, double> percentiles[]{{"p50_ms", 50}, {"p90_ms", 90}, {"p95_ms", 95},
        {"p99_ms", 99}, {"p99_9_ms", 99.9}, {"p99_99_ms", 99.99}};
    for (const auto& [name, percentile] : percentiles)
        object.insert(QLatin1String(name), ms(histogram.percentile(percentile)));
    if (histogram.overflow() > 0)
        object.insert(QStringLiteral("beyond_range"), static_cast<qint64>(histogram.overflow()));
    return object;
}

void addTimings(QJsonObject& object, const workload::Timings& times)
{
    object.insert(QStringLiteral("latency"), histogramJson(times.response));
    if (times.lag.count() > 0) {
        object.insert(QStringLiteral("service"), histogramJson(times.service));
        object.insert(QStringLiteral("lag"), histogramJson(times.lag));
    }
    if (times.connect.count() > 0)
        object.insert(QStringLiteral("connect"), histogramJson(times.connect));
}

QJsonObject faultJson(const measure::Fault& fault)
{
    QJsonArray facts;
    for (const auto& each : fault.args)
        facts.append(QString::fromStdString(each));
    return {{QStringLiteral("code"), QString::fromStdString(fault.code)},
        {QStringLiteral("where"), QString::fromStdString(fault.where)}, {QStringLiteral("facts"), facts},
        {QStringLiteral("detail"), QString::fromStdString(fault.detail)}};
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

IntervalFigures figuresOf(const workload::Interval& interval)
{
    IntervalFigures figures;
    figures.step = interval.step;
    figures.liveSessions = interval.liveSessions;
    figures.begin = interval.begin;
    figures.end = interval.end;
    figures.counted = interval.counted;
    figures.counts = interval.counts;
    const auto& latency = interval.times.response;
    figures.latencyMean = latency.mean();
    figures.latencyDeviation = latency.standardDeviation();
    figures.latencyLeast = latency.min();
    figures.p50 = latency.percentile(50);
    figures.p95 = latency.percentile(95);
    figures.p99 = latency.percentile(99);
    figures.latencyMost = latency.max();
    figures.lagMean = interval.times.lag.mean();
    figures.lagMost = interval.times.lag.max();
    figures.driverCpuSeconds = interval.driverCpuSeconds;
    return figures;
}

} // namespace pgduel::app
