#include "load_text.h"
#include "words/load_report.h"

namespace pgduel::words {

QString loadProgress(const LoadProgress& progress)
{
    const auto& counts = progress.counts;
    const double speed = progress.length > 0 ? static_cast<double>(counts.transactions) / progress.length : 0;
    QString line = LoadWords::tr("progress: %1 s, %2 tps, lat %3 ms stddev %4, %5 failed")
                       .arg(plain(progress.seconds, progress.sinceEpoch ? 3 : 1), plain(speed, 1),
                           millis(progress.latency.mean()), millis(progress.latency.standardDeviation()))
                       .arg(counts.failed);
    if (progress.openLoop)
        line += LoadWords::tr(", lag %1 ms").arg(millis(progress.lag.mean()));
    if (progress.skips)
        line += LoadWords::tr(", %1 skipped").arg(counts.skipped);
    if (progress.retries)
        line += LoadWords::tr(", %1 retried, %2 retries").arg(counts.retriedTransactions).arg(counts.retried);
    line += LoadWords::tr(", p99 %1 ms").arg(millis(static_cast<double>(progress.latency.percentile(99))));
    if (progress.liveSessions != progress.sessions)
        line += LoadWords::tr(", %1 of %2 sessions").arg(progress.liveSessions).arg(progress.sessions);
    return progress.counted ? line : line + LoadWords::tr(" (not counted)");
}

QString loadError(const workload::ErrorRecord& error)
{
    QString place = LoadWords::tr("session %1").arg(error.session);
    if (!error.place.empty())
        place += QStringLiteral(", ") + QString::fromStdString(error.place);
    return QStringLiteral("%1: %2 (SQLSTATE %3)")
        .arg(place, QString::fromStdString(error.message), QString::fromStdString(error.state));
}

QString stallWarning(double seconds)
{
    return LoadWords::tr("No transaction has ended for %1 s although sessions are waiting for the server.")
        .arg(plain(seconds, 1));
}

QString stallEnd(double seconds)
{
    return LoadWords::tr("Transactions end again, after %1 s.").arg(plain(seconds, 1));
}

} // namespace pgduel::words
