#pragma once

#include <optional>
#include <string>
#include <vector>

namespace pgduel::study {

/// What changing a setting takes (pg_settings.context).
enum class SettingContext { Internal, Postmaster, Sighup, SuperuserBackend, Backend, Superuser, User };

/// A row of pg_settings, or of `postgres --describe-config` before any server runs.
struct SettingFact {
    std::string name;
    std::string type; ///< bool, integer, real, string, enum
    std::string unit; ///< "8kB", "ms" …; empty when it has none
    SettingContext context = SettingContext::User;
    std::string category, description;
    std::optional<double> min, max; ///< in `unit`
    std::vector<std::string> values; ///< of an enum (empty where --describe-config does not tell)
    std::string bootValue; ///< default
    std::string current; ///< empty before a server runs

    bool needsRestart() const { return context == SettingContext::Postmaster; }
};

const SettingFact* findSetting(const std::vector<SettingFact>& facts, const std::string& name);

} // namespace pgduel::study
