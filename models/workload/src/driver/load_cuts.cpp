#include "driver/load_run.h"

#include <algorithm>
#include <utility>

#include "driver/step_result.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// All sessions gone for so long is the end of the load.
constexpr measure::Micros lossPatience = 10'000'000;
/// A load that ends while all sessions have been lost for so long did not have its server until the end.
constexpr measure::Micros lossAtEnd = 1'000'000;
/// How often the leading thread looks for a stall.
constexpr measure::Micros stallCheck = 100'000;

} // namespace

LoadRun::Cut LoadRun::cut(bool countedAfter)
{
    return cut(countedAfter, openLoop_);
}

LoadRun::Cut LoadRun::cut(bool countedAfter, bool openLoop)
{
    for (std::size_t i = 0; i < workers_.size(); ++i) {
        Order order;
        order.kind = Order::Kind::Cut;
        order.spare = std::move(spares_[i]);
        order.counted = countedAfter;
        order.openLoop = openLoop;
        workers_[i]->give(std::move(order));
    }
    Cut result;
    result.begin = cutAt_;
    result.openLoop = std::exchange(openLoop_, openLoop);
    result.tally = std::make_unique<Tally>(blueprint_.emptyTally());
    measure::Micros ends = 0;
    std::vector<std::unique_ptr<Tally>> tallies = hub_.takeTallies();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        result.tally->add(*tallies[i]);
        result.busiest = std::max(result.busiest, tallies[i]->cpuSeconds);
        ends += tallies[i]->cutAt;
        tallies[i]->clear();
        spares_[i] = std::move(tallies[i]);
    }
    result.end = cutAt_ = ends / static_cast<measure::Micros>(tallies.size());
    for (const auto& [state, count] : result.tally->errors)
        result_.errors[state] += count;
    if (result_.firstError.empty())
        result_.firstError = result.tally->firstError;
    if (!result.tally->firstError.empty())
        lastError_ = result.tally->firstError;
    all_.add(result.tally->total().counts);
    return result;
}

/// At least a millisecond.
measure::Micros LoadRun::interval() const
{
    return std::chrono::microseconds(std::max(blueprint_.plan.interval, std::chrono::milliseconds(1)))
        .count();
}

/// On a grid from the step's begin, so that nothing drifts; a rest shorter than a twentieth of an interval is
/// left to the interval before it.
measure::Micros LoadRun::nextCut(const Part& part) const
{
    const measure::Micros length = interval();
    measure::Micros next = part.begin + ((cutAt_ - part.begin) / length + 1) * length;
    if (next - cutAt_ < length / 20)
        next += length;
    return part.end - next < length / 20 ? part.end : next;
}

Hub::Wake LoadRun::waitFor(measure::Micros due)
{
    while (true) {
        const measure::Micros look = std::min(due, clock_.now() + stallCheck);
        const Hub::Wake wake = hub_.wait(generation_, clock_.moment(look), stop_);
        watchForStalls();
        if (wake != Hub::Wake::Deadline || look == due)
            return wake;
    }
}

void LoadRun::keep(const Part& part, Cut& piece)
{
    if (!std::exchange(stalledSinceCut_, stalls_.since().has_value()))
        for (const Tally::PerScript& script : piece.tally->scripts)
            stalls_.learn(script.times.service.count() > 0 ? script.times.service : script.times.response,
                piece.tally->liveSessions);
    report(part.step, part.counted, piece, part.tail);
    if (part.total) {
        part.total->tally->add(*piece.tally);
        part.total->busiest += piece.busiest;
        part.total->end = piece.end;
    }
    watchForLoss(piece);
}

void LoadRun::report(const study::LoadStep& step, bool counted, const Cut& cut, bool tail)
{
    Interval interval;
    interval.step = step.index;
    interval.begin = cut.begin;
    interval.end = cut.end;
    interval.counted = counted;
    interval.tail = tail;
    interval.liveSessions = cut.tally->liveSessions;
    interval.driverCpuSeconds = cut.tally->cpuSeconds;
    Tally::PerScript total = cut.tally->total();
    interval.counts = total.counts;
    interval.times = inFull(std::move(total.times), cut.openLoop);
    interval.latency = interval.times.response;
    listener_.interval(interval);
}

StallWatch::View LoadRun::view() const
{
    StallWatch::View view;
    for (const auto& worker : workers_) {
        view.lastEnd = std::max(view.lastEnd, worker->lastEnd());
        if (const measure::Micros at = worker->resumedAt(); stalls_.since() && at > *stalls_.since())
            view.resumed = std::min(at, view.resumed.value_or(at));
        if (const measure::Micros since = worker->waitingSince(); looking_ && since >= 0)
            view.waitingSince = std::min(since, view.waitingSince.value_or(since));
    }
    return view;
}

/// Suspicion first, then a look at the transactions in progress, which takes the workers a moment.
void LoadRun::watchForStalls()
{
    const StallWatch::View seen = view();
    const measure::Micros now = clock_.now();
    if (const auto stall = stalls_.ended(seen))
        ended(*stall);
    if (const auto since = stalls_.begun(seen, now)) {
        stalledSinceCut_ = true;
        listener_.stallBegan(*since);
    }
    looking_ = stalls_.suspects(seen, now);
    if (looking_)
        orderAll(Order::Kind::Look);
}

void LoadRun::ended(const Stall& stall)
{
    result_.stalls.push_back(stall);
    listener_.stallEnded(stall);
}

void LoadRun::watchForLoss(const Cut& interval)
{
    if (interval.tally->liveSessions > 0 || closing_)
        deadSince_ = -1;
    else if (deadSince_ < 0)
        deadSince_ = interval.end;
    if (deadSince_ >= 0 && interval.end - deadSince_ > lossPatience)
        hub_.breakOff(measure::Fault{
            fault::allSessionsLost, {}, {std::to_string(blueprint_.mostSessions)}, lastError_});
}

bool LoadRun::serverIsAway() const
{
    return deadSince_ >= 0 && cutAt_ - deadSince_ >= lossAtEnd && blueprint_.plan.transactionsPerSession == 0;
}

} // namespace pgduel::workload
