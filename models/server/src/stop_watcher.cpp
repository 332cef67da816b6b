#include "stop_watcher.h"

#include <chrono>
#include <exception>

#include "server/error.h"
#include "server/faults.h"

namespace pgduel::server {

namespace {

constexpr auto pause = std::chrono::milliseconds(50);

} // namespace

void throwIfStopped(const std::stop_token& stop)
{
    if (stop.stop_requested())
        throw ServerError({fault::stopped, "", {}, ""});
}

StopWatcher::StopWatcher(std::stop_token stop, std::function<void()> end)
    : thread_([this, stop = std::move(stop), end = std::move(end)] { watch(stop, end); })
{
}

StopWatcher::~StopWatcher()
{
    {
        const std::lock_guard lock(mutex_);
        through_ = true;
    }
    wake_.notify_all();
}

void StopWatcher::watch(const std::stop_token& stop, const std::function<void()>& end)
{
    const auto through = [this] { return through_; };
    std::unique_lock lock(mutex_);
    wake_.wait(lock, stop, through);
    while (!through_) {
        try {
            end();
        } catch (const std::exception&) {
            // Tried again; if the server is gone, the statement itself fails and says so.
        }
        wake_.wait_for(lock, pause, through);
    }
}

} // namespace pgduel::server
