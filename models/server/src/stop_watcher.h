#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace pgduel::server {

/// Throws ServerError (server.stopped) when the user has asked for it.
void throwIfStopped(const std::stop_token& stop);

/// While it lives, a thread of its own waits for the stop request and then does `end` over and over, until
/// the watcher's owner is through: one cancel may come before the statement it is meant for. A stop_callback
/// would do it in the thread that asks for the stop, which is the window's.
class StopWatcher {
public:
    StopWatcher(std::stop_token stop, std::function<void()> end);
    ~StopWatcher(); ///< `end` is not running any more
    StopWatcher(const StopWatcher&) = delete;
    StopWatcher& operator=(const StopWatcher&) = delete;

private:
    void watch(const std::stop_token& stop, const std::function<void()>& end);

    std::mutex mutex_;
    std::condition_variable_any wake_;
    bool through_ = false;
    std::jthread thread_; // last: it uses the others
};

} // namespace pgduel::server
