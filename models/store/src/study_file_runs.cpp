#include <algorithm>
#include <map>

#include "reading.h"
#include "row_values.h"

namespace pgduel::store {

namespace {

RunRecord recordOf(const Statement& row)
{
    RunRecord record;
    record.planned = {int(row.integer(0)), int(row.integer(1)), int(row.integer(2)), int(row.integer(3))};
    record.state = stateFromText(row.text(4));
    record.attempt = int(row.integer(5));
    record.beganUtcMicros = row.integer(6);
    record.endedUtcMicros = row.integer(7);
    record.waitSource = row.text(8);
    if (!row.isNull(9))
        record.fault = {row.text(9), row.text(10), argsFromText(row.text(11)), row.text(12)};
    return record;
}

} // namespace

std::vector<RunRecord> StudyFile::runs() const
{
    const QString runs = QStringLiteral(
        "SELECT position, experiment, block, replicate, l.state, coalesce(l.number, 0), began_utc_us,"
        " ended_utc_us, wait_source, fault_code, fault_where, fault_args, fault_detail"
        " FROM last_attempt l LEFT JOIN attempt a ON a.id = l.attempt_id ORDER BY position");
    const QString configuration = QStringLiteral(
        "SELECT position, name, value FROM last_attempt JOIN configuration USING (attempt_id)");
    const QString marks = QStringLiteral(
        "SELECT position, name FROM last_attempt JOIN mark USING (attempt_id) ORDER BY mark.rowid");

    const Transaction oneMoment(*state_->connection, Transaction::Kind::Read);
    std::vector<RunRecord> records;
    std::map<std::int64_t, std::size_t> places;
    for (Statement row = state_->select(runs); row.next();) {
        places[row.integer(0)] = records.size();
        records.push_back(recordOf(row));
    }
    for (Statement row = state_->select(configuration); row.next();)
        records[places.at(row.integer(0))].configuration.facts[row.text(1)] = row.text(2);
    for (Statement row = state_->select(marks); row.next();)
        records[places.at(row.integer(0))].marks.push_back(row.text(1));
    return records;
}

} // namespace pgduel::store
