#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <vector>

namespace pgduel::telemetry::test {

/// Takes what a sampler's thread brings, for the test's thread to wait for.
template <typename Item> class Collector {
public:
    std::function<void(const Item&)> sink()
    {
        return [this](const Item& item) {
            const std::lock_guard lock(mutex_);
            items_.push_back(item);
            news_.notify_all();
        };
    }

    std::vector<Item> items() const
    {
        const std::lock_guard lock(mutex_);
        return items_;
    }

    void clear()
    {
        const std::lock_guard lock(mutex_);
        items_.clear();
    }

    /// True as soon as the items satisfy the wish; false after the time.
    template <typename Wish> bool waitFor(Wish wish, std::chrono::seconds time = std::chrono::seconds(10))
    {
        std::unique_lock lock(mutex_);
        return news_.wait_for(lock, time, [&] { return wish(items_); });
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable news_;
    std::vector<Item> items_;
};

} // namespace pgduel::telemetry::test
