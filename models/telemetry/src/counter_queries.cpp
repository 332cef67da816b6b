#include "counter_queries.h"

namespace pgduel::telemetry {

namespace {

constexpr const char* columnsSql = R"(
    select c.relname || '.' || a.attname
    from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.oid in (to_regclass('pg_catalog.pg_stat_database'), to_regclass('pg_catalog.pg_stat_wal'),
        to_regclass('pg_catalog.pg_stat_bgwriter'), to_regclass('pg_catalog.pg_stat_checkpointer'))
      and a.attnum > 0 and not a.attisdropped)";

/// Ends in a slash, for the reset time to follow.
constexpr const char* startTime = "select extract(epoch from pg_postmaster_start_time())::text || '/'";
constexpr const char* resetTime = " || coalesce(extract(epoch from stats_reset)::text, '')";

CounterQuery databaseQuery(const std::string& quotedDatabase)
{
    const std::string sql = std::string(startTime) + resetTime
        + ", blks_read, blks_hit, xact_commit from pg_catalog.pg_stat_database where datname = "
        + quotedDatabase;
    return {"database", sql, &CounterReading::databaseEpoch,
        {&CounterReading::blocksRead, &CounterReading::blocksHit, &CounterReading::transactionsServer}};
}

/// Before 14 the insert position stands in; it counts the same bytes and page headers with them.
CounterQuery walQuery(bool hasView)
{
    const std::string sql = hasView
        ? std::string(startTime) + resetTime + ", wal_bytes from pg_catalog.pg_stat_wal"
        : std::string(startTime)
            + ", case when not pg_is_in_recovery() "
              "then pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') end";
    return {"wal", sql, &CounterReading::walEpoch, {&CounterReading::walBytes}};
}

CounterQuery checkpointQuery(const std::string& view, const std::string& count)
{
    return {"checkpoints", std::string(startTime) + resetTime + ", " + count + " from pg_catalog." + view,
        &CounterReading::checkpointsEpoch, {&CounterReading::checkpoints}};
}

} // namespace

std::set<std::string> statisticsColumns(server::Session& session)
{
    std::set<std::string> columns;
    const server::Rows rows = session.query(columnsSql);
    for (std::size_t i = 0; i < rows.rows.size(); ++i)
        columns.insert(rows.text(i));
    return columns;
}

std::vector<CounterQuery> counterQueries(
    const std::set<std::string>& columns, const std::string& quotedDatabase)
{
    const auto has = [&columns](const char* column) { return columns.count(column) > 0; };
    std::vector<CounterQuery> queries{databaseQuery(quotedDatabase), walQuery(has("pg_stat_wal.wal_bytes"))};
    if (has("pg_stat_checkpointer.num_done")) // 18: those that were not skipped because nothing had changed
        queries.push_back(checkpointQuery("pg_stat_checkpointer", "num_done"));
    else if (has("pg_stat_checkpointer.num_timed") && has("pg_stat_checkpointer.num_requested"))
        queries.push_back(checkpointQuery("pg_stat_checkpointer", "num_timed + num_requested"));
    else if (has("pg_stat_bgwriter.checkpoints_timed") && has("pg_stat_bgwriter.checkpoints_req"))
        queries.push_back(checkpointQuery("pg_stat_bgwriter", "checkpoints_timed + checkpoints_req"));
    return queries;
}

} // namespace pgduel::telemetry
