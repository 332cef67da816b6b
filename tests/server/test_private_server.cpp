#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include <sys/stat.h>

#include "fault_of.h"
#include "measure/conninfo.h"
#include "server/faults.h"
#include "server/private_server.h"
#include "stop_later.h"
#include "test_server.h"

using namespace pgduel;
using namespace std::chrono_literals;
using test_support::faultOf;
using test_support::StopLater;
using test_support::testServer;
namespace fs = std::filesystem;

namespace {

std::string show(const std::string& setting)
{
    return server::Session(testServer().conninfo()).query("SHOW " + setting).text(0);
}

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

fs::path folderOf(const server::PrivateServer& server)
{
    return fs::path(server.dataDirectory()).parent_path();
}

std::set<fs::path> serverFolders()
{
    const fs::directory_iterator folders(server::serversFolder());
    return {begin(folders), end(folders)};
}

/// The server's checkpointer does nothing as long as this lives.
class StillCheckpointer {
public:
    StillCheckpointer()
        : pid_(static_cast<pid_t>(
            server::Session(testServer().conninfo("kept"))
                .query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'")
                .integer(0)))
    {
        EXPECT_EQ(kill(pid_, SIGSTOP), 0);
    }
    ~StillCheckpointer() { goOn(); }
    StillCheckpointer(const StillCheckpointer&) = delete;
    StillCheckpointer& operator=(const StillCheckpointer&) = delete;
    void goOn() const { kill(pid_, SIGCONT); }

private:
    pid_t pid_;
};

} // namespace

TEST(PrivateServer, runsWithExactlyTheSettingsGiven)
{
    testServer().restart({{"work_mem", "9MB"}, {"shared_buffers", "2048"}});
    EXPECT_EQ(show("work_mem"), "9MB");
    EXPECT_EQ(show("shared_buffers"), "16MB");
    server::Session(testServer().conninfo()).execute("ALTER SYSTEM SET random_page_cost = 1.25");
    testServer().restart({{"max_connections", "30"}});
    EXPECT_EQ(show("work_mem"), "4MB");
    EXPECT_EQ(show("max_connections"), "30");
    EXPECT_EQ(show("random_page_cost"), "4");
    EXPECT_EQ(show("lc_messages"), "C");
    EXPECT_EQ(show("listen_addresses"), "127.0.0.1");
}

TEST(PrivateServer, quotesValuesAndLists)
{
    const study::Settings settings = {{"shared_preload_libraries", "pg_stat_statements, auto_explain"},
        {"search_path", "\"$user\", public"}, {"cluster_name", "it's"},
        {"archive_command", "cp '%p' \"a\\b\""}, {"auto_explain.log_min_duration", "-1"}};
    testServer().restart(settings);
    EXPECT_EQ(show("shared_preload_libraries"), "pg_stat_statements, auto_explain");
    EXPECT_EQ(show("search_path"), "\"$user\", public");
    EXPECT_EQ(show("cluster_name"), "it's");
    EXPECT_EQ(server::Session(testServer().conninfo())
                  .query("SELECT setting FROM pg_file_settings WHERE name = 'archive_command'")
                  .text(0),
        settings.at("archive_command"));
}

TEST(PrivateServer, findsItsWayBackWhenItDoesNotStart)
{
    testServer().restart({{"work_mem", "7MB"}});
    const auto huge = faultOf([] {
        testServer().restart({{"shared_buffers", "640GB"}, {"work_mem", "8MB"}});
    });
    EXPECT_EQ(huge.code, server::fault::startFailed);
    EXPECT_THAT(huge.args, ::testing::ElementsAre("shared_buffers = 640GB, work_mem = 8MB"));
    EXPECT_THAT(huge.detail, ::testing::HasSubstr("could not map anonymous shared memory"));
    EXPECT_THAT(huge.detail, ::testing::HasSubstr("HINT"));
    EXPECT_EQ(show("work_mem"), "7MB");

    const auto wrong = faultOf([] { testServer().restart({{"shared_buffers", "many"}}); });
    EXPECT_EQ(wrong.code, server::fault::startFailed);
    EXPECT_THAT(
        wrong.detail, ::testing::HasSubstr("invalid value for parameter \"shared_buffers\": \"many\""));
    EXPECT_EQ(show("work_mem"), "7MB");

    const auto unknown = faultOf([] { testServer().restart({{"no_such_setting", "1"}}); });
    EXPECT_THAT(
        unknown.detail, ::testing::HasSubstr("unrecognized configuration parameter \"no_such_setting\""));
    EXPECT_EQ(show("work_mem"), "7MB");
}

TEST(PrivateServer, refusesSettingsThatAreItsOwnAffairWithoutAStop)
{
    const int pid = testServer().postmasterPid();
    EXPECT_EQ(faultOf([] { testServer().restart({{"port", "5432"}}); }).code, server::fault::settingReserved);
    EXPECT_EQ(faultOf([] {
        testServer().restart({{"Data_Directory", "/"}});
    }).code,
        server::fault::settingReserved);
    const auto injected = faultOf([] { testServer().restart({{"a = 1\nfsync", "off"}}); });
    EXPECT_EQ(injected.code, server::fault::settingName);
    EXPECT_EQ(testServer().postmasterPid(), pid);
}

TEST(PrivateServer, stopsAndStartsAgain)
{
    const auto conninfo = test_support::testConninfo("kept");
    server::Session(conninfo).execute("CREATE TABLE IF NOT EXISTS t AS SELECT 1");
    testServer().stop();
    EXPECT_FALSE(testServer().running());
    EXPECT_EQ(testServer().postmasterPid(), 0);
    EXPECT_EQ(faultOf([&] { server::Session session(conninfo); }).code, server::fault::connectFailed);
    testServer().stop(); // nothing to do
    testServer().start();
    EXPECT_TRUE(testServer().running());
    EXPECT_EQ(server::Session(conninfo).query("SELECT count(*) FROM t").integer(0), 1);
    EXPECT_THAT(testServer().logTail(1), ::testing::HasSubstr("ready to accept connections"));
}

TEST(PrivateServer, neverRunsAsRootAndIsClosedToOthers)
{
    struct stat status { };
    ASSERT_EQ(stat(("/proc/" + std::to_string(testServer().postmasterPid())).c_str(), &status), 0);
    EXPECT_NE(status.st_uid, 0u);
    for (const auto& folder : {folderOf(testServer()), fs::path(testServer().dataDirectory())}) {
        ASSERT_EQ(stat(folder.c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 0777, 0700u) << folder;
    }
}

TEST(PrivateServer, asksForItsPasswordEverywhereAndKeepsItNowhere)
{
    auto conninfo = measure::Conninfo::parse(testServer().conninfo());
    const auto password = conninfo.value("password");
    EXPECT_GE(password.size(), 20u);
    for (const auto& entry : fs::recursive_directory_iterator(folderOf(testServer()))) {
        const bool holdsIt =
            entry.is_regular_file() && contentOf(entry.path()).find(password) != std::string::npos;
        EXPECT_FALSE(holdsIt) << entry.path();
    }
    const auto pid = std::to_string(testServer().postmasterPid());
    EXPECT_EQ(contentOf("/proc/" + pid + "/cmdline").find(password), std::string::npos);
    EXPECT_EQ(contentOf("/proc/" + pid + "/environ").find(password), std::string::npos);

    conninfo.set("password", "guess");
    for (const auto& host : {conninfo.value("host"), std::string("127.0.0.1")}) {
        conninfo.set("host", host);
        EXPECT_THAT(faultOf([&] { server::Session session(conninfo.toString()); }).detail,
            ::testing::HasSubstr("password authentication failed"));
    }
    conninfo.set("password", password);
    EXPECT_EQ(server::Session(conninfo.toString()).query("SELECT 1").integer(0), 1);
}

TEST(PrivateServer, leavesNothingBehind)
{
    fs::path folder;
    std::string conninfo;
    std::thread worker([&] { // made in a thread without an event loop, as by the runner
        auto first = server::PrivateServer::create(server::chooseInstallation(""));
        auto second = std::move(first);
        folder = folderOf(second);
        conninfo = second.conninfo();
        EXPECT_NE(conninfo, testServer().conninfo());
        EXPECT_EQ(server::Session(conninfo).query("SELECT 1").integer(0), 1);
    });
    worker.join();
    EXPECT_FALSE(fs::exists(folder));
    EXPECT_EQ(faultOf([&] { server::Session session(conninfo); }).code, server::fault::connectFailed);
    EXPECT_TRUE(testServer().running());
}

TEST(PrivateServer, isGoneWhenStoppedWhileItIsMade)
{
    const auto count = [] {
        return std::distance(fs::directory_iterator(server::serversFolder()), fs::directory_iterator());
    };
    const auto before = count();
    std::stop_source source;
    source.request_stop();
    const auto installation = server::chooseInstallation("");
    const auto fault =
        faultOf([&] { (void)server::PrivateServer::create(installation, source.get_token()); });
    EXPECT_EQ(fault.code, server::fault::stopped);
    EXPECT_EQ(count(), before);
}

TEST(PrivateServer, isMadePromptlyOrNotAtAll)
{
    testServer();
    const auto installation = server::chooseInstallation("");
    const auto before = serverFolders();
    for (const auto delay : {20ms, 150ms, 400ms, 700ms, 900ms, 1000ms, 1100ms, 1200ms}) {
        StopLater user(delay);
        const auto fault = faultOf([&] { (void)server::PrivateServer::create(installation, user.token()); });
        if (fault.code.empty())
            break; // a fast machine
        EXPECT_EQ(fault.code, server::fault::stopped) << delay.count() << " ms";
        EXPECT_LT(user.sinceAsked(), 1s) << delay.count() << " ms";
        EXPECT_EQ(serverFolders(), before) << delay.count() << " ms";
    }
    std::this_thread::sleep_for(500ms);
    EXPECT_EQ(serverFolders(), before) << "a server came up later";
}

TEST(PrivateServer, runsAsBeforeWhenACheckpointIsStopped)
{
    testServer().restart({});
    test_support::testConninfo("kept");
    const StillCheckpointer checkpointer; // else CHECKPOINT would be over at once
    StopLater user(300ms);
    const auto fault = faultOf([&] { testServer().restart({{"work_mem", "6MB"}}, user.token()); });
    EXPECT_LT(user.sinceAsked(), 1s);
    EXPECT_EQ(fault.code, server::fault::stopped);
    EXPECT_TRUE(testServer().running());
    EXPECT_EQ(show("work_mem"), "4MB");
}

TEST(PrivateServer, isDownAtOnceWhenItsShutdownIsStopped)
{
    testServer().restart({});
    server::Session session(test_support::testConninfo("kept"));
    session.execute("DROP TABLE IF EXISTS safe; CREATE TABLE safe AS SELECT 1 AS id");
    session.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS false"); // no CHECKPOINT before the shutdown
    {
        const StillCheckpointer checkpointer;
        StopLater user(300ms, [&] {
            std::this_thread::sleep_for(200ms);
            checkpointer.goOn();
        });
        const auto fault = faultOf([&] { testServer().stop(user.token()); });
        EXPECT_LT(user.sinceAsked(), 1s);
        EXPECT_EQ(fault.code, server::fault::stopped);
        EXPECT_FALSE(testServer().running());
    }
    testServer().start();
    server::Session again(testServer().conninfo("kept"));
    again.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS true");
    EXPECT_EQ(again.query("SELECT count(*) FROM safe").integer(0), 1);
}

TEST(PrivateServer, hasAShortSocketPathEvenInADeepFolder)
{
    const std::string usual = getenv("PGDUEL_DATA_DIR");
    const auto deep = fs::path(usual) / std::string(90, 'd');
    setenv("PGDUEL_DATA_DIR", deep.c_str(), 1);
    fs::path socketFolder;
    {
        auto server = server::PrivateServer::create(server::chooseInstallation(""));
        socketFolder = measure::Conninfo::parse(server.conninfo()).value("host");
        EXPECT_LT(socketFolder.string().size(), 90u);
        EXPECT_EQ(server::Session(server.conninfo()).query("SELECT 1").integer(0), 1);
    }
    EXPECT_FALSE(fs::exists(socketFolder));
    setenv("PGDUEL_DATA_DIR", usual.c_str(), 1);
    fs::remove_all(deep);
}
