// What one look at a server finds, on a real one; and what follows from it.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "measure/conninfo.h"
#include "server/capability.h"
#include "server/profile.h"
#include "server/server_use.h"
#include "test_server.h"

using namespace pgduel;
using namespace pgduel::server;

namespace {

std::string conninfoOf(const std::string& user)
{
    auto conninfo = measure::Conninfo::parse(test_support::testConninfo("profile"));
    conninfo.set("user", user);
    conninfo.set("password", "secret");
    return conninfo.toString();
}

ServerProfile profileAs(const std::string& user)
{
    Session session(conninfoOf(user));
    return readProfile(session, conninfoOf(user));
}

/// A role without any right beside LOGIN.
void makeRole(Session& admin, const std::string& name, const std::string& more = {})
{
    admin.execute("DROP ROLE IF EXISTS " + name);
    admin.execute("CREATE ROLE " + name + " LOGIN PASSWORD 'secret' " + more);
}

Lack lackOf(const ServerProfile& profile, Ability ability, bool restart = true)
{
    for (const auto& each : capabilities(profile, restart))
        if (each.ability == ability)
            return each.lack;
    ADD_FAILURE() << "no such ability";
    return Lack::Nothing;
}

/// A small server nobody else uses.
ServerProfile quietServer()
{
    ServerProfile profile;
    profile.local = true;
    profile.databaseBytes = 8'000'000;
    profile.standbys = 0;
    profile.settings["archive_mode"] = "off";
    return profile;
}

} // namespace

TEST(Profile, aSuperuserSeesAllOfIt)
{
    Session session(test_support::testConninfo("profile"));
    const auto profile = readProfile(session, test_support::testConninfo("profile"));
    EXPECT_EQ(profile.versionNumber, session.serverVersion());
    EXPECT_THAT(profile.version, testing::StartsWith(std::to_string(profile.versionNumber / 10000)));
    EXPECT_EQ(profile.database, "profile");
    EXPECT_TRUE(profile.local);
    EXPECT_TRUE(profile.superuser && profile.seesSessions && profile.readsFiles && profile.createsDatabases);
    EXPECT_GT(profile.alterableSettings, 200);
    EXPECT_FALSE(profile.systemIdentifier.empty());
    EXPECT_FALSE(profile.standby || profile.readOnly);
    EXPECT_EQ(profile.settings.at("max_connections"), "250");
    EXPECT_GE(profile.databases, 2);
    EXPECT_GT(profile.databaseBytes, 1'000'000);
    EXPECT_GT(profile.upSeconds, 0);
    EXPECT_LT(std::abs(profile.clockSkewSeconds), 5.0) << "the same machine";
    EXPECT_EQ(profile.standbys, 0);
#ifdef __linux__
    ASSERT_TRUE(profile.ramBytes);
    EXPECT_GT(*profile.ramBytes, 100'000'000);
    EXPECT_TRUE(profile.container.has_value());
#endif
    EXPECT_EQ(lackOf(profile, Ability::RestartSettings), Lack::Nothing);
    EXPECT_EQ(lackOf(profile, Ability::RestartSettings, false), Lack::NoRestart);
    EXPECT_EQ(lackOf(profile, Ability::IoTiming), Lack::SwitchedOff);
    EXPECT_EQ(lackOf(profile, Ability::Statements), Lack::NotLoaded);
}

TEST(Profile, aPlainUserIsToldWhatIsMissing)
{
    Session admin(test_support::testConninfo("profile"));
    makeRole(admin, "plain");
    const auto profile = profileAs("plain");
    EXPECT_EQ(profile.user, "plain");
    EXPECT_FALSE(profile.superuser || profile.seesSessions || profile.readsFiles || profile.createsDatabases);
    EXPECT_EQ(profile.alterableSettings, 0);
    EXPECT_FALSE(profile.ramBytes || profile.otherActive || profile.standbys);
    EXPECT_EQ(lackOf(profile, Ability::Write), Lack::Nothing);
    EXPECT_EQ(lackOf(profile, Ability::SessionSettings), Lack::Nothing);
    EXPECT_EQ(lackOf(profile, Ability::OwnDatabase), Lack::CreateDatabase);
    EXPECT_EQ(lackOf(profile, Ability::ReloadSettings), Lack::Superuser);
    EXPECT_EQ(lackOf(profile, Ability::Checkpoint), Lack::Checkpoint);
    EXPECT_EQ(lackOf(profile, Ability::Waits), Lack::Monitor);
    EXPECT_EQ(lackOf(profile, Ability::HostFigures), Lack::ReadFiles);
}

TEST(Profile, whatIsGrantedIsThere)
{
    Session admin(test_support::testConninfo("profile"));
    makeRole(admin, "granted", "CREATEDB");
    admin.execute("GRANT pg_monitor, pg_read_server_files TO granted");
    admin.execute(
        "GRANT EXECUTE ON FUNCTION pg_read_file(text, bigint, bigint, boolean), pg_reload_conf() TO granted");
    admin.execute("ALTER ROLE granted SET statement_timeout = '5s'");
    admin.execute("ALTER ROLE granted SET default_transaction_read_only = on");
    if (admin.serverVersion() >= 150000) {
        admin.execute("GRANT pg_checkpoint TO granted");
        admin.execute("GRANT ALTER SYSTEM ON PARAMETER shared_buffers TO granted");
    }
    const auto profile = profileAs("granted");
    EXPECT_TRUE(profile.seesSessions && profile.readsFiles && profile.createsDatabases && profile.reloads);
    EXPECT_TRUE(profile.otherActive.has_value());
    EXPECT_TRUE(profile.readOnly);
    EXPECT_EQ(profile.settings.at("statement_timeout"), "5s");
    EXPECT_EQ(lackOf(profile, Ability::Write), Lack::ReadOnly);
    EXPECT_EQ(lackOf(profile, Ability::Waits), Lack::Nothing);
    EXPECT_EQ(lackOf(profile, Ability::HostFigures), Lack::Nothing);
    if (admin.serverVersion() >= 150000) {
        EXPECT_EQ(profile.alterableSettings, 1);
        EXPECT_EQ(lackOf(profile, Ability::ReloadSettings), Lack::Nothing);
        EXPECT_EQ(lackOf(profile, Ability::Checkpoint), Lack::Nothing);
        admin.execute("REVOKE ALTER SYSTEM ON PARAMETER shared_buffers FROM granted");
    }
}

TEST(Profile, anExtensionIsThereOnceItIsMade)
{
    Session admin(test_support::testConninfo("profile"));
    admin.execute("DROP EXTENSION IF EXISTS pg_prewarm");
    EXPECT_EQ(lackOf(readProfile(admin, {}), Ability::Prewarm), Lack::NotMade);
    admin.execute("CREATE EXTENSION pg_prewarm");
    EXPECT_EQ(lackOf(readProfile(admin, {}), Ability::Prewarm), Lack::Nothing);
    auto without = readProfile(admin, {});
    without.extensions.clear();
    EXPECT_EQ(lackOf(without, Ability::Prewarm), Lack::NotThere);
}

TEST(Profile, otherClientsAreCounted)
{
    Session admin(test_support::testConninfo("profile"));
    const int before = readProfile(admin, {}).otherSessions;
    const Session other(test_support::testConninfo("profile"));
    EXPECT_EQ(readProfile(admin, {}).otherSessions, before + 1);
}

TEST(Capabilities, aStandbyAndASwitchedOffAlterSystemAreSaid)
{
    ServerProfile profile;
    profile.alterableSettings = 300;
    profile.reloads = profile.createsDatabases = true;
    profile.standby = true;
    EXPECT_EQ(lackOf(profile, Ability::Write), Lack::Standby);
    EXPECT_EQ(lackOf(profile, Ability::OwnDatabase), Lack::Standby);
    profile.standby = false;
    profile.settings["allow_alter_system"] = "off";
    EXPECT_EQ(lackOf(profile, Ability::ReloadSettings), Lack::SwitchedOff);
    EXPECT_EQ(lackOf(profile, Ability::RestartSettings), Lack::SwitchedOff);
}

TEST(ServerUse, aQuietLocalServerIsForTests)
{
    EXPECT_EQ(judgeUse(quietServer()).use, ServerUse::Test);
}

TEST(ServerUse, oneSignOfProductionIsEnough)
{
    auto profile = quietServer();
    profile.standbys = 1;
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Production);
    profile = quietServer();
    profile.replicationSlots = 2;
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Production);
    profile = quietServer();
    profile.settings["archive_mode"] = "on";
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Production);
    profile = quietServer();
    profile.otherSessions = 40;
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Production);
    profile = quietServer();
    profile.host = "db1.prod.example";
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Production);
    profile.host = "bench-01";
    profile.settings["cluster_name"] = "боевой";
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Production) << "whatever its host is called";
}

TEST(ServerUse, whatSpeaksNeitherWayIsUnknown)
{
    auto profile = quietServer();
    profile.otherSessions = 1;
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Unknown);
    profile = quietServer();
    profile.local = false;
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Unknown);
    profile.host = "reproduction.example";
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Unknown) << "no word of it begins with prod";
    profile.host = "pg-test.example";
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Test);
    profile.upSeconds = 90.0 * 24 * 3600;
    EXPECT_EQ(judgeUse(profile).use, ServerUse::Unknown);
}
