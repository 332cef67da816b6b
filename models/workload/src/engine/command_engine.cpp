#include "workload/command_engine.h"

#include "engine/command_step.h"
#include "engine/engine_environment.h"
#include "engine/program_file.h"
#include "measure/metric.h"
#include "study/progress_pattern.h"
#include "workload/error.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

study::ProgressPattern patternOf(const CommandPlan& plan)
{
    return study::ProgressPattern::parse(
        plan.progress.empty() ? study::ProgressPattern::usualFor(plan.command.at(0)) : plan.progress);
}

/// Zero transactions is a failure, never a silent 0.
void requireTransactions(const LoadResult& load)
{
    const std::string speed(measure::metric_id::speed);
    std::uint64_t failed = 0;
    measure::Micros length = 0;
    for (const StepResult& step : load.steps) {
        if (step.reported && step.reported->count(speed) > 0 && step.reported->at(speed) > 0)
            return;
        failed += step.counts.failed;
        length += step.mark.end - step.mark.begin;
    }
    throw WorkloadError(measure::Fault{
        fault::noTransactions, {}, {std::to_string(length / 1'000'000), std::to_string(failed)}, {}});
}

} // namespace

void requireProgram(const CommandPlan& plan)
{
    programFile(plan.command.at(0), engineEnvironment(plan));
}

LoadResult runCommand(
    const CommandPlan& plan, const measure::RunClock& clock, LoadListener& listener, std::stop_token stop)
{
    if (plan.steps.empty())
        throw WorkloadError(measure::Fault{fault::noSteps, {}, {}, {}});
    const study::ProgressPattern pattern = patternOf(plan);
    LoadResult load;
    for (const study::LoadStep& step : plan.steps) {
        if (stop.stop_requested())
            break;
        load.steps.push_back(CommandStep(plan, pattern, step, clock, listener).run(stop));
        listener.stepEnded(load.steps.back());
    }
    load.stopped = stop.stop_requested();
    if (!load.stopped)
        requireTransactions(load);
    return load;
}

} // namespace pgduel::workload
