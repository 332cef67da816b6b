#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <thread>

namespace pgduel::test_support {

/// A user who presses Stop after a while.
class StopLater {
public:
    explicit StopLater(
        std::chrono::milliseconds delay, std::function<void()> afterwards = [] {})
        : user_([this, delay, afterwards = std::move(afterwards)] {
            std::this_thread::sleep_for(delay);
            asked_ = std::chrono::steady_clock::now();
            source_.request_stop();
            afterwards();
        })
    {
    }
    std::stop_token token() const { return source_.get_token(); }
    /// From the press to now.
    std::chrono::steady_clock::duration sinceAsked()
    {
        const auto now = std::chrono::steady_clock::now();
        user_.join();
        return now - asked_;
    }

private:
    std::stop_source source_;
    std::chrono::steady_clock::time_point asked_;
    std::jthread user_; // last: it uses the others
};

} // namespace pgduel::test_support
