#pragma once

/// Codes of the faults of models/store. `where` is always the path of the study file, `detail` what SQLite or
/// the system said.
namespace pgduel::store::fault {
inline constexpr const char* notFound = "store.not_found"; ///< args: path
inline constexpr const char* notAStudy = "store.not_a_study"; ///< args: path
inline constexpr const char* newerVersion =
    "store.newer_version"; ///< args: path, version of the file, newest version known here
inline constexpr const char* notReadable = "store.not_readable"; ///< args: path
inline constexpr const char* exists = "store.exists"; ///< args: path
inline constexpr const char* notWritable = "store.not_writable"; ///< args: path
inline constexpr const char* inUse =
    "store.in_use"; ///< args: path, process id of the other writer, its program, its host
inline constexpr const char* writeFailed = "store.write_failed"; ///< args: path
inline constexpr const char* queueFull =
    "store.queue_full"; ///< args: path, items that wait: the disk does not keep up
inline constexpr const char* noSuchRun = "store.no_such_run"; ///< args: path, run
inline constexpr const char* runNotBegun = "store.run_not_begun"; ///< args: path, run
inline constexpr const char* notFinite =
    "store.not_finite"; ///< args: path, metric: a value that is no number
} // namespace pgduel::store::fault
