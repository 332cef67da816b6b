#include <gtest/gtest.h>

#include "driver/binding.h"
#include "driver/execution.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;

namespace {

/// A load of some scripts as one session sees it, without a server.
struct Load {
    explicit Load(
        std::vector<Script> scripts, std::map<std::string, std::string> variables = {}, int maxTries = 1)
        : plan(planOf(std::move(scripts), std::move(variables), maxTries))
        , blueprint(plan)
    {
        blueprint.setVariables(plan.variables);
    }
    explicit Load(std::string_view text, std::map<std::string, std::string> variables = {}, int maxTries = 1)
        : Load({Script::compile("s", text, 1)}, std::move(variables), maxTries)
    {
    }
    static LoadPlan planOf(
        std::vector<Script> scripts, std::map<std::string, std::string> variables, int maxTries)
    {
        LoadPlan plan;
        plan.scripts = std::move(scripts);
        plan.variables = std::move(variables);
        plan.maxTries = maxTries;
        plan.steps = {{0, 4, false, std::chrono::seconds(1), {}}};
        return plan;
    }

    const LoadPlan plan;
    Blueprint blueprint;
};

/// The statements of one transaction as the simple protocol sends them.
std::vector<std::string> sent(const Load& load, Execution& execution)
{
    Binding binding(load.blueprint.mostParameters);
    std::vector<std::string> result;
    for (auto action = execution.next(); action.kind != Execution::Action::Kind::End;
         action = execution.next())
        result.push_back(action.kind == Execution::Action::Kind::Sleep
                ? "sleep " + std::to_string(action.micros)
                : binding.pasted(
                    load.blueprint.statements[static_cast<std::size_t>(action.statement)], execution));
    return result;
}

std::vector<std::string> sent(std::string_view text, std::map<std::string, std::string> variables = {})
{
    const Load load(text, std::move(variables));
    Execution execution(load.blueprint, 3);
    return sent(load, execution);
}

using Texts = std::vector<std::string>;

TEST(Execution, setsAndPastesVariables)
{
    EXPECT_EQ(sent("\\set a 2 * 3\n\\set b :a + 0.5\nSELECT :a, :b, :c;", {{"c", "x y"}}),
        (Texts{"SELECT 6, 6.5, x y;"}));
}

TEST(Execution, keepsAMinusApartFromANegativeNumber)
{
    EXPECT_EQ(sent("\\set d -3\nSELECT 5 -:d, 5 - :d, -:d;"), (Texts{"SELECT 5 - -3, 5 - -3, - -3;"}));
    EXPECT_EQ(sent("SELECT 5 -:d", {{"d", "-x"}}), (Texts{"SELECT 5 - -x"}));
}

TEST(Execution, knowsTheAutomaticVariables)
{
    const auto texts = sent("SELECT :client_id, :random_seed;\n\\set h hash(1)\nSELECT :h");
    EXPECT_EQ(texts.front(), "SELECT 3, 1;");
}

TEST(Execution, isTheSameForTheSameSeedAndSession)
{
    const Load load("\\set a random(1, 1000000000)\nSELECT :a;");
    Execution one(load.blueprint, 1), again(load.blueprint, 1), other(load.blueprint, 2);
    const auto first = sent(load, one);
    EXPECT_EQ(first, sent(load, again));
    EXPECT_NE(first, sent(load, other));
}

TEST(Execution, aRetryHasTheSameRandomNumbersAndVariables)
{
    const Load load("\\set n :n + 1\n\\set a random(1, 1000000000)\nSELECT :n, :a;", {{"n", "1"}}, 3);
    Execution execution(load.blueprint, 0);
    execution.begin(0);
    const auto first = sent(load, execution);
    execution.beginAgain();
    EXPECT_EQ(sent(load, execution), first);
    execution.begin(0);
    EXPECT_NE(sent(load, execution), first);
}

TEST(Execution, drawsScriptsByWeight)
{
    const Load load({Script::compile("a", "SELECT 1", 50), Script::compile("b", "SELECT 2", 0),
        Script::compile("c", "SELECT 3", 15), Script::compile("d", "SELECT 4", 35)});
    Execution execution(load.blueprint, 0);
    std::vector<int> count(4);
    constexpr int draws = 100'000;
    for (int i = 0; i < draws; ++i)
        ++count[static_cast<std::size_t>(execution.drawScript())];
    EXPECT_NEAR(count[0], 0.50 * draws, 800);
    EXPECT_EQ(count[1], 0);
    EXPECT_NEAR(count[2], 0.15 * draws, 600);
    EXPECT_NEAR(count[3], 0.35 * draws, 800);
}

TEST(Execution, tellsWhereAValueCannotBeWorkedWith)
{
    const Load load("SELECT 1;\n  \\set a 1 / :zero\n", {{"zero", "0"}});
    Execution execution(load.blueprint, 0);
    execution.next();
    try {
        execution.next();
        FAIL();
    } catch (const WorkloadError& error) {
        EXPECT_EQ(error.fault().code, fault::divisionByZero);
        EXPECT_EQ(error.fault().where, "s:2:3");
    }
}

TEST(Execution, refusesTextWhereANumberIsNeeded)
{
    const Load load("\\set a :b + 1\nSELECT :a", {{"b", "12abc"}});
    Execution execution(load.blueprint, 0);
    EXPECT_THROW(execution.next(), WorkloadError);
}

TEST(Execution, capturedColumnsBecomeVariables)
{
    const Load load("SELECT 5 AS a, 'x' AS b \\gset p_\n\\set c :p_a * 2\nSELECT :c, :p_b;");
    Execution execution(load.blueprint, 0);
    execution.next();
    execution.capture("p_a", "5");
    execution.capture("p_b", "x");
    execution.capture("p_unknown", "never read");
    EXPECT_EQ(sent(load, execution), (Texts{"SELECT 10, x;"}));
}

std::string undefined(std::string_view text, std::map<std::string, std::string> variables = {})
{
    try {
        const Load load(text, std::move(variables));
        return "";
    } catch (const WorkloadError& error) {
        return error.fault().where + " " + error.fault().args.front();
    }
}

TEST(Blueprint, refusesAVariableThatNothingSets)
{
    EXPECT_EQ(undefined("SELECT 1;\nSELECT :nope;"), "s:2:8 nope");
    EXPECT_EQ(undefined("\\set a :b + 1\nSELECT :a;"), "s:1:8 b");
    EXPECT_EQ(undefined("\\set a :b + 1\nSELECT :a;", {{"b", "1"}}), "");
    EXPECT_EQ(undefined("SELECT x[i:j];"), "") << "an array slice";
    EXPECT_EQ(undefined("SELECT 1 AS q \\gset\nSELECT :q;"), "");
}

TEST(Blueprint, numbersTheParameters)
{
    const Load load("\\set a 1\nSELECT :a, ':a', x[i:j], :a + :a;");
    EXPECT_EQ(load.blueprint.statements.front().numbered, "SELECT $1, ':a', x[i:j], $2 + $3;");
}

TEST(Blueprint, takesAsManyParametersAsTheProtocol)
{
    std::string text = "SELECT :a";
    for (int i = 1; i < 65535; ++i)
        text += ",:a";
    LoadPlan plan = Load::planOf({Script::compile("s", text, 1)}, {{"a", "1"}}, 1);
    const auto fault = [&plan] {
        try {
            Blueprint(plan).setVariables(plan.variables);
            return std::string();
        } catch (const WorkloadError& error) {
            return error.fault().code + " " + error.fault().args.front();
        }
    };
    EXPECT_EQ(fault(), "");
    plan.scripts = {Script::compile("s", text + ",:a", 1)};
    EXPECT_EQ(fault(), "workload.too_many_parameters 65536");
    plan.protocol = study::Protocol::Simple;
    EXPECT_EQ(fault(), "");
}

TEST(Blueprint, refusesALoadOfNothing)
{
    EXPECT_THROW(Load({Script::compile("s", "SELECT 1", 0)}), WorkloadError);
    EXPECT_THROW(Load(std::vector<Script>{}), WorkloadError);
    LoadPlan plan;
    plan.scripts = {Script::compile("s", "SELECT 1", 1)};
    EXPECT_THROW((Blueprint(plan)), WorkloadError) << "no steps";
    plan.steps = {{0, 0, false, std::chrono::seconds(1), {}}};
    EXPECT_THROW((Blueprint(plan)), WorkloadError) << "no sessions";
}

/// Bytes of the only parameter, in hexadecimal, or its text.
std::string parameter(const char* expression, Wire wire)
{
    Load load("\\set v " + std::string(expression) + "\nSELECT :v;");
    load.blueprint.statements.front().wires = {wire};
    Execution execution(load.blueprint, 0);
    execution.next();
    Binding binding(1);
    binding.fill(load.blueprint.statements.front(), execution, true);
    if (!binding.values()[0])
        return "NULL";
    if (binding.formats()[0] == 0)
        return binding.values()[0];
    std::string hex;
    for (int i = 0; i < binding.lengths()[0]; ++i) {
        char digits[3];
        std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned char>(binding.values()[0][i]));
        hex += digits;
    }
    return "x" + hex;
}

TEST(Binding, isBinaryWhereTheTypeFits)
{
    EXPECT_EQ(parameter("258", Wire::Int4), "x00000102");
    EXPECT_EQ(parameter("-2", Wire::Int8), "xfffffffffffffffe");
    EXPECT_EQ(parameter("7", Wire::Int2), "x0007");
    EXPECT_EQ(parameter("2", Wire::Float8), "x4000000000000000");
    EXPECT_EQ(parameter("true", Wire::Boolean), "x01");
}

TEST(Binding, isTextWhereItDoesNot)
{
    EXPECT_EQ(parameter("3000000000", Wire::Int4), "3000000000");
    EXPECT_EQ(parameter("40000", Wire::Int2), "40000");
    EXPECT_EQ(parameter("1.5", Wire::Int4), "1.5");
    EXPECT_EQ(parameter("9007199254740993", Wire::Float8), "9007199254740993");
    EXPECT_EQ(parameter("0.5", Wire::Float8), "0.5");
    EXPECT_EQ(parameter("1 / 3.0", Wire::Float8), "0.333333333333333") << "15 digits, as pgbench sends it";
    EXPECT_EQ(parameter("5", Wire::Text), "5");
    EXPECT_EQ(parameter("true", Wire::Int4), "true");
    EXPECT_EQ(parameter("null", Wire::Int4), "NULL");
}

} // namespace
