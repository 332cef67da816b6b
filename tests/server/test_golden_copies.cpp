#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fault_of.h"
#include "server/faults.h"
#include "server/private_server.h"
#include "test_server.h"

using namespace pgduel;
using test_support::faultOf;
using test_support::testConninfo;
using test_support::testServer;
namespace fs = std::filesystem;

namespace {

/// Content of every file of the (stopped) server's data directory.
std::map<std::string, std::size_t> digests()
{
    std::map<std::string, std::size_t> digests;
    const fs::path data = testServer().dataDirectory();
    for (const auto& entry : fs::recursive_directory_iterator(data)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const auto path = entry.path().lexically_relative(data).string();
        digests[path] = entry.is_directory()
            ? 0
            : std::hash<std::string>()(std::string(std::istreambuf_iterator<char>(file), {}));
    }
    return digests;
}

void writeRows(const std::string& database, int rows)
{
    server::Session session(testConninfo(database));
    session.execute("CREATE TABLE IF NOT EXISTS t (id int, filler text)");
    session.execute(
        "INSERT INTO t SELECT i, repeat('x', 500) FROM generate_series(1, " + std::to_string(rows) + ") i");
}

long long rowsIn(const std::string& database)
{
    return server::Session(testConninfo(database)).query("SELECT count(*) FROM t").integer(0);
}

/// Bytes that a restore had to copy.
double restore(const std::string& key)
{
    double copied = 0;
    testServer().restoreGoldenCopy(key, [&](double done, double total) {
        EXPECT_LE(done, total);
        copied = done;
    });
    return copied;
}

} // namespace

TEST(GoldenCopies, bringBackTheSameBytesSideBySide)
{
    writeRows("golden", 1000);
    testServer().saveGoldenCopy("small");
    EXPECT_FALSE(testServer().running());
    testServer().start();
    writeRows("golden", 20'000);
    testServer().saveGoldenCopy("large");
    restore("small");
    const auto small = digests();
    restore("large");
    const auto large = digests();
    EXPECT_NE(small, large);

    for (int round = 0; round < 2; ++round) {
        testServer().start();
        EXPECT_EQ(rowsIn("golden"), 21'000);
        writeRows("golden", 100);
        writeRows("another" + std::to_string(round), 10);
        restore("large");
        EXPECT_FALSE(testServer().running());
        EXPECT_EQ(digests(), large);
    }
    restore("small");
    EXPECT_EQ(digests(), small);
    testServer().start();
    EXPECT_EQ(rowsIn("golden"), 1000);
}

TEST(GoldenCopies, copyOnlyWhatMayHaveChanged)
{
    writeRows("golden", 50'000);
    testServer().saveGoldenCopy("same");
    const auto all = digests();
    EXPECT_EQ(restore("same"), 0) << "nothing ran since it was saved";
    EXPECT_EQ(digests(), all);
    testServer().start();
    writeRows("tiny", 1);
    const double afterWork = restore("same");
    EXPECT_EQ(digests(), all);
    const double unchanged = restore("same");
    EXPECT_EQ(digests(), all);
    double size = 0;
    for (const auto& entry : fs::recursive_directory_iterator(testServer().dataDirectory()))
        size += entry.is_regular_file() ? static_cast<double>(entry.file_size()) : 0;
    EXPECT_GT(afterWork, 0);
    EXPECT_LT(afterWork, size / 2);
    EXPECT_EQ(unchanged, 0);

    const auto someFile = testServer().dataDirectory() + "/PG_VERSION"; // same size and mtime, other bytes
    const auto written = fs::last_write_time(someFile);
    std::ofstream(someFile) << "99\n";
    fs::last_write_time(someFile, written);
    restore("same");
    EXPECT_EQ(digests(), all);

    std::ofstream(testServer().dataDirectory() + "/base/stray") << "left by someone\n";
    restore("same");
    EXPECT_EQ(digests(), all);
    fs::remove(testServer().dataDirectory() + "/global/pg_control");
    EXPECT_EQ(restore("same"), 8192);
    EXPECT_EQ(digests(), all);
    testServer().start();
}

TEST(GoldenCopies, keepSettingsPasswordAndPort)
{
    testServer().restart({{"work_mem", "5MB"}});
    const auto conninfo = testServer().conninfo();
    testServer().saveGoldenCopy("before");
    testServer().restart({{"work_mem", "6MB"}});
    restore("before");
    testServer().start();
    EXPECT_EQ(testServer().conninfo(), conninfo);
    EXPECT_EQ(server::Session(conninfo).query("SHOW work_mem").text(0), "6MB");
}

TEST(GoldenCopies, stoppedHalfWayDoNotPassForAWhole)
{
    std::stop_source source;
    const auto stopAtOnce = [&](double, double) { source.request_stop(); };
    const auto saving = faultOf([&] { testServer().saveGoldenCopy("half", stopAtOnce, source.get_token()); });
    EXPECT_EQ(saving.code, server::fault::stopped);
    EXPECT_FALSE(testServer().hasGoldenCopy("half"));

    testServer().saveGoldenCopy("whole");
    const auto whole = digests();
    testServer().start();
    writeRows("golden", 10);
    source = {};
    const auto restoring =
        faultOf([&] { testServer().restoreGoldenCopy("whole", stopAtOnce, source.get_token()); });
    EXPECT_EQ(restoring.code, server::fault::stopped);
    EXPECT_EQ(faultOf([] { testServer().start(); }).code, server::fault::startFailed);
    restore("whole");
    EXPECT_EQ(digests(), whole);
    testServer().start();
}

TEST(GoldenCopies, leaveTheServerAloneWhenStoppedBeforehand)
{
    testServer().start();
    testServer().saveGoldenCopy("early");
    testServer().start();
    const int pid = testServer().postmasterPid();
    std::stop_source source;
    source.request_stop();
    const auto stop = source.get_token();
    EXPECT_EQ(faultOf([&] { testServer().saveGoldenCopy("late", {}, stop); }).code, server::fault::stopped);
    EXPECT_EQ(
        faultOf([&] { testServer().restoreGoldenCopy("early", {}, stop); }).code, server::fault::stopped);
    EXPECT_EQ(faultOf([&] { testServer().restart({}, stop); }).code, server::fault::stopped);
    EXPECT_EQ(testServer().postmasterPid(), pid);
}

TEST(GoldenCopies, areKnownByPlainNames)
{
    testServer().start();
    EXPECT_FALSE(testServer().hasGoldenCopy("never-made"));
    const auto missing = faultOf([] { testServer().restoreGoldenCopy("never-made"); });
    EXPECT_EQ(missing.code, server::fault::noGoldenCopy);
    EXPECT_TRUE(testServer().running());
    for (const char* key : {"", "../data", "a/b", ".draft"})
        EXPECT_EQ(faultOf([&] { testServer().saveGoldenCopy(key); }).code, server::fault::goldenKey) << key;
    EXPECT_TRUE(testServer().running());
}
