#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "measure/clock.h"
#include "workload/error.h"
#include "workload/load_result.h"

namespace pgduel::workload {

struct TransactionLogOptions {
    std::string prefix = "pgbench_log";
    std::int64_t processId = 0; ///< part of the files' names
    int threads = 1; ///< more than the driver will have is no harm
    bool openLoop = false; ///< with the column schedule_lag
    bool retries = false; ///< with the column retries
    bool detailedFailures = false; ///< "serialization" and "deadlock" instead of "failed"
    double samplingRate = 1; ///< share of transactions that are written, above 0
    std::uint64_t seed = 1; ///< the same seed takes the same transactions
    int aggregateSeconds = 0; ///< > 0: sums of so many seconds instead of single transactions
};

/// Transactions in the files of `pgbench -l` (PostgreSQL documentation, pgbench, "Per-Transaction Logging"
/// and "Aggregated Logging"): prefix.pid for the first thread, prefix.pid.n for the others. Only transactions
/// of the measured part are written, so that the files add up to the report. An interval in which nothing
/// ended is a line of zeros, and the last one is written however short it was.
class TransactionLog {
public:
    /// Makes the first file. Throws WorkloadError (workload.log_failed).
    TransactionLog(TransactionLogOptions options, const measure::RunClock& clock);
    ~TransactionLog(); ///< without finish(), what is still in memory is lost
    TransactionLog(const TransactionLog&) = delete;
    TransactionLog& operator=(const TransactionLog&) = delete;

    /// The measured part began; its intervals count from the full second before. From any thread.
    void begin(measure::Micros measuredFrom);
    /// Of one thread at a time for each number. Does not throw; finish() tells of errors.
    void record(int thread, const TransactionRecord& record) noexcept;
    /// Writes what is in memory and closes, when no thread records any more. Throws WorkloadError
    /// (workload.log_failed) when anything of the log could not be written.
    void finish();

    std::vector<std::string> files() const; ///< names of the files made so far

private:
    class Writer;
    Writer& writer(std::size_t thread);

    TransactionLogOptions options_;
    measure::RunClock clock_;
    std::vector<std::unique_ptr<Writer>> writers_;
    std::atomic<std::int64_t> beginSecond_{0}; ///< UTC; 0: unknown
};

} // namespace pgduel::workload
