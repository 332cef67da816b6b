#pragma once

#include "connection.h"

namespace pgduel::store {

/// "pgdu": by this number `file` and we recognise a study file.
inline constexpr std::int64_t applicationId = 0x70676475;

/// Newest version of the schema that this program knows (PRAGMA user_version).
std::int64_t newestVersion();

/// Throws store.not_a_study or store.newer_version when the file is not one that we can use.
void checkIsStudy(Connection& connection);

/// Brings an empty file or an older study file to the newest version. Call within a transaction.
void migrate(Connection& connection);

} // namespace pgduel::store
