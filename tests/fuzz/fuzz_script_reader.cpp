// Any text as a script, read in both ways: mistakes with places inside the text, or a program that holds
// together and runs to its end. The first byte chooses the way and the protocol.
#include <cstdint>
#include <string>

#include "driver/binding.h"
#include "driver/execution.h"
#include "require.h"
#include "script/reader.h"

using namespace pgduel;
using namespace pgduel::workload;

namespace {

void checkPlace(const Program& program, const std::string& where)
{
    const std::size_t column = where.rfind(':');
    const std::size_t line = where.rfind(':', column - 1);
    REQUIRE(where.substr(0, line) == "s");
    REQUIRE(std::stoul(where.substr(line + 1)) <= program.lineStarts.size());
    REQUIRE(std::stoul(where.substr(column + 1)) <= program.text.size() + 1);
}

void checkSql(const Program& program, const SqlCommand& sql)
{
    std::size_t end = 0;
    for (const Reference& reference : sql.references) {
        REQUIRE(reference.offset >= end);
        end = reference.offset + reference.length;
        REQUIRE(end <= sql.text.size());
        const VariableUse& use = program.variables.at(static_cast<std::size_t>(reference.variable));
        REQUIRE(sql.text.compare(reference.offset, reference.length, ":" + use.name) == 0);
        REQUIRE(program.text.compare(reference.position, reference.length, ":" + use.name) == 0);
    }
}

void check(const Program& program)
{
    std::size_t before = 0;
    for (std::size_t i = 0; i < program.commands.size(); ++i) {
        const Command& command = program.commands[i];
        REQUIRE(command.position >= before && command.position < program.text.size());
        before = command.position;
        if (const auto* sql = std::get_if<SqlCommand>(&command.action))
            checkSql(program, *sql);
        if (const auto* jump = std::get_if<JumpCommand>(&command.action))
            REQUIRE(jump->target > i && jump->target <= program.commands.size());
        if (const auto* test = std::get_if<JumpIfFalseCommand>(&command.action))
            REQUIRE(test->target > i && test->target <= program.commands.size());
    }
}

/// One transaction, as far as it goes without a server.
void run(const LoadPlan& plan)
{
    Blueprint blueprint(plan);
    blueprint.setVariables(plan.variables);
    Execution execution(blueprint, 0);
    Binding binding(blueprint.mostParameters);
    for (auto action = execution.next(); action.kind != Execution::Action::Kind::End;
         action = execution.next()) {
        if (action.kind == Execution::Action::Kind::Sleep)
            REQUIRE(action.micros >= 0);
        if (action.kind == Execution::Action::Kind::Shell)
            execution.shellLine(*action.shell);
        if (action.kind != Execution::Action::Kind::Statement)
            continue;
        const Statement& statement = blueprint.statements[static_cast<std::size_t>(action.statement)];
        if (plan.protocol == study::Protocol::Simple)
            binding.pasted(statement, execution);
        else
            binding.fill(statement, execution, true);
        if (statement.sql->capture != Capture::None)
            execution.capture(statement.sql->prefix + "a", "12");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const ScriptOptions options{(data[0] & 1) != 0};
    const std::string text(reinterpret_cast<const char*>(data + 1), size - 1);
    const ReadScript read = readScript("s", text, 1, options);
    for (const measure::Fault& fault : read.faults)
        checkPlace(read.program, fault.where);
    if (!read.faults.empty())
        return 0;
    check(read.program);
    if (text.find("ebug") != std::string::npos || text.find("EBUG") != std::string::npos)
        return 0; // would write to the terminal
    LoadPlan plan;
    plan.scripts = {Script::compile("s", text, 1, options)};
    plan.steps = {{0, 1, false, std::chrono::seconds(1), {}}};
    plan.protocol = data[0] & 2 ? study::Protocol::Simple : study::Protocol::Prepared;
    plan.pgbenchCompatible = options.pgbenchCompatible;
    plan.variables = {{"scale", "1"}, {"x", "5"}, {"t", "a b"}, {"d", "0.5"}};
    try {
        run(plan);
    } catch (const WorkloadError& error) {
        REQUIRE(!error.fault().code.empty());
    }
    return 0;
}
