#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "driver/canceller.h"
#include "driver/tally.h"

namespace pgduel::workload {

/// Where workers report to the thread that leads the load. Thread-safe; nothing of it is touched per
/// transaction.
class Hub {
public:
    Hub(int workers, std::stop_token stop); ///< `stop` ends the load too

    // From the workers.
    void settled(int worker, int generation); ///< its sessions are as the order of this generation wants them
    void handOver(int worker, std::unique_ptr<Tally> tally);
    void cancelThese(std::vector<CancelHandle> handles);
    void finished(int worker, int generation); ///< none of its sessions has anything left to do in this step
    void fail(std::exception_ptr reason); ///< the load cannot go on; the first reason counts
    void breakOff(measure::Fault reason); ///< the load ends and keeps its results; the first reason counts
    void sessionAborted(measure::Fault reason);
    /// Whether none of the worker's sessions is left that could run transactions. When that is so for all
    /// workers, and sessions were aborted, the load breaks off.
    void exhausted(int worker, bool isSo);

    // From the leading thread. Each rethrows what a worker failed with, except after ignoreFailures().
    using Moment = std::chrono::steady_clock::time_point;
    enum class Wake {
        Deadline,
        Finished, ///< all workers are, with the generation that was asked for
        Over, ///< the stop token says so
    };
    bool waitSettled(int generation, Moment deadline, std::stop_token stop);
    Wake wait(int generation, Moment deadline, std::stop_token stop);
    std::vector<std::unique_ptr<Tally>> takeTallies(); ///< waits for one of each worker
    std::vector<CancelHandle> takeCancels();
    void ignoreFailures();
    std::stop_token end() const { return end_.get_token(); } ///< the load is to end: stopped or broken off
    std::optional<measure::Fault> brokenBy() const;
    int abortedSessions() const;

private:
    template <typename Condition> bool waitFor(Moment deadline, std::stop_token stop, Condition condition);

    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<int> settled_, finished_; ///< by worker
    std::vector<std::unique_ptr<Tally>> tallies_; ///< by worker
    std::vector<CancelHandle> cancels_;
    std::exception_ptr failure_;
    bool ignoreFailures_ = false;
    std::vector<char> exhausted_; ///< by worker
    int abortedSessions_ = 0;
    std::optional<measure::Fault> abortedBy_, brokenBy_; ///< the first of each
    std::stop_source end_;
    std::stop_callback<std::function<void()>> forward_;
};

} // namespace pgduel::workload
