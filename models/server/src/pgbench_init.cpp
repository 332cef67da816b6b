#include "server/pgbench_init.h"

#include <chrono>

#include "pgbench_ddl.h"
#include "pgbench_rows.h"
#include "server/faults.h"

namespace pgduel::server {

namespace {

constexpr int largestScale = 21'474'836; ///< tellers are numbered with 32 bits
constexpr const char* allTables = "pgbench_accounts, pgbench_branches, pgbench_history, pgbench_tellers";

void fillOnServer(Session& session, int scale, const std::stop_token& stop)
{
    const auto insert = [&](const std::string& table, const std::string& columns, std::int64_t rows) {
        session.execute("INSERT INTO pgbench_" + table + " SELECT " + columns + " FROM generate_series(1, "
                + std::to_string(rows) + "::bigint) AS n",
            stop);
    };
    const auto branchOf = [](std::int64_t perBranch) {
        return "(n - 1) / " + std::to_string(perBranch) + " + 1";
    };
    insert("branches (bid, bbalance)", "n, 0", scale);
    insert(
        "tellers (tid, bid, tbalance)", "n, " + branchOf(tellersPerScale) + ", 0", scale * tellersPerScale);
    insert("accounts (aid, bid, abalance, filler)", "n, " + branchOf(accountsPerScale) + ", 0, ''",
        scale * accountsPerScale);
}

/// Empties and fills all tables in one transaction.
template <class Fill> void refill(Session& session, const std::stop_token& stop, Fill fill)
{
    session.execute("BEGIN");
    try {
        session.execute(std::string("TRUNCATE ") + allTables, stop);
        fill();
        session.execute("COMMIT");
    } catch (const ServerError&) {
        try {
            session.execute("ROLLBACK");
        } catch (const ServerError&) {
            // The connection is gone and with it the transaction; the first error says why.
        }
        throw;
    }
}

bool isPartitioned(Session& session)
{
    return session.query("SELECT relkind = 'p' FROM pg_class WHERE oid = to_regclass('pgbench_accounts')")
               .text(0)
        == "t";
}

/// The steps of one initialisation.
class Initialization {
public:
    Initialization(
        Session& session, const PgbenchInit& init, const PgbenchInitProgress& progress, std::stop_token stop)
        : session_(session)
        , init_(init)
        , progress_(progress)
        , stop_(std::move(stop))
    {
    }

    void carryOut(char step)
    {
        if (progress_)
            progress_(step, 0, 0);
        switch (step) {
        case 'd':
            return session_.execute(std::string("DROP TABLE IF EXISTS ") + allTables, stop_);
        case 't':
            return execute(pgbenchTables(session_, init_));
        case 'g':
            return refill(session_, stop_, [this] { copy(); });
        case 'G':
            return refill(session_, stop_, [this] { fillOnServer(session_, init_.scale, stop_); });
        case 'v':
            return execute({"VACUUM (ANALYZE) pgbench_branches", "VACUUM (ANALYZE) pgbench_tellers",
                "VACUUM (ANALYZE) pgbench_accounts", "VACUUM (ANALYZE) pgbench_history"});
        case 'p':
            return execute(pgbenchPrimaryKeys(session_, init_));
        case 'f':
            return execute(pgbenchForeignKeys());
        default:
            throw std::invalid_argument("no step of an initialisation");
        }
    }

private:
    void execute(const std::vector<std::string>& statements)
    {
        for (const auto& statement : statements)
            session_.execute(statement, stop_);
    }

    void copy()
    {
        copyPgbenchRows(
            session_, init_.scale, isPartitioned(session_),
            [this](std::int64_t done, std::int64_t total) {
                if (progress_)
                    progress_('g', done, total);
            },
            stop_);
    }

    Session& session_;
    const PgbenchInit& init_;
    const PgbenchInitProgress& progress_;
    std::stop_token stop_;
};

} // namespace

std::vector<PgbenchStepTime> initPgbench(
    Session& session, const PgbenchInit& init, const PgbenchInitProgress& progress, std::stop_token stop)
{
    if (init.scale < 1 || init.scale > largestScale)
        throw ServerError(
            {fault::datasetScale, "", {std::to_string(init.scale), std::to_string(largestScale)}, ""});
    Initialization initialization(session, init, progress, std::move(stop));
    std::vector<PgbenchStepTime> times;
    for (const char step : init.steps) {
        if (step == ' ')
            continue;
        const auto begin = std::chrono::steady_clock::now();
        initialization.carryOut(step);
        times.push_back(
            {step, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count()});
    }
    return times;
}

std::int64_t pgbenchTableBytes(const PgbenchInit& init)
{
    // Measured at scales 10 and 130 on PostgreSQL 15, as in dataset.cpp.
    constexpr std::int64_t tables = 13'400'000, keys = 2'200'000;
    return init.scale * (tables * 100 / init.fillfactor + keys);
}

std::vector<PgbenchTable> existingPgbenchTables(Session& session)
{
    const Rows rows = session.query(R"sql(
        SELECT c.oid::regclass,
            coalesce(pg_total_relation_size(c.oid), 0) + coalesce((SELECT sum(pg_total_relation_size(inhrelid))
                FROM pg_inherits WHERE inhparent = c.oid), 0),
            (SELECT count(*) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0
                AND attname = ANY (wanted.columns)) < cardinality(wanted.columns)
        FROM (VALUES ('pgbench_accounts', '{aid,bid,abalance,filler}'::name[]),
                ('pgbench_branches', '{bid,bbalance,filler}'), ('pgbench_tellers', '{tid,bid,tbalance,filler}'),
                ('pgbench_history', '{tid,bid,aid,delta,mtime,filler}')) AS wanted (name, columns)
            JOIN pg_class AS c ON c.oid = to_regclass(wanted.name))sql");
    std::vector<PgbenchTable> tables;
    for (std::size_t i = 0; i < rows.rows.size(); ++i)
        tables.push_back({rows.text(i, 0), rows.integer(i, 1), rows.text(i, 2) == "t"});
    return tables;
}

} // namespace pgduel::server
