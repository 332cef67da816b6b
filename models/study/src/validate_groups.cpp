#include <algorithm>
#include <numeric>
#include <set>

#include "study/faults.h"
#include "study/load.h"
#include "validate_parts.h"

namespace pgduel::study {

namespace {

constexpr double mostSessions = 10'000;

bool isOfGroup(const ScriptSpec& script, const GroupSpec& group)
{
    return script.group.empty() || script.group == group.name;
}

void checkGroup(const std::string& key, const GroupSpec& group, const std::vector<ScriptSpec>& scripts,
    Findings& findings)
{
    findings.connection(key + ".conninfo", group.conninfo);
    if (group.thinkTime)
        findings.duration(key + ".think_time", *group.thinkTime);
    if (group.sessions && group.share)
        findings.add(fault::exactlyOne, key, {"sessions, share", "sessions, share"});
    if (group.sessions)
        findings.range(key + ".sessions", *group.sessions, 1, mostSessions);
    if (group.share)
        findings.range(key + ".share", *group.share, 1e-6, 1e9);
    const auto runs = [&](const ScriptSpec& script) { return script.weight > 0 && isOfGroup(script, group); };
    if (std::none_of(scripts.begin(), scripts.end(), runs))
        findings.add(fault::groupWithoutScript, key, {group.name});
}

void checkNames(const ScenarioSpec& scenario, Findings& findings)
{
    std::set<std::string> names;
    std::string list;
    for (std::size_t i = 0; i < scenario.groups.size(); ++i) {
        const std::string& name = scenario.groups[i].name;
        const std::string key = keyAt("scenario.group", i) + ".name";
        findings.notEmpty(key, name);
        if (!name.empty() && !names.insert(name).second)
            findings.add(fault::repeated, key, {name});
        list += (i ? ", " : "") + name;
    }
    for (std::size_t i = 0; i < scenario.scripts.size(); ++i) {
        const std::string& group = scenario.scripts[i].group;
        if (!group.empty() && names.count(group) == 0)
            findings.add(fault::unknownName, keyAt("scenario.script", i) + ".group",
                {group, list.empty() ? "—" : list});
    }
}

/// Groups with a number of sessions must find room in every step; without any other group they are the step.
void checkNumbers(const ScenarioSpec& scenario, Findings& findings)
{
    int fixed = 0;
    int sharing = 0;
    for (const GroupSpec& group : scenario.groups) {
        fixed += group.sessions.value_or(0);
        sharing += group.sessions ? 0 : 1;
    }
    Findings load;
    checkLoad(scenario.load, load);
    if (fixed == 0 || !load.take().empty())
        return;
    for (const LoadStep& step : stepsOf(scenario.load)) {
        const bool fits = sharing > 0 ? fixed + sharing <= step.sessions : fixed == step.sessions;
        if (!fits)
            return findings.add(fault::groupSessions, "scenario.group",
                {std::to_string(fixed + sharing), std::to_string(step.sessions)});
    }
}

} // namespace

void checkGroups(const ScenarioSpec& scenario, Findings& findings)
{
    checkNames(scenario, findings);
    for (std::size_t i = 0; i < scenario.groups.size(); ++i)
        checkGroup(keyAt("scenario.group", i), scenario.groups[i], scenario.scripts, findings);
    checkNumbers(scenario, findings);
}

} // namespace pgduel::study
