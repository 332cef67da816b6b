#include <chrono>
#include <cmath>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fault_of.h"
#include "server/faults.h"
#include "server/session.h"
#include "test_server.h"

using namespace pgduel;
using namespace std::chrono_literals;
using test_support::faultOf;

/// libpqxx 6.4.5 forgets the last result of a connection that is lost; known, small, and not ours.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions()
{
    return "leak:libpqxx-6.4\n";
}

namespace {

server::Session connected()
{
    return server::Session(test_support::testConninfo("session"));
}

} // namespace

TEST(Session, readsRowsAsTextWithNulls)
{
    auto session = connected();
    const auto rows =
        session.query("SELECT 42 AS number, NULL AS nothing, 0.1::float8 AS tenth, E'a\\tb' AS word, "
                      "'NaN'::float8 AS nan UNION ALL SELECT -7, 'x', 1e300, '', 'Infinity'");
    EXPECT_THAT(rows.columns, ::testing::ElementsAre("number", "nothing", "tenth", "word", "nan"));
    ASSERT_EQ(rows.rows.size(), 2u);
    EXPECT_EQ(rows.integer(0), 42);
    EXPECT_EQ(rows.integer(1), -7);
    EXPECT_FALSE(rows.rows[0][1].has_value());
    EXPECT_EQ(rows.text(0, 1), "");
    EXPECT_EQ(rows.integer(0, 1), 0);
    EXPECT_EQ(rows.real(0, 2), 0.1);
    EXPECT_EQ(rows.real(1, 2), 1e300);
    EXPECT_EQ(rows.text(0, 3), "a\tb");
    EXPECT_TRUE(std::isnan(rows.real(0, 4)));
    EXPECT_TRUE(std::isinf(rows.real(1, 4)));
    EXPECT_EQ(rows.column("tenth"), 2);
    EXPECT_EQ(rows.column("absent"), -1);
    EXPECT_EQ(faultOf([&] { (void)rows.integer(0, 3); }).code, server::fault::notANumber);
}

TEST(Session, passesParametersAndPreparedStatements)
{
    auto session = connected();
    EXPECT_EQ(session.query("SELECT $1::int + $2::int", {"40", "2"}).integer(0), 42);
    EXPECT_EQ(session.query("SELECT $1", {"it's; DROP"}).text(0), "it's; DROP");
    session.prepare("answer", "SELECT 42");
    EXPECT_EQ(session.queryPrepared("answer").integer(0), 42);
    EXPECT_EQ(session.queryPrepared("answer").integer(0), 42);
    EXPECT_EQ(session.quoteName("a\"b"), "\"a\"\"b\"");
    EXPECT_EQ(session.quoteLiteral("it's"), "'it''s'");
}

TEST(Session, tellsTheSqlstateAndGoesOn)
{
    auto session = connected();
    const auto divided = faultOf([&] { session.query("SELECT 1/0"); });
    EXPECT_EQ(divided.code, server::fault::sqlFailed);
    EXPECT_THAT(divided.args, ::testing::ElementsAre("22012"));
    EXPECT_THAT(divided.detail, ::testing::HasSubstr("division by zero"));
    EXPECT_THAT(faultOf([&] { session.execute("SELEC 1"); }).args, ::testing::ElementsAre("42601"));
    EXPECT_THAT(
        faultOf([&] { session.query("SELECT * FROM nowhere"); }).args, ::testing::ElementsAre("42P01"));
    EXPECT_EQ(session.query("SELECT 1").integer(0), 1);
}

TEST(Session, commitsEachStatementAndMayVacuum)
{
    auto session = connected();
    session.execute("DROP TABLE IF EXISTS kept; CREATE TABLE kept (id int)");
    session.execute("INSERT INTO kept VALUES (1)");
    session.execute("VACUUM kept");
    EXPECT_EQ(connected().query("SELECT count(*) FROM kept").integer(0), 1);
}

TEST(Session, collectsNotices)
{
    auto session = connected();
    session.execute("DO $$ BEGIN RAISE NOTICE 'first'; RAISE WARNING 'second'; END $$");
    const auto notices = session.takeNotices();
    ASSERT_EQ(notices.size(), 2u);
    EXPECT_THAT(notices[0], ::testing::HasSubstr("first"));
    EXPECT_THAT(notices[1], ::testing::HasSubstr("second"));
    EXPECT_TRUE(session.takeNotices().empty());
}

TEST(Session, copiesRowsExactly)
{
    auto session = connected();
    session.execute("DROP TABLE IF EXISTS copied; CREATE TABLE copied (id int, \"the word\" text)");
    const std::vector<std::string> words = {"plain", "", "tab\there", "back\\slash", "new\nline", "\\N", "ä"};
    std::size_t next = 0;
    session.copyIn("copied", {"id", "the word"}, [&](std::vector<std::string>& row) {
        if (next == words.size())
            return false;
        row = {std::to_string(next), words[next]};
        ++next;
        return true;
    });
    const auto rows = session.query("SELECT id, \"the word\" FROM copied ORDER BY id");
    ASSERT_EQ(rows.rows.size(), words.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        EXPECT_EQ(rows.rows[i][1], words[i]);
}

TEST(Session, copiesAllOrNothing)
{
    auto session = connected();
    session.execute("DROP TABLE IF EXISTS copied; CREATE TABLE copied (id int)");
    int given = 0;
    const auto filling = [&](std::vector<std::string>& row) -> bool {
        if (++given > 100'000)
            throw server::ServerError({server::fault::stopped, "", {}, ""});
        row.push_back(std::to_string(given));
        return true;
    };
    EXPECT_EQ(faultOf([&] { session.copyIn("copied", {"id"}, filling); }).code, server::fault::stopped);
    EXPECT_EQ(session.query("SELECT count(*) FROM copied").integer(0), 0);
    given = 0;
    const auto wrong = [&](std::vector<std::string>& row) {
        row.push_back("no number");
        return ++given < 3;
    };
    EXPECT_THAT(
        faultOf([&] { session.copyIn("copied", {"id"}, wrong); }).args, ::testing::ElementsAre("22P02"));
    EXPECT_EQ(session.query("SELECT count(*) FROM copied").integer(0), 0);
}

TEST(Session, isCancelledFromAnotherThread)
{
    auto session = connected();
    std::jthread other([&] {
        std::this_thread::sleep_for(200ms);
        session.cancel();
    });
    const auto start = std::chrono::steady_clock::now();
    EXPECT_THAT(
        faultOf([&] { session.execute("SELECT pg_sleep(30)"); }).args, ::testing::ElementsAre("57014"));
    EXPECT_LT(std::chrono::steady_clock::now() - start, 5s);
    other.join();
    EXPECT_EQ(session.query("SELECT 1").integer(0), 1);
}

TEST(Session, stopsALongStatementOnTheServer)
{
    auto session = connected();
    const auto pid = std::to_string(session.backendPid());
    std::stop_source source;
    std::chrono::steady_clock::duration asking{};
    std::jthread user([&] {
        std::this_thread::sleep_for(200ms);
        const auto start = std::chrono::steady_clock::now();
        source.request_stop();
        asking = std::chrono::steady_clock::now() - start;
    });
    const auto start = std::chrono::steady_clock::now();
    const auto fault = faultOf([&] { session.execute("SELECT pg_sleep(30)", source.get_token()); });
    EXPECT_LT(std::chrono::steady_clock::now() - start, 1200ms);
    user.join();
    EXPECT_EQ(fault.code, server::fault::stopped);
    EXPECT_LT(asking, 20ms) << "the cancelling is not done in the thread that asks for it";
    EXPECT_EQ(connected().query("SELECT state FROM pg_stat_activity WHERE pid = " + pid).text(0), "idle");
    for (int i = 0; i < 20; ++i) // no cancel comes late
        EXPECT_EQ(session.query("SELECT 1 FROM pg_sleep(0.01)").integer(0), 1);
}

TEST(Session, checksForAStopBeforeAStatement)
{
    auto session = connected();
    session.execute("DROP TABLE IF EXISTS unwanted");
    std::stop_source source;
    source.request_stop();
    const auto fault =
        faultOf([&] { session.execute("CREATE TABLE unwanted (id int)", source.get_token()); });
    EXPECT_EQ(fault.code, server::fault::stopped);
    EXPECT_TRUE(session.query("SELECT 1 FROM pg_class WHERE relname = 'unwanted'").empty());
}

TEST(Session, keepsAnErrorThatIsNoStop)
{
    auto session = connected();
    std::stop_source source;
    const auto stop = source.get_token();
    EXPECT_THAT(faultOf([&] { session.execute("SELECT 1/0", stop); }).args, ::testing::ElementsAre("22012"));
    session.execute("SELECT 1", stop);
    session.execute("SELECT 1", {});
}

TEST(Session, stopsThoughItsServerIsGone)
{
    auto session = connected();
    connected().query("SELECT pg_terminate_backend(" + std::to_string(session.backendPid()) + ", 5000)");
    std::stop_source source;
    EXPECT_EQ(faultOf([&] { session.execute("SELECT pg_sleep(1)", source.get_token()); }).code,
        server::fault::connectionLost);
    source.request_stop();
    EXPECT_EQ(faultOf([&] { session.execute("SELECT pg_sleep(1)", source.get_token()); }).code,
        server::fault::stopped);
}

TEST(Session, staysDownWhenItsConnectionIsLost)
{
    auto session = connected();
    session.execute("SET work_mem = '7MB'");
    connected().query("SELECT pg_terminate_backend(" + std::to_string(session.backendPid()) + ", 5000)");
    for (int attempt = 0; attempt < 4; ++attempt)
        EXPECT_EQ(faultOf([&] { session.query("SHOW work_mem"); }).code, server::fault::connectionLost)
            << attempt;
    EXPECT_EQ(faultOf([&] {
        session.prepare("a", "SELECT 1");
        session.queryPrepared("a");
    }).code,
        server::fault::connectionLost);
}

TEST(Session, tellsWhyItCannotConnect)
{
    const auto fault = faultOf(
        [] { server::Session("host=/nonexistent port=1 dbname=a user=b password=topsecret", "some name"); });
    EXPECT_EQ(fault.code, server::fault::connectFailed);
    EXPECT_THAT(fault.args, ::testing::ElementsAre("some name"));
    EXPECT_THAT(fault.detail, ::testing::HasSubstr("No such file"));
    EXPECT_THAT(measure::logLine(fault), ::testing::Not(::testing::HasSubstr("topsecret")));
    const auto wrong = test_support::testConninfo("session") + " password=wrong";
    EXPECT_THAT(faultOf([&] { server::Session session(wrong); }).detail,
        ::testing::HasSubstr("password authentication failed"));
}

TEST(Session, showsItsNameAndVersion)
{
    server::Session session(test_support::testConninfo("session"), "named so");
    EXPECT_EQ(session.query("SHOW application_name").text(0), "named so");
    EXPECT_EQ(session.query("SHOW client_encoding").text(0), "UTF8");
    EXPECT_EQ(session.query("SHOW server_version_num").integer(0), session.serverVersion());
    EXPECT_EQ(session.query("SELECT pg_backend_pid()").integer(0), session.backendPid());
}
