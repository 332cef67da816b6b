#pragma once

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

namespace pgduel::server {

struct CommandResult {
    int exitCode = -1; ///< -1: could not be started or was killed
    std::string output, errors;

    std::string text() const { return output + errors; }
};

/// Runs one of PostgreSQL's programs to its end: without a shell, as the service user when we are root, in a
/// session of its own (Ctrl-C in our terminal is not for it), messages in English, none of the caller's PG*
/// variables. When `stop` comes it and what it started are interrupted and ServerError (server.stopped)
/// thrown.
CommandResult runCommand(
    const std::string& program, const std::vector<std::string>& arguments, std::stop_token stop = {});

} // namespace pgduel::server
