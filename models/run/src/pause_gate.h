#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>

namespace pgduel::run {

/// Where the execution waits between two runs while the person wants a pause.
class PauseGate {
public:
    void set(bool pause)
    {
        {
            const std::lock_guard lock(mutex_);
            pause_ = pause;
        }
        changed_.notify_all();
    }

    /// Blocks while a pause is wanted; `waiting` is told when a wait begins and ends.
    void pass(const std::stop_token& stop, const std::function<void(bool)>& waiting)
    {
        std::unique_lock lock(mutex_);
        if (!pause_ || stop.stop_requested())
            return;
        waiting(true);
        changed_.wait(lock, stop, [this] { return !pause_; });
        waiting(false);
    }

    /// Sleeps unless a stop is wanted.
    void sleep(std::chrono::milliseconds duration, const std::stop_token& stop)
    {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, stop, duration, [] { return false; });
    }

private:
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool pause_ = false;
};

} // namespace pgduel::run
