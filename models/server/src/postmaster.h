#pragma once

#include <string>

#include <sys/types.h>

namespace pgduel::server {

/// The server process of a data directory, or 0. Its number comes from postmaster.pid and is believed only
/// when that file names this directory and the process was started with it.
pid_t runningPostmaster(const std::string& dataDirectory);

/// Immediate shutdown (nothing of the data is needed any more), by force when it does not come. Throws
/// ServerError (server.stop_failed).
void endPostmaster(const std::string& dataDirectory);

} // namespace pgduel::server
