#include "study/validate.h"

#include "measure/metric.h"
#include "study/faults.h"
#include "study/level.h"
#include "study/plan.h"
#include "validate_parts.h"

namespace pgduel::study {

namespace {

void checkServer(const ServerSpec& server, Findings& findings)
{
    findings.only("server.kind", server.kind, {ServerKind::Private});
    findings.notYetIf(!server.conninfo.empty(), "server.conninfo");
    findings.connection("server.conninfo", server.conninfo);
    findings.notYetIf(!server.restart.empty(), "server.restart");
    findings.notYetIf(!server.storage.empty(), "server.storage");
    findings.notYetIf(!server.schema.empty(), "server.schema");
    if (!server.ram.empty() && parseBytes(server.ram).value_or(0) <= 0)
        findings.add(fault::badSize, "server.ram", {server.ram});
    if (server.evictOsCache && server.kind != ServerKind::Private)
        findings.add(fault::onlyPrivate, "server.evict_os_cache");
}

void checkDataset(const DatasetSpec& dataset, Findings& findings)
{
    findings.only("dataset.kind", dataset.kind, {DatasetKind::Pgbench, DatasetKind::None});
    findings.range("dataset.scale", dataset.scale, 1, 1'000'000);
    for (const auto& entry : dataset.parameters)
        findings.notYet("dataset." + entry.first);
    findings.notYetIf(!dataset.script.empty(), "dataset.script");
    const bool nothingToReset = dataset.kind == DatasetKind::None && dataset.reset == ResetKind::None;
    if (!nothingToReset)
        findings.only("dataset.reset", dataset.reset, {ResetKind::Directory});
}

void checkStop(const PlanSpec& plan, Findings& findings)
{
    if (!plan.stop)
        return;
    findings.range("plan.stop.width", plan.stop->width, 0.0001, 1);
    findings.range("plan.stop.most", plan.stop->most, fewestBlocks(plan), 1000);
    const std::string& metric = plan.stop->metric;
    if (!metric.empty() && !measure::findMetric(metric))
        findings.add(fault::unknownMetric, "plan.stop.metric", {metric, metricIds()});
    // Blocks can be added only to a plan of blocks.
    const bool blocks = plan.order == Order::Blocks || plan.order == Order::Abba;
    findings.onlyWithIf(!blocks, "plan.stop", "plan.order", "blocks, abba");
}

void checkPlan(const PlanSpec& plan, Findings& findings)
{
    findings.range("plan.replicates", plan.replicates, 1, 1000);
    findings.duration("plan.cool_down", plan.coolDown);
    checkStop(plan, findings);
    if (plan.budget)
        findings.duration("plan.budget", *plan.budget, std::chrono::minutes(1));
    if (plan.budget && plan.stop)
        findings.add(fault::excludes, "plan.budget", {"plan.stop"});
}

void checkTelemetry(const TelemetrySpec& telemetry, Findings& findings)
{
    const std::string& source = telemetry.waitSource;
    if (source == "pg_wait_sampling")
        findings.notYet("telemetry.wait_source", source);
    else if (source != "auto" && source != "sampled")
        findings.add(fault::notAllowed, "telemetry.wait_source", {source, "auto, sampled, pg_wait_sampling"});
    findings.range("telemetry.wait_rate", telemetry.waitRate, 0.1, 100);
    findings.notYetIf(telemetry.tables, "telemetry.tables");
    findings.notYetIf(telemetry.processes, "telemetry.processes");
    findings.notYetIf(!telemetry.container.empty(), "telemetry.container");
    findings.notYetIf(telemetry.statements, "telemetry.statements");
}

} // namespace

std::vector<measure::Fault> validate(
    const Study& study, const std::vector<SettingFact>& settings, const ServerFacts& machine)
{
    Findings findings;
    findings.notEmpty("study.title", study.title);
    checkServer(study.server, findings);
    checkDataset(study.dataset, findings);
    checkScenario(study.scenario, findings);
    checkExperiments(study, findings);
    checkPlan(study.plan, findings);
    checkTelemetry(study.telemetry, findings);
    checkAnalysis(study, findings);
    checkSettings(study, settings, machine, findings);
    return findings.take();
}

} // namespace pgduel::study
