#pragma once

#include <string>

#include "study/study.h"

namespace pgduel::server {

/// What pgDuel itself decides about a private server.
struct ServerPlace {
    int port = 0;
    std::string socketFolder;
};

/// The text of settings.conf: the wanted settings, then ours (which therefore win). Throws ServerError
/// (server.setting_name, server.setting_reserved). Syntax: PostgreSQL documentation, 20.1.2.
std::string settingsText(const study::Settings& settings, const ServerPlace& place);

/// A value between single quotes. A list ("a, b") is one value here; only ALTER SYSTEM would take it for one
/// name.
std::string quotedValue(const std::string& value);

/// "a = 1, b = 2", for faults.
std::string listOf(const study::Settings& settings);

} // namespace pgduel::server
