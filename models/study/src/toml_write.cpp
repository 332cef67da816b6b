#include <limits>

#include "study/level.h"
#include "study/toml.h"
#include "toml_out.h"
#include "toml_write_scenario.h"

namespace pgduel::study {

namespace {

const Study defaults{};

void writeStudy(TomlOut& out, const Study& study)
{
    out.header("study");
    out.text("title", study.title);
    out.optionalBlock("question", study.question);
    out.optionalBlock("notes", study.notes);
    out.map("study.environment", study.environment);
}

void writeServer(TomlOut& out, const ServerSpec& server)
{
    out.header("server");
    out.choice("kind", server.kind);
    out.optionalText("bindir", server.bindir);
    out.optionalText("conninfo", server.conninfo);
    out.texts("restart", server.restart);
    out.optionalText("ram", server.ram);
    out.flag("evict_os_cache", server.evictOsCache, defaults.server.evictOsCache);
    out.optionalText("schema", server.schema);
    out.map("server.settings", server.settings);
    out.storage("server.storage", server.storage);
}

void writeDataset(TomlOut& out, const DatasetSpec& dataset)
{
    out.header("dataset");
    out.choice("kind", dataset.kind);
    if (dataset.kind == DatasetKind::Pgbench || dataset.scale != defaults.dataset.scale)
        out.integer("scale", dataset.scale);
    for (const auto& [name, value] : dataset.parameters)
        out.raw(name, tomlReal(value));
    out.optionalText("script", dataset.script);
    out.choice("reset", dataset.reset);
    out.flag("prewarm", dataset.prewarm, defaults.dataset.prewarm);
    out.flag("vacuum", dataset.vacuum, defaults.dataset.vacuum);
    out.flag("checkpoint", dataset.checkpoint, defaults.dataset.checkpoint);
}

void writeFactor(TomlOut& out, const FactorSpec& factor)
{
    out.arrayHeader("factor");
    out.text("name", factor.name);
    switch (factor.target) {
    case FactorTarget::Setting:
        out.text("setting", factor.key);
        break;
    case FactorTarget::Storage: {
        std::string tables;
        for (const std::string& table : factor.tables)
            tables += (tables.empty() ? "" : ", ") + tomlText(table);
        out.raw("storage", "{ tables = [" + tables + "], parameter = " + tomlText(factor.key) + " }");
        break;
    }
    case FactorTarget::Dataset:
        out.text("dataset", factor.key);
        break;
    case FactorTarget::Scenario:
        out.text("scenario", factor.key);
        break;
    case FactorTarget::Bindir:
        out.raw("bindir", "true");
        break;
    case FactorTarget::Label:
        out.raw("label", "true");
        break;
    }
    out.scalars("levels", factor.levels);
    out.texts("skip", factor.skip);
}

void writeExperiment(TomlOut& out, const ExperimentSpec& experiment)
{
    out.arrayHeader("experiment");
    out.text("name", experiment.name);
    out.optionalText("bindir", experiment.bindir);
    out.optionalText("conninfo", experiment.conninfo);
    out.map("experiment.settings", experiment.settings);
    out.storage("experiment.storage", experiment.storage);
    out.map("experiment.dataset", experiment.dataset);
    out.map("experiment.scenario", experiment.scenario);
}

/// Only the width, where the rest is as usual.
std::string stopText(const StopRule& stop)
{
    const StopRule usual;
    const std::string width = tomlText(formatPercent(stop.width));
    std::string more;
    if (stop.metric != usual.metric)
        more += ", metric = " + tomlText(stop.metric);
    if (stop.most != usual.most)
        more += ", most = " + std::to_string(stop.most);
    return more.empty() ? width : "{ width = " + width + more + " }";
}

void writePlan(TomlOut& out, const PlanSpec& plan)
{
    out.header("plan");
    out.integer("replicates", plan.replicates);
    out.choice("order", plan.order);
    const std::string seed = std::to_string(plan.seed);
    const auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    out.raw("seed", plan.seed <= most ? seed : tomlText(seed));
    out.flag("a_a", plan.aa, defaults.plan.aa);
    if (plan.stop)
        out.raw("stop", stopText(*plan.stop));
    if (plan.budget)
        out.duration("budget", *plan.budget);
    out.duration("cool_down", plan.coolDown, defaults.plan.coolDown);
}

void writeTelemetry(TomlOut& out, const TelemetrySpec& telemetry)
{
    const TelemetrySpec& usual = defaults.telemetry;
    if (telemetry == usual)
        return;
    out.header("telemetry");
    if (telemetry.waitSource != usual.waitSource)
        out.text("wait_source", telemetry.waitSource);
    out.real("wait_rate", telemetry.waitRate, usual.waitRate);
    out.flag("tables", telemetry.tables, usual.tables);
    out.flag("processes", telemetry.processes, usual.processes);
    out.optionalText("container", telemetry.container);
    out.flag("statements", telemetry.statements, usual.statements);
}

void writeAnalysis(TomlOut& out, const AnalysisSpec& analysis)
{
    if (analysis == defaults.analysis)
        return;
    out.header("analysis");
    out.optionalText("baseline", analysis.baseline);
    std::string pairs;
    for (const auto& [baseline, candidate] : analysis.pairs)
        pairs += (pairs.empty() ? "[" : ", [") + tomlText(baseline) + ", " + tomlText(candidate) + ']';
    if (!pairs.empty())
        out.raw("pairs", '[' + pairs + ']');
    out.texts("metrics", analysis.metrics);
    if (analysis.smallestEffect)
        out.text("smallest_effect", formatPercent(*analysis.smallestEffect));
    out.real("confidence", analysis.confidence, defaults.analysis.confidence);
}

} // namespace

std::string writeToml(const Study& study)
{
    TomlOut out;
    writeStudy(out, study);
    writeServer(out, study.server);
    writeDataset(out, study.dataset);
    writeScenario(out, study.scenario);
    for (const FactorSpec& factor : study.factors)
        writeFactor(out, factor);
    for (const ExperimentSpec& experiment : study.experiments)
        writeExperiment(out, experiment);
    writePlan(out, study.plan);
    writeTelemetry(out, study.telemetry);
    writeAnalysis(out, study.analysis);
    return out.take();
}

} // namespace pgduel::study
