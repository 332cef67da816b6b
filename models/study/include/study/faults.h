#pragma once

/// Codes of the faults of models/study. `where` is the key ("scenario.script[2].weight", counted from 1) when
/// the fault comes from validate(), "file:line:column" when it comes from reading TOML or was placed(). The
/// key is args[0] in both, but for the levels, which speak of a setting.
namespace pgduel::study::fault {

// Reading a file
inline constexpr const char* tomlSyntax = "study.toml_syntax"; ///< no args; detail: the parser's words
inline constexpr const char* fileUnreadable =
    "study.file_unreadable"; ///< args: file; detail: the system's reason
inline constexpr const char* notUtf8 = "study.not_utf8"; ///< args: file
inline constexpr const char* unknownKey =
    "study.unknown_key"; ///< args: key, allowed keys of this table ("a, b, c")
inline constexpr const char* missingKey = "study.missing_key"; ///< args: key
/// args: key, what is allowed, what was found. Both are one of: text, integer, number, boolean, text_list,
/// integer_list, table, table_list, pair_list, scalar (text, number or boolean), list, date, duration, size,
/// percent.
inline constexpr const char* wrongType = "study.wrong_type";
inline constexpr const char* notAllowed =
    "study.not_allowed"; ///< args: key, what was found, allowed values ("a, b, c")
inline constexpr const char* badDuration =
    "study.bad_duration"; ///< args: key, what was found; allowed: "60s", "1h 30min" …
inline constexpr const char* badSize =
    "study.bad_size"; ///< args: key, what was found; allowed: "2 GB", "512MB" …
inline constexpr const char* badPercent = "study.bad_percent"; ///< args: key, what was found; allowed: "3 %"
inline constexpr const char* outOfRange =
    "study.out_of_range"; ///< args: key, value, least, most (empty: no limit)
inline constexpr const char* exactlyOne =
    "study.exactly_one"; ///< args: table, keys of which one is needed, keys found

inline constexpr const char* badErrorRule =
    "study.bad_error_rule"; ///< args: key, part of the rules, allowed words; allowed: "40001=retry, 23=count"

// What a study says as a whole
inline constexpr const char* empty = "study.empty"; ///< args: key that must hold something
inline constexpr const char* weightsZero = "study.weights_zero"; ///< args: key; all weights are zero
inline constexpr const char* repeated =
    "study.repeated"; ///< args: key, the name or value that is there twice
inline constexpr const char* unknownName =
    "study.unknown_name"; ///< args: key, name, names there are ("a, b, c")
inline constexpr const char* unknownMetric = "study.unknown_metric"; ///< args: key, metric, known metrics
inline constexpr const char* badSkipRule =
    "study.bad_skip_rule"; ///< args: key, rule; allowed: "workers > indexes - 1"
inline constexpr const char* pairWithItself = "study.pair_with_itself"; ///< args: key, name
inline constexpr const char* notYetSupported =
    "study.not_yet_supported"; ///< args: key, value (empty: the key itself)
inline constexpr const char* excludes = "study.excludes"; ///< args: key, the key that it cannot stand beside
inline constexpr const char* stopByP =
    "study.stop_by_p"; ///< args: key, what was found; allowed: a width, "3 %"
inline constexpr const char* onlyWith =
    "study.only_with"; ///< args: key, the key that it depends on, values of that one with which it is used
inline constexpr const char* groupSessions =
    "study.group_sessions"; ///< args: key, sessions that the groups want, sessions of a step
inline constexpr const char* groupWithoutScript =
    "study.group_without_script"; ///< args: key, group; no script with a weight above 0 is for it
inline constexpr const char* unknownPlaceholder =
    "study.unknown_placeholder"; ///< args: key, placeholder, placeholders there are
inline constexpr const char* badPattern =
    "study.bad_pattern"; ///< args: key; no regular expression; detail: the library's words
inline constexpr const char* patternGroups =
    "study.pattern_groups"; ///< args: key, names found ("—": none), names allowed; tps or tpm is needed
inline constexpr const char* passwordInside = "study.password_inside"; ///< args: key of a connection string
inline constexpr const char* onlyPrivate =
    "study.only_private"; ///< args: key that needs server.kind = "private"
inline constexpr const char* tooManyRuns = "study.too_many_runs"; ///< args: key, runs, most
inline constexpr const char* tooFewConnections =
    "study.too_few_connections"; ///< args: key, sessions, max_connections needed, given

// Settings and their levels
inline constexpr const char* unknownSetting =
    "study.unknown_setting"; ///< args: key, setting, the nearest known name or empty
inline constexpr const char* settingFixed =
    "study.setting_fixed"; ///< args: key, setting; the server cannot change it
inline constexpr const char* settingOurs =
    "study.setting_ours"; ///< args: key, setting; pgDuel itself sets it on a private server
inline constexpr const char* levelRange =
    "study.level_range"; ///< args: setting, level, least, most, unit (empty: none)
/// args: setting, level, allowed: bool, integer, real, size, time or the words of the setting ("a, b, c").
inline constexpr const char* levelSyntax = "study.level_syntax";
/// args: setting, level, the earlier level that means the same value, that value.
inline constexpr const char* levelSame = "study.level_same";
inline constexpr const char* levelNoRam = "study.level_no_ram"; ///< args: setting, level

// Others
inline constexpr const char* badTimeScale =
    "study.bad_time_scale"; ///< args: what was given; allowed: above 0, at most 1000

} // namespace pgduel::study::fault
