// The tables of `pgduel load -i` beside those that the machine's own pgbench makes with the same options.
#include <cstdlib>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fault_of.h"
#include "server/faults.h"
#include "server/pgbench_init.h"
#include "test_server.h"

using namespace pgduel;
using server::PartitionMethod;
using server::PgbenchInit;
using test_support::faultOf;
using test_support::testConninfo;
using testing::ElementsAre;

namespace {

/// What the catalogue and the rows say, without OIDs: relations with kind, persistence, storage parameters,
/// tablespace and bounds; columns; constraints and indexes; content.
std::string description(server::Session& session)
{
    const char* queries[] = {
        "SELECT string_agg(concat_ws(' ', relname, relkind, relpersistence, reloptions::text, spcname, "
        "pg_get_partkeydef(c.oid), pg_get_expr(relpartbound, c.oid)), E'\\n' ORDER BY relname) FROM pg_class "
        "c "
        "LEFT JOIN pg_tablespace s ON s.oid = reltablespace WHERE relname LIKE 'pgbench%'",
        "SELECT string_agg(concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), "
        "attnotnull), E'\\n' ORDER BY attrelid::regclass::text, attnum) FROM pg_attribute "
        "WHERE attnum > 0 AND attrelid::regclass::text LIKE 'pgbench%'",
        "SELECT string_agg(concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)), E'\\n' "
        "ORDER BY conrelid::regclass::text, conname) FROM pg_constraint WHERE conrelid::regclass::text LIKE "
        "'pgbench%'",
        "SELECT md5(string_agg(concat_ws('|', aid, bid, abalance, '[' || filler || ']'), ',' ORDER BY aid)) "
        "FROM pgbench_accounts",
        "SELECT string_agg(concat_ws('|', tid, bid, tbalance, '[' || filler || ']'), ',' ORDER BY tid) "
        "FROM pgbench_tellers",
        "SELECT string_agg(concat_ws('|', bid, bbalance, '[' || filler || ']'), ',' ORDER BY bid) "
        "FROM pgbench_branches",
        "SELECT count(*) FROM pgbench_history",
    };
    std::string text;
    for (const char* query : queries)
        text += session.query(query).text(0) + "\n";
    return text;
}

void pgbenchMakes(const std::string& conninfo, const std::string& options)
{
    const std::string program = test_support::testServer().installation().bindir + "/pgbench";
    if (!std::filesystem::exists(program))
        GTEST_SKIP() << "this installation has no pgbench";
    setenv("PGDUEL_TEST_CONNINFO", conninfo.c_str(), 1); // not on the command line: it holds the password
    const std::string call =
        "'" + program + "' -q -i " + options + " \"$PGDUEL_TEST_CONNINFO\" >/dev/null 2>&1";
    ASSERT_EQ(std::system(call.c_str()), 0) << options;
}

struct Case {
    const char* options; ///< of pgbench
    PgbenchInit init;
};

PgbenchInit with(void (*change)(PgbenchInit&))
{
    PgbenchInit init;
    change(init);
    return init;
}

std::vector<Case> cases()
{
    return {
        {"", {}},
        {"-s 2 -F 70 --unlogged-tables --foreign-keys", with([](PgbenchInit& init) {
             init.scale = 2;
             init.fillfactor = 70;
             init.unlogged = true;
             init.steps += 'f';
         })},
        {"--partitions 3 -F 80 --foreign-keys", with([](PgbenchInit& init) {
             init.partitions = 3;
             init.fillfactor = 80;
             init.steps += 'f';
         })},
        {"--partitions 2 --partition-method hash -I dtGvp", with([](PgbenchInit& init) {
             init.partitions = 2;
             init.partitionMethod = PartitionMethod::Hash;
             init.steps = "dtGvp";
         })},
        {"--tablespace \"tables here\" --index-tablespace keys", with([](PgbenchInit& init) {
             init.tablespace = "tables here";
             init.indexTablespace = "keys";
         })},
        {"-n -I 'd t'", with([](PgbenchInit& init) { init.steps = "d t"; })},
    };
}

class PgbenchInitOf : public testing::TestWithParam<Case> { };

} // namespace

TEST_P(PgbenchInitOf, isWhatPgbenchMakes)
{
    // In one database after the other, so that each case also drops what the one before made.
    server::Session ours(testConninfo("init_ours"));
    server::Session theirs(testConninfo("init_theirs"));
    if (ours.query("SELECT 1 FROM pg_tablespace WHERE spcname = 'keys'").empty()) {
        ours.execute("SET allow_in_place_tablespaces = on");
        ours.execute("CREATE TABLESPACE keys LOCATION ''");
        ours.execute("CREATE TABLESPACE \"tables here\" LOCATION ''");
    }
    pgbenchMakes(testConninfo("init_theirs"), GetParam().options);
    if (IsSkipped() || HasFatalFailure())
        return;
    server::initPgbench(ours, GetParam().init, {}, {});
    const std::string wanted = description(theirs);
    EXPECT_THAT(wanted, testing::HasSubstr("pgbench_accounts aid")); // the queries see something
    EXPECT_EQ(description(ours), wanted) << GetParam().options;
}

INSTANTIATE_TEST_SUITE_P(Options, PgbenchInitOf, testing::ValuesIn(cases()));

TEST(PgbenchInitSteps, areCarriedOutInTheirOrderAndTimed)
{
    server::Session session(testConninfo("init_steps"));
    PgbenchInit init;
    init.steps = "d tgp";
    std::string steps;
    std::int64_t rows = 0;
    const auto times = server::initPgbench(session, init,
        [&](char step, std::int64_t done, std::int64_t total) {
            if (total == 0)
                steps += step;
            rows = done;
        },
        {});
    EXPECT_EQ(steps, "dtgp");
    EXPECT_EQ(times.size(), 4U);
    init.steps = "gf"; // rows anew, then foreign keys
    server::initPgbench(session, init, {}, {});
    init.steps = "g"; // TRUNCATE of tables that refer to each other
    server::initPgbench(session, init, {}, {});
    EXPECT_EQ(session.query("SELECT count(*) FROM pgbench_accounts").integer(0), 100'000);
}

TEST(PgbenchInitSteps, whatIsThereBeforeIsKnown)
{
    server::Session session(testConninfo("init_before"));
    EXPECT_TRUE(server::existingPgbenchTables(session).empty());
    session.execute("CREATE TABLE pgbench_tellers (name text)");
    session.execute("CREATE TABLE pgbench_branches AS SELECT n AS bid, 0 AS bbalance, ''::char(88) AS filler "
                    "FROM generate_series(1, 1000) AS n");
    auto tables = server::existingPgbenchTables(session);
    std::sort(tables.begin(), tables.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[0].name, "pgbench_branches");
    EXPECT_FALSE(tables[0].foreign);
    EXPECT_GT(tables[0].bytes, 50'000);
    EXPECT_TRUE(tables[1].foreign);
}

TEST(PgbenchInitSteps, aFailedOrStoppedFillLeavesNothingHalf)
{
    server::Session session(testConninfo("init_stopped"));
    PgbenchInit init;
    init.steps = "dtg";
    server::initPgbench(session, init, {}, {});
    init.steps = "g";
    init.scale = 50;
    std::stop_source source;
    const auto stopAtRows = [&](char, std::int64_t done, std::int64_t) {
        if (done > 0)
            source.request_stop();
    };
    EXPECT_EQ(faultOf([&] { server::initPgbench(session, init, stopAtRows, source.get_token()); }).code,
        server::fault::stopped);
    EXPECT_EQ(session.query("SELECT count(*) FROM pgbench_accounts").integer(0), 100'000); // those of before
}
