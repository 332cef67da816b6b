#include "load/load_watch.h"

#include <QCoreApplication>

#include "load/load_texts.h"
#include "load/vacuum.h"
#include "run/faults.h"
#include "words/faults.h"
#include "workload/faults.h"

namespace pgduel::app {

namespace {

workload::TransactionLogOptions logOptionsOf(const LoadOptions& options, const workload::LoadPlan& plan)
{
    workload::TransactionLogOptions log;
    log.prefix = options.logPrefix;
    log.processId = QCoreApplication::applicationPid();
    constexpr int mostThreads = 1024;
    log.threads = mostThreads;
    for (const auto& step : plan.steps)
        log.openLoop = log.openLoop || step.rate > 0;
    log.retries = options.maxTries != 1;
    log.detailedFailures = options.failuresDetailed;
    log.samplingRate = options.samplingRate;
    log.seed = plan.seed;
    log.aggregateSeconds = options.aggregateSeconds;
    return log;
}

double seconds(measure::Micros t)
{
    return static_cast<double>(t) / 1e6;
}

} // namespace

LoadWatch::LoadWatch(const LoadOptions& options, const PreparedLoad& load, Terminal& terminal)
    : options_(options)
    , load_(load)
    , terminal_(terminal)
    , background_(terminal, LoadCommand::tr("Stopping: statements are cancelled, what was measured is kept."))
{
    if (options.log)
        log_ = std::make_unique<workload::TransactionLog>(logOptionsOf(options, load.plan), clock_);
    for (const auto& step : load.plan.steps)
        progress_.openLoop = progress_.openLoop || step.rate > 0;
    progress_.skips = progress_.openLoop && load.plan.latencyLimit;
    progress_.retries = load.plan.maxTries != 1;
    progress_.sinceEpoch = options.progressTimestamp;
}

LoadOutcome LoadWatch::run()
{
    background_.run([this](std::stop_token stop) { work(stop); });
    terminal_.endProgress();
    conclude();
    return std::move(outcome_);
}

void LoadWatch::work(const std::stop_token& stop)
{
    try {
        vacuum(stop);
        outcome_.result = workload::runLoad(load_.plan, clock_, *this, stop);
    } catch (const measure::Failure& failure) {
        outcome_.fault = failure.fault();
    } catch (const std::exception& error) {
        outcome_.fault = measure::Fault{run::fault::unexpected, {}, {}, error.what()};
    }
    if (outcome_.fault && stop.stop_requested()) // what became of something that was cancelled
        outcome_.result.stopped = true;
}

void LoadWatch::vacuum(const std::stop_token& stop)
{
    if (options_.noVacuum)
        return;
    vacuumPgbenchTables(
        load_.plan, options_.vacuumAll,
        [this](const measure::Fault& fault) {
            tell(
                LoadCommand::tr("VACUUM before the load (-n leaves it out): %1").arg(words::sentence(fault)));
        },
        stop);
}

void LoadWatch::conclude()
{
    auto& result = outcome_.result;
    if (outcome_.fault) { // what the listener heard is all there is
        result.steps = std::move(steps_);
        result.stalls = std::move(stalls_);
    }
    outcome_.totals = workload::totalsOf(result.steps);
    outcome_.zeroUtc = clock_.zeroUtcMicros();
    using End = LoadOutcome::End;
    if (result.stopped) {
        outcome_.end = End::Stopped;
        outcome_.fault.reset();
    } else if (outcome_.fault) {
        outcome_.end = step_ ? End::Aborted : End::Refused;
    } else if (result.brokenBy || result.abortedSessions > 0) {
        outcome_.end = End::Aborted;
        outcome_.fault = result.brokenBy;
    }
    if (!log_)
        return;
    outcome_.logFiles = log_->files();
    try {
        log_->finish();
    } catch (const measure::Failure& failure) {
        if (outcome_.fault)
            terminal_.fault(failure.fault());
        else
            outcome_.fault = failure.fault();
        if (outcome_.end == End::Done)
            outcome_.end = End::Aborted;
    }
}

void LoadWatch::stepBegan(const measure::StepMark& mark)
{
    if (!step_)
        beganAt_ = progressFrom_ = mark.begin;
    step_ = mark;
    if (log_ && !mark.warmUp)
        log_->begin(mark.measuredFrom);
}

void LoadWatch::stepEnded(const workload::StepResult& result)
{
    steps_.push_back(result);
}

void LoadWatch::interval(const workload::Interval& interval)
{
    if (options_.json)
        outcome_.intervals.push_back(figuresOf(interval));
    if ((options_.progress || terminal_.interactive()) && step_ && interval.end > beganAt_)
        addProgress(interval);
}

void LoadWatch::addProgress(const workload::Interval& interval)
{
    progress_.counts.add(interval.counts);
    progress_.latency.merge(interval.times.response);
    progress_.lag.merge(interval.times.lag);
    progress_.counted = interval.counted;
    const double wanted =
        std::chrono::duration<double>(options_.progress.value_or(load_.plan.interval)).count();
    progress_.length = seconds(interval.end - progressFrom_);
    const double tolerance = std::chrono::duration<double>(load_.plan.interval).count() / 2;
    if (progress_.length + tolerance < wanted)
        return;
    progress_.seconds = progress_.sinceEpoch ? seconds(clock_.zeroUtcMicros() + interval.end)
                                             : seconds(interval.end - beganAt_);
    progress_.liveSessions = interval.liveSessions;
    progress_.sessions = step_->sessions;
    tellProgress(interval.end);
    progressFrom_ = interval.end;
    progress_.counts = {};
    progress_.latency.clear();
    progress_.lag.clear();
}

/// A line for each stretch of -P; without -P, on a terminal only, one line that is written over.
void LoadWatch::tellProgress(measure::Micros now)
{
    const QString line = words::loadProgress(progress_);
    if (options_.progress)
        return tell(line);
    const auto planned = std::chrono::microseconds(study::totalDuration(load_.plan.steps)).count();
    const double share = load_.plan.transactionsPerSession > 0
        ? -1
        : static_cast<double>(now - beganAt_) / static_cast<double>(planned);
    background_.post([this, line, share] { terminal_.progress(line, share, false); });
}

void LoadWatch::transaction(int thread, const workload::TransactionRecord& record)
{
    if (log_)
        log_->record(thread, record);
}

/// A load can fail faster than a terminal writes: then not every one of its errors is told.
void LoadWatch::error(int /*thread*/, const workload::ErrorRecord& record)
{
    constexpr int mostWaiting = 1000;
    if (untoldErrors_ >= mostWaiting)
        return;
    ++untoldErrors_;
    background_.post([this, line = words::loadError(record)] {
        --untoldErrors_;
        terminal_.note(line);
    });
}

void LoadWatch::stallBegan(measure::Micros since)
{
    tell(words::stallWarning(seconds(clock_.now() - since)));
}

void LoadWatch::stallEnded(const workload::Stall& stall)
{
    stalls_.push_back(stall);
    tell(words::stallEnd(seconds(stall.end - stall.begin)));
}

void LoadWatch::tell(const QString& line)
{
    background_.post([this, line] { terminal_.note(line); });
}

} // namespace pgduel::app
