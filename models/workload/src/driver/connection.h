#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include <libpq-fe.h>

#include "measure/fault.h"

namespace pgduel::workload {

struct ConnectionClose {
    void operator()(PGconn* connection) const { PQfinish(connection); }
};
using ConnectionHandle = std::unique_ptr<PGconn, ConnectionClose>;

struct ResultClear {
    void operator()(PGresult* result) const { PQclear(result); }
};
using ResultHandle = std::unique_ptr<PGresult, ResultClear>;

/// What the server or libpq says of an error.
struct ServerError {
    std::string state; ///< SQLSTATE; "08006" where there is none because the connection broke
    std::string message; ///< one line
    std::string source =
        {}; ///< the server's function that refused, the same in every language; empty: unknown
};

/// What a session that cannot be opened is told as: too many for the server, too many for its role or
/// database (CONNECTION LIMIT), or what else the server said. `room`: max_connections, reserved and in use as
/// far as known.
measure::Fault refusalOf(
    const ServerError& error, int sessionsWanted, const std::array<std::string, 3>& room);

/// Begins to connect; null only when memory is short. Does not block, except that libpq asks the name service
/// when `address` is empty and the host is a name: `address` is what an earlier connection found. An error
/// that the server sends while no statement runs, such as the last words of an ended session, goes into
/// `lastWords`, which must outlive the connection.
ConnectionHandle startConnecting(const std::string& conninfo, const std::string& applicationName,
    const std::string& address = {}, ServerError* lastWords = nullptr);
/// Network address of the server, when its host is one name; else empty.
std::string addressOf(PGconn* connection);
/// Throws WorkloadError when the connection string cannot be read.
void checkConninfo(const std::string& conninfo);

ServerError errorOf(const PGresult* result);
std::uint64_t rowsOf(const PGresult* result); ///< of its command tag
ServerError connectionErrorOf(const PGconn* connection);

} // namespace pgduel::workload
