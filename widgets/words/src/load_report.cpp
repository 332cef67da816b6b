#include "words/load_report.h"

#include "load_report_lines.h"
#include "study/names.h"

namespace pgduel::words {

QStringList ReportLines::all()
{
    addSetting();
    addLength();
    addCounts(report_.totals.counts, {});
    addTimes();
    addSteps();
    addErrors();
    addScripts();
    return lines_;
}

std::vector<study::LoadStep> ReportLines::measured() const
{
    std::vector<study::LoadStep> steps;
    for (const auto& step : plan_.steps)
        if (!step.warmUp)
            steps.push_back(step);
    return steps;
}

void ReportLines::addSetting()
{
    const auto& titles = report_.titles;
    add(LoadWords::tr("transaction type: %1")
            .arg(titles.size() == 1 ? QString::fromStdString(titles[0]) : LoadWords::tr("multiple scripts")));
    if (!report_.scale.empty())
        add(LoadWords::tr("scaling factor: %1").arg(QString::fromStdString(report_.scale))
            + (report_.result.scaleRead ? LoadWords::tr(" (read from the data set)") : QString()));
    add(LoadWords::tr("query mode: %1").arg(QString::fromStdString(study::nameOf(plan_.protocol)))
        + (plan_.roundTrips == study::RoundTrips::Pipelined ? LoadWords::tr(", pipelined") : QString()));
    int most = 0;
    for (const auto& step : measured())
        most = std::max(most, step.sessions);
    add(LoadWords::tr("number of clients: %1").arg(most));
    add(LoadWords::tr("number of threads: %1").arg(report_.result.threads)
        + (plan_.threads == 0 ? LoadWords::tr(" (chosen by the driver)") : QString()));
    if (plan_.maxTries > 0)
        add(LoadWords::tr("maximum number of tries: %1").arg(plan_.maxTries));
}

void ReportLines::addLength()
{
    const auto steps = measured();
    const auto done = report_.totals.counts.transactions;
    const QString processed = LoadWords::tr("number of transactions actually processed: %1");
    if (plan_.transactionsPerSession > 0) {
        std::int64_t wanted = 0;
        for (const auto& step : steps)
            wanted += plan_.transactionsPerSession * step.sessions;
        add(LoadWords::tr("number of transactions per client: %1").arg(plan_.transactionsPerSession));
        add(processed.arg(QStringLiteral("%1/%2").arg(done).arg(wanted)));
        return;
    }
    const double planned = static_cast<double>(study::totalDuration(steps).count()) / 1000;
    add(LoadWords::tr("duration: %1 s").arg(QString::number(planned)));
    if (report_.result.stopped)
        add(LoadWords::tr("measured until it was stopped: %1 s").arg(plain(report_.totals.seconds, 1)));
    add(processed.arg(done));
}

void ReportLines::addCounts(const workload::Counts& counts, const QString& indent)
{
    const auto all = counts.transactions + counts.failed;
    const auto line = [&](const QString& text, std::uint64_t count, std::uint64_t whole) {
        add(indent + text.arg(count).arg(share(count, whole)));
    };
    line(LoadWords::tr("number of failed transactions: %1 (%2)"), counts.failed, all);
    if (report_.failuresDetailed) {
        line(LoadWords::tr("number of serialization failures: %1 (%2)"), counts.serializationFailures, all);
        line(LoadWords::tr("number of deadlock failures: %1 (%2)"), counts.deadlockFailures, all);
        line(LoadWords::tr("number of other failures: %1 (%2)"), counts.otherFailures, all);
    }
    if (plan_.maxTries != 1) {
        line(LoadWords::tr("number of transactions retried: %1 (%2)"), counts.retriedTransactions, all);
        add(indent + LoadWords::tr("total number of retries: %1").arg(counts.retried));
    }
    if (counts.unserved > 0)
        line(LoadWords::tr("number of transactions that no session was free to begin: %1 (%2)"),
            counts.unserved, all + counts.skipped + counts.unserved);
    if (!plan_.latencyLimit)
        return;
    if (openLoop_)
        line(LoadWords::tr("number of transactions skipped: %1 (%2)"), counts.skipped, all + counts.skipped);
    add(indent
        + LoadWords::tr("number of transactions above the %1 ms latency limit: %2/%3 (%4)")
              .arg(plain(static_cast<double>(plan_.latencyLimit->count()) / 1000, 1))
              .arg(counts.late)
              .arg(counts.transactions)
              .arg(share(counts.late, counts.transactions)));
}

void ReportLines::addLatency(const measure::Histogram& latency, const QString& indent)
{
    if (latency.count() == 0)
        return;
    add(indent + LoadWords::tr("latency average = %1 ms").arg(millis(latency.mean())));
    add(indent + LoadWords::tr("latency stddev = %1 ms").arg(millis(latency.standardDeviation())));
    for (const int p : {50, 95, 99})
        add(indent
            + LoadWords::tr("latency p%1 = %2 ms")
                  .arg(p)
                  .arg(millis(static_cast<double>(latency.percentile(p)))));
    add(indent + LoadWords::tr("latency max = %1 ms").arg(millis(static_cast<double>(latency.max()))));
}

void ReportLines::addTimes()
{
    const auto& totals = report_.totals;
    addLatency(totals.times.response, {});
    if (openLoop_) {
        if (totals.counts.unserved > 0)
            add(LoadWords::tr("number of transactions that waited for a session at the end: %1")
                    .arg(totals.counts.unserved));
        add(LoadWords::tr("rate limit schedule lag: avg %1 (max %2) ms")
                .arg(millis(totals.times.lag.mean()), millis(static_cast<double>(totals.times.lag.max()))));
        add(LoadWords::tr("service time: avg %1, p95 %2, p99 %3, max %4 ms")
                .arg(millis(totals.times.service.mean()),
                    millis(static_cast<double>(totals.times.service.percentile(95))),
                    millis(static_cast<double>(totals.times.service.percentile(99))),
                    millis(static_cast<double>(totals.times.service.max()))));
    }
    const double speed = totals.perSecond(totals.counts.transactions);
    if (plan_.connectPerTransaction) {
        add(LoadWords::tr("average connection time = %1 ms").arg(millis(totals.times.connect.mean())));
        add(LoadWords::tr("tps = %1 (including reconnection times)").arg(plain(speed, 6)));
    } else {
        add(LoadWords::tr("initial connection time = %1 ms")
                .arg(millis(static_cast<double>(report_.result.connectMicros))));
        add(LoadWords::tr("tps = %1 (without initial connection time)").arg(plain(speed, 6)));
    }
    if (totals.seconds > 0)
        add(LoadWords::tr("driver CPU = %1 of one core")
                .arg(perCent(100 * totals.driverCpuSeconds / totals.seconds, 1)));
    if (totals.saturated)
        add(LoadWords::tr("The driver had no CPU left: the server could have done more."));
}

QStringList loadReport(const LoadReport& report)
{
    return ReportLines(report).all();
}

} // namespace pgduel::words
