#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "load_test.h"
#include "server/session.h"
#include "test_server.h"

namespace pgduel::workload::test {

/// A database with pgbench's tables, small: 1000 accounts for each of two branches.
inline const std::string& database()
{
    static const std::string conninfo = [] {
        const std::string text = test_support::testConninfo("driver");
        server::Session session(text);
        session.execute(
            "CREATE TABLE pgbench_branches AS SELECT bid, 0 AS bbalance FROM generate_series(1, 2) AS bid");
        session.execute("CREATE TABLE pgbench_tellers AS SELECT tid, 1 AS bid, 0 AS tbalance FROM "
                        "generate_series(1, 20) AS tid");
        session.execute("CREATE TABLE pgbench_accounts AS SELECT aid, 1 AS bid, 0 AS abalance FROM "
                        "generate_series(1, 200000) AS aid");
        session.execute("ALTER TABLE pgbench_accounts ADD PRIMARY KEY (aid)");
        session.execute(
            "CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp)");
        session.execute("CREATE TABLE done (client int, number float8, word text)");
        return text;
    }();
    return conninfo;
}

inline std::int64_t number(const std::string& sql)
{
    return server::Session(database()).query(sql).integer(0);
}

inline LoadPlan plan(const std::string& sql, std::vector<study::LoadStep> steps)
{
    return planFor(database(), sql, std::move(steps));
}

inline LoadPlan builtinPlan(
    const std::vector<std::pair<const char*, double>>& scripts, std::vector<study::LoadStep> steps)
{
    LoadPlan load = plan("SELECT 1", std::move(steps));
    load.scripts.clear();
    for (const auto& [name, weight] : scripts)
        load.scripts.push_back(Script::compile(name, findBuiltinScript(name)->text, weight));
    return load;
}

class DriverOnServer : public testing::Test {
protected:
    LoadResult run(const LoadPlan& load) { return runLoad(load, measure::RunClock(), recorder, {}); }
    Recorder recorder;
};

} // namespace pgduel::workload::test
