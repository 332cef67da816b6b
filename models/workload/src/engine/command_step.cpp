#include "engine/command_step.h"

#include <algorithm>
#include <array>
#include <csignal>

#include "engine/engine_environment.h"
#include "study/command.h"
#include "workload/error.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

using std::chrono::microseconds;

constexpr std::chrono::milliseconds pause{20}; ///< between two looks at the clock and at `stop`
constexpr measure::Micros patience = 1'000'000; ///< from SIGINT to SIGKILL

/// pgbench; HammerDB.
constexpr std::array abortWords{"Run was aborted", "FINISHED FAILED"};

measure::Micros micros(study::Duration duration)
{
    return std::chrono::duration_cast<microseconds>(duration).count();
}

measure::StepMark markOf(const study::LoadStep& step, measure::Micros begin)
{
    measure::StepMark mark;
    mark.index = step.index;
    mark.sessions = step.sessions;
    mark.warmUp = step.warmUp;
    mark.begin = begin;
    mark.measuredFrom = begin + micros(step.discard);
    mark.end = begin + micros(step.duration);
    return mark;
}

bool names(const std::vector<std::string>& command, const std::string& placeholder)
{
    return std::any_of(command.begin(), command.end(), [&](const std::string& argument) {
        const auto found = study::placeholdersOf(argument);
        return std::find(found.begin(), found.end(), placeholder) != found.end();
    });
}

} // namespace

CommandStep::CommandStep(const CommandPlan& plan, const study::ProgressPattern& pattern,
    const study::LoadStep& step, const measure::RunClock& clock, LoadListener& listener)
    : plan_(plan)
    , pattern_(pattern)
    , step_(step)
    , clock_(clock)
    , listener_(listener)
    , knowsSeconds_(names(plan.command, "seconds"))
    , mark_(markOf(step, clock.now()))
    , output_([this](const std::string& text) { line(text); })
    , times_(mark_.begin)
    , figures_(mark_.measuredFrom)
    , told_(mark_.begin)
{
    const auto values = placeholderValues(plan, step);
    for (const std::string& argument : plan.command)
        command_.push_back(study::filledIn(argument, values));
}

StepResult CommandStep::run(std::stop_token stop)
{
    ChildProcess child(command_, engineEnvironment(plan_));
    child_ = &child;
    listener_.stepBegan(mark_);
    watch(child, stop);
    output_.finish();
    const auto ending = child.ended();
    cpuSeconds_ = ending ? ending->cpuSeconds : 0;
    child_ = nullptr;
    const bool stopped = stop.stop_requested();
    judge(ending, stopped);
    return result(stopped);
}

void CommandStep::watch(ChildProcess& child, std::stop_token stop)
{
    while (!child.ended()) {
        child.read(pause, [this](int output, std::string_view text) { output_.add(output, text); });
        interruptWhenDue(child, stop.stop_requested());
        const measure::Micros now = clock_.now();
        // A program that is silent for longer than an interval: the figures of the machine go on.
        if (now - told_ > micros(plan_.interval) * 3 / 2)
            tell(now, {}, nullptr);
    }
}

void CommandStep::interruptWhenDue(ChildProcess& child, bool stop)
{
    const measure::Micros now = clock_.now();
    if (interruptedAt_) {
        if (!killed_ && now - *interruptedAt_ > patience) {
            killed_ = true;
            child.signal(SIGKILL);
        }
        return;
    }
    overran_ = !stop && knowsSeconds_ && now > mark_.end + micros(plan_.grace);
    if (stop || overran_ || (!knowsSeconds_ && now >= mark_.end)) {
        interruptedAt_ = now;
        child.signal(SIGINT);
    }
}

void CommandStep::line(const std::string& text)
{
    auto figures = pattern_.progress(text);
    if (!figures) {
        figures_.report(pattern_.report(text));
        saysAborted_ = saysAborted_
            || std::any_of(abortWords.begin(), abortWords.end(),
                [&](const char* words) { return text.find(words) != std::string::npos; });
        return output_.keep(text);
    }
    if (figures->at("tps") <= 0) // the time of no transaction is not 0
        for (const char* name : {"latency", "latency_p50", "latency_p95", "latency_p99", "lag"})
            figures->erase(name);
    const auto stretch = times_.next(*figures, clock_.now());
    figures_.progress(*figures, stretch);
    tell(std::max(stretch.end, told_ + 1), *figures, &stretch);
}

void CommandStep::tell(
    measure::Micros end, const study::ProgressPattern::Figures& figures, const LineTimes::Stretch* stretch)
{
    Interval interval;
    interval.step = mark_.index;
    interval.begin = told_;
    interval.end = end;
    interval.counted = !mark_.warmUp && told_ >= mark_.measuredFrom;
    interval.liveSessions = mark_.sessions;
    interval.reported = metricsOf(figures);
    if (stretch) {
        const double seconds = static_cast<double>(stretch->end - stretch->begin) / 1e6;
        interval.counts.transactions = static_cast<std::uint64_t>(figures.at("tps") * seconds + 0.5);
        if (const auto failed = figures.find("failed"); failed != figures.end())
            interval.counts.failed = interval.counts.otherFailures =
                static_cast<std::uint64_t>(failed->second);
        if (const auto skipped = figures.find("skipped"); skipped != figures.end())
            interval.counts.skipped = static_cast<std::uint64_t>(skipped->second);
    }
    const double cpu = child_ ? std::max(child_->cpuSeconds(), cpuTold_) : cpuTold_;
    interval.driverCpuSeconds = cpu - cpuTold_;
    cpuTold_ = cpu;
    told_ = end;
    listener_.interval(interval);
}

void CommandStep::refuse(const char* code, std::vector<std::string> args) const
{
    args.insert(args.begin(), command_.front());
    throw WorkloadError(measure::Fault{code, {}, std::move(args), output_.tail()});
}

void CommandStep::judge(const std::optional<Ending>& ending, bool stopped)
{
    if (stopped)
        return;
    if (overran_)
        refuse(fault::commandOverran, {std::to_string((step_.duration + plan_.grace).count() / 1000)});
    if (saysAborted_)
        refuse(fault::commandAborted, {});
    const bool ours = interruptedAt_.has_value();
    if (!ours && ending && ending->signal != 0)
        refuse(fault::commandKilled, {std::to_string(ending->signal)});
    if (!ours && ending && ending->status != 0)
        refuse(fault::commandFailed, {std::to_string(ending->status)});
    if (figures_.isEmpty())
        refuse(fault::commandSilent,
            {plan_.progress.empty() ? study::ProgressPattern::usualFor(plan_.command.front())
                                    : plan_.progress});
}

StepResult CommandStep::result(bool stopped)
{
    StepResult result;
    result.mark = mark_;
    const measure::Micros now = clock_.now();
    // What the program does after its load (reports, disconnects) is no part of the step.
    result.mark.end = stopped ? now : std::min(now, std::max(mark_.end, told_));
    if (figures_.onlyReport())
        result.mark.measuredFrom = mark_.begin;
    result.rate = step_.rate;
    figures_.fill(result, mark_.measuredFrom == mark_.begin);
    const auto length = static_cast<double>(result.mark.end - result.mark.begin);
    const auto measured = static_cast<double>(result.mark.end - result.mark.measuredFrom);
    result.driverCpuSeconds = length > 0 ? cpuSeconds_ * std::max(0.0, measured) / length : 0;
    return result;
}

} // namespace pgduel::workload
