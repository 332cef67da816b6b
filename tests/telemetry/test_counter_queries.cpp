#include <fstream>
#include <regex>
#include <sstream>

#include <gmock/gmock.h>

#include "counter_queries.h"

namespace pgduel::telemetry {
namespace {

using testing::Contains;
using testing::HasSubstr;

/// Columns of the statistics views by major version, taken from live catalogs.
class CounterQueries : public testing::TestWithParam<int> {
protected:
    void SetUp() override
    {
        std::ifstream file(PGDUEL_TEST_DATA "/telemetry/statistics_columns.tsv");
        std::string line;
        std::getline(file, line);
        while (std::getline(file, line)) {
            std::istringstream fields(line);
            std::string name, type;
            std::getline(fields, name, '\t');
            all.insert(name);
            for (int version = 12; version <= GetParam(); ++version)
                std::getline(fields, type, '\t');
            if (type != "-")
                columns.insert(name);
        }
        ASSERT_GT(columns.size(), 50u);
    }

    std::string sqlOf(const std::string& figure) const
    {
        for (const CounterQuery& query : counterQueries(columns, "'bench'")) {
            if (query.figure == figure)
                return query.sql;
        }
        return {};
    }

    std::set<std::string> all, columns;
};

TEST_P(CounterQueries, AskOnlyForWhatTheVersionHas)
{
    for (const CounterQuery& query : counterQueries(columns, "'bench'")) {
        std::smatch view;
        if (!std::regex_search(query.sql, view, std::regex("from pg_catalog\\.(\\w+)")))
            continue;
        const std::regex word("\\w+");
        int used = 0;
        for (std::sregex_iterator it(query.sql.begin(), query.sql.end(), word), end; it != end; ++it) {
            const std::string column = view[1].str() + '.' + it->str();
            if (all.count(column)) {
                EXPECT_THAT(columns, Contains(column)) << query.sql;
                ++used;
            }
        }
        EXPECT_GE(used, 2) << query.sql;
        EXPECT_THAT(query.sql, Not(HasSubstr("*")));
    }
}

TEST_P(CounterQueries, FindTheViewOfTheVersion)
{
    const int version = GetParam();
    EXPECT_THAT(sqlOf("database"), HasSubstr("'bench'"));
    EXPECT_THAT(sqlOf("wal"), HasSubstr(version >= 14 ? "pg_stat_wal" : "pg_current_wal_insert_lsn"));
    EXPECT_THAT(sqlOf("checkpoints"),
        HasSubstr(version >= 18 ? "num_done from pg_catalog.pg_stat_checkpointer"
                : version == 17 ? "num_timed + num_requested from pg_catalog.pg_stat_checkpointer"
                                : "checkpoints_timed + checkpoints_req from pg_catalog.pg_stat_bgwriter"));
}

INSTANTIATE_TEST_SUITE_P(Versions, CounterQueries, testing::Range(12, 19));

TEST(CounterQueriesOfTheFuture, AMissingViewCostsOnlyItsOwnFigure)
{
    std::vector<std::string> figures;
    for (const CounterQuery& query : counterQueries({"pg_stat_wal.wal_bytes", "pg_stat_new.num"}, "'bench'"))
        figures.push_back(query.figure);
    EXPECT_THAT(figures, testing::ElementsAre("database", "wal"));
}

} // namespace
} // namespace pgduel::telemetry
