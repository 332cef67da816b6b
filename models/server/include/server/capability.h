#pragma once

#include <string>
#include <vector>

#include "server/profile.h"

namespace pgduel::server {

/// What a study may ask of a server that is not pgDuel's own.
enum class Ability {
    Write, ///< run a load that changes data
    OwnDatabase, ///< keep the data set in a database of its own
    SessionSettings, ///< SET and connection options
    DatabaseSettings, ///< ALTER DATABASE and ALTER ROLE of its own database and user
    ReloadSettings, ///< ALTER SYSTEM and pg_reload_conf()
    RestartSettings, ///< ALTER SYSTEM of what takes effect after a restart
    Checkpoint, ///< CHECKPOINT before each run
    Waits, ///< what sessions wait for, sampled
    WaitSampling, ///< the same by pg_wait_sampling
    Statements, ///< calls and rows by pg_stat_statements
    IoTiming, ///< times of reads and writes
    Prewarm, ///< pg_prewarm
    HostFigures ///< RAM, CPU and disk of the server's host
};

/// Why not.
enum class Lack {
    Nothing, ///< it can
    Superuser, ///< or a right on the settings, from 15 on
    Monitor, ///< pg_monitor
    ReadFiles, ///< pg_read_server_files and EXECUTE on pg_read_file
    CreateDatabase, ///< CREATEDB
    Checkpoint, ///< pg_checkpoint (15 and later), else superuser
    Standby, ///< in recovery
    ReadOnly, ///< transactions begin read-only
    SwitchedOff, ///< by the setting in detail
    NotThere, ///< the extension's files are not on the server; detail: its name
    NotMade, ///< CREATE EXTENSION is missing in this database; detail: its name
    NotLoaded, ///< shared_preload_libraries lacks it; detail: its name
    NoRestart ///< nobody has said how to restart
};

struct Capability {
    Ability ability = Ability::Write;
    Lack lack = Lack::Nothing;
    std::string detail;

    bool there() const { return lack == Lack::Nothing; }
};

/// One of each Ability, in their order. `restart`: a way to restart the server is known.
std::vector<Capability> capabilities(const ServerProfile& profile, bool restart);

} // namespace pgduel::server
