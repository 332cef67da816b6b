#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "pending.h"
#include "tables.h"

namespace pgduel::store {

/// The thread that owns the writing connection. What is added waits in memory at most `flushInterval` and is
/// then written in one transaction. No lock is held while the disk is busy, so add() never waits for it.
class WriterThread {
public:
    using Task = std::function<void(Tables&)>;
    /// Prepares the file in the thread, within the first transaction.
    using Opening = std::function<void(Connection&)>;

    /// Returns when the file is open; throws what opening threw.
    WriterThread(const std::string& path, Connection::Mode mode, const Opening& opening);
    ~WriterThread(); ///< writes what waits and closes the file; a failure is logged

    /// Throws the kept failure, or store.queue_full when more than `queueLimit` items wait; the item is then
    /// not taken.
    template <typename Item> void add(AttemptId attempt, const Item& item)
    {
        const std::lock_guard guard(mutex_);
        checkRoom();
        if (pending_.items == 0)
            due_ = std::chrono::steady_clock::now() + flushInterval;
        pending_.add(attempt, item);
        if (pending_.items == 1 || pending_.items == urgentItems)
            wake_.notify_one();
    }

    /// Writes everything added so far, does `task` in the same transaction and returns when both are safe on
    /// the disk (fsync).
    void perform(Task task);

private:
    struct Job {
        Task task;
        std::promise<void> done;
    };

    static constexpr std::chrono::milliseconds flushInterval{900}; ///< leaves 0.1 s for the write itself
    static constexpr std::size_t urgentItems =
        65'536; ///< so many are written without waiting for the interval
    static constexpr std::size_t queueLimit = 4'000'000; ///< about 100 MB; hours of an ordinary run

    void run(Connection::Mode mode, const Opening& opening, std::promise<void> opened);
    void work(Connection& connection);
    bool waitForWork(std::unique_lock<std::mutex>& lock); ///< false: stop
    std::exception_ptr write(
        Connection& connection, Tables& tables, Pending& pending, const std::vector<Job>& jobs);
    void keepFailure(const std::exception_ptr& failure); ///< with mutex_ held; the first one stays
    void checkFailure() const; ///< with mutex_ held
    void checkRoom() const;

    const std::string path_;
    std::mutex mutex_; ///< guards all below
    std::condition_variable wake_;
    Pending pending_;
    std::vector<Job> jobs_;
    std::chrono::steady_clock::time_point due_;
    std::optional<measure::Fault> failure_;
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace pgduel::store
