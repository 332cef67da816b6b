// Where a statement ends and where a variable stands, by the rules of psql.
#include <gtest/gtest.h>

#include "script_text.h"

using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

struct Split {
    const char* script;
    Texts statements;
};

void PrintTo(const Split& each, std::ostream* out)
{
    *out << each.script;
}

class SqlSplitting : public testing::TestWithParam<Split> { };

TEST_P(SqlSplitting, endsStatementsWherePsqlDoes)
{
    EXPECT_EQ(statements(GetParam().script), GetParam().statements);
}

const Split semicolons[] = {
    {"SELECT 1; SELECT 2;\nSELECT 3", {"SELECT 1;", "SELECT 2;", "SELECT 3"}}, {"SELECT 1;;;", {"SELECT 1;"}},
    {" ;\n SELECT 1 ; ", {"SELECT 1 ;"}}, {"SELECT 1\n\\set x 1\nSELECT 2", {"SELECT 1", "SELECT 2"}},
    {"SELECT 1 \\\nSELECT 2", {"SELECT 1", "SELECT 2"}}, // a backslash alone ends one too
    {"SELECT 1\r\n;\r\nSELECT 2;\r\n", {"SELECT 1\r\n;", "SELECT 2;"}},
    {"\xEF\xBB\xBFSELECT 1;", {"SELECT 1;"}}, // byte order mark
};
INSTANTIATE_TEST_SUITE_P(semicolons, SqlSplitting, testing::ValuesIn(semicolons));

const Split quotes[] = {
    {"SELECT ';', ';'';', \";\";", {"SELECT ';', ';'';', \";\";"}},
    {"SELECT E'\\';', U&'a;' ;", {"SELECT E'\\';', U&'a;' ;"}},
    {"SELECT 'a\\'; SELECT 2", {"SELECT 'a\\';", "SELECT 2"}}, // a backslash is nothing special in '…'
    {"SELECT e'\\\\'; SELECT 2", {"SELECT e'\\\\';", "SELECT 2"}},
    {"SELECT E'a'\n -- it's\n '\\';'; SELECT 2", {"SELECT E'a'\n -- it's\n '\\';';", "SELECT 2"}},
    {"SELECT E'a' '\\'; SELECT 2", {"SELECT E'a' '\\';", "SELECT 2"}}, // no line break: another literal
    {"SELECT B'1;', X'f;', N';' ;", {"SELECT B'1;', X'f;', N';' ;"}},
    {"SELECT \"a\"\";\" ; SELECT 2", {"SELECT \"a\"\";\" ;", "SELECT 2"}},
    {"SELECT $$;$$, $a$;$$;$a$; SELECT 2", {"SELECT $$;$$, $a$;$$;$a$;", "SELECT 2"}},
    {"SELECT $a1_$;'$a1_$; SELECT 2", {"SELECT $a1_$;'$a1_$;", "SELECT 2"}},
    {"SELECT a$b$c; SELECT 2", {"SELECT a$b$c;", "SELECT 2"}}, // $ inside a name opens nothing
    {"SELECT $1; SELECT 2", {"SELECT $1;", "SELECT 2"}},
};
INSTANTIATE_TEST_SUITE_P(quotes, SqlSplitting, testing::ValuesIn(quotes));

const Split comments[] = {
    {"SELECT /* ; /* ; */ ; */ 1; SELECT 2", {"SELECT /* ; /* ; */ ; */ 1;", "SELECT 2"}},
    {"SELECT 1 -- ; it's\n + 1; SELECT 2", {"SELECT 1 -- ; it's\n + 1;", "SELECT 2"}},
    {"-- a comment; only\n  /* another; */ \nSELECT 1", {"/* another; */ \nSELECT 1"}},
    {"SELECT 1; -- the end\n", {"SELECT 1;"}},
    {"SELECT 1; /* the end */", {"SELECT 1;"}},
    {"SELECT 1 - -1; SELECT 2", {"SELECT 1 - -1;", "SELECT 2"}},
    {"SELECT '--', '/*'; SELECT 2", {"SELECT '--', '/*';", "SELECT 2"}},
};
INSTANTIATE_TEST_SUITE_P(comments, SqlSplitting, testing::ValuesIn(comments));

const Split nested[] = {
    {"CREATE RULE r AS ON UPDATE TO t DO (SELECT 1; SELECT 2); SELECT 3",
        {"CREATE RULE r AS ON UPDATE TO t DO (SELECT 1; SELECT 2);", "SELECT 3"}},
    {"SELECT ((1); 2); SELECT 3", {"SELECT ((1); 2);", "SELECT 3"}},
    {"SELECT ')'; SELECT (')')", {"SELECT ')';", "SELECT (')')"}},
    {"CREATE OR REPLACE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT CASE WHEN true THEN 2 END; "
     "END; SELECT 3",
        {"CREATE OR REPLACE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT CASE WHEN true THEN 2 "
         "END; END;",
            "SELECT 3"}},
    {"create procedure p() begin /* ; */ atomic select 1; end; begin; end;",
        {"create procedure p() begin /* ; */ atomic select 1; end;", "begin;", "end;"}},
    {"CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT ';', \"end\", (1); END; SELECT 2",
        {"CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT ';', \"end\", (1); END;", "SELECT 2"}},
    {"BEGIN; SELECT 1; END;", {"BEGIN;", "SELECT 1;", "END;"}},
    {"CREATE TABLE begin (atomic int); SELECT 2", {"CREATE TABLE begin (atomic int);", "SELECT 2"}},
    {"SELECT 1 \\; CREATE FUNCTION f() BEGIN ATOMIC SELECT 1; END; SELECT 2",
        {"SELECT 1 ; CREATE FUNCTION f() BEGIN ATOMIC SELECT 1; END;", "SELECT 2"}},
};
INSTANTIATE_TEST_SUITE_P(nested, SqlSplitting, testing::ValuesIn(nested));

const Split joined[] = {
    {"SELECT 1\\; SELECT 2; SELECT 3", {"SELECT 1; SELECT 2;", "SELECT 3"}},
    {"SELECT 'a' \\:\\: text", {"SELECT 'a' :: text"}},
    {"\\; SELECT 1;", {"; SELECT 1;"}},
};
INSTANTIATE_TEST_SUITE_P(joined, SqlSplitting, testing::ValuesIn(joined));

TEST(Substitution, findsVariablesOutsideLiteralsAndComments)
{
    EXPECT_EQ(statements("\\set a 1\nSELECT :a, ':a', \":a\", $$:a$$ /* :a */ -- :a\n, :a;"),
        (Texts{"SELECT <a>, ':a', \":a\", $$:a$$ /* :a */ -- :a\n, <a>;"}));
    EXPECT_EQ(statements("SELECT E'\\':a', U&':a', :'a', :\"a\";"),
        (Texts{"SELECT E'\\':a', U&':a', :'a', :\"a\";"}));
    EXPECT_EQ(statements("SELECT '12:30:45'::time, 1::int, a[1:2], :1;"),
        (Texts{"SELECT '12:30:45'::time, 1::int, a[1:2], :1;"}));
    EXPECT_EQ(statements("SELECT :a::int, x+:b_2, :ü;"), (Texts{"SELECT <a>::int, x+<b_2>, <ü>;"}));
    EXPECT_EQ(statements("SELECT 1 WHERE :a<:b AND:c;"), (Texts{"SELECT 1 WHERE <a><<b> AND<c>;"}));
    EXPECT_EQ(statements("SELECT a[1:n], a[:n];"), (Texts{"SELECT a[1<?n>], a[<?n>];"}));
    EXPECT_EQ(statements("SELECT \\:a, :a;"), (Texts{"SELECT :a, <a>;"}));
}

TEST(Substitution, asPgbenchFindsVariablesEverywhere)
{
    const ScriptOptions asPgbench{true};
    EXPECT_EQ(statements("SELECT :a, ':b', $$:c$$ /* :d */;", asPgbench),
        (Texts{"SELECT <?a>, '<?b>', $$<?c>$$ /* <?d> */;"}));
    EXPECT_EQ(statements("SELECT 'key:value', '12:30'::time, a[1:n], x:::y, \\:z;", asPgbench),
        (Texts{"SELECT 'key<?value>', '12:30'::time, a[1<?n>], x:::y, <?z>;"}));
    EXPECT_EQ(statements("SELECT 1;; /* c */", asPgbench), (Texts{"SELECT 1;", ";", "/* c */"}));
}

TEST(Substitution, knowsTheirPlaces)
{
    for (const bool asPgbench : {false, true}) {
        const std::string text = "-- c\n SELECT 1 \\; SELECT\n :a, \\:\\: :b;";
        const Script script = Script::compile("s", text, 1, {asPgbench});
        const auto& sql = std::get<SqlCommand>(script.program().commands.front().action);
        ASSERT_EQ(sql.references.size(), 2u);
        EXPECT_EQ(sql.references[0].position, text.find(":a"));
        EXPECT_EQ(sql.references[1].position, text.find(":b"));
        EXPECT_EQ(script.program().place(sql.references[1].position), "s:3:11");
    }
}

} // namespace
