#include "toml_sections.h"

#include "study/faults.h"
#include "study/level.h"

namespace pgduel::study {

namespace {

template <class T, class Read>
void readEach(Table& table, const std::string& key, std::vector<T>& target, const Read& read)
{
    table.tables(key, [&](Table& inner) {
        target.emplace_back();
        read(inner, target.back());
    });
}

} // namespace

void readStudy(Table& table, Study& study)
{
    table.require("title");
    table.text("title", study.title);
    table.text("question", study.question);
    table.text("notes", study.notes);
    table.map("environment", study.environment);
}

void readStorage(Table& table, std::vector<StorageParameter>& storage)
{
    readEach(table, "storage", storage, [](Table& inner, StorageParameter& parameter) {
        inner.require("tables");
        inner.require("parameter");
        inner.require("value");
        inner.texts("tables", parameter.tables);
        inner.text("parameter", parameter.name);
        inner.scalar("value", parameter.value);
    });
}

void readServer(Table& table, ServerSpec& server)
{
    table.choice("kind", server.kind);
    table.text("bindir", server.bindir);
    table.text("conninfo", server.conninfo);
    table.texts("restart", server.restart);
    table.size("ram", server.ram);
    table.map("settings", server.settings);
    readStorage(table, server.storage);
    table.flag("evict_os_cache", server.evictOsCache);
    table.text("schema", server.schema);
}

void readDataset(Table& table, DatasetSpec& dataset)
{
    table.choice("kind", dataset.kind);
    table.integer("scale", dataset.scale, 1, 1'000'000);
    for (const std::string& name : datasetParameterNames()) {
        double value = 0;
        table.real(name, value, 0, 1e12);
        if (table.has(name))
            dataset.parameters[name] = value;
    }
    table.text("script", dataset.script);
    table.choice("reset", dataset.reset);
    table.flag("prewarm", dataset.prewarm);
    table.flag("vacuum", dataset.vacuum);
    table.flag("checkpoint", dataset.checkpoint);
}

void readFactor(Table& table, FactorSpec& factor)
{
    table.require("name");
    table.require("levels");
    table.text("name", factor.name);
    table.exactlyOneOf({"setting", "storage", "dataset", "scenario", "bindir", "label"});
    const auto target = [&](const char* key, FactorTarget kind) {
        if (table.has(key))
            factor.target = kind;
        table.text(key, factor.key);
    };
    target("setting", FactorTarget::Setting);
    table.table("storage", [&](Table& inner) {
        factor.target = FactorTarget::Storage;
        inner.require("tables");
        inner.require("parameter");
        inner.texts("tables", factor.tables);
        inner.text("parameter", factor.key);
    });
    target("dataset", FactorTarget::Dataset);
    target("scenario", FactorTarget::Scenario);
    const auto mark = [&](const char* key, FactorTarget kind) {
        bool isTrue = true;
        table.flag(key, isTrue);
        if (table.has(key))
            factor.target = kind;
        if (!isTrue)
            table.note(fault::notAllowed, key, {"false", "true"});
    };
    mark("bindir", FactorTarget::Bindir);
    mark("label", FactorTarget::Label);
    table.scalars("levels", factor.levels);
    table.texts("skip", factor.skip);
}

void readExperiment(Table& table, ExperimentSpec& experiment)
{
    table.require("name");
    table.text("name", experiment.name);
    table.map("settings", experiment.settings);
    readStorage(table, experiment.storage);
    table.map("dataset", experiment.dataset);
    table.map("scenario", experiment.scenario);
    table.text("bindir", experiment.bindir);
    table.text("conninfo", experiment.conninfo);
}

namespace {

/// "p < 0.05" where a width belongs.
bool isAboutP(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    const std::size_t next = begin == std::string::npos ? begin : text.find_first_not_of(" \t", begin + 1);
    return next != std::string::npos && (text[begin] == 'p' || text[begin] == 'P')
        && std::string("<>=").find(text[next]) != std::string::npos;
}

void readWidth(Table& table, const std::string& key, double& width)
{
    if (isAboutP(table.peek(key)))
        return table.refuse(fault::stopByP, key, {table.peek(key)});
    std::string text;
    table.percent(key, text);
    width = parsePercent(text).value_or(width);
}

/// A width, or a table with width, metric and most.
void readStop(Table& table, std::optional<StopRule>& stop)
{
    double width = StopRule().width;
    if (!table.has("stop"))
        return readWidth(table, "stop", width); // so that the key is known
    stop.emplace();
    if (!table.isTable("stop"))
        return readWidth(table, "stop", stop->width);
    table.table("stop", [&](Table& inner) {
        inner.require("width");
        readWidth(inner, "width", stop->width);
        inner.text("metric", stop->metric);
        inner.integer("most", stop->most, fewestBlocksToStop, 1000);
    });
}

} // namespace

void readPlan(Table& table, PlanSpec& plan)
{
    table.integer("replicates", plan.replicates, 1, 1000);
    table.choice("order", plan.order);
    table.seed("seed", plan.seed);
    table.flag("a_a", plan.aa);
    readStop(table, plan.stop);
    Duration budget{0};
    table.duration("budget", budget);
    if (table.has("budget"))
        plan.budget = budget;
    table.duration("cool_down", plan.coolDown);
}

void readTelemetry(Table& table, TelemetrySpec& telemetry)
{
    table.oneOf("wait_source", telemetry.waitSource, {"auto", "sampled", "pg_wait_sampling"});
    table.real("wait_rate", telemetry.waitRate, 0.1, 100);
    table.flag("tables", telemetry.tables);
    table.flag("processes", telemetry.processes);
    table.text("container", telemetry.container);
    table.flag("statements", telemetry.statements);
}

void readAnalysis(Table& table, AnalysisSpec& analysis)
{
    table.text("baseline", analysis.baseline);
    table.pairs("pairs", analysis.pairs);
    table.texts("metrics", analysis.metrics);
    std::string effect;
    table.percent("smallest_effect", effect);
    if (!effect.empty())
        analysis.smallestEffect = parsePercent(effect);
    table.real("confidence", analysis.confidence, 0.5, 0.9999);
}

} // namespace pgduel::study
