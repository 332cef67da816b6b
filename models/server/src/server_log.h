#pragma once

#include <cstdint>
#include <string>

namespace pgduel::server {

/// What a start wrote into the log from `offset` on, reduced to why it failed: what every start says is left
/// out, and so are time and process in front of a message.
std::string reasonIn(const std::string& logFile, std::uintmax_t offset);
std::string lastLines(const std::string& file, int lines);
std::uintmax_t sizeOf(const std::string& file); ///< 0 when it is not there

} // namespace pgduel::server
