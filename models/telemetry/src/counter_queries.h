#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/session.h"
#include "telemetry/counters.h"

namespace pgduel::telemetry {

/// A statement for some counters of a reading. Its first column is the epoch of these counters (server start
/// and reset time), the others are `fields` in this order.
struct CounterQuery {
    using Field = std::optional<double> CounterReading::*;
    std::string figure; ///< "database", "wal", "checkpoints"
    std::string sql;
    std::string CounterReading::*epoch;
    std::vector<Field> fields;
};

/// "view.column" of the statistics views that this server has.
std::set<std::string> statisticsColumns(server::Session& session);

/// The statements for a server with these columns: 12 … 18, and newer ones as long as they keep what is asked
/// for. A view that is not there and has no substitute has no statement.
std::vector<CounterQuery> counterQueries(
    const std::set<std::string>& columns, const std::string& quotedDatabase);

} // namespace pgduel::telemetry
