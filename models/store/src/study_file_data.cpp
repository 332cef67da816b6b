#include <limits>

#include "reading.h"
#include "row_values.h"
#include "store/faults.h"

namespace pgduel::store {

std::int64_t StudyFile::State::attemptOf(int run) const
{
    Statement row = select(QStringLiteral("SELECT attempt_id FROM last_attempt WHERE position = ?"), run);
    if (!row.next())
        throw StoreError(
            {fault::noSuchRun, connection->path(), {connection->path(), std::to_string(run)}, ""});
    return row.integer(0);
}

std::vector<measure::StepMark> StudyFile::steps(int run) const
{
    Statement row = state_->select(
        QStringLiteral("SELECT step, sessions, warm_up, begin_us, measured_from_us, end_us FROM step"
                       " WHERE attempt_id = ? ORDER BY step"),
        state_->attemptOf(run));
    std::vector<measure::StepMark> steps;
    while (row.next())
        steps.push_back({int(row.integer(0)), int(row.integer(1)), row.integer(2) != 0, row.integer(3),
            row.integer(4), row.integer(5)});
    return steps;
}

std::vector<measure::Point> StudyFile::points(int run) const
{
    Statement row = state_->select(
        QStringLiteral("SELECT step, sessions, warm_up, name, value, evidence FROM point"
                       " JOIN metric ON metric.id = metric_id WHERE attempt_id = ? ORDER BY step, metric_id"),
        state_->attemptOf(run));
    std::vector<measure::Point> points;
    while (row.next())
        points.push_back({int(row.integer(0)), int(row.integer(1)), row.integer(2) != 0, row.text(3),
            row.real(4), row.real(5)});
    return points;
}

std::vector<measure::Event> StudyFile::events(int run) const
{
    Statement row = state_->select(
        QStringLiteral("SELECT t_us, kind, text FROM event WHERE attempt_id = ? ORDER BY t_us, id"),
        state_->attemptOf(run));
    std::vector<measure::Event> events;
    while (row.next())
        events.push_back({row.integer(0), row.text(1), row.text(2)});
    return events;
}

std::vector<std::string> StudyFile::seriesNames(int run) const
{
    Statement row = state_->select(
        QStringLiteral("SELECT name FROM metric WHERE id IN (SELECT DISTINCT metric_id FROM sample_chunk"
                       " WHERE attempt_id = ?) ORDER BY id"),
        state_->attemptOf(run));
    std::vector<std::string> names;
    while (row.next())
        names.push_back(row.text(0));
    return names;
}

measure::SeriesChunk StudyFile::series(int run, const std::string& metric) const
{
    return seriesSince(run, metric, std::numeric_limits<measure::Micros>::min());
}

} // namespace pgduel::store
