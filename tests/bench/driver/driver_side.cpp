#include "driver_side.h"

#include <algorithm>
#include <stdexcept>

#include <sys/resource.h>

namespace bench {

using namespace pgduel;

namespace {

study::Protocol protocolOf(const std::string& name)
{
    return name == "simple"  ? study::Protocol::Simple
        : name == "extended" ? study::Protocol::Extended
                             : study::Protocol::Prepared;
}

} // namespace

void Listener::interval(const workload::Interval& interval)
{
    shown_ += interval.latency.percentile(99);
}

double cpuSecondsOfProcess()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

workload::LoadPlan planOf(const Setup& setup)
{
    const workload::BuiltinScript* script = workload::findBuiltinScript(setup.script);
    if (!script)
        throw std::runtime_error("no built-in script " + setup.script);
    workload::LoadPlan plan;
    plan.conninfo = setup.conninfo;
    plan.scripts = {workload::Script::compile(script->name, script->text, 1)};
    plan.protocol = protocolOf(setup.protocol);
    plan.roundTrips = setup.pipelined ? study::RoundTrips::Pipelined : study::RoundTrips::Statement;
    plan.variables["scale"] = std::to_string(setup.scale);
    plan.seed = setup.seed;
    plan.threads = setup.driverThreads;
    plan.recordStatements = true;
    const auto millis = std::max(100L, static_cast<long>(setup.seconds * 1000));
    plan.steps = {{0, setup.sessions, false, std::chrono::milliseconds(millis), {}}};
    return plan;
}

Side runDriver(const Setup& setup)
{
    Listener listener;
    const workload::LoadPlan plan = planOf(setup);
    const double before = cpuSecondsOfProcess();
    const workload::LoadResult result = workload::runLoad(plan, measure::RunClock(), listener, {});
    const double cpu = cpuSecondsOfProcess() - before;
    const workload::StepResult& step = result.steps.front();
    const auto transactions = static_cast<double>(step.counts.transactions);
    return {transactions * 1e6 / static_cast<double>(step.mark.end - step.mark.measuredFrom), transactions,
        cpu, result.threads};
}

} // namespace bench
