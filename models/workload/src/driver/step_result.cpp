#include "driver/step_result.h"

#include <algorithm>
#include <utility>

namespace pgduel::workload {

namespace {

ScriptResult scriptResult(
    const Blueprint& blueprint, const LinkedScript& script, const Tally::PerScript& tally, bool openLoop)
{
    ScriptResult result;
    result.name = script.program->name;
    result.group = blueprint.groups[static_cast<std::size_t>(script.group)].name;
    result.weight = script.weight;
    result.counts = tally.counts;
    result.times = inFull(tally.times, openLoop);
    result.latency = result.times.response;
    return result;
}

bool isJump(const Command& command)
{
    return std::holds_alternative<JumpCommand>(command.action)
        || std::holds_alternative<JumpIfFalseCommand>(command.action);
}

StatementResult statementResult(
    const Program& program, const Command& command, const Tally::PerCommand& tally)
{
    StatementResult result;
    const auto next =
        std::upper_bound(program.lineStarts.begin(), program.lineStarts.end(), command.position);
    result.line = static_cast<std::size_t>(next - program.lineStarts.begin());
    result.text =
        program.text.substr(command.position, program.text.find('\n', command.position) - command.position);
    result.meta = !std::holds_alternative<SqlCommand>(command.action);
    result.failed = tally.failed;
    result.retried = tally.retried;
    result.latency = tally.latency;
    return result;
}

} // namespace

Timings inFull(Timings times, bool openLoop)
{
    if (!openLoop) {
        times.service = times.response;
        times.lag = {};
    }
    return times;
}

StepResult resultOf(const Blueprint& blueprint, const Tally& tally, double rate)
{
    StepResult step;
    step.rate = rate;
    Tally::PerScript total = tally.total();
    step.counts = total.counts;
    step.times = inFull(std::move(total.times), rate > 0);
    step.latency = step.times.response;
    step.driverCpuSeconds = tally.cpuSeconds;
    for (std::size_t i = 0; i < blueprint.scripts.size(); ++i) {
        const LinkedScript& script = blueprint.scripts[i];
        step.scripts.push_back(scriptResult(blueprint, script, tally.scripts[i], rate > 0));
        for (std::size_t j = 0; !tally.commands.empty() && j < script.program->commands.size(); ++j) {
            const Command& command = script.program->commands[j];
            if (isJump(command))
                continue;
            step.statements.push_back(
                statementResult(*script.program, command, tally.commands[script.firstCommand + j]));
            step.statements.back().script = static_cast<int>(i);
        }
    }
    return step;
}

} // namespace pgduel::workload
