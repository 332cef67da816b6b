#pragma once

#include <string>
#include <vector>

#include "server/pgbench_init.h"

namespace pgduel::server {

/// Statements that make the four tables, partitions of accounts behind them.
std::vector<std::string> pgbenchTables(const Session& session, const PgbenchInit& init);
std::vector<std::string> pgbenchPrimaryKeys(const Session& session, const PgbenchInit& init);
std::vector<std::string> pgbenchForeignKeys();

} // namespace pgduel::server
