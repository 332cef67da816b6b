#pragma once

/// Codes of the faults of models/telemetry. `where` of the reported ones is the sampler ("waits",
/// "counters"), detail the server's words.
namespace pgduel::telemetry::fault {
inline constexpr const char* badRate = "telemetry.bad_rate"; ///< args: ticks/s, allowed: above 0 up to 100
inline constexpr const char* connectionLost = "telemetry.connection_lost"; ///< no args
/// args: figure ("waits", "database", "wal", "checkpoints")
inline constexpr const char* queryFailed = "telemetry.query_failed";
/// args: number of sessions whose state the role may not see
inline constexpr const char* waitsNotVisible = "telemetry.waits_not_visible";
inline constexpr const char* databaseNotFound = "telemetry.database_not_found"; ///< args: database
} // namespace pgduel::telemetry::fault
