#include <cmath>
#include <set>

#include "study/error_rules.h"
#include "study/faults.h"
#include "study/level.h"
#include "study/toml.h"
#include "validate_parts.h"

namespace pgduel::study {

namespace {

void checkOneSource(const std::string& key, const ScriptSpec& script, Findings& findings)
{
    std::string found;
    int sources = 0;
    const auto look = [&](const char* name, const std::string& value) {
        if (value.empty())
            return;
        found += (sources++ ? ", " : "") + std::string(name);
    };
    look("sql", script.sql);
    look("file", script.file);
    look("builtin", script.builtin);
    if (sources != 1)
        findings.add(fault::exactlyOne, key, {"sql, file, builtin", found});
}

void checkScripts(const std::vector<ScriptSpec>& scripts, Findings& findings)
{
    if (scripts.empty())
        return findings.add(fault::empty, "scenario.script");
    std::set<std::string> names;
    double total = 0;
    for (std::size_t i = 0; i < scripts.size(); ++i) {
        const ScriptSpec& script = scripts[i];
        const std::string key = keyAt("scenario.script", i);
        findings.notEmpty(key + ".name", script.name);
        if (!script.name.empty() && !names.insert(script.name).second)
            findings.add(fault::repeated, key + ".name", {script.name});
        findings.range(key + ".weight", script.weight, 0, 1e9);
        total += script.weight;
        checkOneSource(key, script, findings);
    }
    if (total == 0)
        findings.add(fault::weightsZero, "scenario.script");
}

/// What only the driver of ours does.
void checkSessionsOnly(const ScenarioSpec& scenario, Findings& findings)
{
    const auto only = [&findings](bool isUsed, const std::string& key) {
        findings.onlyWithIf(isUsed, "scenario." + key, "scenario.kind", nameOf(ScenarioKind::Sessions));
    };
    const ScenarioSpec usual;
    only(!scenario.scripts.empty(), "script");
    only(!scenario.groups.empty(), "group");
    only(scenario.roundTrips != usual.roundTrips, "round_trips");
    only(scenario.thinkTime != usual.thinkTime, "think_time");
    only(scenario.latencyLimit.has_value(), "latency_limit");
    only(scenario.maxTries != usual.maxTries, "max_tries");
    only(!scenario.onError.empty(), "on_error");
}

void checkSessionsKind(const ScenarioSpec& scenario, Findings& findings)
{
    checkScripts(scenario.scripts, findings);
    checkGroups(scenario, findings);
    findings.onlyWithIf(scenario.roundTrips == RoundTrips::Pipelined && scenario.protocol == Protocol::Simple,
        "scenario.round_trips", "scenario.protocol", "extended, prepared");
    findings.duration("scenario.think_time", scenario.thinkTime);
    if (scenario.latencyLimit && scenario.latencyLimit->count() < 1)
        findings.add(fault::outOfRange, "scenario.latency_limit",
            {formatMicros(scenario.latencyLimit->count()), "1us", ""});
    findings.range("scenario.max_tries", scenario.maxTries, 0, 1'000'000);
    try {
        parseErrorRules(scenario.onError);
    } catch (const StudyError& error) {
        findings.move(error.fault(), "scenario.on_error");
    }
}

} // namespace

void checkScenario(const ScenarioSpec& scenario, Findings& findings)
{
    findings.only("scenario.kind", scenario.kind, {ScenarioKind::Sessions, ScenarioKind::Command});
    findings.notYetIf(scenario.work.has_value(), "scenario.work");
    findings.notYetIf(!scenario.statement.empty(), "scenario.statement");
    findings.notYetIf(scenario.times != 1, "scenario.times");
    findings.notYetIf(!scenario.condition.empty(), "scenario.condition");
    findings.notYetIf(scenario.chunk.has_value(), "scenario.chunk");
    const bool isCommand = scenario.kind == ScenarioKind::Command;
    const std::string command = nameOf(ScenarioKind::Command);
    findings.onlyWithIf(
        !isCommand && !scenario.command.empty(), "scenario.command", "scenario.kind", command);
    findings.onlyWithIf(
        !isCommand && !scenario.progress.empty(), "scenario.progress", "scenario.kind", command);
    if (isCommand) {
        checkCommand(scenario, findings);
        checkSessionsOnly(scenario, findings);
    } else {
        checkSessionsKind(scenario, findings);
    }
    checkLoad(scenario.load, findings);
}

} // namespace pgduel::study
