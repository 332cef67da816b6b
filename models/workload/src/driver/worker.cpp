#include "driver/worker.h"

#include <algorithm>
#include <limits>

namespace pgduel::workload {

namespace {

/// Slots of the schedule that are dealt with in one go.
constexpr int slotShare = 4096;
/// A pause whose end is worth to be noted, for stalls.
constexpr measure::Micros longPause = 500'000;

} // namespace

Worker::Worker(const Shared& shared, int index, int workers)
    : blueprint_(shared.blueprint)
    , clock_(shared.clock)
    , hub_(shared.hub)
    , schedule_(shared.schedule)
    , listener_(shared.listener)
    , index_(index)
    , workers_(workers)
    , poller_(blueprint_.plan.poll ? makePollPoller() : makePoller())
    , tally_(std::make_unique<Tally>(blueprint_.emptyTally()))
    , succeeded_(blueprint_.scripts.size(), 0)
    , binding_(blueprint_.mostParameters)
{
    poller_->watch(waker_.fd(), true, false, nullptr);
    thread_ = std::thread([this] { loop(); });
}

Worker::~Worker()
{
    quit_ = true;
    waker_.wake();
    thread_.join();
}

void Worker::give(Order order)
{
    {
        const std::lock_guard lock(mutex_);
        orders_.push_back(std::move(order));
    }
    waker_.wake();
}

void Worker::loop()
{
    while (!quit_) {
        try {
            pass();
        } catch (...) {
            hub_.fail(std::current_exception());
        }
    }
    for (const auto& session : sessions_)
        session->close();
}

void Worker::pass()
{
    poller_->wait(ready_, untilNext());
    for (const Poller::Ready& each : ready_) {
        if (each.owner)
            static_cast<Session*>(each.owner)->onReady(each.readable, each.writable);
        else
            takeOrders();
    }
    if (!timers_.empty())
        runTimers();
    turn_.clear();
    std::swap(turn_, later_);
    for (Session* session : turn_)
        session->onTurn();
    if (!queue_.empty())
        serveSlots();
}

/// No limit when nothing is timed: a timed wait costs the kernel a timer each time.
Poller::Timeout Worker::untilNext()
{
    if (!later_.empty())
        return std::chrono::microseconds(0);
    while (!timers_.empty() && timers_.front().session->dueAt() != timers_.front().due)
        popTimer();
    measure::Micros next =
        timers_.empty() ? std::numeric_limits<measure::Micros>::max() : timers_.front().due;
    if (!queue_.empty())
        next = std::min(next, schedule_.next());
    if (next == std::numeric_limits<measure::Micros>::max())
        return std::nullopt;
    return std::chrono::microseconds(std::max<measure::Micros>(0, next - now()));
}

/// Whose turn it is takes the next moment of the schedule that has come. A share at a time: who skips moments
/// that are long past must not keep the others waiting.
void Worker::serveSlots()
{
    const measure::Micros time = now();
    for (int i = 0; i < slotShare && !queue_.empty(); ++i) {
        Session& session = *queue_.front();
        if (session.queued()) {
            const std::optional<measure::Micros> slot = schedule_.claim(time);
            if (!slot)
                return;
            session.take(*slot);
        }
        if (!session.queued())
            queue_.pop_front();
    }
}

void Worker::setTimer(Session& session)
{
    timers_.push_back({session.dueAt(), &session});
    std::push_heap(timers_.begin(), timers_.end());
}

Worker::Timer Worker::popTimer()
{
    std::pop_heap(timers_.begin(), timers_.end());
    const Timer timer = timers_.back();
    timers_.pop_back();
    return timer;
}

/// An entry whose session meanwhile waits for another moment is void.
void Worker::runTimers()
{
    const measure::Micros time = now();
    while (!timers_.empty() && timers_.front().due <= time) {
        const Timer timer = popTimer();
        if (timer.session->dueAt() == timer.due)
            timer.session->onTimer();
    }
}

void Worker::transactionEnded(measure::Micros at)
{
    if (at - lastEnd_.load(std::memory_order_relaxed) > longPause)
        resumedAt_ = at;
    lastEnd_.store(at, std::memory_order_relaxed);
}

void Worker::record(TransactionRecord record)
{
    record.counted = counted_;
    listener_.transaction(index_, record);
}

void Worker::countError(int session, const ServerError& error, const Statement* statement)
{
    tally().countError(error.state, error.message);
    if (blueprint_.plan.recordErrors)
        listener_.error(index_, {session, statement ? statement->place() : "", error.state, error.message});
}

} // namespace pgduel::workload
