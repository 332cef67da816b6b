#include "load_report_lines.h"

namespace pgduel::words {

namespace {

QString tableRow(const QStringList& cells)
{
    QString line;
    for (const QString& cell : cells)
        line += QLatin1Char(' ') + cell.rightJustified(12);
    return line;
}

QString stepRow(const workload::StepResult& step)
{
    const double seconds = workload::measuredSeconds(step);
    const auto& latency = step.times.response;
    const double speed = seconds > 0 ? static_cast<double>(step.counts.transactions) / seconds : 0;
    QStringList cells{QString::number(step.mark.sessions),
        step.rate > 0 ? plain(step.rate, 1) : QStringLiteral("-"), plain(seconds, 1),
        QString::number(step.counts.transactions), QString::number(step.counts.failed), plain(speed, 1),
        millis(latency.mean())};
    for (const double p : {50.0, 95.0, 99.0, 100.0})
        cells << millis(static_cast<double>(latency.percentile(p)));
    const QString line = tableRow(cells);
    return step.mark.warmUp ? line + LoadWords::tr("  warm-up") : line;
}

} // namespace

void ReportLines::addSteps()
{
    if (report_.result.steps.size() < 2)
        return;
    add(LoadWords::tr("steps, latencies in milliseconds:"));
    add(tableRow({LoadWords::tr("sessions"), LoadWords::tr("rate"), LoadWords::tr("seconds"),
        LoadWords::tr("transactions"), LoadWords::tr("failed"), LoadWords::tr("tps"), LoadWords::tr("avg"),
        QStringLiteral("p50"), QStringLiteral("p95"), QStringLiteral("p99"), LoadWords::tr("max")}));
    for (const auto& step : report_.result.steps)
        add(stepRow(step));
}

void ReportLines::addErrors()
{
    const auto& result = report_.result;
    if (!result.errors.empty()) {
        QStringList list;
        for (const auto& [state, count] : result.errors)
            list << QStringLiteral("%1: %2").arg(QString::fromStdString(state)).arg(count);
        add(LoadWords::tr("errors by SQLSTATE: %1").arg(list.join(QStringLiteral(", "))));
        add(LoadWords::tr("first error: %1").arg(QString::fromStdString(result.firstError)));
    }
    if (result.abortedSessions > 0)
        add(LoadWords::tr("sessions ended by an error: %1").arg(result.abortedSessions));
    if (result.stalls.empty())
        return;
    measure::Micros longest = 0;
    for (const auto& stall : result.stalls)
        longest = std::max(longest, stall.end - stall.begin);
    add(LoadWords::tr("pauses in which no transaction ended: %1, the longest %2 s")
            .arg(result.stalls.size())
            .arg(plain(static_cast<double>(longest) / 1e6, 1)));
}

void ReportLines::addScripts()
{
    const auto& scripts = report_.totals.scripts;
    if (scripts.size() == 1 && report_.perCommand)
        addStatements(0, {});
    if (scripts.size() < 2)
        return;
    double weights = 0;
    for (const auto& script : scripts)
        weights += script.weight;
    for (std::size_t i = 0; i < scripts.size(); ++i)
        addScript(i, weights);
}

void ReportLines::addScript(std::size_t index, double weights)
{
    const auto& script = report_.totals.scripts[index];
    const QString title =
        QString::fromStdString(index < report_.titles.size() ? report_.titles[index] : script.name);
    const QString indent = QStringLiteral(" - ");
    add(LoadWords::tr("SQL script %1: %2").arg(index + 1).arg(title));
    if (!script.group.empty())
        add(indent + LoadWords::tr("group: %1").arg(QString::fromStdString(script.group)));
    if (script.group.empty() && weights > 0)
        add(indent
            + LoadWords::tr("weight: %1 (targets %2% of total)")
                  .arg(QString::number(script.weight), plain(100 * script.weight / weights, 1)));
    const auto done = script.counts.transactions;
    add(indent
        + LoadWords::tr("%1 transactions (%2 of total, tps = %3)")
              .arg(done)
              .arg(share(done, report_.totals.counts.transactions, 1),
                  plain(report_.totals.perSecond(done), 6)));
    addCounts(script.counts, indent);
    addLatency(script.times.response, indent);
    if (report_.perCommand)
        addStatements(static_cast<int>(index), indent);
}

void ReportLines::addStatements(int script, const QString& indent)
{
    const bool retries = plan_.maxTries != 1;
    add(indent
        + (retries ? LoadWords::tr("statement latencies in milliseconds, failures and retries:")
                   : LoadWords::tr("statement latencies in milliseconds and failures:")));
    for (const auto& each : report_.totals.statements) {
        if (each.script != script)
            continue;
        QString line = QStringLiteral("   ") + millis(each.latency.mean()).rightJustified(11)
            + QStringLiteral("  ") + QString::number(each.failed).rightJustified(10);
        if (retries)
            line += QStringLiteral("  ") + QString::number(each.retried).rightJustified(10);
        add(line + QStringLiteral("  ") + QString::fromStdString(each.text));
    }
}

} // namespace pgduel::words
