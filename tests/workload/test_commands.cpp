// What each command of a script does, without a server.
#include <gtest/gtest.h>

#include <map>

#include "driver/binding.h"
#include "driver/execution.h"
#include "script_text.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

using Variables = std::map<std::string, std::string>;
using Kind = Execution::Action::Kind;

/// One transaction of a script: what goes outside, in order; statements in the simple protocol's text. What
/// is captured has the columns a = 41, b = x, y = t and n = NULL; a \setshell gets 7.
class Transaction {
public:
    explicit Transaction(
        const std::string& script, Variables variables = {}, const ScriptOptions& options = {})
    {
        plan_.scripts = {Script::compile("s", script, 1, options)};
        plan_.variables = std::move(variables);
        plan_.protocol = plan_.scripts.front().program().usesPipeline ? study::Protocol::Extended
                                                                      : study::Protocol::Simple;
        plan_.pgbenchCompatible = options.pgbenchCompatible;
        plan_.steps = {{0, 1, false, std::chrono::seconds(1), {}}};
    }

    std::string run()
    try {
        Blueprint blueprint(plan_);
        blueprint.setVariables(plan_.variables);
        Execution execution(blueprint, 0);
        std::string result;
        for (auto action = execution.next(); action.kind != Kind::End; action = execution.next())
            result += (result.empty() ? "" : "|") + shown(blueprint, execution, action);
        return result;
    } catch (const WorkloadError& error) {
        std::string result = error.fault().where + " " + error.fault().code.substr(9);
        for (const std::string& arg : error.fault().args)
            result += " [" + arg + "]";
        return result;
    }

private:
    std::string shown(const Blueprint& blueprint, Execution& execution, const Execution::Action& action)
    {
        static const std::map<Kind, const char*> names = {
            {Kind::PipelineStart, "start"}, {Kind::PipelineSync, "sync"}, {Kind::PipelineEnd, "end"}};
        if (action.kind == Kind::Sleep)
            return "sleep " + std::to_string(action.micros);
        if (action.kind == Kind::Shell) {
            const std::string line = execution.shellLine(*action.shell);
            if (action.shell->variable >= 0)
                execution.assign(action.shell->variable, std::int64_t{7});
            return "shell " + line;
        }
        if (action.kind != Kind::Statement)
            return names.at(action.kind);
        const Statement& statement = blueprint.statements[static_cast<std::size_t>(action.statement)];
        Binding binding(blueprint.mostParameters);
        const std::string text = binding.pasted(statement, execution);
        static const std::pair<const char*, const char*> row[] = {
            {"a", "41"}, {"b", "x"}, {"y", "t"}, {"n", nullptr}};
        if (statement.sql->capture != Capture::None)
            for (const auto& [column, value] : row)
                execution.capture(statement.sql->prefix + column, value);
        return text;
    }

    LoadPlan plan_;
};

struct Case {
    const char* script;
    const char* sent;
};

void PrintTo(const Case& each, std::ostream* out)
{
    *out << each.script;
}

class Commands : public testing::TestWithParam<Case> { };

TEST_P(Commands, doWhatTheySay)
{
    EXPECT_EQ(Transaction(GetParam().script, {{"x", "5"}, {"t", "a b"}, {"d", "0.5"}, {"no", "false"}}).run(),
        GetParam().sent);
}

constexpr Case set[] = {
    {"\\set a 2 * 3\n\\set b :a + 0.5\nSELECT :a, :b;", "SELECT 6, 6.5;"},
    {"\\set a 1\n\\set a :a + 1\n\\set a :a * 10\nSELECT :a;", "SELECT 20;"},
    {"\\SET a \\\n 1 \\\r\n + 1\r\nSELECT :a;", "SELECT 2;"},
    {"\\ set a 3\nSELECT :a;", "SELECT 3;"},
    {"\\set a true\n\\set b null\n\\set ü 1.5e3\nSELECT :a, :b, :ü;", "SELECT true, NULL, 1500;"},
    {"\\set client_id 9\nSELECT :client_id;", "SELECT 9;"},
    {"SELECT 1 \\set a 2\n + 3;", "SELECT 1|+ 3;"},
    {"SELECT 1, :later;\n\\set later 1\n", "s:1:11 undefined_variable [later]"},
    {"\\set a :t\nSELECT 1;", "s:1:1 bad_variable_value [t] [a b]"},
    {"SELECT 1;\n  \\set a 1 / (:x - 5)\n", "s:2:3 division_by_zero [/]"},
    {"\\set a 9223372036854775807 + :x\nSELECT 1;", "s:1:1 out_of_range [+]"},
};
INSTANTIATE_TEST_SUITE_P(set, Commands, testing::ValuesIn(set));

constexpr Case branches[] = {
    {"\\if :x = 5\nSELECT 1;\n\\else\nSELECT 2;\n\\endif\nSELECT 3;", "SELECT 1;|SELECT 3;"},
    {"\\if :x = 6\nSELECT 1;\n\\else\nSELECT 2;\n\\endif\nSELECT 3;", "SELECT 2;|SELECT 3;"},
    {"\\if 0\nSELECT 1;\n\\elif :x > 1\nSELECT 2;\n\\elif true\nSELECT 3;\n\\endif", "SELECT 2;"},
    {"\\if 0\nSELECT 1;\n\\elif 0.0\nSELECT 2;\n\\elif null\nSELECT 3;\n\\endif\nSELECT 4;", "SELECT 4;"},
    {"\\if 0.1\nSELECT 1;\n\\endif\n\\if -1\nSELECT 2;\n\\endif", "SELECT 1;|SELECT 2;"},
    {"\\if :no\nSELECT 1;\n\\else\nSELECT 2;\n\\endif", "SELECT 2;"},
    {"\\IF 1\n\\If 0\nSELECT 1;\n\\ELSE\nSELECT 2;\n\\ENDIF\nSELECT 3;\n\\endif\nSELECT 4;",
        "SELECT 2;|SELECT 3;|SELECT 4;"},
    {"\\if 0\n\\if 1\nSELECT 1;\n\\else\nSELECT 2;\n\\endif\n\\endif\nSELECT 3;", "SELECT 3;"},
    {"\\if 1\n\\else\n\\set a 1 / 0\n\\endif\nSELECT 1;", "SELECT 1;"}, // not worked out
    {"\\if 1\nSELECT 1;\n\\elif 1 / 0\nSELECT 2;\n\\endif", "SELECT 1;"},
    {"SELECT 1;\n\\if 1 / 0\n\\endif", "s:2:1 division_by_zero [/]"},
    {"\\if 0\n\\elif :t\n\\endif\nSELECT 1;", "s:2:1 bad_variable_value [t] [a b]"},
};
INSTANTIATE_TEST_SUITE_P(branches, Commands, testing::ValuesIn(branches));

constexpr Case sleeps[] = {
    {"\\sleep 100 us\n\\sleep 20 ms\n\\sleep 3\n\\sleep 4 s\nSELECT 1",
        "sleep 100|sleep 20000|sleep 3000000|sleep 4000000|SELECT 1"},
    {"\\sleep 50ms\n\\sleep 7us\n\\sleep 1s\n\\SLEEP 2 MS", "sleep 50000|sleep 7|sleep 1000000|sleep 2000"},
    {"\\sleep 0.5\n\\sleep 1.5ms\n\\sleep .25 s\n\\sleep +2 us",
        "sleep 500000|sleep 1500|sleep 250000|sleep 2"},
    {"\\sleep :x ms\n\\sleep :d s\n\\sleep :x", "sleep 5000|sleep 500000|sleep 5000000"},
    {"\\set p :x * 2\n\\sleep :p us", "sleep 10"},
    {"\\sleep 3000 s\n\\sleep 9999999 s", "sleep 3000000000|sleep 9999999000000"},
    {"\\sleep 0\n\\sleep -1 s\nSELECT 1", "sleep 0|sleep 0|SELECT 1"},
    {"\\sleep :t ms", "s:1:1 bad_variable_value [t] [a b]"},
    {"\\sleep :no ms", "s:1:1 wrong_type [boolean] [double]"},
};
INSTANTIATE_TEST_SUITE_P(Fault12LongAndFractionalSleeps, Commands, testing::ValuesIn(sleeps));

constexpr Case shells[] = {
    {"\\shell  echo   a 'b  c' \n", "shell echo a 'b c'"},
    {"\\shell echo \\\n a\nSELECT 1", "shell echo a|SELECT 1"},
    {"\\shell echo :x ::x a:x \":x\" :t", "shell echo 5 :x a:x \":x\" a b"},
    {"\\set a 1.5\n\\shell echo :a", "shell echo 1.5"},
    {"\\setshell n wc -l :x\nSELECT :n;", "shell wc -l 5|SELECT 7;"},
    {"\\SETSHELL n echo 1\n\\set n :n + 1\nSELECT :n;", "shell echo 1|SELECT 8;"},
};
INSTANTIATE_TEST_SUITE_P(shells, Commands, testing::ValuesIn(shells));

constexpr Case pipelines[] = {
    {"\\startpipeline\nSELECT :x;\n\\syncpipeline\n\\if 1\nSELECT 2;\n\\endif\n\\endpipeline\nSELECT 3;",
        "start|SELECT 5;|sync|SELECT 2;|end|SELECT 3;"},
    {"\\STARTPIPELINE\n\\sleep 1 us\n\\ENDPIPELINE\n\\startpipeline\n\\endpipeline",
        "start|sleep 1|end|start|end"},
};
INSTANTIATE_TEST_SUITE_P(pipelines, Commands, testing::ValuesIn(pipelines));

constexpr Case captures[] = {
    {"SELECT 5 AS a \\gset\nSELECT :a, :b;", "SELECT 5 AS a|SELECT 41, x;"},
    {"SELECT 5 AS a;\n\\gset p_\n\\set c :p_a + 1\nSELECT :c;", "SELECT 5 AS a;|SELECT 42;"},
    {"SELECT 5 AS a \\; SELECT 6 \\aset p_\nSELECT :p_b;", "SELECT 5 AS a ; SELECT 6|SELECT x;"},
    {"SELECT 5 AS a \\GSET\n\\set n :n is null\n\\set b :y and :n\nSELECT :b;", "SELECT 5 AS a|SELECT true;"},
    {"SELECT 5 AS a \\gset\n\\set b :b\nSELECT 1;", "s:2:1 bad_variable_value [b] [x]"},
};
INSTANTIATE_TEST_SUITE_P(captures, Commands, testing::ValuesIn(captures));

/// The same in pgbench's way.
constexpr Case asPgbench[] = {
    {"SELECT ':x', ':none', :none;", "SELECT '5', ':none', :none;"},
    {"SELECT 1 -:x;", "SELECT 1 -5;"},
    {"\\set m -3\nSELECT 1 -:m;", "SELECT 1 --3;"},
    {"\\sleep 0.5\n\\sleep 1.9 us\n\\sleep :d s", "sleep 0|sleep 1|sleep 0"},
    {"\\sleep 3000 s\n\\sleep 5000 s", "sleep 0|sleep 705032704"},
    {"SELECT 1 \\gset\nSELECT ':n';", "SELECT 1|SELECT '';"},
    {"SELECT 1;;", "SELECT 1;|;"},
};

class AsPgbench : public testing::TestWithParam<Case> { };

TEST_P(AsPgbench, commandsDoWhatPgbenchMakesOfThem)
{
    EXPECT_EQ(Transaction(GetParam().script, {{"x", "5"}, {"d", "0.5"}}, {true}).run(), GetParam().sent);
}
INSTANTIATE_TEST_SUITE_P(all, AsPgbench, testing::ValuesIn(asPgbench));

} // namespace
