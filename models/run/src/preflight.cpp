#include "run/preflight.h"

#include <algorithm>
#include <set>

#include "measure/text_file.h"
#include "run/budget.h"
#include "run/error.h"
#include "run/faults.h"
#include "scenario_load.h"
#include "server/dataset.h"
#include "server/os_cache.h"
#include "server/private_server.h"
#include "server/setting_facts.h"
#include "study/time_scale.h"
#include "study/toml.h"
#include "study/validate.h"
#include "workload/driver.h"

namespace pgduel::run {

namespace {

constexpr int connectionsBesideLoad = 20; // sampler, control, reserved ones and autovacuum workers

/// All that can be said of the scripts without a server.
void checkScripts(const study::Study& study, std::vector<measure::Fault>& faults)
{
    const std::size_t before = faults.size();
    const auto compiled = compileScripts(study.scenario, faults);
    if (faults.size() > before)
        return;
    const auto add = [&faults](std::vector<measure::Fault> found) {
        for (auto& fault : found)
            if (std::find(faults.begin(), faults.end(), fault) == faults.end())
                faults.push_back(std::move(fault));
    };
    for (const auto& script : compiled)
        add(workload::impossibleCommands(script, study.scenario.protocol, study.scenario.roundTrips));
    std::set<std::string> given;
    for (const auto& variable : scenarioVariables(study))
        given.insert(variable.first);
    for (const auto& scripts : scriptsOfSessions(study.scenario, compiled))
        add(workload::unsetVariables(scripts, given));
}

std::string builtinNames()
{
    std::string names;
    for (const auto& builtin : workload::builtinScripts())
        names += (names.empty() ? "" : ", ") + builtin.name;
    return names;
}

std::string scriptText(const study::ScriptSpec& spec)
{
    if (!spec.builtin.empty()) {
        const auto* builtin = workload::findBuiltinScript(spec.builtin);
        if (!builtin)
            throw RunError({fault::unknownBuiltin, spec.name, {spec.builtin, builtinNames()}, {}});
        return std::string(builtin->text);
    }
    if (spec.file.empty())
        return spec.sql;
    const auto text = measure::readText(spec.file);
    if (!text)
        throw RunError({fault::scriptFileNotRead, spec.file, {}, {}});
    return *text;
}

int mostSessions(const std::vector<study::LoadStep>& steps)
{
    int most = 0;
    for (const auto& step : steps)
        most = std::max(most, step.sessions);
    return most;
}

// A private server must let the load in: where the study does not say how many connections it takes, we do.
void addConnections(study::Settings& settings, int sessions)
{
    if (!settings.contains("max_connections"))
        settings["max_connections"] = std::to_string(std::max(100, sessions + connectionsBesideLoad));
}

// One spelling for a setting, so that a level of an experiment replaces that of the base configuration.
std::string canonicalName(const std::string& name, const std::vector<study::SettingFact>& facts)
{
    const auto* fact = study::findSetting(facts, name);
    return fact ? fact->name : name;
}

study::Settings settingsOf(const study::Settings& base, const study::Settings& own,
    const std::vector<study::SettingFact>& facts, int sessions)
{
    study::Settings all;
    for (const auto* settings : {&base, &own})
        for (const auto& [name, level] : *settings)
            all[canonicalName(name, facts)] = level;
    addConnections(all, sessions);
    return all;
}

ConcreteSetting concrete(const std::string& name, const std::string& level, const study::ServerFacts& machine,
    const std::vector<study::SettingFact>& facts)
{
    // Settings of modules (pg_stat_statements.track) are known only to a server that has loaded them: they
    // are given as written and checked when it runs.
    if (const auto* fact = study::findSetting(facts, name))
        return {name, level, study::resolve(level, machine, *fact), fact->needsRestart()};
    return {name, level, {level, level, std::nullopt}, false};
}

void resolveSettings(
    PlanSummary& summary, const std::vector<study::SettingFact>& facts, std::vector<measure::Fault>& faults)
{
    study::ServerFacts machine = server::localFacts();
    if (const auto ram = study::parseBytes(summary.study.server.ram))
        machine.ramBytes = *ram;
    for (const auto& experiment : summary.experiments) {
        std::vector<ConcreteSetting> settings;
        for (const auto& [name, level] : settingsOf(
                 summary.study.server.settings, experiment.settings, facts, mostSessions(summary.steps))) {
            try {
                settings.push_back(concrete(name, level, machine, facts));
            } catch (const measure::Failure& failure) {
                if (std::find(faults.begin(), faults.end(), failure.fault()) == faults.end())
                    faults.push_back(failure.fault());
            }
        }
        summary.settings.push_back(std::move(settings));
    }
}

void checkMeans(const PlanSummary& summary, std::vector<measure::Fault>& faults)
{
    if (summary.study.server.evictOsCache && !server::OsCacheEvictor::supported())
        faults.push_back({fault::evictNotSupported, "server.evict_os_cache", {}, {}});
    if (summary.study.dataset.prewarm && !summary.installation.hasContrib)
        faults.push_back({fault::noContrib, summary.installation.bindir, {"pg_prewarm"}, {}});
    try {
        server::requireSpace(server::serversFolder(), summary.cost.diskBytes);
    } catch (const measure::Failure& failure) {
        faults.push_back(failure.fault());
    }
}

} // namespace

std::vector<workload::Script> compileScripts(
    const study::ScenarioSpec& scenario, std::vector<measure::Fault>& faults)
{
    std::vector<workload::Script> scripts;
    for (const auto& spec : scenario.scripts) {
        try {
            const std::string name = spec.name.empty() ? spec.builtin + spec.file : spec.name;
            const std::string text = scriptText(spec);
            auto mistakes = workload::checkScript(name, text);
            if (mistakes.empty())
                scripts.push_back(workload::Script::compile(name, text, spec.weight));
            faults.insert(faults.end(), mistakes.begin(), mistakes.end());
        } catch (const measure::Failure& failure) {
            faults.push_back(failure.fault());
        }
    }
    return scripts;
}

PlanSummary summarize(const study::Study& study, double timeScale, std::vector<measure::Fault>& faults)
{
    PlanSummary summary;
    try {
        summary.study = timeScale == 1 ? study : study::scaled(study, timeScale);
        summary.installation = server::chooseInstallation(summary.study.server.bindir);
        const auto facts = server::describeConfig(summary.installation);
        const auto mistakes = study::validate(summary.study, facts, server::localFacts());
        faults.insert(faults.end(), mistakes.begin(), mistakes.end());
        if (!mistakes.empty())
            return summary;
        if (const auto tooSmall = budgetFault(study)) {
            faults.push_back(*tooSmall);
            return summary;
        }
        summary.budget = plansWithin(study);
        if (study.plan.budget)
            summary.study = study::scaled(withinBudget(study), timeScale);
        summary.experiments = study::experimentsOf(summary.study);
        summary.steps = study::stepsOf(summary.study.scenario.load);
        summary.plan = study::planOf(summary.study);
        resolveSettings(summary, facts, faults);
        if (summary.study.scenario.kind == study::ScenarioKind::Command)
            workload::requireProgram(commandPlan(summary, {}));
        else
            checkScripts(summary.study, faults);
        summary.cost = costOf(summary.study);
        checkMeans(summary, faults);
    } catch (const study::StudyError& error) {
        faults.insert(faults.end(), error.faults().begin(), error.faults().end());
    } catch (const measure::Failure& failure) {
        faults.push_back(failure.fault());
    }
    return summary;
}

} // namespace pgduel::run
