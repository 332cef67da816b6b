#include "workload/transaction_log.h"

#include <algorithm>
#include <optional>
#include <system_error>

#include "log/aggregate.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

constexpr std::int64_t second = 1'000'000; // µs

/// A number in [0, 1) that depends on the transaction and the seed only (splitmix64 of S. Vigna).
double lot(std::uint64_t seed, const TransactionRecord& record)
{
    std::uint64_t z = seed ^ (static_cast<std::uint64_t>(record.session) << 40) ^ record.number;
    for (int round = 0; round < 2; ++round) {
        z += 0x9e3779b97f4a7c15U;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        z ^= z >> 31;
    }
    return static_cast<double>(z >> 11) * 0x1p-53;
}

std::string_view outcomeWord(TransactionRecord::Outcome outcome, bool detailed)
{
    using Outcome = TransactionRecord::Outcome;
    if (outcome == Outcome::Skipped)
        return "skipped";
    if (detailed && outcome == Outcome::SerializationFailure)
        return "serialization";
    return detailed && outcome == Outcome::DeadlockFailure ? "deadlock" : "failed";
}

} // namespace

/// The file of one thread.
class TransactionLog::Writer {
public:
    Writer(const TransactionLogOptions& options, const std::string& name)
        : options_(options)
        , file_(name)
    {
    }

    void single(const TransactionRecord& record, std::int64_t endUtc)
    {
        if (options_.samplingRate < 1 && lot(options_.seed, record) >= options_.samplingRate)
            return;
        file_ << std::int64_t{record.session} << " " << static_cast<std::int64_t>(record.number) + 1 << " ";
        if (record.outcome == TransactionRecord::Outcome::Done)
            file_ << record.response;
        else
            file_ << outcomeWord(record.outcome, options_.detailedFailures);
        file_ << " " << std::int64_t{record.script} << " " << endUtc / second << " " << endUtc % second;
        if (options_.openLoop)
            file_ << " " << record.lag.value_or(0);
        if (options_.retries)
            file_ << " " << std::int64_t{record.retries};
        file_.endLine();
    }

    /// `beginSecond`: of the first interval, unless one has begun.
    void aggregated(const TransactionRecord& record, std::int64_t endUtc, std::int64_t beginSecond)
    {
        if (!aggregate_)
            aggregate_.emplace(beginSecond);
        while (endUtc / second >= aggregate_->start() + options_.aggregateSeconds) {
            aggregate_->write(file_);
            aggregate_.emplace(aggregate_->start() + options_.aggregateSeconds);
        }
        aggregate_->add(record);
    }

    void finish()
    {
        if (aggregate_)
            aggregate_->write(file_);
        aggregate_.reset();
        file_.close();
    }

    void check() const
    {
        if (file_.error() != 0)
            throw WorkloadError(measure::Fault{fault::logFailed, file_.name(), {},
                std::error_code(file_.error(), std::generic_category()).message()});
    }

    const std::string& name() const { return file_.name(); }

private:
    const TransactionLogOptions& options_;
    LogFile file_;
    std::optional<Aggregate> aggregate_;
};

TransactionLog::TransactionLog(TransactionLogOptions options, const measure::RunClock& clock)
    : options_(std::move(options))
    , clock_(clock)
    , writers_(static_cast<std::size_t>(std::max(options_.threads, 1)))
{
    writer(0).check();
}

TransactionLog::~TransactionLog() = default;

TransactionLog::Writer& TransactionLog::writer(std::size_t thread)
{
    auto& writer = writers_[thread];
    if (!writer)
        writer = std::make_unique<Writer>(options_,
            options_.prefix + "." + std::to_string(options_.processId)
                + (thread == 0 ? std::string() : "." + std::to_string(thread)));
    return *writer;
}

void TransactionLog::begin(measure::Micros measuredFrom)
{
    std::int64_t unknown = 0;
    beginSecond_.compare_exchange_strong(unknown, (clock_.zeroUtcMicros() + measuredFrom) / second);
}

void TransactionLog::record(int thread, const TransactionRecord& record) noexcept
{
    if (!record.counted)
        return;
    Writer& file = writer(std::min(static_cast<std::size_t>(thread), writers_.size() - 1));
    const std::int64_t endUtc = clock_.zeroUtcMicros() + record.end;
    if (options_.aggregateSeconds <= 0)
        return file.single(record, endUtc);
    const std::int64_t begun = beginSecond_;
    file.aggregated(record, endUtc, begun != 0 ? begun : (endUtc - record.response) / second);
}

void TransactionLog::finish()
{
    for (const auto& writer : writers_)
        if (writer)
            writer->finish();
    for (const auto& writer : writers_)
        if (writer)
            writer->check();
}

std::vector<std::string> TransactionLog::files() const
{
    std::vector<std::string> names;
    for (const auto& writer : writers_)
        if (writer)
            names.push_back(writer->name());
    return names;
}

} // namespace pgduel::workload
