#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "server/session.h"

namespace pgduel::server {

enum class PartitionMethod { Range, Hash };

/// What `pgbench -i` can be told (PostgreSQL documentation, pgbench, "Initialization Options").
struct PgbenchInit {
    int scale = 1; ///< 1 … 21,474,836: tellers are numbered with 32 bits
    /// Letters, carried out in this order, blanks ignored: d drop, t create tables, g rows by COPY from here,
    /// G rows made by the server, v VACUUM ANALYZE, p primary keys, f foreign keys.
    std::string steps = "dtgvp";
    int fillfactor = 100; ///< 10 … 100
    int partitions = 0; ///< of pgbench_accounts; 0: not partitioned
    PartitionMethod partitionMethod = PartitionMethod::Range;
    std::string tablespace, indexTablespace; ///< empty: the database's
    bool unlogged = false;
};

inline constexpr const char* pgbenchInitSteps = "dtgGvpf";

/// A step goes on; done and total are rows for g, both 0 for the others and at a step's beginning.
using PgbenchInitProgress = std::function<void(char step, std::int64_t done, std::int64_t total)>;

struct PgbenchStepTime {
    char step = ' ';
    double seconds = 0;
};

/// Makes pgbench's four tables in the session's search path; the tables, rows, keys and their names are those
/// of `pgbench -i` with the same options. Rows come in one transaction: all or none. Throws ServerError
/// (server.dataset_scale, server.sql_failed, server.stopped).
std::vector<PgbenchStepTime> initPgbench(
    Session& session, const PgbenchInit& init, const PgbenchInitProgress& progress, std::stop_token stop);

/// About what the tables and their keys take on disk, without WAL.
std::int64_t pgbenchTableBytes(const PgbenchInit& init);

/// A relation that has the name of one of the four tables and is found without a schema: step d drops it.
struct PgbenchTable {
    std::string name; ///< with its schema where that is not the first of the search path
    std::int64_t bytes = 0; ///< with indexes and partitions
    bool foreign = false; ///< it has not pgbench's columns: somebody else's
};
std::vector<PgbenchTable> existingPgbenchTables(Session& session);

} // namespace pgduel::server
