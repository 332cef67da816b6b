#include "pgbench_ddl.h"

#include <array>

#include "pgbench_rows.h"

namespace pgduel::server {

namespace {

constexpr int bigintScale = 20'000; ///< from here on account numbers need bigint

struct Table {
    const char* name;
    std::string columns;
    bool takesFillfactor; ///< the history, where rows are only added, does not
};

std::string storage(const PgbenchInit& init)
{
    return " WITH (fillfactor = " + std::to_string(init.fillfactor) + ")";
}

/// "VALUES FROM (1001) TO (2001)": equal stretches of account numbers, the outer ones open.
std::string bounds(const PgbenchInit& init, int partition)
{
    if (init.partitionMethod == PartitionMethod::Hash)
        return "VALUES WITH (MODULUS " + std::to_string(init.partitions) + ", REMAINDER "
            + std::to_string(partition - 1) + ")";
    const std::int64_t accounts = init.scale * accountsPerScale;
    const std::int64_t length = (accounts + init.partitions - 1) / init.partitions;
    const std::string from = partition == 1 ? "MINVALUE" : std::to_string((partition - 1) * length + 1);
    const std::string to = partition == init.partitions ? "MAXVALUE" : std::to_string(partition * length + 1);
    return "VALUES FROM (" + from + ") TO (" + to + ")";
}

} // namespace

std::vector<std::string> pgbenchTables(const Session& session, const PgbenchInit& init)
{
    const std::string account = init.scale >= bigintScale ? "bigint" : "int";
    const std::array<Table, 4> tables{{
        {"pgbench_history",
            "tid int, bid int, aid " + account + ", delta int, mtime timestamp, filler char(22)", false},
        {"pgbench_tellers", "tid int NOT NULL, bid int, tbalance int, filler char(84)", true},
        {"pgbench_accounts", "aid " + account + " NOT NULL, bid int, abalance int, filler char(84)", true},
        {"pgbench_branches", "bid int NOT NULL, bbalance int, filler char(88)", true},
    }};
    const std::string create = init.unlogged ? "CREATE UNLOGGED TABLE " : "CREATE TABLE ";
    std::vector<std::string> statements;
    for (const Table& table : tables) {
        // Since PostgreSQL 18 a partitioned table cannot be unlogged itself; its partitions are.
        const bool partitioned = init.partitions > 0 && std::string(table.name) == "pgbench_accounts";
        std::string sql = (partitioned ? "CREATE TABLE " : create) + table.name + " (" + table.columns + ")";
        if (partitioned)
            sql += init.partitionMethod == PartitionMethod::Hash ? " PARTITION BY HASH (aid)"
                                                                 : " PARTITION BY RANGE (aid)";
        else if (table.takesFillfactor)
            sql += storage(init);
        if (!init.tablespace.empty())
            sql += " TABLESPACE " + session.quoteName(init.tablespace);
        statements.push_back(sql);
    }
    for (int i = 1; i <= init.partitions; ++i)
        statements.push_back(create + "pgbench_accounts_" + std::to_string(i)
            + " PARTITION OF pgbench_accounts FOR " + bounds(init, i) + storage(init));
    return statements;
}

std::vector<std::string> pgbenchPrimaryKeys(const Session& session, const PgbenchInit& init)
{
    const std::string place = init.indexTablespace.empty()
        ? std::string()
        : " USING INDEX TABLESPACE " + session.quoteName(init.indexTablespace);
    std::vector<std::string> statements;
    for (const char* key :
        {"branches ADD PRIMARY KEY (bid)", "tellers ADD PRIMARY KEY (tid)", "accounts ADD PRIMARY KEY (aid)"})
        statements.push_back("ALTER TABLE pgbench_" + std::string(key) + place);
    return statements;
}

std::vector<std::string> pgbenchForeignKeys()
{
    struct Key {
        const char *table, *column, *target;
    };
    const std::array<Key, 5> keys{{{"tellers", "bid", "branches"}, {"accounts", "bid", "branches"},
        {"history", "bid", "branches"}, {"history", "tid", "tellers"}, {"history", "aid", "accounts"}}};
    std::vector<std::string> statements;
    for (const Key& key : keys) {
        const std::string table = std::string("pgbench_") + key.table;
        statements.push_back("ALTER TABLE " + table + " ADD CONSTRAINT " + table + "_" + key.column
            + "_fkey FOREIGN KEY (" + key.column + ") REFERENCES pgbench_" + key.target);
    }
    return statements;
}

} // namespace pgduel::server
