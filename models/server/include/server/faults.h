#pragma once

/// Codes of the faults of models/server. Text of PostgreSQL or of the system is in Fault::detail, a path or a
/// server in where.
namespace pgduel::server::fault {
// Sessions
inline constexpr const char* connectFailed = "server.connect_failed"; ///< args: application name
inline constexpr const char* connectionLost = "server.connection_lost"; ///< no args
inline constexpr const char* sqlFailed = "server.sql_failed"; ///< args: SQLSTATE ("" when there is none)
inline constexpr const char* notANumber = "server.not_a_number"; ///< args: the text that was to be a number
// Installations
inline constexpr const char* noInstallation = "server.no_installation"; ///< no args
inline constexpr const char* noPostgresInBindir =
    "server.no_postgres_in_bindir"; ///< where: bindir; args: missing program
// Private servers
inline constexpr const char* noServiceUser =
    "server.no_service_user"; ///< root, and no unprivileged user; args: names tried
inline constexpr const char* folderFailed =
    "server.folder_failed"; ///< where: folder that cannot be made, written or removed
inline constexpr const char* commandFailed = "server.command_failed"; ///< where: program; args: exit code
inline constexpr const char* initdbFailed =
    "server.initdb_failed"; ///< where: data directory; args: exit code
inline constexpr const char* startFailed =
    "server.start_failed"; ///< where: data directory; args: settings ("a = 1, b = 2")
inline constexpr const char* stopFailed = "server.stop_failed"; ///< where: data directory
inline constexpr const char* wayBackFailed =
    "server.way_back_failed"; ///< as start_failed, and the old settings failed too
inline constexpr const char* settingName = "server.setting_name"; ///< args: text that is no name of a setting
inline constexpr const char* settingReserved =
    "server.setting_reserved"; ///< args: setting that pgDuel itself needs (port …)
inline constexpr const char* stopped = "server.stopped"; ///< the user stopped it; no args
// Copies
inline constexpr const char* copyFailed = "server.copy_failed"; ///< where: file
inline constexpr const char* noGoldenCopy = "server.no_golden_copy"; ///< args: key
inline constexpr const char* goldenKey = "server.golden_key"; ///< args: key that is no plain file name
// Data sets
inline constexpr const char* diskTooSmall =
    "server.disk_too_small"; ///< args: bytes needed, bytes free, folder
inline constexpr const char* datasetKind =
    "server.dataset_kind"; ///< this kind cannot be made yet; args: key of the kind
inline constexpr const char* datasetScale = "server.dataset_scale"; ///< args: scale, largest scale
} // namespace pgduel::server::fault
