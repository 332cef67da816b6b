#include "measured_run.h"

#include <algorithm>
#include <chrono>

#include "load_recorder.h"
#include "measure/sleep_watch.h"
#include "run/error.h"
#include "run/faults.h"
#include "run_failure.h"
#include "scenario_load.h"
#include "server/os_cache.h"
#include "server/setting_facts.h"
#include "telemetry/counters.h"
#include "telemetry/wait_sampler.h"
#include "workload/command_engine.h"
#include "workload/driver.h"

namespace pgduel::run {

namespace {

// Fine enough for a live picture of short steps, never finer than a chart shows.
std::chrono::milliseconds intervalFor(const std::vector<study::LoadStep>& steps)
{
    study::Duration shortest{60'000};
    for (const auto& step : steps)
        shortest = std::min(shortest, step.duration);
    return std::clamp(shortest / 20, study::Duration{200}, study::Duration{1000});
}

// The same random numbers for all experiments of a block, others in the next block: what is compared meets
// the same keys.
std::uint64_t seedOf(const study::Study& study, int block)
{
    return study.plan.seed + 0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(block + 1);
}

workload::LoadPlan loadPlan(
    const PlanSummary& summary, const study::PlannedRun& planned, const std::string& conninfo)
{
    workload::LoadPlan plan = scenarioLoad(summary.study.scenario, conninfo);
    plan.steps = summary.steps;
    plan.variables = scenarioVariables(summary.study);
    plan.seed = seedOf(summary.study, planned.block);
    plan.interval = intervalFor(summary.steps);
    return plan;
}

store::RunRecord recordOf(const PlanSummary& summary, const study::PlannedRun& planned)
{
    store::RunRecord record;
    record.planned = planned;
    record.waitSource =
        "sampled " + std::to_string(static_cast<int>(summary.study.telemetry.waitRate)) + " Hz";
    if (summary.study.server.evictOsCache)
        record.marks.emplace_back("evicted_os_cache");
    if (summary.study.scenario.kind == study::ScenarioKind::Command) {
        const std::string& program = summary.study.scenario.command.front();
        record.marks.push_back("external_engine " + program.substr(program.find_last_of('/') + 1));
    }
    return record;
}

/// Hands the recorder's marks over at the end of the scope, whatever ends it.
struct MarksAtEnd {
    const LoadRecorder& recorder;
    std::vector<std::string>& marks;
    ~MarksAtEnd()
    {
        for (auto& mark : recorder.marks())
            marks.push_back(std::move(mark));
    }
};

} // namespace

workload::LoadResult MeasuredRun::carryOut(
    const measure::RunClock& clock, LoadRecorder& recorder, std::stop_token stop) const
{
    const std::string conninfo = stand.conninfo();
    if (summary.study.scenario.kind == study::ScenarioKind::Command) {
        auto plan = commandPlan(summary, conninfo);
        plan.interval = intervalFor(summary.steps);
        return workload::runCommand(plan, clock, recorder, std::move(stop));
    }
    return workload::runLoad(loadPlan(summary, planned, conninfo), clock, recorder, std::move(stop));
}

bool MeasuredRun::measure(std::stop_token stop) const
{
    // The attempt begins before the server is touched: a configuration that does not start is a failed run,
    // not a missing one.
    writer.beginRun(planned.index, recordOf(summary, planned));
    stand.prepare(summary.settings.at(static_cast<std::size_t>(planned.experiment)));

    progress.phase(Phase::Connecting);
    const measure::RunClock clock;
    const measure::SleepWatch sleep;
    {
        server::Session session(stand.conninfo());
        writer.describeRun(planned.index, server::readConfiguration(session), clock.zeroUtcMicros());
    }
    LoadRecorder recorder(planned.index, summary, writer, feed, progress);
    const MarksAtEnd marksAtEnd{recorder, marks};
    const auto onFault = [&recorder](const measure::Fault& fault) { recorder.samplerFault(fault); };
    telemetry::WaitSampler sampler(
        stand.conninfo(), clock, summary.study.telemetry.waitRate,
        [&recorder](const telemetry::WaitTick& tick) { recorder.tick(tick); }, onFault);
    telemetry::CounterSampler counters(
        stand.conninfo(), Stand::database(), stand.server().postmasterPid(), clock,
        [&recorder](const telemetry::CounterReading& reading) { recorder.reading(reading); }, onFault);
    recorder.setCounters(&counters);
    recorder.setSampler(&sampler);
    std::optional<server::OsCacheEvictor> evictor;
    if (summary.study.server.evictOsCache)
        evictor.emplace(stand.server().dataDirectory());

    sampler.start();
    counters.start();
    const workload::LoadResult load = carryOut(clock, recorder, std::move(stop));
    counters.stop();
    sampler.stop();
    recorder.rethrow();
    for (auto& mark : loadMarks(load))
        marks.push_back(std::move(mark));
    if (auto slept = sleptThrough(sleep.seconds()); slept && !load.stopped)
        throw RunError(std::move(*slept)); // before what the sleep broke
    if (load.brokenBy && !load.stopped)
        throw RunError(*load.brokenBy);
    if (auto broken = brokenRun(load.errors, load.firstError); broken && !load.stopped)
        throw RunError(std::move(*broken));
    return load.stopped;
}

} // namespace pgduel::run
