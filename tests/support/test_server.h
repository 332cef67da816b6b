#pragma once

#include <string>

#include "server/private_server.h"

namespace pgduel::test_support {

/// One private PostgreSQL server for a test executable: made at the first call (about a second), removed when
/// the program ends. max_connections = 250, fsync off. Its files lie below $PGDUEL_DATA_DIR, or a folder for
/// tests in the temporary folder.
server::PrivateServer& testServer();

/// Connection string of that server, by socket and with the password, for libpq or server::Session.
/// The database is made when it is not there.
std::string testConninfo(const std::string& database = "postgres");

} // namespace pgduel::test_support
