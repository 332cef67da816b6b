#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "study/setting_fact.h"

namespace pgduel::study {

/// What a level is resolved against.
struct ServerFacts {
    std::optional<std::int64_t> ramBytes; ///< declared or real
    int cores = 0; ///< 0: unknown
};

/// A level made concrete.
struct ResolvedLevel {
    std::string value; ///< what is given to the server: "65536", "512MB", "on"
    std::string shown; ///< for people: "512 MB"; same as value when there is nothing to add
    std::optional<std::int64_t> bytes; ///< for memory and disk sizes
};

/// "25 % RAM", "25% RAM", "512 MB", "1.5 GB", "on", "0.9" → a legal value of the setting: sizes rounded down
/// to the setting's unit and clamped by nothing: out of range is a StudyError (study.level_range), a word
/// that is no value study.level_syntax, "% RAM" without known RAM study.level_no_ram. Pure function.
ResolvedLevel resolve(const std::string& level, const ServerFacts& server, const SettingFact& setting);

/// "2 GB", "512MB", "8kB" (1024 based, as PostgreSQL reads them) → bytes; nothing when it is no size.
std::optional<std::int64_t> parseBytes(const std::string& text);
/// "60s", "1min", "250ms", "1h 30min" → duration; nothing when it is none.
std::optional<long long> parseMillis(const std::string& text);
std::optional<long long> parseMicros(const std::string& text); ///< the same in µs
/// "3 %" → 0.03; nothing when it is none.
std::optional<double> parsePercent(const std::string& text);
/// Shortest exact forms for files: 61440 ms → "61440ms", 60000 → "60s", 0.03 → "3 %".
std::string formatMillis(long long millis);
std::string formatMicros(long long micros); ///< "250us", whole milliseconds as formatMillis()
std::string formatPercent(double ratio);
std::string formatBytes(std::int64_t bytes); ///< "512 MB"

} // namespace pgduel::study
