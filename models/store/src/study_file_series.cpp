#include "reading.h"
#include "row_values.h"
#include "store/faults.h"

namespace pgduel::store {

namespace {

/// Leaves the samples after t.
void dropUntil(measure::SeriesChunk& series, measure::Micros t)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < series.times.size(); ++i) {
        if (series.times[i] <= t)
            continue;
        series.times[kept] = series.times[i];
        series.values[kept++] = series.values[i];
    }
    series.times.resize(kept);
    series.values.resize(kept);
}

} // namespace

measure::SeriesChunk StudyFile::seriesSince(int run, const std::string& metric, measure::Micros t) const
{
    measure::SeriesChunk series{metric, {}, {}};
    Statement row = state_->select(
        QStringLiteral(
            "SELECT enc, data FROM sample_chunk WHERE attempt_id = ?"
            " AND metric_id = (SELECT id FROM metric WHERE name = ?) AND t1_us > ? ORDER BY chunk_no"),
        state_->attemptOf(run), metric, t);
    try {
        while (row.next()) {
            if (row.integer(0) != chunkEncoding)
                throw measure::Failure({"", "", {}, "encoding " + row.text(0)});
            appendChunk(series, row.bytes(1));
        }
    } catch (const StoreError&) {
        throw;
    } catch (const measure::Failure& failure) {
        throw StoreError({fault::notReadable, path(), {path()}, failure.what()});
    }
    sortByTime(series);
    dropUntil(series, t);
    return series;
}

std::optional<SeriesExtent> StudyFile::extent(int run, const std::string& metric) const
{
    Statement row = state_->select(
        QStringLiteral("SELECT sum(n), min(t0_us), max(t1_us), min(vmin), max(vmax), sum(vsum) / sum(n)"
                       " FROM sample_chunk WHERE attempt_id = ?"
                       " AND metric_id = (SELECT id FROM metric WHERE name = ?)"),
        state_->attemptOf(run), metric);
    if (!row.next() || row.isNull(0))
        return std::nullopt;
    return SeriesExtent{
        std::uint64_t(row.integer(0)), row.integer(1), row.integer(2), row.real(3), row.real(4), row.real(5)};
}

} // namespace pgduel::store
