#include <algorithm>
#include <vector>

#include "row_values.h"
#include "tables.h"

namespace pgduel::store {

/// While a run goes on, every flush leaves a short chunk per metric. When it has ended they become few long
/// ones, which are read ten times faster and take less room.
void Tables::joinChunks(AttemptId attempt)
{
    std::vector<std::int64_t> metrics;
    Statement select(connection_,
        QStringLiteral("SELECT metric_id FROM sample_chunk WHERE attempt_id = ? GROUP BY metric_id"
                       " HAVING count(*) > 1 ORDER BY metric_id"));
    select.run(attempt);
    while (select.next())
        metrics.push_back(select.integer(0));

    for (const std::int64_t metric : metrics) {
        const measure::SeriesChunk series = takeChunks(attempt, metric);
        nextChunk_[{attempt, metric}] = 0;
        for (std::size_t from = 0; from < series.times.size(); from += fullChunk) {
            const auto begin = std::ptrdiff_t(from);
            const auto end = std::ptrdiff_t(std::min(from + fullChunk, series.times.size()));
            insertChunk(attempt, metric,
                {{}, {series.times.begin() + begin, series.times.begin() + end},
                    {series.values.begin() + begin, series.values.begin() + end}});
        }
    }
}

measure::SeriesChunk Tables::takeChunks(AttemptId attempt, std::int64_t metric)
{
    measure::SeriesChunk series;
    Statement select(connection_,
        QStringLiteral(
            "SELECT data FROM sample_chunk WHERE attempt_id = ? AND metric_id = ? ORDER BY chunk_no"));
    select.run(attempt, metric);
    while (select.next())
        appendChunk(series, select.bytes(0));
    sortByTime(series);
    Statement(connection_, QStringLiteral("DELETE FROM sample_chunk WHERE attempt_id = ? AND metric_id = ?"))
        .run(attempt, metric);
    return series;
}

} // namespace pgduel::store
