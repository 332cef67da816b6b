// What a script says arrives at a real server, in every protocol: each script runs once and writes what it
// saw.
#include <gtest/gtest.h>

#include "driver_on_server.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

struct Case {
    const char* name;
    const char* script; ///< writes with say(...)
    const char* said; ///< lines
    bool simpleOnly = false; ///< the server takes one statement a message in the other protocols
    bool notSimple = false; ///< pipelines
};

const Case cases[] = {
    {"Literals", "\\set a 1\nSELECT say(':a'), say($$:a;$$), say(E'\\';:a'), say('12:30'::time::text);",
        ":a\n:a;\n';:a\n12:30:00"},
    {"Expressions",
        "\\set a 7 / 2 + 0.5\n\\set b :a > 3 and not false\nSELECT say((:a)::text), say((:b)::text);",
        "3.5\ntrue"},
    {"Negative", "\\set d -3\nSELECT say((1 -:d)::text);", "4"},
    {"Null", "\\set n null\nSELECT say(coalesce((:n)::text, 'none'));", "none"},
    {"Slices", "SELECT say((array[1, 2, 3])[1:2]::text);", "{1,2}"},
    {"Branches", "\\if :client_id = 0\nSELECT say('first');\n\\else\nSELECT say('other');\n\\endif\n",
        "first"},
    {"Sleep", "SELECT say('a');\n\\sleep 1.5 ms\nSELECT say('b');", "a\nb"},
    {"Gset",
        "SELECT 20 AS a, NULL AS n, 'it''s' AS t\n\\gset p_\n\\set c :p_a + 1\n"
        "SELECT say((:c)::text), say(((:p_n)::text IS NULL)::text);\n",
        "21\ntrue"},
    {"Aset",
        "SELECT generate_series(1, 3) AS a \\aset\nSELECT 9 AS a WHERE false \\aset\nSELECT say((:a)::text);",
        "3"},
    {"GsetOfGroup", "SELECT 1 AS a \\; SELECT 2 AS b \\gset\nSELECT say((:b)::text);", "2", true},
    {"AsetOfGroup", "SELECT 1 AS a \\; SELECT 2 AS b \\aset\nSELECT say((:a + :b)::text);", "3", true},
    {"Group", "SELECT say('a') \\; SELECT say('b');\nSELECT say('c');", "a\nb\nc", true},
    {"Body",
        "CREATE OR REPLACE FUNCTION pg_temp.f() RETURNS text LANGUAGE sql BEGIN ATOMIC SELECT 'x'; SELECT "
        "CASE WHEN true THEN 'y' END; END;\nSELECT say(pg_temp.f());",
        "y"},
    {"Comments", "/* ; /* :a */ ' */ SELECT say('a') -- ; :b\n, say('b') /* $$ */;\n-- the end", "a\nb"},
    {"Continued", "SELECT say(E'a\\''\n -- it's\n ';b');", "a';b"},
    {"Setshell", "\\setshell n echo 6; echo 7\n\\set n :n * 7\nSELECT say((:n)::text);", "42"},
    {"ShellArguments",
        "\\set x 5\n\\setshell n test :x = 5 && printf %s :x ; true ::x\nSELECT say((:n)::text);", "5"},
    {"Pipeline",
        "\\startpipeline\nSELECT say('a');\n\\set b 2\nSELECT say((:b)::text);\n\\syncpipeline\n"
        "SELECT say('c');\n\\endpipeline\nSELECT say('d');",
        "a\n2\nc\nd", false, true},
    {"PipelineInBranch",
        "\\startpipeline\n\\if 0\nSELECT say('no');\n\\else\nSELECT say('yes');\n\\endif\n"
        "\\endpipeline\n\\startpipeline\n\\endpipeline\n",
        "yes", false, true},
    {"Hash", "\\set h hash(5, 17)\n\\set p permute(7, 100, 3)\nSELECT say((:h)::text), say((:p)::text);",
        "-2026080698072662554\n44"},
};

void PrintTo(const Case& each, std::ostream* out)
{
    *out << each.script;
}

class Language : public DriverOnServer,
                 public testing::WithParamInterface<std::tuple<Case, study::Protocol>> {
protected:
    static void SetUpTestSuite()
    {
        server::Session session(database());
        session.execute("CREATE TABLE IF NOT EXISTS said (turn serial, word text)");
        session.execute("CREATE OR REPLACE FUNCTION say(text) RETURNS void LANGUAGE sql AS 'INSERT INTO "
                        "said (word) VALUES ($1)'");
    }
};

TEST_P(Language, saysTheSameInEveryProtocol)
{
    const auto& [each, protocol] = GetParam();
    server::Session session(database());
    session.execute("TRUNCATE said");
    LoadPlan load = plan(each.script, {step(0, 1, 10s)});
    load.protocol = protocol;
    load.transactionsPerSession = 1;
    if (protocol == study::Protocol::Simple ? each.notSimple : each.simpleOnly) {
        EXPECT_NE(faultOf(load).code, "") << "refused at the start";
        return;
    }
    const LoadResult result = run(load);
    EXPECT_TRUE(result.errors.empty()) << result.firstError;
    EXPECT_EQ(result.steps.front().counts.transactions, 1u);
    EXPECT_EQ(session.query("SELECT string_agg(word, E'\\n' ORDER BY turn) FROM said").text(0), each.said);
}

std::string nameOf(const testing::TestParamInfo<Language::ParamType>& info)
{
    static const char* const protocols[] = {"Simple", "Extended", "Prepared"};
    return std::get<0>(info.param).name
        + std::string(protocols[static_cast<std::size_t>(std::get<1>(info.param))]);
}

INSTANTIATE_TEST_SUITE_P(every, Language,
    testing::Combine(testing::ValuesIn(cases),
        testing::Values(study::Protocol::Simple, study::Protocol::Extended, study::Protocol::Prepared)),
    nameOf);

} // namespace
