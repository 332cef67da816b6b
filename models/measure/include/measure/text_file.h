#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace pgduel::measure {

/// The file's text from `offset` bytes on; nothing when it cannot be opened or read to its end. Never throws
/// for what the file does: files below /proc fail in the middle of reading when their process ends
/// (istreambuf_iterator would throw then).
std::optional<std::string> readText(const std::string& path, std::uintmax_t offset = 0);

} // namespace pgduel::measure
