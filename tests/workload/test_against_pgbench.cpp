// The same random scripts and expressions for this language and for the machine's own pgbench. Longer by
// hand: PGDUEL_PEER_ROUNDS=5000 PGDUEL_PEER_SEED=7 test_workload --gtest_filter=AgainstPgbench.*
#include <gtest/gtest.h>

#include <cstdlib>

#include "driver/binding.h"
#include "driver/execution.h"
#include "expression_text.h"
#include "language/characters.h"
#include "pgbench_peer.h"

using namespace pgduel;
using namespace pgduel::workload;
using pgduel::workload::test::PgbenchPeer;

namespace {

std::uint64_t environment(const char* name, std::uint64_t otherwise)
{
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

template <std::size_t count> std::string any(Random& random, const char* const (&of)[count])
{
    return of[random.below(count)];
}

/// A script of pieces that mean something to the scanner, in any order.
std::string randomScript(Random& random)
{
    static const char* const pieces[] = {"SELECT 1", "SELECT", " ", "\n", "\r\n", ";", ";\n", "'", "''",
        "'a;b'", "E'", "e'\\'", "\\'", "\"", "\"a;\"", "$$", "$a$", "$1", "$", "--", "-- ;'\n", "/*", "*/",
        "/* ; */", "(", ")", "[", "]", ":", "::", ":x,", ":y_2+", ":1", " :x=", ":x::", ":c ", "\\;",
        "\\:", "x$y$z", "1", "1.5e3 ", "12", "begin ", "atomic ", " end ", "case ", "create ", "function ",
        "or ", "replace ", "procedure ", ",", "=", "-", "+", "*", "/", "é", "U&'", "\t", "END", "a",
        "; create function f() begin atomic select 1;"};
    static const char* const lines[] = {"\\set x 5\n", "\\set y_2 -:x\n", "\\set x 1 + \\\n 2\n",
        "\\SLEEP 1 us\n", "\\sleep 1us\n", "\\if 1\n", "\\if 0\n", "\\elif :x\n", "\\else\n", "\\endif\n",
        "\\gset\n", "\\gset p_\n", "\\aset\n", "\\", "\\ \n", "\\\n", "\\set c null\n", "\\set x true\n",
        "\\set x 0.5\n", "\\gset 1\n", "\\set x 'a\n", "\\if 1 -- no\n"};
    std::string script = "\\set x 3\n\\set y_2 4\n";
    for (std::uint64_t count = 1 + random.below(14); count > 0; --count)
        script += random.below(5) ? any(random, pieces) : "\n" + any(random, lines);
    return script;
}

std::string trimmed(std::string text)
{
    return text.erase(text.find_last_not_of(" \t\r\n\f\v") + 1);
}

/// What the server hears of one transaction.
std::vector<std::string> statementsOf(const LoadPlan& plan)
{
    Blueprint blueprint(plan);
    blueprint.setVariables({});
    Execution execution(blueprint, 0);
    Binding binding(blueprint.mostParameters);
    std::vector<std::string> result;
    for (auto action = execution.next(); action.kind != Execution::Action::Kind::End;
         action = execution.next()) {
        if (action.kind != Execution::Action::Kind::Statement)
            continue;
        const Statement& statement = blueprint.statements[static_cast<std::size_t>(action.statement)];
        if (statement.sql->capture != Capture::None)
            execution.capture(statement.sql->prefix + "c", "1"); // as the fake server answers
        if (plan.protocol == study::Protocol::Simple) {
            result.push_back(trimmed(binding.pasted(statement, execution)));
            continue;
        }
        binding.fill(statement, execution, false);
        result.push_back(trimmed(statement.numbered));
        for (int i = 0; i < binding.count(); ++i)
            result.back() += std::string(" [") + (binding.values()[i] ? binding.values()[i] : "NULL") + "]";
    }
    return result;
}

std::string shown(const std::vector<std::string>& statements)
{
    std::string result;
    for (const std::string& statement : statements)
        result += "<" + statement + ">\n";
    return result;
}

LoadPlan planOf(const std::string& script, study::Protocol protocol)
{
    LoadPlan plan;
    plan.scripts = {Script::compile("s", script, 1, {true})};
    plan.protocol = protocol;
    plan.pgbenchCompatible = true;
    plan.steps = {{0, 1, false, std::chrono::seconds(1), {}}};
    return plan;
}

/// Mistakes that pgbench leaves for the server to find.
bool isStricter(const measure::Fault& fault)
{
    return fault.code == "workload.not_closed" || fault.code == "workload.undefined_variable"
        || fault.code == "workload.bad_variable_name";
}

/// pgbench reads beyond the end of a statement that ends with a colon or a variable.
bool misleadsPgbench(const Program& program)
{
    for (const Command& command : program.commands)
        if (const auto* sql = std::get_if<SqlCommand>(&command.action)) {
            std::string_view text = sql->text;
            while (!text.empty() && isNamePart(text.back()))
                text.remove_suffix(1);
            if (!text.empty() && text.back() == ':')
                return true;
        }
    return false;
}

void compare(PgbenchPeer& peer, const std::string& script, study::Protocol protocol)
{
    const auto theirs = peer.run(script, protocol == study::Protocol::Simple ? "simple" : "extended");
    try {
        const LoadPlan plan = planOf(script, protocol);
        if (misleadsPgbench(plan.scripts[0].program()))
            return;
        const std::vector<std::string> ours = statementsOf(plan);
        ASSERT_FALSE(theirs.refused) << script << "\n" << theirs.words;
        ASSERT_EQ(shown(ours), shown(theirs.statements)) << testing::PrintToString(script) << "\n"
                                                         << theirs.words;
    } catch (const WorkloadError& error) {
        ASSERT_TRUE(theirs.refused || theirs.failed || isStricter(error.fault()))
            << script << "\n"
            << error.fault().code << " " << error.fault().where;
    }
}

TEST(AgainstPgbench, randomScriptsMakeTheSameStatements)
{
    if (!PgbenchPeer::isHere())
        GTEST_SKIP() << "no pgbench on this machine";
    PgbenchPeer peer;
    Random random(environment("PGDUEL_PEER_SEED", 20261130));
    for (std::uint64_t round = environment("PGDUEL_PEER_ROUNDS", 30); round > 0; --round) {
        const std::string script = randomScript(random);
        ASSERT_NO_FATAL_FAILURE(compare(peer, script, study::Protocol::Simple));
        ASSERT_NO_FATAL_FAILURE(compare(peer, script, study::Protocol::Extended));
    }
}

/// An expression of any operators and functions, most of them right.
class RandomExpression {
public:
    explicit RandomExpression(Random& random)
        : random_(random)
    {
    }
    std::string operator()(int depth)
    {
        if (depth == 0 || random_.below(8) == 0)
            return leaf();
        switch (random_.below(8)) {
        case 0:
            return one({"-", "+", "~", "not ", "- "}) + (*this)(depth - 1);
        case 1:
            return "(" + (*this)(depth - 1) + ")";
        case 2:
            return (*this)(depth - 1)
                + one({" is null", " is not null", " isnull", " notnull", " is true", " is not false"});
        case 3:
            return call(depth - 1);
        case 4:
            return "case when " + (*this)(depth - 1) + " then " + (*this)(depth - 1)
                + (random_.below(2) ? " else " + (*this)(depth - 1) : "") + " end";
        default:
            return (*this)(depth - 1)
                + one({" + ", " - ", " * ", " / ", " % ", "=", "<>", " != ", "<", "<=", ">", " >= ", " and ",
                    " or ", " | ", " # ", " & ", "<<", ">>", "-", " + "})
                + (*this)(depth - 1);
        }
    }

private:
    std::string one(std::initializer_list<const char*> of) { return of.begin()[random_.below(of.size())]; }

    std::string leaf()
    {
        return one({"0", "1", "2", "7", "-3", "63", "100", "1000003", "2147483648", "9223372036854775807",
            "-9223372036854775808", "0.5", "2.5", "1e3", "-1e-3", ".25", "1e300", "true", "false", "null",
            ":x", ":d", ":x", "007"});
    }

    std::string call(int depth)
    {
        static const struct {
            const char* name;
            int least, most;
        } functions[] = {{"int", 1, 1}, {"double", 1, 1}, {"sqrt", 1, 1}, {"ln", 1, 1}, {"exp", 1, 1},
            {"pi", 0, 0}, {"pow", 2, 2}, {"power", 2, 2}, {"mod", 2, 2}, {"greatest", 1, 5}, {"least", 1, 5},
            {"hash", 2, 2}, {"hash_fnv1a", 2, 2}, {"hash_murmur2", 2, 2}, {"permute", 3, 3}, {"debug", 0, 2}};
        const auto& function = functions[random_.below(std::size(functions))];
        const auto more = static_cast<std::uint64_t>(function.most - function.least);
        std::string result = std::string(function.name) + "(";
        const std::uint64_t count = static_cast<std::uint64_t>(function.least) + random_.below(more + 1);
        for (std::uint64_t i = 0; i < count; ++i)
            result += (i > 0 ? ", " : "") + (*this)(depth);
        return result + ")";
    }

    Random& random_;
};

/// What the last debug() of a run showed.
std::string lastShown(const std::string& words)
{
    const std::size_t line = words.rfind("debug(script=0");
    const std::size_t begin = words.find("): ", line) + 3;
    return line == std::string::npos ? "" : words.substr(begin, words.find('\n', begin) - begin);
}

TEST(AgainstPgbench, randomExpressionsHaveTheSameValues)
{
    if (!PgbenchPeer::isHere())
        GTEST_SKIP() << "no pgbench on this machine";
    PgbenchPeer peer;
    Random random(environment("PGDUEL_PEER_SEED", 20261130) + 1);
    RandomExpression expression(random);
    for (std::uint64_t round = environment("PGDUEL_PEER_ROUNDS", 40); round > 0; --round) {
        const std::string text = expression(3);
        const std::string ours = test::evaluated(text, {{"x", std::int64_t{-12}}, {"d", 3.75}});
        const auto theirs = peer.run("\\set x -12\n\\set d 3.75\n\\set r debug(" + text + ")\n", "simple");
        if (ours.substr(0, 7) == "column ") {
            ASSERT_TRUE(theirs.refused || theirs.failed) << text << "\n" << ours << "\n" << theirs.words;
        } else if (ours.find('_') != std::string::npos) {
            ASSERT_TRUE(theirs.failed) << text << "\n" << ours << "\n" << theirs.words;
        } else {
            ASSERT_EQ(ours, lastShown(theirs.words)) << text << "\n" << theirs.words;
        }
    }
}

} // namespace
