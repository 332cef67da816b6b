#include "server/profile.h"

#include <chrono>

#include "host_files.h"
#include "measure/conninfo.h"

namespace pgduel::server {

namespace {

using Clock = std::chrono::system_clock;

void readIdentity(Session& session, ServerProfile& profile)
{
    const auto rows = session.query(
        "SELECT pg_catalog.current_setting('server_version'), "
        "pg_catalog.current_setting('server_version_num'), "
        "pg_catalog.current_database(), current_user, "
        "coalesce(pg_catalog.host(pg_catalog.inet_server_addr()), ''), "
        "coalesce(pg_catalog.inet_server_addr() <<= '127.0.0.0/8'::inet OR "
        "pg_catalog.inet_server_addr() = '::1'::inet, true), "
        "pg_catalog.pg_is_in_recovery(), pg_catalog.current_setting('transaction_read_only'), "
        "extract(epoch FROM pg_catalog.clock_timestamp() - pg_catalog.pg_postmaster_start_time())");
    profile.version = rows.text(0, 0);
    profile.versionNumber = static_cast<int>(rows.integer(0, 1));
    profile.database = rows.text(0, 2);
    profile.user = rows.text(0, 3);
    profile.host = rows.text(0, 4);
    profile.local = rows.text(0, 5) == "t";
    profile.standby = rows.text(0, 6) == "t";
    profile.readOnly = rows.text(0, 7) == "on" && !profile.standby;
    profile.upSeconds = rows.real(0, 8);
}

/// Roles and functions that a version lacks give no row, so that one statement serves all versions.
void readRights(Session& session, ServerProfile& profile)
{
    const auto rows = session.query(
        "SELECT r.rolsuper, r.rolsuper OR r.rolcreatedb, "
        "r.rolsuper OR EXISTS (SELECT FROM pg_catalog.pg_roles AS g WHERE g.rolname IN ('pg_monitor', "
        "'pg_read_all_stats') AND pg_catalog.pg_has_role(current_user, g.oid, 'USAGE')), "
        "r.rolsuper OR (pg_catalog.has_function_privilege('pg_catalog.pg_read_file(text, bigint, bigint, "
        "boolean)', 'EXECUTE') AND EXISTS "
        "(SELECT FROM pg_catalog.pg_roles AS g WHERE g.rolname = 'pg_read_server_files' AND "
        "pg_catalog.pg_has_role(current_user, g.oid, 'USAGE'))), "
        "r.rolsuper OR EXISTS (SELECT FROM pg_catalog.pg_roles AS g WHERE g.rolname = 'pg_checkpoint' AND "
        "pg_catalog.pg_has_role(current_user, g.oid, 'USAGE')), "
        "pg_catalog.has_function_privilege('pg_catalog.pg_reload_conf()', 'EXECUTE'), "
        "pg_catalog.has_function_privilege('pg_catalog.pg_control_system()', 'EXECUTE') "
        "FROM pg_catalog.pg_roles AS r WHERE r.rolname = current_user");
    const auto yes = [&](std::size_t column) { return rows.text(0, column) == "t"; };
    profile.superuser = yes(0);
    profile.createsDatabases = yes(1);
    profile.seesSessions = yes(2);
    profile.readsFiles = yes(3);
    profile.checkpoints = yes(4);
    profile.reloads = yes(5);
    if (yes(6))
        profile.systemIdentifier =
            session.query("SELECT system_identifier FROM pg_catalog.pg_control_system()").text(0);
    constexpr int rightsOnParameters = 150000;
    const std::string alterable = profile.versionNumber < rightsOnParameters
        ? "(SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user)"
        : "pg_catalog.has_parameter_privilege(name, 'ALTER SYSTEM')";
    profile.alterableSettings = static_cast<int>(
        session
            .query("SELECT count(*) FROM pg_catalog.pg_settings WHERE context <> 'internal' AND " + alterable)
            .integer(0));
}

void readSettings(Session& session, ServerProfile& profile)
{
    const auto rows = session.query(
        "SELECT name, pg_catalog.current_setting(name) FROM pg_catalog.pg_settings WHERE name IN "
        "('allow_alter_system', 'archive_mode', 'cluster_name', 'compute_query_id', 'fsync', 'huge_pages', "
        "'huge_pages_status', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'io_method', "
        "'lc_messages', 'lock_timeout', 'max_connections', 'max_wal_size', "
        "'pg_wait_sampling.profile_period', "
        "'reserved_connections', 'shared_buffers', 'statement_timeout', 'superuser_reserved_connections', "
        "'track_io_timing', 'transaction_timeout', 'wal_level')");
    for (std::size_t row = 0; row < rows.rows.size(); ++row)
        profile.settings[rows.text(row, 0)] = rows.text(row, 1);
}

/// A loaded library shows by the settings that it brings; shared_preload_libraries itself is secret.
void readExtensions(Session& session, ServerProfile& profile)
{
    const auto rows = session.query(
        "SELECT a.name, a.default_version, coalesce(a.installed_version, ''), EXISTS (SELECT FROM "
        "pg_catalog.pg_settings AS s WHERE s.name LIKE a.name || '.%') FROM "
        "pg_catalog.pg_available_extensions "
        "AS a WHERE a.name IN ('pg_buffercache', 'pg_prewarm', 'pg_stat_statements', 'pg_wait_sampling') "
        "ORDER "
        "BY a.name");
    for (std::size_t row = 0; row < rows.rows.size(); ++row)
        profile.extensions.push_back(
            {rows.text(row, 0), rows.text(row, 1), rows.text(row, 2), rows.text(row, 3) == "t"});
}

void readNeighbours(Session& session, ServerProfile& profile)
{
    const auto rows =
        session.query("SELECT count(*) FILTER (WHERE backend_type = 'client backend'), "
                      "count(*) FILTER (WHERE backend_type = 'client backend' AND state LIKE 'active%'), "
                      "count(*) FILTER (WHERE backend_type = 'walsender') "
                      "FROM pg_catalog.pg_stat_activity WHERE pid <> pg_catalog.pg_backend_pid()");
    profile.otherSessions = static_cast<int>(rows.integer(0, 0));
    if (profile.seesSessions) {
        profile.otherActive = static_cast<int>(rows.integer(0, 1));
        profile.standbys = static_cast<int>(rows.integer(0, 2));
    }
    profile.replicationSlots =
        static_cast<int>(session.query("SELECT count(*) FROM pg_catalog.pg_replication_slots").integer(0));
    const auto sizes = session.query(
        "SELECT count(*), coalesce(sum(CASE WHEN pg_catalog.has_database_privilege(oid, 'CONNECT') THEN "
        "pg_catalog.pg_database_size(oid) END), 0) FROM pg_catalog.pg_database WHERE NOT datistemplate");
    profile.databases = static_cast<int>(sizes.integer(0, 0));
    profile.databaseBytes = sizes.integer(0, 1);
}

double secondsSinceEpoch(Clock::time_point time)
{
    return std::chrono::duration<double>(time.time_since_epoch()).count();
}

/// The server's time belongs to the middle of the round trip.
void readClock(Session& session, ServerProfile& profile)
{
    const auto before = Clock::now();
    const double theirs = session.query("SELECT extract(epoch FROM pg_catalog.clock_timestamp())").real(0);
    const auto after = Clock::now();
    profile.clockSkewSeconds = theirs - (secondsSinceEpoch(before) + secondsSinceEpoch(after)) / 2;
}

} // namespace

ServerProfile readProfile(Session& session, const std::string& conninfo)
{
    ServerProfile profile;
    readIdentity(session, profile);
    if (profile.host.empty())
        profile.host = measure::Conninfo::parse(conninfo).value("host");
    readRights(session, profile);
    readSettings(session, profile);
    readExtensions(session, profile);
    readNeighbours(session, profile);
    readClock(session, profile);
    if (profile.readsFiles)
        readHostFiles(session, profile);
    return profile;
}

} // namespace pgduel::server
