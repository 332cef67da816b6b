#include "tables.h"

#include "measure/clock.h"
#include "measure/conninfo.h"
#include "measure/metric.h"
#include "row_values.h"

namespace pgduel::store {

Tables::Tables(Connection& connection)
    : connection_(connection)
    , chunk_(connection,
          QStringLiteral(
              "INSERT INTO sample_chunk (attempt_id, metric_id, chunk_no, t0_us, t1_us, n, vmin, vmax,"
              " vsum, enc, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"))
    , step_(connection,
          QStringLiteral("INSERT OR REPLACE INTO step (attempt_id, step, sessions, warm_up, begin_us,"
                         " measured_from_us, end_us) VALUES (?, ?, ?, ?, ?, ?, ?)"))
    , point_(connection,
          QStringLiteral(
              "INSERT OR REPLACE INTO point (attempt_id, step, metric_id, sessions, warm_up, value,"
              " evidence) VALUES (?, ?, ?, ?, ?, ?, ?)"))
    , event_(
          connection, QStringLiteral("INSERT INTO event (attempt_id, t_us, kind, text) VALUES (?, ?, ?, ?)"))
{
}

void Tables::insert(Pending& pending)
{
    for (auto& [key, chunk] : pending.series) {
        sortByTime(chunk);
        insertChunk(key.first, metricId(key.second), chunk);
    }
    for (const auto& [attempt, step] : pending.steps)
        step_.run(attempt, step.index, step.sessions, step.warmUp, step.begin, step.measuredFrom, step.end);
    for (const auto& [attempt, point] : pending.points)
        point_.run(attempt, point.step, metricId(point.metric), point.sessions, point.warmUp, point.value,
            point.evidence);
    for (const auto& [attempt, event] : pending.events)
        event_.run(attempt, event.t, event.kind, event.text);
}

void Tables::insertChunk(AttemptId attempt, std::int64_t metric, const measure::SeriesChunk& chunk)
{
    const ChunkSummary summary = summaryOf(chunk);
    chunk_.run(attempt, metric, nextChunk_[{attempt, metric}]++, summary.from, summary.to,
        std::int64_t(chunk.times.size()), summary.min, summary.max, summary.sum, chunkEncoding,
        toBytes(chunk));
}

void Tables::insert(const measure::JournalEntry& entry)
{
    Statement(connection_,
        QStringLiteral("INSERT INTO journal (study_id, at_utc_us, system_identifier, kind, object, old_value,"
                       " new_value, state) VALUES (1, ?, ?, ?, ?, ?, ?, ?)"))
        .run(entry.utcMicros, entry.systemIdentifier, entry.kind, entry.object, entry.oldValue,
            entry.newValue, entry.state);
}

std::int64_t Tables::metricId(const std::string& name)
{
    auto found = metricIds_.find(name);
    if (found == metricIds_.end()) {
        const auto metric = measure::findMetric(name);
        Statement(connection_, QStringLiteral("INSERT OR IGNORE INTO metric (name, unit) VALUES (?, ?)"))
            .run(name, metric ? metric->unit : std::string());
        Statement select(connection_, QStringLiteral("SELECT id FROM metric WHERE name = ?"));
        select.run(name);
        select.next();
        found = metricIds_.emplace(name, select.integer(0)).first;
    }
    return found->second;
}

AttemptId Tables::beginAttempt(int run, const RunRecord& record)
{
    Statement(connection_, QStringLiteral("UPDATE run SET state = ? WHERE position = ?"))
        .run(toText(RunState::Running), run);
    Statement insert(connection_,
        QStringLiteral("INSERT INTO attempt (run_id, number, state, began_utc_us, wait_source)"
                       " SELECT id, 1 + (SELECT count(*) FROM attempt WHERE run_id = run.id), ?, ?, ?"
                       " FROM run WHERE position = ?"));
    const std::int64_t began = record.beganUtcMicros ? record.beganUtcMicros : measure::utcMicrosNow();
    insert.run(toText(RunState::Running), began, record.waitSource, run);
    const AttemptId attempt = insert.insertedId();
    insertConfiguration(attempt, record.configuration);
    insertMarks(attempt, record.marks);
    return attempt;
}

void Tables::insertConfiguration(AttemptId attempt, const measure::Fingerprint& configuration)
{
    Statement fact(
        connection_, QStringLiteral("INSERT INTO configuration (attempt_id, name, value) VALUES (?, ?, ?)"));
    for (const auto& [name, value] : configuration.facts)
        fact.run(attempt, name, measure::redactSecrets(value)); // primary_conninfo may hold a password
}

void Tables::describeAttempt(
    AttemptId attempt, const measure::Fingerprint& configuration, std::int64_t beganUtcMicros)
{
    Statement(connection_, QStringLiteral("UPDATE attempt SET began_utc_us = ? WHERE id = ?"))
        .run(beganUtcMicros, attempt);
    Statement(connection_, QStringLiteral("DELETE FROM configuration WHERE attempt_id = ?")).run(attempt);
    insertConfiguration(attempt, configuration);
}

void Tables::insertMarks(AttemptId attempt, const std::vector<std::string>& marks)
{
    Statement mark(
        connection_, QStringLiteral("INSERT OR IGNORE INTO mark (attempt_id, name) VALUES (?, ?)"));
    for (const std::string& name : marks)
        mark.run(attempt, name);
}

void Tables::endAttempt(AttemptId attempt, RunState state, const std::optional<measure::Fault>& fault,
    const std::vector<std::string>& marks)
{
    Statement(connection_, QStringLiteral("UPDATE attempt SET state = ?, ended_utc_us = ? WHERE id = ?"))
        .run(toText(state), measure::utcMicrosNow(), attempt);
    if (fault)
        Statement(connection_,
            QStringLiteral(
                "UPDATE attempt SET fault_code = ?, fault_where = ?, fault_args = ?, fault_detail = ?"
                " WHERE id = ?"))
            .run(fault->code, fault->where, argsToText(fault->args), fault->detail, attempt);
    Statement(connection_,
        QStringLiteral("UPDATE run SET state = ? WHERE id = (SELECT run_id FROM attempt WHERE id = ?)"))
        .run(toText(state), attempt);
    insertMarks(attempt, marks);
    joinChunks(attempt);
}

void Tables::replanInterrupted()
{
    Statement(connection_, QStringLiteral("UPDATE attempt SET state = ? WHERE state = ?"))
        .run(toText(RunState::Stopped), toText(RunState::Running));
    Statement(connection_, QStringLiteral("UPDATE run SET state = ? WHERE state = ?"))
        .run(toText(RunState::Planned), toText(RunState::Running));
}

} // namespace pgduel::store
