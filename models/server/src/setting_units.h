#pragma once

#include <string>

namespace pgduel::server {

/// The unit a setting is kept in ("8kB", "ms"), which `postgres --describe-config` does not tell; empty when
/// it has none or is not known.
std::string unitOfSetting(const std::string& name);

} // namespace pgduel::server
