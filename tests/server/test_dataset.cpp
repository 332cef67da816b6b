#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fault_of.h"
#include "server/dataset.h"
#include "server/faults.h"
#include "server/setting_facts.h"
#include "test_server.h"

using namespace pgduel;
using test_support::faultOf;
using test_support::testConninfo;

namespace {

study::DatasetSpec pgbench(int scale)
{
    study::DatasetSpec dataset;
    dataset.kind = study::DatasetKind::Pgbench;
    dataset.scale = scale;
    return dataset;
}

study::DatasetSpec nothing()
{
    study::DatasetSpec dataset;
    dataset.kind = study::DatasetKind::None;
    return dataset;
}

/// What psql's \d would show, as text: columns, storage parameters, indexes, rows and their content.
std::string description(server::Session& session)
{
    std::string text;
    const char* queries[] = {
        "SELECT string_agg(concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), "
        "attnotnull), "
        "E'\\n' ORDER BY attrelid::regclass::text, attnum) FROM pg_attribute JOIN pg_class c ON c.oid = "
        "attrelid "
        "WHERE attnum > 0 AND relname LIKE 'pgbench%' AND relkind = 'r'",
        "SELECT string_agg(concat_ws(' ', relname, reloptions::text, relkind, reltuples, relpages), E'\\n' "
        "ORDER BY relname) FROM pg_class WHERE relname LIKE 'pgbench%'",
        "SELECT string_agg(indexdef, E'\\n' ORDER BY indexname) FROM pg_indexes WHERE tablename LIKE "
        "'pgbench%'",
        "SELECT md5(string_agg(concat_ws('|', aid, bid, abalance, '[' || filler || ']', "
        "octet_length(filler)), "
        "',' ORDER BY aid)) FROM pgbench_accounts",
        "SELECT string_agg(concat_ws('|', tid, bid, tbalance, '[' || filler || ']'), ',' ORDER BY tid) "
        "FROM pgbench_tellers",
        "SELECT string_agg(concat_ws('|', bid, bbalance, '[' || filler || ']'), ',' ORDER BY bid) "
        "FROM pgbench_branches",
        "SELECT count(*) FROM pgbench_history",
    };
    for (const char* query : queries)
        text += session.query(query).text(0) + "\n";
    return text;
}

int runPgbench(const std::string& conninfo, int scale)
{
    const auto bindir = test_support::testServer().installation().bindir;
    setenv("PGDUEL_TEST_CONNINFO", conninfo.c_str(), 1); // not on the command line: it holds the password
    return std::system(("'" + bindir + "/pgbench' -q -i -s " + std::to_string(scale)
        + " \"$PGDUEL_TEST_CONNINFO\" >/dev/null 2>&1")
                           .c_str());
}

std::uintmax_t bytesBelow(const std::string& folder)
{
    std::uintmax_t bytes = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        bytes += entry.is_regular_file() ? entry.file_size() : 0;
    return bytes;
}

} // namespace

TEST(Dataset, isTheSameAsPgbenchMakesIt)
{
    if (!std::filesystem::exists(test_support::testServer().installation().bindir + "/pgbench"))
        GTEST_SKIP() << "this installation has no pgbench";
    ASSERT_EQ(runPgbench(testConninfo("theirs"), 2), 0);
    server::Session ours(testConninfo("ours"));
    server::Session theirs(testConninfo("theirs"));
    server::makeDataset(ours, pgbench(2), {}, {});
    EXPECT_EQ(description(ours), description(theirs));
}

TEST(Dataset, reportsItsProgressRowByRow)
{
    server::Session session(testConninfo("progress"));
    std::vector<std::int64_t> done;
    std::int64_t all = 0;
    server::makeDataset(session, pgbench(1),
        [&](std::int64_t rows, std::int64_t total) {
            done.push_back(rows);
            all = total;
        },
        {});
    EXPECT_EQ(all, 1 + 10 + 100'000);
    ASSERT_FALSE(done.empty());
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
    EXPECT_EQ(done.back(), all);
    EXPECT_EQ(session.query("SELECT count(*) FROM pgbench_accounts").integer(0), 100'000);
    EXPECT_EQ(session.query("SELECT count(*) FROM pgbench_tellers").integer(0), 10);
}

TEST(Dataset, stopsWithinASecond)
{
    server::Session session(testConninfo("stopping"));
    std::stop_source source;
    std::chrono::steady_clock::time_point asked;
    std::jthread user([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
        asked = std::chrono::steady_clock::now();
        source.request_stop();
    });
    const auto fault = faultOf([&] { server::makeDataset(session, pgbench(200), {}, source.get_token()); });
    const auto ended = std::chrono::steady_clock::now();
    user.join();
    EXPECT_EQ(fault.code, server::fault::stopped);
    EXPECT_LT(ended - asked, std::chrono::seconds(1));
    EXPECT_EQ(session.query("SELECT count(*) FROM pgbench_accounts").integer(0), 0);
}

TEST(Dataset, stopsBeforeItsPrimaryKeys)
{
    server::Session session(testConninfo("unkeyed"));
    std::stop_source source;
    const auto atTheEnd = [&](std::int64_t rows, std::int64_t total) {
        if (rows == total)
            source.request_stop();
    };
    const auto fault =
        faultOf([&] { server::makeDataset(session, pgbench(1), atTheEnd, source.get_token()); });
    EXPECT_EQ(fault.code, server::fault::stopped);
    EXPECT_EQ(session.query("SELECT count(*) FROM pgbench_accounts").integer(0), 100'000);
    EXPECT_TRUE(session.query("SELECT 1 FROM pg_indexes WHERE tablename LIKE 'pgbench%'").empty());
}

TEST(Dataset, estimatesTheSizeOfItsServerHonestly)
{
    test_support::testServer(); // it chooses the folder for servers
    auto server = server::PrivateServer::create(server::chooseInstallation(""));
    server.restart({{"fsync", "off"}, {"max_wal_size", "16GB"}});
    const auto empty = static_cast<double>(bytesBelow(server.dataDirectory()));
    const auto none = static_cast<double>(server::estimatedBytes(nothing()));
    EXPECT_GT(none, empty);
    EXPECT_LT(none, empty + 100e6);
    {
        server::Session session(server.conninfo());
        session.execute("CREATE DATABASE pgduel");
        server::Session filled(server.conninfo("pgduel"));
        server::makeDataset(filled, pgbench(10), {}, {});
        filled.execute("CHECKPOINT");
    }
    const auto size = static_cast<double>(bytesBelow(server.dataDirectory()));
    const auto estimate = static_cast<double>(server::estimatedBytes(pgbench(10)));
    EXPECT_GT(estimate, size);
    EXPECT_LT(estimate, 1.2 * size);
}

TEST(Dataset, estimatesGrowWithTheScale)
{
    EXPECT_NEAR(2.0 * static_cast<double>(server::estimatedBytes(pgbench(10))), 650e6, 50e6);
    EXPECT_NEAR(2.0 * static_cast<double>(server::estimatedBytes(pgbench(130))), 7.9e9, 0.3e9);
    EXPECT_GT(server::estimatedBytes(pgbench(1)), server::estimatedBytes(nothing()));
}

TEST(Dataset, keysTellContentsApart)
{
    auto raw = pgbench(130);
    raw.vacuum = false;
    EXPECT_EQ(server::datasetKey(pgbench(130)), "pgbench-s130");
    EXPECT_NE(server::datasetKey(raw), server::datasetKey(pgbench(130)));
    auto warmed = pgbench(130);
    warmed.prewarm = true; // another treatment before a run, the same content
    EXPECT_EQ(server::datasetKey(warmed), server::datasetKey(pgbench(130)));
}

TEST(Dataset, isRefusedWhereTheDiskIsTooSmall)
{
    const auto needed = std::numeric_limits<std::int64_t>::max() / 2;
    const auto fault = faultOf([&] { server::requireSpace("/tmp/not/there/yet", needed); });
    EXPECT_EQ(fault.code, server::fault::diskTooSmall);
    ASSERT_EQ(fault.args.size(), 3u);
    EXPECT_EQ(fault.args[0], std::to_string(needed));
    EXPECT_EQ(fault.args[2], "/tmp/not/there/yet");
    EXPECT_GT(server::freeBytes("/tmp/not/there/yet"), 0);
    EXPECT_EQ(faultOf([] { server::requireSpace("/tmp", 1); }).code, "");
}

TEST(Dataset, refusesWhatItCannotMake)
{
    server::Session session(testConninfo("refused"));
    auto other = pgbench(1);
    other.kind = study::DatasetKind::WideTable;
    EXPECT_EQ(faultOf([&] { server::makeDataset(session, other, {}, {}); }).code, server::fault::datasetKind);
    const auto fault = faultOf([&] { server::makeDataset(session, pgbench(0), {}, {}); });
    EXPECT_EQ(fault.code, server::fault::datasetScale);
}
