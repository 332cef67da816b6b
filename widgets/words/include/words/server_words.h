#pragma once

#include <QString>

#include "server/capability.h"
#include "server/server_use.h"

/// Words for what a server is and what pgDuel may do there.
namespace pgduel::words {

QString abilityText(server::Ability ability); ///< "Settings that need a restart"
/// Why not, and what would give it: "pg_monitor is missing: GRANT pg_monitor TO bench". Empty when it is
/// there.
QString lackText(const server::Capability& capability, const server::ServerProfile& profile);

QString serverUseText(server::ServerUse use); ///< "a test server"
QString signText(const server::Sign& sign); ///< "2 standbys are connected"

} // namespace pgduel::words
