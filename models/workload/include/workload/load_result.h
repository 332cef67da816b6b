#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "measure/clock.h"
#include "measure/fault.h"
#include "measure/histogram.h"
#include "measure/series.h"

namespace pgduel::workload {

/// Counts of a stretch. Throughput = transactions + failed, goodput = transactions. Rows come from command
/// tags.
struct Counts {
    std::uint64_t transactions = 0; ///< successful
    std::uint64_t failed = 0; ///< given up after an error = the three kinds below
    std::uint64_t serializationFailures = 0, deadlockFailures = 0, otherFailures = 0;
    std::uint64_t retried = 0; ///< tries beyond the first
    std::uint64_t retriedTransactions = 0; ///< transactions with more than one try
    std::uint64_t skipped = 0; ///< open loop: not begun, since the latency limit had already passed
    std::uint64_t late = 0; ///< successful, above the latency limit
    /// Open loop: their time had come before the end of the step, but no session was free for them. Of no
    /// script; what they had waited by then is in Timings::lag.
    std::uint64_t unserved = 0;
    std::uint64_t statements = 0, rows = 0;
    std::uint64_t connections = 0; ///< opened, under connectPerTransaction or after a loss
    void add(const Counts& other);
};

/// Times of successful transactions. Open loop: response counts from the intended start, service from the
/// real one, lag is between them. Closed loop: response = service, lag is empty. Think time and \sleep are in
/// none (in pgbench-compatible mode \sleep is in both).
struct Timings {
    measure::Histogram response, service, lag;
    measure::Histogram connect; ///< opening a connection, under connectPerTransaction or after a loss
    void merge(const Timings& other);
};

/// Figures that an external engine told of a stretch, by metric id ("speed", "latency_mean", "lag" …): what
/// it did not tell is not there. Nothing for a load of our own driver; then counts and histograms say all.
using Reported = std::optional<std::map<std::string, double>>;

/// What happened in one interval; stretches are lossless: the sum over a step = the step's totals.
struct Interval {
    int step = 0;
    measure::Micros begin = 0, end = 0; ///< on the clock given to run()
    bool counted = true; ///< false: in the discarded head, in warm-up, while sessions connect, in the tail
    /// After the planned end of the load, while the last transactions end; counted only in pgbench-compatible
    /// mode.
    bool tail = false;
    int liveSessions = 0;
    Counts counts;
    measure::Histogram latency; ///< = times.response
    Timings times;
    double driverCpuSeconds = 0; ///< user + system of the driver's threads
    Reported reported;
};

struct ScriptResult {
    std::string name;
    std::string group; ///< empty when there are no groups
    double weight = 1;
    Counts counts;
    measure::Histogram latency; ///< = times.response
    Timings times;
};

/// One command of a script, with recordStatements.
struct StatementResult {
    int script = 0; ///< index in StepResult::scripts
    std::size_t line = 0; ///< from 1, in the script
    std::string text; ///< as written, first line
    bool meta = false; ///< a backslash command
    std::uint64_t failed = 0, retried = 0;
    measure::Histogram latency;
};

/// One step, its measured part only (without discarded head).
struct StepResult {
    measure::StepMark mark;
    double rate = 0; ///< asked for; 0: closed loop
    Counts counts;
    measure::Histogram latency; ///< = times.response
    Timings times;
    std::vector<ScriptResult> scripts;
    std::vector<StatementResult> statements;
    double driverCpuSeconds = 0;
    bool saturated = false; ///< the driver's threads were busy more than 90 % of the time
    Reported reported;
};

/// No transaction ended between begin and end although sessions were waiting.
struct Stall {
    measure::Micros begin = 0, end = 0;
};

struct LoadResult {
    std::vector<StepResult> steps;
    std::map<std::string, std::uint64_t> errors; ///< by SQLSTATE
    std::string firstError; ///< text of the first error, for people
    int threads = 0;
    bool stopped = false; ///< by the stop token; the steps so far are kept, the last one is partial
    std::optional<measure::Fault>
        brokenBy; ///< an error whose rule says Stop, all sessions aborted or lost, or nothing succeeded
    int abortedSessions = 0;
    int serverVersion = 0; ///< PQserverVersion: 150018
    std::int64_t connectMicros = 0; ///< until all sessions of the first step were up
    std::optional<std::string> scaleRead; ///< :scale was not given and was read from the data set
    std::vector<Stall> stalls;
};

/// An error of the server's or of a connection, for people who want each of them.
struct ErrorRecord {
    int session = 0;
    std::string place; ///< of the statement in its script; empty: of the connection
    std::string state; ///< SQLSTATE
    std::string message;
};

/// A transaction that ended, for logs.
struct TransactionRecord {
    enum class Outcome { Done, Skipped, SerializationFailure, DeadlockFailure, OtherFailure };
    int session = 0;
    std::uint64_t number = 0; ///< of the session, from 0
    int script = 0; ///< index in StepResult::scripts
    Outcome outcome = Outcome::Done;
    measure::Micros end = 0;
    std::int64_t response = 0; ///< µs
    std::optional<std::int64_t> lag; ///< µs, open loop
    int retries = 0;
    bool counted = true; ///< in the measured part of a step
};

} // namespace pgduel::workload
