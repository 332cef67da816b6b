#pragma once

#include <map>
#include <string>
#include <string_view>

namespace pgduel::measure {

bool isConninfoUri(std::string_view text); ///< postgresql:// or postgres://
std::map<std::string, std::string> parseConninfoUri(std::string_view text);
std::map<std::string, std::string> parseConninfoPairs(std::string_view text); ///< keyword = value …

/// Throws Failure (measure.conninfo_syntax); `offset` from 0. The text itself is not repeated: it may hold a
/// password.
[[noreturn]] void refuseConninfo(std::size_t offset);

} // namespace pgduel::measure
