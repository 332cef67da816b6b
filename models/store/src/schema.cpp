#include "schema.h"

#include <QStringList>

#include <vector>

#include "store/faults.h"

namespace pgduel::store {

namespace {

/// Times: µs; `*_utc_us` since 1970-01-01 UTC, others since the zero of the run's clock.
const char* const version1[] = {
    "CREATE TABLE study (id INTEGER PRIMARY KEY, definition TEXT NOT NULL, definition_sha256 TEXT NOT NULL,"
    " time_scale REAL NOT NULL, created_utc_us INTEGER NOT NULL)",
    "CREATE TABLE run (id INTEGER PRIMARY KEY, study_id INTEGER NOT NULL REFERENCES study,"
    " position INTEGER NOT NULL, experiment INTEGER NOT NULL, block INTEGER NOT NULL,"
    " replicate INTEGER NOT NULL, state TEXT NOT NULL, UNIQUE (study_id, position))",
    "CREATE TABLE attempt (id INTEGER PRIMARY KEY, run_id INTEGER NOT NULL REFERENCES run,"
    " number INTEGER NOT NULL, state TEXT NOT NULL, began_utc_us INTEGER NOT NULL,"
    " ended_utc_us INTEGER NOT NULL DEFAULT 0, wait_source TEXT NOT NULL, fault_code TEXT, fault_where TEXT,"
    " fault_args TEXT, fault_detail TEXT, UNIQUE (run_id, number))",
    "CREATE TABLE mark (attempt_id INTEGER NOT NULL REFERENCES attempt, name TEXT NOT NULL,"
    " UNIQUE (attempt_id, name))",
    "CREATE TABLE configuration (attempt_id INTEGER NOT NULL REFERENCES attempt, name TEXT NOT NULL,"
    " value TEXT NOT NULL, PRIMARY KEY (attempt_id, name)) WITHOUT ROWID",
    "CREATE TABLE metric (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, unit TEXT NOT NULL)",
    "CREATE TABLE step (attempt_id INTEGER NOT NULL REFERENCES attempt, step INTEGER NOT NULL,"
    " sessions INTEGER NOT NULL, warm_up INTEGER NOT NULL, begin_us INTEGER NOT NULL,"
    " measured_from_us INTEGER NOT NULL, end_us INTEGER NOT NULL,"
    " PRIMARY KEY (attempt_id, step)) WITHOUT ROWID",
    "CREATE TABLE point (attempt_id INTEGER NOT NULL REFERENCES attempt, step INTEGER NOT NULL,"
    " metric_id INTEGER NOT NULL REFERENCES metric, sessions INTEGER NOT NULL, warm_up INTEGER NOT NULL,"
    " value REAL NOT NULL, evidence REAL NOT NULL,"
    " PRIMARY KEY (attempt_id, step, metric_id)) WITHOUT ROWID",
    "CREATE TABLE event (id INTEGER PRIMARY KEY, attempt_id INTEGER NOT NULL REFERENCES attempt,"
    " t_us INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL)",
    "CREATE INDEX event_by_time ON event (attempt_id, t_us)",
    "CREATE TABLE sample_chunk (id INTEGER PRIMARY KEY, attempt_id INTEGER NOT NULL REFERENCES attempt,"
    " metric_id INTEGER NOT NULL REFERENCES metric, chunk_no INTEGER NOT NULL, t0_us INTEGER NOT NULL,"
    " t1_us INTEGER NOT NULL, n INTEGER NOT NULL, vmin REAL NOT NULL, vmax REAL NOT NULL, vsum REAL NOT NULL,"
    " enc INTEGER NOT NULL, data BLOB NOT NULL, UNIQUE (attempt_id, metric_id, chunk_no))",
    "CREATE TABLE journal (id INTEGER PRIMARY KEY, study_id INTEGER NOT NULL REFERENCES study,"
    " at_utc_us INTEGER NOT NULL, system_identifier TEXT NOT NULL, kind TEXT NOT NULL, object TEXT NOT NULL,"
    " old_value TEXT, new_value TEXT, state TEXT NOT NULL)",
    // What the plan shows of a run is its last attempt.
    "CREATE VIEW last_attempt AS SELECT run.study_id, run.position, run.experiment, run.block, run.replicate,"
    " run.state, attempt.id AS attempt_id, attempt.number FROM run LEFT JOIN attempt ON attempt.run_id = "
    "run.id"
    " AND attempt.number = (SELECT max(number) FROM attempt a WHERE a.run_id = run.id)",
    // For people who look into the file with SQL.
    "CREATE VIEW readable_point AS SELECT position AS run, experiment, block, replicate, state, step, "
    "sessions,"
    " warm_up, metric.name AS metric, value, unit, evidence FROM last_attempt JOIN point USING (attempt_id)"
    " JOIN metric ON metric.id = metric_id ORDER BY run, step, metric_id",
};

/// migrations()[v] brings version v to v + 1. A version that was released never changes; add a new one.
std::vector<QStringList> migrations()
{
    QStringList first;
    for (const char* sql : version1)
        first += QString::fromLatin1(sql);
    return {first};
}

} // namespace

std::int64_t newestVersion()
{
    return std::int64_t(migrations().size());
}

void checkIsStudy(Connection& connection)
{
    const std::string& path = connection.path();
    const std::int64_t version = connection.pragma("user_version");
    if (connection.pragma("application_id") != applicationId || version < 1)
        throw StoreError({fault::notAStudy, path, {path}, ""});
    if (version > newestVersion())
        throw StoreError({fault::newerVersion, path,
            {path, std::to_string(version), std::to_string(newestVersion())}, ""});
}

void migrate(Connection& connection)
{
    const auto steps = migrations();
    for (auto version = std::size_t(connection.pragma("user_version")); version < steps.size(); ++version)
        for (const QString& sql : steps[version])
            connection.execute(sql);
    connection.execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
    connection.execute(QStringLiteral("PRAGMA user_version = %1").arg(newestVersion()));
}

} // namespace pgduel::store
