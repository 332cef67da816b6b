#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/error.h"
#include "study/setting_fact.h"

namespace pgduel::server {

/// A PostgreSQL installation on this machine.
struct Installation {
    std::string bindir; ///< absolute, without symbolic links
    std::string versionText; ///< "15.18 (Debian 15.18-0+deb12u1)"
    int major = 0;
    bool hasContrib = false; ///< pg_prewarm and pg_stat_statements are there
};

/// pg_config, /usr/lib/postgresql/*/bin, PATH; newest first.
std::vector<Installation> findInstallations();
/// Throws ServerError (server.no_postgres_in_bindir) when there is no usable server.
Installation probeInstallation(const std::string& bindir);
/// The given bindir, or the newest found when empty. Throws (server.no_installation).
Installation chooseInstallation(const std::string& bindir);

/// Whether two texts name one version; the packager's note may be missing from one: "15.18" and
/// "15.18 (Debian 15.18-0+deb12u1)".
bool isSameVersion(std::string_view one, std::string_view other);

/// `postgres --describe-config`: settings before any server runs.
std::vector<study::SettingFact> describeConfig(const Installation& installation);

} // namespace pgduel::server
