#pragma once

#include <cstdint>

#include "log/log_file.h"
#include "workload/load_result.h"

namespace pgduel::workload {

/// Sums of one interval of an aggregated log.
class Aggregate {
public:
    explicit Aggregate(std::int64_t startSecond)
        : start_(startSecond)
    {
    }
    std::int64_t start() const { return start_; } ///< seconds since 1970, UTC
    void add(const TransactionRecord& record);
    void write(LogFile& file) const;

private:
    struct Sums {
        std::int64_t sum = 0, least = 0, most = 0;
        double squares = 0; ///< beyond 64 bits within an hour of slow transactions
        void add(std::int64_t value, bool first);
        void write(LogFile& file) const;
    };

    std::int64_t start_;
    Sums latency_, lag_;
    std::int64_t done_ = 0, lags_ = 0, skipped_ = 0, retried_ = 0, retries_ = 0;
    std::int64_t serialization_ = 0, deadlocks_ = 0;
};

} // namespace pgduel::workload
