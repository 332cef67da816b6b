#include "toml_sections.h"

namespace pgduel::study {

namespace {

constexpr int mostSessions = 10'000;
constexpr int mostRate = 1'000'000; ///< from, to and list are rates in an open loop
constexpr std::int64_t mostWork = 1'000'000'000'000'000;

void readScript(Table& table, ScriptSpec& script)
{
    table.text("name", script.name);
    table.real("weight", script.weight, 0, 1e9);
    table.exactlyOneOf({"sql", "file", "builtin"});
    table.text("sql", script.sql);
    table.text("file", script.file);
    table.text("builtin", script.builtin);
    table.text("group", script.group);
}

template <class T> void optionalDuration(Table& table, const std::string& key, std::optional<T>& target)
{
    T value{0};
    table.duration(key, value);
    if (table.has(key))
        target = value;
}

void readGroup(Table& table, GroupSpec& group)
{
    table.require("name");
    table.text("name", group.name);
    table.text("conninfo", group.conninfo);
    optionalDuration(table, "think_time", group.thinkTime);
    int sessions = 0;
    double share = 0;
    table.integer("sessions", sessions, 1, mostSessions);
    table.real("share", share, 0, 1e9);
    if (table.has("sessions"))
        group.sessions = sessions;
    if (table.has("share"))
        group.share = share;
}

void readLoad(Table& table, LoadSpec& load)
{
    table.choice("preset", load.preset);
    table.integer("sessions", load.sessions, 1, mostSessions);
    table.integer("from", load.from, 1, mostRate);
    table.integer("to", load.to, 1, mostRate);
    table.integer("steps", load.steps, 1, 1000);
    table.integers("list", load.list, 1, mostRate);
    table.real("rate", load.rate, 0, 1e9);
    table.duration("step_duration", load.stepDuration);
    table.duration("warm_up", load.warmUp);
    table.duration("discard", load.discard);
}

void readOtherKinds(Table& table, ScenarioSpec& scenario)
{
    std::int64_t work = 0;
    table.integer("work", work, 1, mostWork);
    if (table.has("work"))
        scenario.work = work;
    table.text("statement", scenario.statement);
    table.integer("times", scenario.times, 1, 1'000'000'000);
    table.text("condition", scenario.condition);
    std::int64_t chunk = 0;
    table.integer("chunk", chunk, 1, mostWork);
    if (table.has("chunk"))
        scenario.chunk = chunk;
    table.texts("command", scenario.command);
    table.text("progress", scenario.progress);
}

} // namespace

void readScenario(Table& table, ScenarioSpec& scenario)
{
    table.choice("kind", scenario.kind);
    table.choice("protocol", scenario.protocol);
    table.choice("weights", scenario.weights);
    table.choice("round_trips", scenario.roundTrips);
    table.duration("think_time", scenario.thinkTime);
    optionalDuration(table, "latency_limit", scenario.latencyLimit);
    table.integer("max_tries", scenario.maxTries, 0, 1'000'000);
    table.text("on_error", scenario.onError);
    readOtherKinds(table, scenario);
    table.tables("script", [&](Table& inner) {
        scenario.scripts.emplace_back();
        readScript(inner, scenario.scripts.back());
    });
    table.tables("group", [&](Table& inner) {
        scenario.groups.emplace_back();
        readGroup(inner, scenario.groups.back());
    });
    table.table("load", [&](Table& inner) { readLoad(inner, scenario.load); });
}

} // namespace pgduel::study
