#include <algorithm>

#include "measure/conninfo.h"
#include "study/command.h"
#include "study/faults.h"
#include "study/progress_pattern.h"
#include "study/toml.h"
#include "validate_parts.h"

namespace pgduel::study {

namespace {

std::string joined(const std::vector<std::string>& names)
{
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "{" : ", {") + name + '}';
    return list;
}

void checkArgument(const std::string& key, const std::string& argument, Findings& findings)
{
    const auto& known = placeholderNames();
    for (const std::string& name : placeholdersOf(argument)) {
        if (std::find(known.begin(), known.end(), name) == known.end())
            findings.add(fault::unknownPlaceholder, key, {'{' + name + '}', joined(known)});
    }
    if (measure::redactSecrets(argument) != argument)
        findings.add(fault::passwordInside, key);
}

} // namespace

void checkCommand(const ScenarioSpec& scenario, Findings& findings)
{
    if (scenario.command.empty())
        return findings.add(fault::empty, "scenario.command");
    findings.notEmpty(keyAt("scenario.command", 0), scenario.command.front());
    for (std::size_t i = 0; i < scenario.command.size(); ++i)
        checkArgument(keyAt("scenario.command", i), scenario.command[i], findings);
    std::string progress = scenario.progress;
    if (progress.empty())
        progress = ProgressPattern::usualFor(scenario.command.front());
    if (progress.empty())
        return findings.add(fault::empty, "scenario.progress");
    try {
        ProgressPattern::parse(progress);
    } catch (const StudyError& error) {
        findings.move(error.fault(), "scenario.progress");
    }
}

} // namespace pgduel::study
