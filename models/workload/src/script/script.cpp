#include "workload/script.h"

#include <algorithm>

#include "script/reader.h"
#include "workload/error.h"
#include "workload/faults.h"

namespace pgduel::workload {

Script Script::compile(
    const std::string& name, std::string_view text, double weight, const ScriptOptions& options)
{
    ReadScript read = readScript(name, text, weight, options);
    if (!read.faults.empty())
        throw WorkloadError(std::move(read.faults.front()));
    Script script;
    script.program_ = std::make_shared<const Program>(std::move(read.program));
    return script;
}

const std::string& Script::name() const
{
    return program_->name;
}

double Script::weight() const
{
    return program_->weight;
}

std::vector<measure::Fault> checkScript(
    const std::string& name, std::string_view text, const ScriptOptions& options)
{
    return readScript(name, text, 1, options).faults;
}

std::vector<measure::Fault> unsetVariables(
    const std::vector<Script>& scripts, const std::set<std::string>& given)
{
    std::set<std::string> settable = given;
    settable.insert({"scale", "client_id", "random_seed", "default_seed"});
    for (const Script& script : scripts) {
        for (const VariableUse& use : script.program().variables)
            if (use.assigned)
                settable.insert(use.name);
    }
    const auto captured = [&](const std::string& name) {
        return std::any_of(scripts.begin(), scripts.end(),
            [&](const Script& script) { return script.program().mayCapture(name); });
    };
    std::vector<measure::Fault> faults;
    for (const Script& script : scripts)
        for (const VariableUse& use : script.program().variables)
            if (use.needed && settable.count(use.name) == 0 && !captured(use.name))
                faults.push_back(
                    {fault::undefinedVariable, script.program().place(use.position), {use.name}, {}});
    return faults;
}

} // namespace pgduel::workload
