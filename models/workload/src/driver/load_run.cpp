#include "driver/load_run.h"

#include <algorithm>
#include <limits>
#include <thread>
#include <utility>

#include "driver/step_result.h"
#include "language/random.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// A transaction that keeps a step from shrinking for so long is cancelled.
constexpr measure::Micros shrinkPatience = 10'000'000;
/// How often the leading thread looks around while it waits for sessions.
constexpr measure::Micros settleCheck = 100'000;
/// Share of the time from which a thread counts as saturated.
constexpr double saturation = 0.9;
constexpr measure::Micros noEnd = std::numeric_limits<measure::Micros>::max() / 2;

measure::Micros micros(std::chrono::milliseconds time)
{
    return std::chrono::microseconds(time).count();
}

} // namespace

int threadsFor(int sessions)
{
    // Measured beside pgbench on two cores that client and server share: with few sessions one thread is
    // enough, from some sessions on a second one wins back a tenth of the throughput without costing more CPU
    // (docs/performance.md).
    const unsigned cores = std::thread::hardware_concurrency();
    return cores >= 2 && sessions >= 4 ? 2 : 1;
}

LoadRun::LoadRun(
    const Blueprint& blueprint, const measure::RunClock& clock, LoadListener& listener, std::stop_token stop)
    : blueprint_(blueprint)
    , clock_(clock)
    , listener_(listener)
    , stopAsked_(stop)
    , hub_(blueprint.threads, std::move(stop))
    , stop_(hub_.end())
    , schedule_(derivedSeed(blueprint.plan.seed, 0x7a7e))
    , seating_(blueprint)
{
    const Worker::Shared shared{blueprint, clock, hub_, schedule_, listener};
    for (int i = 0; i < blueprint.threads; ++i) {
        workers_.push_back(std::make_unique<Worker>(shared, i, blueprint.threads));
        spares_.push_back(std::make_unique<Tally>(blueprint.emptyTally()));
    }
    beganAt_ = cutAt_ = clock_.now();
}

LoadResult LoadRun::run(LoadResult found)
{
    result_ = std::move(found);
    result_.threads = blueprint_.threads;
    for (const study::LoadStep& step : blueprint_.plan.steps) {
        if (!resize(step))
            break;
        measure(step);
        if (over())
            break;
    }
    const bool away = serverIsAway();
    endLoad();
    result_.stopped = stopAsked_.stop_requested();
    result_.brokenBy = hub_.brokenBy();
    result_.abortedSessions = hub_.abortedSessions();
    if (!result_.stopped && !result_.brokenBy)
        result_.brokenBy = failureAtEnd(away);
    return std::move(result_);
}

/// What makes a load worthless that nothing broke off.
std::optional<measure::Fault> LoadRun::failureAtEnd(bool away) const
{
    if (away)
        return measure::Fault{
            fault::allSessionsLost, {}, {std::to_string(blueprint_.mostSessions)}, lastError_};
    if (all_.transactions > 0)
        return {};
    const measure::Micros end = result_.steps.empty() ? clock_.now() : result_.steps.back().mark.end;
    const std::string seconds = std::to_string((end - beganAt_) / 1'000'000); // without the time to shut down
    std::uint64_t errors = 0;
    for (const auto& error : result_.errors)
        errors += error.second;
    if (errors == 0)
        return measure::Fault{fault::nothingEnded, {}, {seconds}, {}};
    return measure::Fault{fault::noTransactions, {}, {seconds, std::to_string(errors)}, result_.firstError};
}

/// Opens or closes sessions; those that stay go on working meanwhile.
bool LoadRun::resize(const study::LoadStep& step)
{
    ++generation_;
    orderAll(Order::Kind::Resize, seating_.seat(step));
    resizedAt_ = clock_.now();
    while (!hub_.waitSettled(
        generation_, clock_.moment(std::min(cutAt_ + interval(), clock_.now() + settleCheck)), stop_)) {
        if (over())
            return false;
        const measure::Micros now = clock_.now();
        if (!running_)
            cutAt_ = now;
        else if (now >= cutAt_ + interval())
            report(step, false, cut(false), false);
        if (now - resizedAt_ > shrinkPatience) {
            orderAll(Order::Kind::Cancel);
            canceller_.cancel(hub_.takeCancels());
        }
    }
    if (!running_)
        result_.connectMicros = clock_.now() - beganAt_;
    return true;
}

measure::StepMark LoadRun::markOf(const study::LoadStep& step) const
{
    measure::StepMark mark{step.index, step.sessions, step.warmUp, cutAt_, cutAt_, cutAt_};
    mark.measuredFrom = mark.begin + micros(std::min(step.discard, step.duration));
    // pgbench's clock runs from before its sessions connect.
    mark.end = (blueprint_.plan.pgbenchCompatible ? resizedAt_ : mark.begin) + micros(step.duration);
    return mark;
}

void LoadRun::measure(const study::LoadStep& step)
{
    const Cut before = cut(!step.warmUp && step.discard.count() == 0, step.rate > 0);
    if (running_)
        report(step, false, before, false);
    measure::StepMark mark = markOf(step);
    schedule_.start(step.rate, mark.begin);
    if (mark.end > cutAt_ || step.duration.count() == 0)
        orderAll(Order::Kind::Begin);
    running_ = true;
    listener_.stepBegan(mark);

    Cut total;
    total.tally = std::make_unique<Tally>(blueprint_.emptyTally());
    Part head{step, false, !step.warmUp, mark.begin, mark.measuredFrom, nullptr, false};
    const bool headDone = runUntilEnd(head);
    total.begin = total.end = mark.measuredFrom = cutAt_;
    Part measured{step, !step.warmUp, false, mark.begin, mark.end, &total, false};
    if (step.duration.count() == 0)
        measured.end = noEnd;
    if (headDone)
        runUntilEnd(measured);
    if (blueprint_.plan.pgbenchCompatible && step.index == blueprint_.plan.steps.back().index && !over())
        letTransactionsEnd(measured);
    mark.end = total.end;
    result_.steps.push_back(resultOf(blueprint_, *total.tally, step.rate));
    result_.steps.back().mark = mark;
    result_.steps.back().saturated =
        total.busiest * 1e6 > saturation * static_cast<double>(total.end - total.begin);
    listener_.stepEnded(result_.steps.back());
}

bool LoadRun::runUntilEnd(const Part& part)
{
    while (cutAt_ < part.end) {
        const measure::Micros due = nextCut(part);
        const Hub::Wake wake = waitFor(due);
        const bool last = wake != Hub::Wake::Deadline || due >= part.end;
        Cut piece = cut(last ? part.countedAfter : part.counted);
        if (last && part.total)
            takeUnserved(std::min(part.end, piece.end), *piece.tally);
        if (wake == Hub::Wake::Over)
            shutDown(); // first of all: the listener may take its time
        keep(part, piece);
        if (wake != Hub::Wake::Deadline)
            return false;
    }
    return true;
}

/// pgbench's way to end: the time of the last transactions counts.
void LoadRun::letTransactionsEnd(const Part& part)
{
    closing_ = true;
    ++generation_;
    orderAll(Order::Kind::Finish);
    const Part tail{part.step, part.counted, false, part.begin, noEnd, part.total, true};
    bool settled = false;
    while (!settled && !over()) {
        settled = hub_.waitSettled(generation_, clock_.moment(nextCut(tail)), stop_);
        Cut piece = cut(!settled && part.counted);
        keep(tail, piece);
    }
}

/// What the schedule wanted begun in the step and nobody could begin.
void LoadRun::takeUnserved(measure::Micros end, Tally& into)
{
    into.rest.counts.unserved += schedule_.drain(end, into.rest.times.lag);
}

/// The last sessions end; what they still do belongs to no step.
void LoadRun::endLoad()
{
    shutDown();
    if (const auto stall = stalls_.close(clock_.now()))
        ended(*stall);
    if (!running_)
        return;
    const Cut tail = cut(false);
    report(blueprint_.plan.steps[std::max<std::size_t>(1, result_.steps.size()) - 1], false, tail, true);
}

} // namespace pgduel::workload
