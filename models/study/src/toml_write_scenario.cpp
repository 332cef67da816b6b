#include "toml_write_scenario.h"

namespace pgduel::study {

namespace {

const ScenarioSpec usual{};

void writeScript(TomlOut& out, const ScriptSpec& script)
{
    out.arrayHeader("scenario.script");
    out.text("name", script.name);
    out.raw("weight", tomlReal(script.weight));
    if (!script.sql.empty())
        out.raw("sql", tomlBlock(script.sql));
    out.optionalText("file", script.file);
    out.optionalText("builtin", script.builtin);
    if (script.sql.empty() && script.file.empty() && script.builtin.empty())
        out.text("sql", ""); // a script that is still to be written
    out.optionalText("group", script.group);
}

void writeGroup(TomlOut& out, const GroupSpec& group)
{
    out.arrayHeader("scenario.group");
    out.text("name", group.name);
    out.optionalText("conninfo", group.conninfo);
    if (group.thinkTime)
        out.duration("think_time", *group.thinkTime);
    if (group.sessions)
        out.integer("sessions", *group.sessions);
    if (group.share)
        out.raw("share", tomlReal(*group.share));
}

bool uses(LoadPreset preset, std::initializer_list<LoadPreset> presets)
{
    for (const LoadPreset one : presets) {
        if (one == preset)
            return true;
    }
    return false;
}

/// What the preset uses is always written, the rest only where it differs from the defaults.
void writeLoad(TomlOut& out, const LoadSpec& load)
{
    using P = LoadPreset;
    const LoadSpec& usualLoad = usual.load;
    out.header("scenario.load");
    out.choice("preset", load.preset);
    if (uses(load.preset, {P::Constant, P::Rate}) || load.sessions != usualLoad.sessions)
        out.integer("sessions", load.sessions);
    const bool rateRange = load.preset == P::Rate && load.rate == 0 && load.list.empty();
    const bool range = rateRange || uses(load.preset, {P::Geometric, P::Ramp, P::PgHazel, P::PgExpecto});
    if (range || load.from != usualLoad.from)
        out.integer("from", load.from);
    if (range || load.to != usualLoad.to)
        out.integer("to", load.to);
    if (rateRange || uses(load.preset, {P::Geometric, P::Ramp}) || load.steps != usualLoad.steps)
        out.integer("steps", load.steps);
    if (load.preset == P::List || !load.list.empty()) {
        std::vector<std::string> list;
        for (const int sessions : load.list)
            list.push_back(std::to_string(sessions));
        out.scalars("list", list);
    }
    out.real("rate", load.rate, usualLoad.rate);
    out.duration("step_duration", load.stepDuration);
    out.duration("warm_up", load.warmUp, usualLoad.warmUp);
    out.duration("discard", load.discard, usualLoad.discard);
}

} // namespace

void writeScenario(TomlOut& out, const ScenarioSpec& scenario)
{
    out.header("scenario");
    out.choice("kind", scenario.kind, usual.kind);
    out.choice("protocol", scenario.protocol);
    out.choice("weights", scenario.weights, usual.weights);
    out.choice("round_trips", scenario.roundTrips, usual.roundTrips);
    out.duration("think_time", scenario.thinkTime, usual.thinkTime);
    if (scenario.latencyLimit)
        out.duration("latency_limit", *scenario.latencyLimit);
    out.integer("max_tries", scenario.maxTries, usual.maxTries);
    out.optionalText("on_error", scenario.onError);
    if (scenario.work)
        out.integer("work", *scenario.work);
    out.optionalBlock("statement", scenario.statement);
    out.integer("times", scenario.times, usual.times);
    out.optionalBlock("condition", scenario.condition);
    if (scenario.chunk)
        out.integer("chunk", *scenario.chunk);
    out.texts("command", scenario.command);
    out.optionalText("progress", scenario.progress);
    for (const ScriptSpec& script : scenario.scripts)
        writeScript(out, script);
    for (const GroupSpec& group : scenario.groups)
        writeGroup(out, group);
    writeLoad(out, scenario.load);
}

} // namespace pgduel::study
