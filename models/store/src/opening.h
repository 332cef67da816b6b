#pragma once

#include <memory>
#include <string>

#include "connection.h"

namespace pgduel::store {

/// Opens a study file for reading, also one in a folder that cannot be written, and one that is being
/// written. Throws store.not_found, store.not_a_study, store.newer_version, store.not_readable.
std::unique_ptr<Connection> openForReading(const std::string& path);

/// Throws store.not_found when there is no such file.
void checkExists(const std::string& path);

} // namespace pgduel::store
