#include <algorithm>
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fault_of.h"
#include "server/faults.h"
#include "server/installation.h"
#include "server/setting_facts.h"
#include "test_server.h"

using namespace pgduel;
using test_support::faultOf;

TEST(Installation, isFoundNewestFirst)
{
    const auto found = server::findInstallations();
    ASSERT_FALSE(found.empty()) << "no PostgreSQL on this machine";
    for (const auto& installation : found) {
        EXPECT_EQ(installation.bindir, std::filesystem::canonical(installation.bindir));
        EXPECT_GE(installation.major, 9);
        EXPECT_EQ(installation.versionText.rfind(std::to_string(installation.major), 0), 0u);
        EXPECT_GE(found.front().major, installation.major);
    }
    EXPECT_EQ(server::chooseInstallation("").bindir, found.front().bindir);
    EXPECT_EQ(server::chooseInstallation(found.back().bindir).bindir, found.back().bindir);
}

TEST(Installation, versionsAreComparedWhole)
{
    EXPECT_TRUE(server::isSameVersion("15.18", "15.18"));
    EXPECT_TRUE(server::isSameVersion("15.18", "15.18 (Debian 15.18-0+deb12u1)"));
    EXPECT_TRUE(server::isSameVersion("15.18 (Debian 15.18-0+deb12u1)", "15.18"));
    EXPECT_FALSE(server::isSameVersion("15.1", "15.18 (Debian 15.18-0+deb12u1)"));
    EXPECT_FALSE(server::isSameVersion("15.18 (Debian 1)", "15.18 (Debian 15)"));
    EXPECT_FALSE(server::isSameVersion("", "15.18"));
}

TEST(Installation, tellsWhatAFolderLacks)
{
    const auto folder =
        std::filesystem::temp_directory_path() / ("pgduel-bindir-" + std::to_string(getpid()));
    EXPECT_EQ(faultOf([&] { server::probeInstallation(folder); }).code, server::fault::noPostgresInBindir);
    std::filesystem::create_directory(folder);
    std::ofstream(folder / "postgres") << "no program";
    const auto fault = faultOf([&] { server::chooseInstallation(folder); });
    EXPECT_EQ(fault.code, server::fault::noPostgresInBindir);
    EXPECT_EQ(fault.where, folder.string());
    EXPECT_THAT(fault.args, ::testing::ElementsAre("postgres"));
    std::filesystem::remove_all(folder);
}

TEST(Installation, describesItsSettingsAsARunningServerDoes)
{
    const auto described = server::describeConfig(server::chooseInstallation(""));
    server::Session session(test_support::testServer().conninfo());
    const auto running = server::readSettingFacts(session);
    EXPECT_GT(described.size(), 250u);
    for (const auto& fact : described) {
        const auto same = std::find_if(
            running.begin(), running.end(), [&](const auto& other) { return other.name == fact.name; });
        ASSERT_NE(same, running.end()) << fact.name;
        EXPECT_EQ(fact.unit, same->unit) << fact.name;
        EXPECT_EQ(fact.type, same->type) << fact.name;
        EXPECT_EQ(fact.context, same->context) << fact.name;
        EXPECT_EQ(fact.description, same->description) << fact.name;
        EXPECT_EQ(fact.category, same->category) << fact.name;
        if (fact.type == "integer") {
            EXPECT_EQ(fact.min, same->min) << fact.name;
            EXPECT_EQ(fact.max, same->max) << fact.name;
        }
    }
}

TEST(SettingFacts, holdTheValuesOfEnumsAndWhatIsSetNow)
{
    server::Session session(test_support::testServer().conninfo());
    const auto facts = server::readSettingFacts(session);
    const auto named = [&](const std::string& name) {
        return *std::find_if(facts.begin(), facts.end(), [&](const auto& fact) { return fact.name == name; });
    };
    EXPECT_THAT(named("wal_level").values, ::testing::ElementsAre("minimal", "replica", "logical"));
    EXPECT_EQ(named("wal_level").bootValue, "replica");
    EXPECT_EQ(named("max_connections").current, "250");
    EXPECT_TRUE(named("shared_buffers").needsRestart());
    EXPECT_EQ(named("shared_buffers").unit, "8kB");
    EXPECT_EQ(named("autovacuum").context, study::SettingContext::Sighup);
    EXPECT_EQ(named("work_mem").context, study::SettingContext::User);
}

TEST(Configuration, isWhatIsNotAtItsDefault)
{
    server::Session session(test_support::testServer().conninfo());
    const auto before = server::readConfiguration(session);
    EXPECT_EQ(before.facts.at("max_connections"), "250");
    EXPECT_EQ(before.facts.at("fsync"), "off");
    EXPECT_FALSE(before.facts.at("server_version").empty());
    for (const char* absent :
        {"work_mem", "application_name", "port", "data_directory", "unix_socket_directories"})
        EXPECT_EQ(before.facts.count(absent), 0u) << absent;
    session.execute("SET work_mem = '9MB'"); // this session's own affair
    EXPECT_EQ(server::readConfiguration(session).digest(), before.digest());
    session.execute("ALTER DATABASE postgres SET random_page_cost = 1.5");
    server::Session other(test_support::testServer().conninfo());
    EXPECT_EQ(server::readConfiguration(other).facts.at("random_page_cost"), "1.5");
    session.execute("ALTER DATABASE postgres RESET random_page_cost");
}

TEST(Configuration, hidesPasswords)
{
    server::Session session(test_support::testServer().conninfo());
    session.execute("ALTER SYSTEM SET primary_conninfo = 'host=a user=b password=topsecret'");
    session.execute("SELECT pg_reload_conf()");
    for (int i = 0; i < 100 && session.query("SHOW primary_conninfo").text(0).empty(); ++i)
        session.execute("SELECT pg_sleep(0.02)");
    const auto facts = server::readConfiguration(session).facts;
    ASSERT_EQ(facts.count("primary_conninfo"), 1u);
    EXPECT_THAT(facts.at("primary_conninfo"), ::testing::Not(::testing::HasSubstr("topsecret")));
    session.execute("ALTER SYSTEM RESET ALL");
    session.execute("SELECT pg_reload_conf()");
}

TEST(Facts, areOfThisMachine)
{
    const auto facts = server::localFacts();
    ASSERT_TRUE(facts.ramBytes.has_value());
    EXPECT_GT(*facts.ramBytes, std::int64_t{64} << 20);
    EXPECT_GE(facts.cores, 1);
}
