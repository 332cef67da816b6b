#include "driver/hub.h"

#include <algorithm>
#include <utility>

namespace pgduel::workload {

Hub::Hub(int workers, std::stop_token stop)
    : settled_(static_cast<std::size_t>(workers), 0)
    , finished_(static_cast<std::size_t>(workers), 0)
    , tallies_(static_cast<std::size_t>(workers))
    , exhausted_(static_cast<std::size_t>(workers), 0)
    , forward_(std::move(stop), [this] { end_.request_stop(); })
{
}

void Hub::settled(int worker, int generation)
{
    const std::lock_guard lock(mutex_);
    settled_[static_cast<std::size_t>(worker)] = generation;
    changed_.notify_all();
}

void Hub::finished(int worker, int generation)
{
    const std::lock_guard lock(mutex_);
    finished_[static_cast<std::size_t>(worker)] = generation;
    changed_.notify_all();
}

void Hub::handOver(int worker, std::unique_ptr<Tally> tally)
{
    const std::lock_guard lock(mutex_);
    tallies_[static_cast<std::size_t>(worker)] = std::move(tally);
    changed_.notify_all();
}

void Hub::cancelThese(std::vector<CancelHandle> handles)
{
    const std::lock_guard lock(mutex_);
    for (CancelHandle& handle : handles)
        cancels_.push_back(std::move(handle));
}

void Hub::fail(std::exception_ptr reason)
{
    const std::lock_guard lock(mutex_);
    if (!failure_)
        failure_ = reason;
    changed_.notify_all();
}

void Hub::breakOff(measure::Fault reason)
{
    {
        const std::lock_guard lock(mutex_);
        if (!brokenBy_)
            brokenBy_ = std::move(reason);
    }
    end_.request_stop();
}

void Hub::sessionAborted(measure::Fault reason)
{
    const std::lock_guard lock(mutex_);
    ++abortedSessions_;
    if (!abortedBy_)
        abortedBy_ = std::move(reason);
}

void Hub::exhausted(int worker, bool isSo)
{
    std::optional<measure::Fault> reason;
    {
        const std::lock_guard lock(mutex_);
        exhausted_[static_cast<std::size_t>(worker)] = isSo ? 1 : 0;
        if (std::all_of(exhausted_.begin(), exhausted_.end(), [](char each) { return each != 0; }))
            reason = abortedBy_;
    }
    if (reason)
        breakOff(std::move(*reason));
}

std::optional<measure::Fault> Hub::brokenBy() const
{
    const std::lock_guard lock(mutex_);
    return brokenBy_;
}

int Hub::abortedSessions() const
{
    const std::lock_guard lock(mutex_);
    return abortedSessions_;
}

template <typename Condition> bool Hub::waitFor(Moment deadline, std::stop_token stop, Condition condition)
{
    std::unique_lock lock(mutex_);
    const auto over = [&] { return (failure_ && !ignoreFailures_) || condition(); };
    changed_.wait_until(lock, stop, deadline, over);
    if (failure_ && !ignoreFailures_)
        std::rethrow_exception(failure_);
    return condition();
}

bool Hub::waitSettled(int generation, Moment deadline, std::stop_token stop)
{
    return waitFor(deadline, stop, [&] {
        return std::all_of(settled_.begin(), settled_.end(), [&](int done) { return done >= generation; });
    });
}

Hub::Wake Hub::wait(int generation, Moment deadline, std::stop_token stop)
{
    const auto allFinished = [&] {
        return std::all_of(finished_.begin(), finished_.end(), [&](int done) { return done >= generation; });
    };
    waitFor(deadline, stop, allFinished);
    const std::lock_guard lock(mutex_);
    if (stop.stop_requested())
        return Wake::Over;
    return allFinished() ? Wake::Finished : Wake::Deadline;
}

std::vector<std::unique_ptr<Tally>> Hub::takeTallies()
{
    waitFor(Moment::max(), {}, [this] {
        return std::all_of(
            tallies_.begin(), tallies_.end(), [](const auto& tally) { return tally != nullptr; });
    });
    const std::lock_guard lock(mutex_);
    std::vector<std::unique_ptr<Tally>> result(tallies_.size());
    std::swap(result, tallies_);
    return result;
}

std::vector<CancelHandle> Hub::takeCancels()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(cancels_, {});
}

void Hub::ignoreFailures()
{
    const std::lock_guard lock(mutex_);
    ignoreFailures_ = true;
}

} // namespace pgduel::workload
