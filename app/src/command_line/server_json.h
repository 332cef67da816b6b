#pragma once

#include <vector>

#include <QByteArray>

#include "server/capability.h"
#include "server/profile.h"
#include "server/server_use.h"

namespace pgduel::app {

/// What one look at a server gave.
struct LookedAt {
    server::ServerProfile profile;
    bool pooled = false; ///< a connection pooler stands between
    std::vector<server::Capability> capabilities;
    server::UseJudgement use;
};

/// The facts for programs (docs/command-line.md); no sentence, nothing secret.
QByteArray serverJson(const LookedAt& seen);

} // namespace pgduel::app
