#pragma once

#include <filesystem>
#include <vector>

namespace pgduel::server {

/// What lies directly in a folder; as far as it can be read, so nothing where there is no folder. Never
/// throws filesystem_error, as the iterators of the standard library do when a folder goes away under them.
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder);

} // namespace pgduel::server
