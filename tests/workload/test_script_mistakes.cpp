// Every mistake of a script with its place, the text and the cause.
#include <gtest/gtest.h>

#include "script_text.h"

using pgduel::workload::test::mistakes;

namespace {

struct Case {
    const char* script;
    const char* mistakes;
};

void PrintTo(const Case& each, std::ostream* out)
{
    *out << each.script;
}

class ScriptMistake : public testing::TestWithParam<Case> { };

TEST_P(ScriptMistake, hasPlaceTextAndCause)
{
    EXPECT_EQ(mistakes(GetParam().script), GetParam().mistakes);
}

constexpr Case ofCommands[] = {
    {"SELECT 1;\n  \\frob 1", "s:2:3 unknown_command [\\frob]"},
    {"\\SETS x 1", "s:1:1 unknown_command [\\SETS]"},
    {"\\set@ x 1", "s:1:1 unknown_command [\\set@]"},
    {"\\\\", "s:1:1 unknown_command [\\\\]"},
    {"\\if 1 \\endif", "s:1:1 if_not_closed [\\if]; s:1:7 syntax_error [\\]"},
    {"", "s:1:1 empty_script"},
    {"-- nothing\n;\n", "s:1:1 empty_script"},
    {"\\\n", "s:1:1 empty_script"},
};
INSTANTIATE_TEST_SUITE_P(commands, ScriptMistake, testing::ValuesIn(ofCommands));

constexpr Case ofSet[] = {
    {"\\set", "s:1:5 missing_argument [\\set]"}, {"\\SET", "s:1:5 missing_argument [\\SET]"},
    {"\\set x", "s:1:7 unexpected_end [\\set]"}, {"\\set 1x 5", "s:1:6 bad_variable_name [1x]"},
    {"\\set a!b 5", "s:1:6 bad_variable_name [a!b]"}, {"\\set :a 5", "s:1:6 bad_variable_name [:a]"},
    {"SELECT 1;\n\\set x 1 +\n", "s:2:11 unexpected_end [\\set]"}, {"\\set x 1 2", "s:1:10 syntax_error [2]"},
    {"\\set x 1 + \\\n  frob(2)", "s:2:3 unknown_function [frob]"},
    {"\\set x 1 \\\n\\\n + * 2", "s:3:4 syntax_error [*]"},
    {"\\set x 1 -- a comment", "s:1:13 unknown_function [a]"},
    {"\\set x abs()", "s:1:8 argument_count [abs] [0] [1] [1]"},
    {"\\set x least()", "s:1:8 too_few_arguments [least] [1]"},
    {"\\set x 99999999999999999999", "s:1:8 number_too_large [99999999999999999999]"},
    {"\\set привет 1 2", "s:1:15 syntax_error [2]"}, // columns count characters, not bytes
};
INSTANTIATE_TEST_SUITE_P(set, ScriptMistake, testing::ValuesIn(ofSet));

constexpr Case ofSleep[] = {
    {"\\sleep", "s:1:7 missing_argument [\\sleep]"},
    {"\\sleep abc ms", "s:1:8 bad_sleep_time [abc]"},
    {"\\sleep ms", "s:1:8 bad_sleep_time [ms]"},
    {"\\sleep - s", "s:1:8 bad_sleep_time [-]"},
    {"\\sleep +-1 s", "s:1:8 bad_sleep_time [+-1]"},
    {"\\sleep 1.5.2 s", "s:1:8 bad_sleep_time [1.5.2]"},
    {"\\sleep 1 h", "s:1:10 unknown_unit [h]"},
    {"\\sleep 5min", "s:1:9 unknown_unit [min]"},
    {"\\sleep 1 ms x", "s:1:13 extra_argument [x] [\\sleep]"},
    {"\\sleep :", "s:1:8 bad_variable_name [:]"},
    {"\\sleep :5 ms", "s:1:8 bad_variable_name [:5]"},
    {"\\sleep :a:b", "s:1:8 bad_variable_name [:a:b]"},
};
INSTANTIATE_TEST_SUITE_P(sleep, ScriptMistake, testing::ValuesIn(ofSleep));

constexpr Case ofBranches[] = {
    {"\\if 1\nSELECT 1;", "s:1:1 if_not_closed [\\if]"},
    {"\\if 1\n\\if 2\n\\endif\n", "s:1:1 if_not_closed [\\if]"},
    {"SELECT 1;\n\\endif", "s:2:1 branch_without_if [\\endif]"},
    {"\\else", "s:1:1 branch_without_if [\\else]"},
    {"\\elif 1", "s:1:1 branch_without_if [\\elif]"},
    {"\\if 1\n\\endif\n\\endif", "s:3:1 branch_without_if [\\endif]"},
    {"\\if 1\n\\else\n\\else\n\\endif", "s:3:1 branch_after_else [\\else]"},
    {"\\if 1\n\\else\n\\elif 2\n\\endif", "s:3:1 branch_after_else [\\elif]"},
    {"\\if 1\n\\else 1\nSELECT 1;\n\\endif x",
        "s:2:7 extra_argument [1] [\\else]; s:4:8 extra_argument [x] "
        "[\\endif]"},
    {"\\if\n\\endif", "s:1:4 unexpected_end [\\if]"},
    {"\\if 1\n\\elif\nSELECT 1;\n\\endif", "s:2:6 unexpected_end [\\elif]"},
    {"\\if 1 1\n\\endif", "s:1:7 syntax_error [1]"},
};
INSTANTIATE_TEST_SUITE_P(branches, ScriptMistake, testing::ValuesIn(ofBranches));

constexpr Case ofCapture[] = {
    {"\\gset", "s:1:1 no_statement_before [\\gset]"},
    {"\\aset x", "s:1:1 no_statement_before [\\aset]"},
    {"SELECT 1;\n\n\\gset", ""},
    {"SELECT 1 \\gset\n\\aset", "s:2:1 no_statement_before [\\aset]"},
    {"SELECT 1;\n\\set x 1\n\\gset", "s:3:1 no_statement_before [\\gset]"},
    {"\\if 1\nSELECT 1;\n\\endif\n\\gset", "s:4:1 no_statement_before [\\gset]"},
    {"SELECT 1 \\gset a b", "s:1:18 extra_argument [b] [\\gset]"},
    {"SELECT 1 \\gset a-b", "s:1:16 bad_variable_name [a-b]"},
    {"SELECT 1 \\aset 1", "s:1:16 bad_variable_name [1]"},
    {"SELECT 1 AS a \\gset p_\nSELECT :p_a;", ""},
};
INSTANTIATE_TEST_SUITE_P(capture, ScriptMistake, testing::ValuesIn(ofCapture));

constexpr Case ofShell[] = {
    {"\\shell", "s:1:7 missing_argument [\\shell]"},
    {"\\setshell", "s:1:10 missing_argument [\\setshell]"},
    {"\\setshell x", "s:1:12 missing_argument [\\setshell]"},
    {"\\setshell a!b echo 1", "s:1:11 bad_variable_name [a!b]"},
    {"\\shell echo :a!b", "s:1:13 bad_variable_name [:a!b]"},
    {"\\shell echo :", "s:1:13 bad_variable_name [:]"},
    {"\\shell echo :1", "s:1:13 bad_variable_name [:1]"},
};
INSTANTIATE_TEST_SUITE_P(shell, ScriptMistake, testing::ValuesIn(ofShell));

constexpr Case ofPipelines[] = {
    {"\\startpipeline\nSELECT 1;\n\\syncpipeline\nSELECT 2;\n\\endpipeline", ""},
    {"\\startpipeline x\nSELECT 1;\n\\endpipeline", "s:1:16 extra_argument [x] [\\startpipeline]"},
    {"\\startpipeline\n\\syncpipeline 1\n\\endpipeline 2",
        "s:2:15 extra_argument [1] [\\syncpipeline]; s:3:14 extra_argument [2] [\\endpipeline]"},
    {"SELECT 1;\n\\startpipeline\nSELECT 1;", "s:2:1 pipeline_left_open [\\startpipeline]"},
    {"\\syncpipeline\n\\endpipeline", "s:1:1 pipeline_not_open [\\syncpipeline]"},
    {"\\endpipeline", "s:1:1 pipeline_not_open [\\endpipeline]"},
    {"\\startpipeline\n\\startpipeline\n\\endpipeline", "s:2:1 pipeline_already_open [\\startpipeline]"},
    {"\\startpipeline\nSELECT 1 \\gset\nSELECT 2 \\aset\n\\endpipeline",
        "s:2:1 capture_in_pipeline [\\gset]; s:3:1 capture_in_pipeline [\\aset]"},
};
INSTANTIATE_TEST_SUITE_P(pipelines, ScriptMistake, testing::ValuesIn(ofPipelines));

/// What only some ways through a script run into is no mistake of the script.
constexpr Case ofPipelinesByCondition[] = {
    {"\\if :client_id\n\\startpipeline\n\\endif\nSELECT 1;\n\\if :client_id\n\\endpipeline\n\\endif", ""},
    {"\\if :client_id\n\\startpipeline\n\\else\n\\startpipeline\n\\endif\nSELECT 1;",
        "s:4:1 pipeline_left_open [\\startpipeline]"},
    {"\\startpipeline\n\\if :client_id\nSELECT 1;\n\\elif 2\n\\endpipeline\n\\startpipeline\n\\else\n"
     "\\sleep 1 ms\n\\endif\n\\endpipeline",
        ""},
    {"\\startpipeline\n\\if 1\n\\endpipeline\n\\else\nSELECT 1 \\gset\n\\endif\n",
        "s:5:1 capture_in_pipeline [\\gset]"},
};
INSTANTIATE_TEST_SUITE_P(pipelinesByCondition, ScriptMistake, testing::ValuesIn(ofPipelinesByCondition));

constexpr Case ofWhatIsNotClosed[] = {
    {"SELECT 1;\nSELECT 'abc", "s:2:8 not_closed [']"},
    {"SELECT E'abc\\'", "s:1:9 not_closed [']"},
    {"SELECT \"abc", "s:1:8 not_closed [\"]"},
    {"SELECT $a$ x $b$", "s:1:8 not_closed [$a$]"},
    {"SELECT $$ x $", "s:1:8 not_closed [$$]"},
    {"SELECT /* /* */", "s:1:8 not_closed [/*]"},
    {"SELECT (1;\nSELECT 2;", "s:1:8 not_closed [(]"},
    {"SELECT (1 \\gset\n", "s:1:8 not_closed [(]"},
    {"CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1;\n", "s:1:33 not_closed [BEGIN ATOMIC]"},
};
INSTANTIATE_TEST_SUITE_P(notClosed, ScriptMistake, testing::ValuesIn(ofWhatIsNotClosed));

TEST(ScriptMistakes, areAllFoundAtOnceInTheOrderOfTheText)
{
    EXPECT_EQ(mistakes("\\set x 1 2\n\\frob\nSELECT 1;\n\\sleep x"),
        "s:1:10 syntax_error [2]; s:2:1 unknown_command [\\frob]; s:4:8 bad_sleep_time [x]");
    EXPECT_EQ(mistakes("\\if )\n\\startpipeline\n\\else\n\\set\n\\endif\nSELECT 1 \\gset 2\n\\endpipeline"),
        "s:1:5 syntax_error [)]; s:4:5 missing_argument [\\set]; s:6:16 bad_variable_name [2]");
}

TEST(ScriptMistakes, tellOfAZeroByteWhichWouldEndTheStatement)
{
    EXPECT_EQ(mistakes(std::string_view("SELECT 1;\nSELECT\0 2;", 20)), "s:2:7 syntax_error [\\0]");
}

} // namespace
