#pragma once

/// Codes of the faults of models/run.
namespace pgduel::run::fault {
inline constexpr const char* otherDefinition =
    "run.other_definition"; ///< where: study file; it holds another definition
inline constexpr const char* otherServer =
    "run.other_server"; ///< where: study file; args: version of its finished runs, version now
inline constexpr const char* settingNotApplied = "run.setting_not_applied"; ///< args: setting, wanted, found
inline constexpr const char* serverBroke = "run.server_broke"; ///< args: SQLSTATE, count; detail: first error
inline constexpr const char* slept = "run.slept"; ///< the computer slept in the run; args: seconds
inline constexpr const char* unknownBuiltin =
    "run.unknown_builtin"; ///< where: script; args: name, known names
inline constexpr const char* budgetTooSmall =
    "run.budget_too_small"; ///< where: plan.budget; args: budget, the least that two replicates take
inline constexpr const char* noContrib = "run.no_contrib"; ///< where: bindir; args: extension that is missing
inline constexpr const char* evictNotSupported = "run.evict_not_supported"; ///< no args
inline constexpr const char* scriptFileNotRead = "run.script_file_not_read"; ///< where: file; detail: reason
inline constexpr const char* unexpected = "run.unexpected"; ///< detail: what the library said
} // namespace pgduel::run::fault
