#pragma once

#include "study/setting_fact.h"

/// Settings as PostgreSQL 15 describes them.
inline std::vector<pgduel::study::SettingFact> sampleSettings()
{
    using namespace pgduel::study;
    const auto make = [](const char* name, const char* type, const char* unit, SettingContext context,
                          std::optional<double> min, std::optional<double> max,
                          std::vector<std::string> values = {}) {
        SettingFact fact;
        fact.name = name;
        fact.type = type;
        fact.unit = unit;
        fact.context = context;
        fact.min = min;
        fact.max = max;
        fact.values = std::move(values);
        return fact;
    };
    constexpr auto postmaster = SettingContext::Postmaster;
    constexpr auto user = SettingContext::User;
    constexpr auto sighup = SettingContext::Sighup;
    return {
        make("shared_buffers", "integer", "8kB", postmaster, 16, 1073741823),
        make("work_mem", "integer", "kB", user, 64, 2147483647),
        make("max_wal_size", "integer", "MB", sighup, 2, 2147483647),
        make("wal_buffers", "integer", "8kB", postmaster, -1, 262143),
        make("max_connections", "integer", "", postmaster, 1, 262143),
        make("checkpoint_timeout", "integer", "s", sighup, 30, 86400),
        make("autovacuum_vacuum_cost_delay", "real", "ms", sighup, -1, 100),
        make("checkpoint_completion_target", "real", "", sighup, 0, 1),
        make("jit", "bool", "", user, {}, {}),
        make("synchronous_commit", "enum", "", user, {}, {},
            {"local", "remote_write", "remote_apply", "on", "off"}),
        make("wal_compression", "enum", "", SettingContext::Superuser, {}, {},
            {"pglz", "lz4", "zstd", "on", "off"}),
        make("wal_level", "enum", "", postmaster, {}, {}, {"minimal", "replica", "logical"}),
        make("log_destination", "string", "", sighup, {}, {}),
        make("block_size", "integer", "", SettingContext::Internal, 8192, 8192),
        make("unix_socket_permissions", "integer", "", postmaster, 0, 511),
        make("TimeZone", "string", "", user, {}, {}),
        make("port", "integer", "", postmaster, 1, 65535),
        make("seq_page_cost", "real", "", user, 0, 1.79769e+308),
    };
}
