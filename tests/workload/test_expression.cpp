#include <gtest/gtest.h>

#include "expression_text.h"

using namespace pgduel::workload;
using pgduel::workload::test::evaluated;

namespace {

struct Case {
    const char* text;
    const char* expected;
};

void PrintTo(const Case& each, std::ostream* out)
{
    *out << each.text;
}

class Expressions : public testing::TestWithParam<Case> { };

TEST_P(Expressions, haveTheValueThatPgbenchGives)
{
    EXPECT_EQ(evaluated(GetParam().text), GetParam().expected);
}

// Values as pgbench 15 gave them for the same text (function debug), unless a comment says otherwise.
constexpr Case constants[] = {
    {"0", "int 0"},
    {"007", "int 7"},
    {"9223372036854775807", "int 9223372036854775807"},
    {"-9223372036854775808", "int -9223372036854775808"},
    {"- 9223372036854775808", "int -9223372036854775808"},
    {"1.", "double 1"},
    {".5e1", "double 5"},
    {"1e3", "double 1000"},
    {"1E-2", "double 0.01"},
    {"0.1 + 0.2", "double 0.3"},
    {"1e300 * 10", "double 1e+301"},
    {"TRUE", "boolean true"},
    {"False", "boolean false"},
    {"null", "null"},
    {"NuLL", "null"},
};
INSTANTIATE_TEST_SUITE_P(constants, Expressions, testing::ValuesIn(constants));

constexpr Case arithmetic[] = {
    {"1 + 2 * 3", "int 7"},
    {"(1 + 2) * 3", "int 9"},
    {"7 - 2 - 1", "int 4"},
    {"100 / 7 / 2", "int 7"},
    {"-7 / 2", "int -3"},
    {"-7 % 3", "int -1"},
    {"7 % -3", "int 1"},
    {"7 % 3.6", "int 3"},
    {"double(1) % 2", "int 1"},
    {"double(7) / 2", "double 3.5"},
    {"2 * -3", "int -6"},
    {"- - 3", "int 3"},
    {"+3", "int 3"},
    {"-2 + 5", "int 3"},
    {"1 + 1.5", "double 2.5"},
    {"1.0 / 0", "double Infinity"},
    {"-1.0 / 0", "double -Infinity"},
    {"0.0 / 0", "double NaN"},
    {"(-9223372036854775808) % -1", "int 0"},
    {"1 + null", "null"},
    {"null * 2.5", "null"},
};
INSTANTIATE_TEST_SUITE_P(arithmetic, Expressions, testing::ValuesIn(arithmetic));

constexpr Case bits[] = {
    {"2 | 1 & 4 # 6 << 1", "int 12"}, // one level, from the left
    {"5 & 3 | 8", "int 9"},
    {"1 << 65", "int 2"},
    {"1 << -1", "int -9223372036854775808"},
    {"-1 >> 1", "int -1"},
    {"~5 + 1", "int -7"}, // the sum first
    {"~5 | 1", "int -5"},
    {"~~5", "int 5"},
    {"1 << 2 + 1", "int 8"},
    {"1.6 | 1", "int 3"},
};
INSTANTIATE_TEST_SUITE_P(bits, Expressions, testing::ValuesIn(bits));

constexpr Case logic[] = {
    {"not 1 = 2", "boolean true"},
    {"not not true", "boolean true"},
    {"not 1 is null", "boolean true"},
    {"true or false and false", "boolean true"},
    {"(true or false) and false", "boolean false"},
    {"null and false", "null"},
    {"false and null", "boolean false"},
    {"null or true", "null"},
    {"true or null", "boolean true"},
    {"false and 1 / 0 = 1", "boolean false"}, // the right side is not evaluated
    {"true or 1 / 0 = 1", "boolean true"},
    {"2 = 2.0", "boolean true"},
    {"1 <> 2", "boolean true"},
    {"1 != 1", "boolean false"},
    {"1 < 2", "boolean true"},
    {"2 <= 2", "boolean true"},
    {"3 > 4", "boolean false"},
    {"4 >= 4.5", "boolean false"},
    {"null = null", "null"},
    {"true <> null", "null"},
    {"1 is null", "boolean false"},
    {"null is null", "boolean true"},
    {"null is not true", "boolean true"},
    {"true is true", "boolean true"},
    {"1 is true", "boolean false"},
    {"1 is null is null", "boolean false"},
    {"5 notnull", "boolean true"},
    {"null isnull", "boolean true"},
    {"1 < 2 is true", "boolean true"},
    {"2 + 3 is null", "boolean false"},
};
INSTANTIATE_TEST_SUITE_P(logic, Expressions, testing::ValuesIn(logic));

constexpr Case functions[] = {
    {"abs(-5)", "int 5"},
    {"ABS(-5.5)", "double 5.5"},
    {"abs(-9223372036854775808)", "int -9223372036854775808"},
    {"int(2.5)", "int 2"},
    {"int(-3.5)", "int -4"},
    {"int(7)", "int 7"},
    {"double(5)", "double 5"},
    {"sqrt(2)", "double 1.4142135623731"},
    {"sqrt(-1)", "double NaN"},
    {"ln(0)", "double -Infinity"},
    {"exp(1)", "double 2.71828182845905"},
    {"pi()", "double 3.14159265358979"},
    {"pow(2, 3)", "double 8"},
    {"power(2, -1)", "double 0.5"},
    {"mod(5.5, 2)", "int 0"},
    {"mod(-7, 3)", "int -1"},
    {"least(3, 1, 2)", "int 1"},
    {"least(1, 2.5)", "double 1"},
    {"greatest(3, 1, 2)", "int 3"},
    {"greatest(1, 2.5, -4)", "double 2.5"},
    {"greatest(1, null)", "null"},
    {"abs(null)", "null"},
    {"debug(7)", "int 7"},
    {"hash(5, 17)", "int -2026080698072662554"},
    {"hash_murmur2(-3, 0)", "int -8410035145250080126"},
    {"hash_fnv1a(123456789, 42)", "int -1441609354036786589"},
    {"permute(7, 100, 3)", "int 44"},
    {"permute(123456, 1000000007, 99)", "int 20793647"},
    {"permute(-5, 2, 1)", "int 0"},
    {"permute(5, 1, 1)", "int 0"},
    {"random(5, 5)", "int 5"},
    {"random_zipfian(3, 3, 1.5)", "int 3"},
};
INSTANTIATE_TEST_SUITE_P(functions, Expressions, testing::ValuesIn(functions));

constexpr Case types[] = {
    {"INT(5)", "int 5"},
    {"int(-0.5)", "int 0"},
    {"double(1) + 1", "double 2"},
    {"5 / 2", "int 2"},
    {"5 / 2.0", "double 2.5"},
    {"1e3 = 1000", "boolean true"},
    {"1 < 1.5", "boolean true"},
    {"9007199254740993 = 9007199254740992.0", "boolean true"}, // as doubles
    {"2.5 & 3", "int 2"},
    {"greatest(1, 2.0)", "double 2"},
    {"least(9223372036854775807, 1)", "int 1"},
    {"power(2, 62)", "double 4.61168601842739e+18"},
    {"int(power(2, 62))", "int 4611686018427387904"},
    {"sqrt(4)", "double 2"},
    {"ln(1)", "double 0"},
    {"exp(0)", "double 1"},
    {"pow(0, 0)", "double 1"},
    {"mod(7, 2)", "int 1"},
    {"hash(1.4, 0) = hash(1, 0)", "boolean true"}, // the nearest integer
    {"hash_murmur2(5, 17) = hash(5, 17)", "boolean true"},
    {"permute(0, 1, 2)", "int 0"},
    {"debug(null)", "null"},
    {"debug(2.50)", "double 2.5"},
    {"not true = false or 1 > 0", "wrong_type boolean integer"},
};
INSTANTIATE_TEST_SUITE_P(types, Expressions, testing::ValuesIn(types));

/// Whatever is not NULL's own business is NULL when an argument is.
constexpr Case nulls[] = {
    {"- null", "null"},
    {"~ null", "null"},
    {"not null", "null"},
    {"null / 0", "null"},
    {"1 << null", "null"},
    {"null < 1", "null"},
    {"sqrt(null)", "null"},
    {"int(null)", "null"},
    {"double(null)", "null"},
    {"ln(null)", "null"},
    {"power(null, 2)", "null"},
    {"mod(1, null)", "null"},
    {"least(null, 1)", "null"},
    {"hash(null, 1)", "null"},
    {"hash_fnv1a(1, null)", "null"},
    {"permute(1, null, 3)", "null"},
    {"random(1, null)", "null"},
    {"random_zipfian(null, 2, 2)", "null"},
    {"random_gaussian(1, 2, null)", "null"},
    {"random_exponential(1, null, 3)", "null"},
    {"true and null", "null"},
    {"false or null", "null"},
};
INSTANTIATE_TEST_SUITE_P(nulls, Expressions, testing::ValuesIn(nulls));

constexpr Case levels[] = {
    {"1 + 2 << 3 + 1", "int 48"},
    {"1 | 2 = 3", "boolean true"},
    {"1 = 1 is true", "boolean true"},
    {"not false and false", "boolean false"},
    {"not (false and false)", "boolean true"},
    {"2 * 3 % 4", "int 2"},
    {"-2 * 3", "int -6"},
    {"- 2 - - 3", "int 1"},
    {"1 - 2 - 3 + 4", "int 0"},
    {"~1 << 2", "int -8"},
    {"+ - + 5", "int -5"},
    {"1 < 2 and 2 < 3 or false", "boolean true"},
    {"null isnull is true", "boolean true"},
    {"1 + 1 is not null", "boolean true"},
    {"case when 1 = 1 then 1 + 1 else 0 end + 1", "int 3"},
};
INSTANTIATE_TEST_SUITE_P(levels, Expressions, testing::ValuesIn(levels));

constexpr Case choices[] = {
    {"case when null then 1 when 0 then 2 when 0.1 then 3 end", "int 3"},
    {"case when false then 1 end", "null"},
    {"case when false then 1 else 2.5 end", "double 2.5"},
    {"case when 1 then 2 when 1 / 0 = 0 then 3 end", "int 2"}, // only what is needed is evaluated
    {"1 + case when true then 2 else 3 end * 2", "int 5"},
    {"case when true then case when false then 1 else 4 end end", "int 4"},
};
INSTANTIATE_TEST_SUITE_P(choices, Expressions, testing::ValuesIn(choices));

constexpr Case valueErrors[] = {
    {"1 / 0", "division_by_zero /"},
    {"1 % 0", "division_by_zero %"},
    {"9223372036854775807 + 1", "out_of_range +"},
    {"-9223372036854775807 - 2", "out_of_range -"},
    {"9223372036854775807 * 2", "out_of_range *"},
    {"(-9223372036854775808) / -1", "out_of_range /"},
    {"-(-9223372036854775808)", "out_of_range -"},
    {"int(1e30)", "out_of_range int"},
    {"int(0.0 / 0)", "out_of_range int"},
    {"true = true", "wrong_type boolean integer"},
    {"1 + not true", "wrong_type boolean integer"},
    {"true and 1", "wrong_type integer boolean"},
    {"not 1", "wrong_type integer boolean"},
    {"sqrt(true)", "wrong_type boolean double"},
    {"1.5 + true", "wrong_type boolean double"},
    {"null is null = true", "wrong_type boolean integer"},
    {"random(5, 1)", "empty_range random 5 1"},
    {"random_zipfian(5, 1, 2)", "empty_range random_zipfian 5 1"},
    {"random(-9223372036854775807, 9223372036854775807)",
        "range_too_large random -9223372036854775807 9223372036854775807"},
    {"random_zipfian(1, 10, 1)", "bad_parameter random_zipfian 1 1.001 1000"},
    {"random_zipfian(1, 10, 1000.5)", "bad_parameter random_zipfian 1000.5 1.001 1000"},
    {"random_gaussian(1, 10, 1.9)", "bad_parameter random_gaussian 1.9 2 "},
    {"random_exponential(1, 10, 0)", "bad_parameter random_exponential 0 0 "},
    {"permute(1, 0, 5)", "bad_parameter permute 0 1 "},
    {"permute(1, -3, 5)", "bad_parameter permute -3 1 "},
    {"random_exponential(1, 10, -1)", "bad_parameter random_exponential -1 0 "},
    {"random_gaussian(5, 1, 3)", "empty_range random_gaussian 5 1"},
    {"random_exponential(5, 1, 3)", "empty_range random_exponential 5 1"},
    {"random(true, 2)", "wrong_type boolean integer"},
    {"random_gaussian(1, 2, true)", "wrong_type boolean double"},
    {"abs(true)", "wrong_type boolean integer"}, // pgbench reads it as a number that is not there
    {"int(true)", "wrong_type boolean integer"},
    {"double(true)", "wrong_type boolean double"},
    {"greatest(1, true)", "wrong_type boolean integer"},
    {"least(1.5, true)", "wrong_type boolean double"},
    {"hash(true, 1)", "wrong_type boolean integer"},
    {"permute(1, true, 3)", "wrong_type boolean integer"},
    {"power(true, 2)", "wrong_type boolean double"},
    {"ln(false)", "wrong_type boolean double"},
    {"true < false", "wrong_type boolean integer"},
    {"1 or true", "wrong_type integer boolean"},
    {"1.5 and true", "wrong_type double boolean"},
    {"~true", "wrong_type boolean integer"},
    {"true | 1", "wrong_type boolean integer"},
    {"mod(1, 0)", "division_by_zero %"},
    {"5.5 % 0", "division_by_zero %"},
    {"int(9223372036854775807.0)", "out_of_range int"},
    {"1e30 | 1", "out_of_range int"},
    {"debug(1 / 0)", "division_by_zero /"},
};
INSTANTIATE_TEST_SUITE_P(valueErrors, Expressions, testing::ValuesIn(valueErrors));

constexpr Case mistakes[] = {
    {"", "column 1: unexpected_end \\set"},
    {"1 +", "column 4: unexpected_end \\set"},
    {"(1", "column 3: unexpected_end \\set"},
    {"1 2", "column 3: syntax_error 2"},
    {"1 = 2 = 3", "column 7: syntax_error ="},
    {"1)", "column 2: syntax_error )"},
    {"!1", "column 1: syntax_error !"},
    {"1.5e", "column 4: syntax_error e"},
    {"1 is 1", "column 6: syntax_error 1"},
    {"case 1 when 1 then 2 end", "column 6: syntax_error 1"},
    {"case when 1 then 2", "column 19: unexpected_end \\set"},
    {"isnull", "column 1: unknown_function isnull"},
    {"9223372036854775808", "column 1: syntax_error 9223372036854775808"},
    {"99999999999999999999", "column 1: number_too_large 99999999999999999999"},
    {"1e999", "column 1: number_too_large 1e999"},
    {": + 1", "column 1: syntax_error :"},
    {"1 :x", "column 3: syntax_error :x"},
    {"foo(1)", "column 1: unknown_function foo"},
    {"b", "column 1: unknown_function b"},
    {"greatest()", "column 1: too_few_arguments greatest 1"},
    {"abs(1, 2)", "column 1: argument_count abs 2 1 1"},
    {"random(1)", "column 1: argument_count random 1 2 2"},
    {"hash(1, 2, 3)", "column 1: argument_count hash 3 1 2"},
    {"pi(1)", "column 1: argument_count pi 1 0 0"},
    {"abs 1", "column 5: syntax_error 1"},
    {"()", "column 2: syntax_error )"},
    {"abs(", "column 5: unexpected_end \\set"},
    {"abs(1", "column 6: unexpected_end \\set"},
    {"abs(1,)", "column 7: syntax_error )"},
    {"* 2", "column 1: syntax_error *"},
    {"1 + + ", "column 7: unexpected_end \\set"},
    {"1 <> 2 <> 3", "column 8: syntax_error <>"},
    {"1 = 2 > 3", "column 7: syntax_error >"},
    {"1 is", "column 5: unexpected_end \\set"},
    {"1 is not 5", "column 10: syntax_error 5"},
    {"1 not null", "column 3: syntax_error not"},
    {"case end", "column 6: syntax_error end"},
    {"case when 1 end", "column 13: syntax_error end"},
    {"case when 1 then 2 else end", "column 25: unknown_function end"},
    {"then", "column 1: unknown_function then"},
    {"'a'", "column 1: syntax_error '"},
    {"1 ; 2", "column 3: syntax_error ;"},
    {"0x1F", "column 2: syntax_error x1F"},
    {"1_000", "column 2: syntax_error _000"},
    {"1.2.3", "column 4: syntax_error .3"},
    {"..5", "column 1: syntax_error ."},
    {"a.b", "column 1: unknown_function a"},
    {"5 5", "column 3: syntax_error 5"},
    {"true false", "column 6: syntax_error false"},
    {"permute(1)", "column 1: argument_count permute 1 2 3"},
    {"permute(1, 2, 3, 4)", "column 1: argument_count permute 4 2 3"},
    {"random_zipfian(1, 2)", "column 1: argument_count random_zipfian 2 3 3"},
    {"mod(1)", "column 1: argument_count mod 1 2 2"},
    {"least()", "column 1: too_few_arguments least 1"},
    {"1e-999", "column 1: number_too_large 1e-999"},
};
INSTANTIATE_TEST_SUITE_P(mistakes, Expressions, testing::ValuesIn(mistakes));

TEST(Expression, readsVariables)
{
    EXPECT_EQ(evaluated(":a * 100 + :b", {{"a", std::int64_t{3}}, {"b", 0.5}}), "double 300.5");
    EXPECT_EQ(evaluated("100000 * :scale", {{"scale", std::int64_t{130}}}), "int 13000000");
    EXPECT_EQ(evaluated(":x is null", {{"x", Null{}}}), "boolean true");
}

TEST(Expression, aHashWithoutSeedTakesTheDefaultSeed)
{
    EXPECT_EQ(evaluated("hash(5)", {{"default_seed", std::int64_t{17}}}), evaluated("hash(5, 17)"));
    EXPECT_EQ(evaluated("permute(7, 100)", {{"default_seed", std::int64_t{3}}}), "int 44");
}

TEST(Expression, isJoinedOverLinesByABackslash)
{
    EXPECT_EQ(evaluated("1 + \\\n 2 + \\\r\n 3"), "int 6");
}

TEST(Expression, takesTheExtremeOfAnyNumberOfArguments)
{
    std::string arguments = "-1";
    for (int i = 2; i <= 100; ++i)
        arguments += ", " + std::to_string(i);
    EXPECT_EQ(evaluated("greatest(" + arguments + ")"), "int 100");
    EXPECT_EQ(evaluated("least(" + arguments + ")"), "int -1");
    EXPECT_EQ(evaluated("least(" + arguments + ", -1.5)"), "double -1.5");
    EXPECT_EQ(evaluated("greatest(" + arguments + ", null)"), "null");
}

TEST(Expression, thatCouldExhaustTheStackIsRefused)
{
    const std::string nested = std::string(100'000, '(') + "1" + std::string(100'000, ')');
    EXPECT_NE(evaluated(nested).find("syntax_error"), std::string::npos);
    std::string chain = "1";
    for (int i = 0; i < 100'000; ++i)
        chain += "+1";
    EXPECT_NE(evaluated(chain).find("syntax_error"), std::string::npos);
    EXPECT_NE(evaluated(std::string(100'000, '-') + "1").find("syntax_error"), std::string::npos);
}

} // namespace
