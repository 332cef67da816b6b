#include "driver/blueprint.h"

#include <algorithm>
#include <chrono>

#include "driver/groups.h"
#include "language/random.h"
#include "workload/driver.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// The text with $n for each reference that is a variable.
std::string withNumbers(const SqlCommand& sql, const std::vector<int>& slots)
{
    std::string result;
    std::size_t at = 0;
    int number = 0;
    for (std::size_t i = 0; i < sql.references.size(); ++i) {
        if (slots[i] < 0)
            continue;
        const Reference& reference = sql.references[i];
        result.append(sql.text, at, reference.offset - at);
        result += '$';
        result += std::to_string(++number);
        at = reference.offset + reference.length;
    }
    return result.append(sql.text, at);
}

bool reads(const LinkedScript& script, const std::string& variable)
{
    const std::vector<VariableUse>& uses = script.program->variables;
    return std::any_of(
        uses.begin(), uses.end(), [&](const VariableUse& use) { return use.name == variable && use.needed; });
}

void checkSteps(const LoadPlan& plan)
{
    if (plan.steps.empty())
        throw WorkloadError(measure::Fault{fault::noSteps, {}, {}, {}});
    for (std::size_t i = 0; i < plan.steps.size(); ++i) {
        const study::LoadStep& step = plan.steps[i];
        if (step.sessions < 1 || step.duration.count() < (plan.transactionsPerSession > 0 ? 0 : 1))
            throw WorkloadError(measure::Fault{fault::badStep, {},
                {std::to_string(i + 1), std::to_string(step.sessions), std::to_string(step.duration.count())},
                {}});
    }
}

} // namespace

Blueprint::Blueprint(const LoadPlan& loadPlan)
    : plan(loadPlan)
{
    checkSteps(plan);
    for (const char* automatic : {"client_id", "random_seed", "default_seed"})
        slot(automatic);
    clientIdSlot = slotOf.at("client_id");
    for (const auto& variable : plan.variables)
        slot(variable.first);
    for (const SessionGroup& group : plan.groups)
        link(group);
    if (plan.groups.empty())
        link(SessionGroup{{}, {}, plan.scripts, {}, 0, 1});
    for (const study::LoadStep& step : plan.steps)
        mostSessions = std::max(mostSessions, step.sessions);
    countGroups(*this);
    for (const Statement& each : statements)
        mostParameters = std::max(mostParameters, each.slots.size());
}

int Blueprint::slot(const std::string& name)
{
    const auto [found, added] = slotOf.try_emplace(name, static_cast<int>(names.size()));
    if (added)
        names.push_back(name);
    return found->second;
}

void Blueprint::link(const SessionGroup& group)
{
    LinkedGroup linked;
    linked.name = group.name;
    linked.conninfo = group.conninfo.empty() ? plan.conninfo : group.conninfo;
    linked.thinkTime = std::chrono::microseconds(group.thinkTime.value_or(plan.thinkTime)).count();
    linked.fixedSessions = group.sessions;
    linked.share = group.share;
    linked.firstScript = scripts.size();
    linked.firstStatement = statements.size();
    for (const Script& script : group.scripts) {
        if (auto faults = impossibleCommands(script, plan.protocol, plan.roundTrips); !faults.empty())
            throw WorkloadError(std::move(faults.front()));
        link(script);
        linked.scriptWeight += script.weight();
    }
    linked.endScript = scripts.size();
    linked.endStatement = statements.size();
    if (linked.scriptWeight <= 0)
        throw WorkloadError(measure::Fault{fault::noScript, group.name, {}, {}});
    groups.push_back(std::move(linked));
}

void Blueprint::link(const Script& script)
{
    const Program& program = script.program();
    prepareAtOpen = prepareAtOpen && !program.changesSchema;
    LinkedScript linked;
    linked.program = &program;
    linked.weight = program.weight;
    linked.group = static_cast<int>(groups.size());
    linked.firstCommand = commands;
    commands += program.commands.size();
    for (const VariableUse& use : program.variables)
        linked.slots.push_back(slot(use.name));
    for (std::size_t i = 0; i < program.commands.size(); ++i) {
        const bool isSql = std::holds_alternative<SqlCommand>(program.commands[i].action);
        linked.statements.push_back(isSql ? static_cast<int>(statements.size()) : -1);
        if (isSql)
            statements.push_back(statement(program, linked, i));
    }
    scripts.push_back(std::move(linked));
}

Statement Blueprint::statement(const Program& program, const LinkedScript& linked, std::size_t command)
{
    Statement result;
    result.sql = &std::get<SqlCommand>(program.commands[command].action);
    result.program = &program;
    result.position = program.commands[command].position;
    result.asPgbench = plan.pgbenchCompatible;
    result.name = "pgduel_" + std::to_string(statements.size());
    for (const Reference& reference : result.sql->references)
        result.slots.push_back(linked.slots[static_cast<std::size_t>(reference.variable)]);
    return result;
}

bool Blueprint::needs(const std::string& variable) const
{
    return plan.variables.count(variable) == 0
        && std::any_of(scripts.begin(), scripts.end(),
            [&](const LinkedScript& script) { return reads(script, variable); });
}

int Blueprint::groupThatNeeds(const std::string& variable) const
{
    for (const LinkedScript& script : scripts)
        if (reads(script, variable))
            return script.group;
    return 0;
}

void Blueprint::setVariables(const std::map<std::string, std::string>& values)
{
    initial.assign(names.size(), {});
    const auto seed = static_cast<std::int64_t>(plan.seed & 0x7fffffffffffffff);
    initial[static_cast<std::size_t>(slotOf.at("random_seed"))].set(seed);
    initial[static_cast<std::size_t>(slotOf.at("default_seed"))].set(
        static_cast<std::int64_t>(derivedSeed(plan.seed, 0xdef)));
    initial[static_cast<std::size_t>(clientIdSlot)].set(std::int64_t{0});
    for (const auto& [name, text] : values) {
        const auto found = slotOf.find(name);
        if (found == slotOf.end())
            continue;
        const std::optional<Value> value = readValue(text);
        Variable& variable = initial[static_cast<std::size_t>(found->second)];
        if (value && std::holds_alternative<std::int64_t>(*value))
            variable.set(*value);
        else
            variable.setText(text);
    }

    const std::vector<bool> settable = settableSlots();
    checkVariables(settable);
    numberParameters(settable);
}

/// Slots that something may set: the plan, a script, or a captured column.
std::vector<bool> Blueprint::settableSlots() const
{
    std::vector<bool> settable(names.size(), false);
    for (std::size_t i = 0; i < names.size(); ++i)
        settable[i] = initial[i].kind != Variable::Kind::Unset
            || std::any_of(scripts.begin(), scripts.end(),
                [&](const LinkedScript& script) { return script.program->mayCapture(names[i]); });
    for (const LinkedScript& script : scripts)
        for (std::size_t i = 0; i < script.slots.size(); ++i)
            if (script.program->variables[i].assigned)
                settable[static_cast<std::size_t>(script.slots[i])] = true;
    return settable;
}

void Blueprint::checkVariables(const std::vector<bool>& settable) const
{
    for (const LinkedScript& script : scripts)
        for (std::size_t i = 0; i < script.slots.size(); ++i) {
            const VariableUse& use = script.program->variables[i];
            if (!use.needed || settable[static_cast<std::size_t>(script.slots[i])])
                continue;
            const std::string place = script.program->place(use.position);
            if (use.name == "scale" && !whyNoScale.empty())
                throw WorkloadError(measure::Fault{fault::scaleUnknown, place, {}, whyNoScale});
            throw WorkloadError(measure::Fault{fault::undefinedVariable, place, {use.name}, {}});
        }
}

void Blueprint::numberParameters(const std::vector<bool>& settable)
{
    const bool nullWhenUnset = plan.pgbenchCompatible && plan.protocol != study::Protocol::Simple;
    for (Statement& each : statements) {
        for (std::size_t i = 0; i < each.slots.size(); ++i)
            if (each.sql->references[i].optional && !nullWhenUnset
                && !settable[static_cast<std::size_t>(each.slots[i])])
                each.slots[i] = -1;
        each.numbered = withNumbers(*each.sql, each.slots);
        const auto parameters =
            std::count_if(each.slots.begin(), each.slots.end(), [](int s) { return s >= 0; });
        constexpr std::ptrdiff_t most = 65535; // the protocol counts them in 16 bits
        if (parameters > most && plan.protocol != study::Protocol::Simple)
            throw WorkloadError(measure::Fault{fault::tooManyParameters, each.place(),
                {std::to_string(parameters), std::to_string(most)}, {}});
        each.wires.assign(static_cast<std::size_t>(parameters), Wire::Text);
    }
}

} // namespace pgduel::workload
