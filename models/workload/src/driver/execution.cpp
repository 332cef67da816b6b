#include "driver/execution.h"

#include <algorithm>
#include <cstdio>

#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// Whole units only, and a product that wraps at 32 bits.
std::int64_t pgbenchSleep(double amount, std::int64_t unitMicros)
{
    const auto whole = static_cast<std::int64_t>(std::clamp(amount, -2147483648.0, 2147483647.0));
    const auto micros = static_cast<std::int32_t>(static_cast<std::uint32_t>(whole * unitMicros));
    return std::max(micros, 0);
}

} // namespace

Execution::Execution(const Blueprint& blueprint, int session, int group)
    : blueprint_(blueprint)
    , group_(blueprint.groups[static_cast<std::size_t>(group)])
    , variables_(blueprint.initial)
    , random_(derivedSeed(blueprint.plan.seed, 2 * static_cast<std::uint64_t>(session)))
    , scriptRandom_(derivedSeed(blueprint.plan.seed, 2 * static_cast<std::uint64_t>(session) + 1))
{
    variables_[static_cast<std::size_t>(blueprint.clientIdSlot)].set(std::int64_t{session});
    begin(static_cast<int>(group_.firstScript));
}

int Execution::drawScript()
{
    double rest = scriptRandom_.uniform() * group_.scriptWeight;
    int last = static_cast<int>(group_.firstScript);
    for (std::size_t i = group_.firstScript; i < group_.endScript; ++i) {
        if (blueprint_.scripts[i].weight <= 0)
            continue;
        last = static_cast<int>(i);
        rest -= blueprint_.scripts[i].weight;
        if (rest < 0)
            break;
    }
    return last;
}

void Execution::begin(int script)
{
    script_ = script;
    linked_ = &blueprint_.scripts[static_cast<std::size_t>(script)];
    at_ = 0;
    if (blueprint_.plan.maxTries == 1)
        return;
    randomAtBegin_ = random_;
    changes_.clear();
}

void Execution::beginAgain()
{
    random_ = randomAtBegin_;
    for (auto change = changes_.rbegin(); change != changes_.rend(); ++change)
        variables_[static_cast<std::size_t>(change->slot)] = std::move(change->before);
    changes_.clear();
    at_ = 0;
}

/// A variable about to change; for a retry its value is kept, except that pgbench does not put it back.
Variable& Execution::changing(int slot)
{
    Variable& result = variables_[static_cast<std::size_t>(slot)];
    if (blueprint_.plan.maxTries != 1 && !blueprint_.plan.pgbenchCompatible)
        changes_.push_back({slot, result});
    return result;
}

Execution::Action Execution::next()
{
    const std::vector<Command>& commands = linked_->program->commands;
    try {
        while (at_ < commands.size()) {
            const std::size_t current = at_++;
            const auto& action = commands[current].action;
            if (std::holds_alternative<SqlCommand>(action))
                return statement(linked_->statements[current]);
            if (const auto* set = std::get_if<SetCommand>(&action))
                assign(set->variable, evaluate(set->expression, *this, random_));
            else if (const auto* jump = std::get_if<JumpCommand>(&action))
                at_ = jump->target;
            else if (const auto* test = std::get_if<JumpIfFalseCommand>(&action))
                at_ = isTrue(evaluate(test->condition, *this, random_)) ? at_ : test->target;
            else
                return outside(commands[current]);
            if (clock_)
                clock_->commandDone(linked_->firstCommand + current);
        }
    } catch (const EvaluationError& error) {
        failHere(error);
    }
    return {};
}

/// A text cannot be pasted for a variable that is not set yet; a parameter is NULL then.
Execution::Action Execution::statement(int index) const
{
    if (blueprint_.plan.protocol != study::Protocol::Simple)
        return {Action::Kind::Statement, index};
    const Statement& next = blueprint_.statements[static_cast<std::size_t>(index)];
    for (std::size_t i = 0; i < next.slots.size(); ++i) {
        const Reference& reference = next.sql->references[i];
        if (!reference.optional && variable(next.slots[i]).kind == Variable::Kind::Unset)
            throw WorkloadError(
                measure::Fault{fault::undefinedVariable, next.program->place(reference.position),
                    {blueprint_.names[static_cast<std::size_t>(next.slots[i])]}, {}});
    }
    return {Action::Kind::Statement, index};
}

void Execution::failHere(const EvaluationError& error) const
{
    measure::Fault fault = error.fault();
    fault.where = place();
    throw WorkloadError(std::move(fault));
}

std::string Execution::place() const
{
    const std::vector<Command>& commands = linked_->program->commands;
    return linked_->program->place(commands.empty() ? 0 : commands[at_ > 0 ? at_ - 1 : 0].position);
}

/// A command that is neither SQL nor done here.
Execution::Action Execution::outside(const Command& command) const
{
    Action result;
    if (const auto* sleep = std::get_if<SleepCommand>(&command.action)) {
        result.kind = Action::Kind::Sleep;
        result.micros = sleepMicros(*sleep);
    } else if (const auto* shell = std::get_if<ShellCommand>(&command.action)) {
        result.kind = Action::Kind::Shell;
        result.shell = shell;
    } else {
        const PipelineCommand pipeline = std::get<PipelineCommand>(command.action);
        result.kind = pipeline == PipelineCommand::Start ? Action::Kind::PipelineStart
            : pipeline == PipelineCommand::Sync          ? Action::Kind::PipelineSync
                                                         : Action::Kind::PipelineEnd;
    }
    return result;
}

std::string Execution::shellLine(const ShellCommand& command) const
{
    std::string result;
    for (const ShellCommand::Word& word : command.words) {
        result += result.empty() ? "" : " ";
        if (word.variable < 0) {
            result += word.text;
            continue;
        }
        const int slot = linked_->slots[static_cast<std::size_t>(word.variable)];
        const Variable& found = variable(slot);
        if (found.kind == Variable::Kind::Unset)
            failHere({fault::undefinedVariable, {blueprint_.names[static_cast<std::size_t>(slot)]}});
        result += found.kind == Variable::Kind::Text ? found.text : toText(found.value);
    }
    return result;
}

void Execution::assign(int variable, const Value& value)
{
    changing(linked_->slots[static_cast<std::size_t>(variable)]).set(value);
}

std::int64_t Execution::sleepMicros(const SleepCommand& command) const
{
    const double amount = command.variable < 0 ? command.amount : toDouble(value(command.variable));
    if (blueprint_.plan.pgbenchCompatible)
        return pgbenchSleep(amount, command.unitMicros);
    const double micros = amount * static_cast<double>(command.unitMicros);
    return micros > 0 ? static_cast<std::int64_t>(std::min(micros, 9e15)) : 0;
}

Value Execution::value(int variable) const
{
    const int slot = linked_->slots[static_cast<std::size_t>(variable)];
    const Variable& found = variables_[static_cast<std::size_t>(slot)];
    if (found.kind == Variable::Kind::Typed)
        return found.value;
    const std::string& name = blueprint_.names[static_cast<std::size_t>(slot)];
    if (found.kind == Variable::Kind::Unset)
        throw EvaluationError(fault::undefinedVariable, {name});
    if (const std::optional<Value> read = readValue(found.text))
        return *read;
    throw EvaluationError(fault::badVariableValue, {name, found.text});
}

void Execution::debug(const Value& value) const
{
    const std::string place = linked_->program->place(linked_->program->commands[at_ - 1].position);
    std::fprintf(stderr, "debug(%s): %s\n", place.c_str(), withType(value).c_str());
}

void Execution::capture(const std::string& name, const char* text)
{
    const auto found = blueprint_.slotOf.find(name);
    if (found == blueprint_.slotOf.end())
        return;
    Variable& variable = changing(found->second);
    if (text)
        variable.setText(text);
    else
        blueprint_.plan.pgbenchCompatible ? variable.setText({}) : variable.set(Null{});
}

} // namespace pgduel::workload
