#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/session.h"

namespace pgduel::server {

/// An extension that pgDuel would use, in the session's database.
struct Extension {
    std::string name;
    std::string available; ///< version that CREATE EXTENSION would make; empty when its files are not there
    std::string installed; ///< version in this database; empty when it is not made there
    bool loaded = false; ///< its library is in the running server (shared_preload_libraries)
};

/// What one look at a server tells about it and about the rights of the user who looked. What the user may
/// not read is absent; nothing here needs a superuser.
struct ServerProfile {
    std::string version; ///< "15.18"
    int versionNumber = 0; ///< 150018
    std::string systemIdentifier; ///< the same for a server and its standbys; empty where it may not be read
    std::string database, user;
    std::string host; ///< address or socket folder as libpq knows it
    bool local = false; ///< socket or loopback address

    bool superuser = false;
    bool seesSessions = false; ///< pg_monitor or pg_read_all_stats: what others wait for
    bool readsFiles = false; ///< pg_read_file of any file of the host
    bool createsDatabases = false;
    bool checkpoints = false;
    bool reloads = false; ///< pg_reload_conf()
    int alterableSettings = 0; ///< settings that ALTER SYSTEM would take from this user
    bool standby = false; ///< in recovery
    bool readOnly = false; ///< transactions of this user begin read-only

    std::map<std::string, std::string> settings; ///< of those that matter here, as SHOW prints them
    std::vector<Extension> extensions;

    std::optional<std::int64_t> ramBytes; ///< of the host, or of the container's limit where that is less
    std::optional<bool> container;
    std::optional<std::string> clockSource; ///< "tsc", "hpet", …
    double clockSkewSeconds = 0; ///< server's clock less ours, to about half a round trip
    double upSeconds = 0;
    std::int64_t databaseBytes = 0; ///< of all databases whose size may be read
    int databases = 0; ///< without templates
    int otherSessions = 0; ///< of clients, beside this one
    std::optional<int> otherActive; ///< of them, those at work; needs seesSessions
    std::optional<int> standbys; ///< connected; needs seesSessions
    int replicationSlots = 0; ///< replication slots
};

/// A handful of quick statements over the catalogs. Throws ServerError as Session does.
ServerProfile readProfile(Session& session, const std::string& conninfo);

/// Whether a connection pooler such as PgBouncer stands between: it refuses or swallows start-up options, or
/// serves two clients by one server process. Opens two connections; a server that cannot be reached is no
/// pooler. Throws Failure where the conninfo is none.
bool throughPooler(const std::string& conninfo);

} // namespace pgduel::server
