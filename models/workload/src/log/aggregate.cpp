#include "log/aggregate.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace pgduel::workload {

void Aggregate::Sums::add(std::int64_t value, bool first)
{
    sum += value;
    squares += static_cast<double>(value) * static_cast<double>(value);
    least = first ? value : std::min(least, value);
    most = first ? value : std::max(most, value);
}

void Aggregate::Sums::write(LogFile& file) const
{
    std::array<char, 512> digits{}; // the largest double has 309 digits
    const char* const end =
        std::to_chars(digits.begin(), digits.end(), squares, std::chars_format::fixed, 0).ptr;
    const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
    file << " " << sum << " " << text << " " << least << " " << most;
}

void Aggregate::add(const TransactionRecord& record)
{
    using Outcome = TransactionRecord::Outcome;
    if (record.outcome == Outcome::Skipped) {
        ++skipped_;
        return;
    }
    retries_ += record.retries;
    retried_ += record.retries > 0 ? 1 : 0;
    serialization_ += record.outcome == Outcome::SerializationFailure ? 1 : 0;
    deadlocks_ += record.outcome == Outcome::DeadlockFailure ? 1 : 0;
    if (record.outcome != Outcome::Done)
        return;
    latency_.add(record.response, done_++ == 0);
    if (record.lag)
        lag_.add(*record.lag, lags_++ == 0);
}

void Aggregate::write(LogFile& file) const
{
    file << start_ << " " << done_;
    latency_.write(file);
    lag_.write(file);
    for (const auto count : {skipped_, retried_, retries_, serialization_, deadlocks_})
        file << " " << count;
    file.endLine();
}

} // namespace pgduel::workload
