#include "driver/canceller.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <mutex>
#include <system_error>

namespace pgduel::workload {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t mostThreads = 8;
constexpr auto patience = 300ms;

} // namespace

struct Canceller::Queue {
    std::mutex mutex;
    std::condition_variable idle;
    std::vector<CancelHandle> handles;
    std::size_t threads = 0; ///< at work

    void add(std::vector<CancelHandle> more)
    {
        const std::lock_guard lock(mutex);
        handles.insert(
            handles.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }

    /// How many more threads are of use, counted as at work. Those that are at work may be stuck.
    std::size_t enlist()
    {
        const std::lock_guard lock(mutex);
        const std::size_t more = std::min(mostThreads - threads, handles.size());
        threads += more;
        return more;
    }

    /// Null: nothing is left, and the thread is no longer at work.
    CancelHandle take()
    {
        const std::lock_guard lock(mutex);
        if (handles.empty()) {
            --threads;
            idle.notify_all();
            return nullptr;
        }
        CancelHandle handle = std::move(handles.back());
        handles.pop_back();
        return handle;
    }

    bool waitIdle(std::chrono::milliseconds time)
    {
        std::unique_lock lock(mutex);
        return idle.wait_for(lock, time, [this] { return threads == 0; });
    }

    void work()
    {
        char error[256];
        // A cancel that fails has nothing to tell: its session is closed a moment later in any case.
        while (const CancelHandle handle = take())
            PQcancel(handle.get(), error, sizeof error);
    }
};

Canceller::Canceller()
    : queue_(std::make_shared<Queue>())
{
}

Canceller::~Canceller()
{
    const bool idle = queue_->waitIdle(patience);
    for (std::thread& thread : threads_)
        idle ? thread.join() : thread.detach();
}

void Canceller::joinIdle()
{
    if (threads_.empty() || !queue_->waitIdle(0ms))
        return;
    for (std::thread& thread : threads_)
        thread.join();
    threads_.clear();
}

void Canceller::cancel(std::vector<CancelHandle> handles)
{
    joinIdle();
    queue_->add(std::move(handles));
    for (std::size_t more = queue_->enlist(); more > 0; --more) {
        try {
            threads_.emplace_back([queue = queue_] { queue->work(); });
        } catch (const std::system_error&) {
            queue_->work(); // no thread is to be had: better slowly than not at all
        }
    }
}

} // namespace pgduel::workload
