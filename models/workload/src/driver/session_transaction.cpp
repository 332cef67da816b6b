#include "driver/session.h"

#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

void countFailure(Counts& counts, TransactionRecord::Outcome outcome)
{
    ++counts.failed;
    if (outcome == TransactionRecord::Outcome::SerializationFailure)
        ++counts.serializationFailures;
    else if (outcome == TransactionRecord::Outcome::DeadlockFailure)
        ++counts.deadlockFailures;
    else
        ++counts.otherFailures;
}

} // namespace

/// A session that is in a transaction, or between two statements of one, goes on with it.
void Session::release()
{
    released_ = true;
    doneInStep_ = 0;
    if (state_ == State::Queued || state_ == State::Done || (state_ == State::Idle && !inTransaction_))
        nextTransaction();
}

void Session::thinkThenNext()
{
    const LinkedGroup& group = worker_.blueprint().groups[static_cast<std::size_t>(group_)];
    if (group.thinkTime <= 0 || retiring_ || leaving_)
        return nextTransaction();
    state_ = State::Thinking;
    setTimer(worker_.now() + group.thinkTime);
}

void Session::nextTransaction()
{
    if (retiring_ || leaving_)
        return close();
    const std::int64_t number = worker_.blueprint().plan.transactionsPerSession;
    if (number > 0 && doneInStep_ >= number) {
        state_ = State::Done;
        return worker_.sessionDone();
    }
    if (worker_.bySchedule()) {
        state_ = State::Queued;
        return worker_.awaitSlot(*this);
    }
    state_ = State::Idle;
    begin(chooseScript(), std::nullopt);
}

int Session::chooseScript()
{
    return assigned_ >= 0 ? assigned_ : execution_.drawScript();
}

void Session::take(measure::Micros intended)
{
    const LoadPlan& plan = worker_.blueprint().plan;
    const measure::Micros now = worker_.now();
    const int script = chooseScript();
    if (!plan.latencyLimit || now - intended <= plan.latencyLimit->count()) {
        state_ = State::Idle;
        return begin(script, intended);
    }
    ++worker_.tally().scripts[static_cast<std::size_t>(script)].counts.skipped;
    note(script, TransactionRecord::Outcome::Skipped, now, 0, now - intended);
    if (plan.transactionsPerSession > 0 && doneInStep_ >= plan.transactionsPerSession)
        nextTransaction();
}

void Session::begin(int script, std::optional<measure::Micros> slot)
{
    execution_.begin(script);
    waited_ = false;
    tries_ = 1;
    sleptMicros_ = 0;
    scheduled_ = slot.has_value();
    beganAt_ = answeredAt_ = worker_.now();
    intendedAt_ = slot.value_or(beganAt_);
    if (connection_)
        return start();
    reopening_ = true; // under connectPerTransaction
    open();
}

/// The connection is there.
void Session::start()
{
    inTransaction_ = true;
    proceed();
}

/// Under connectPerTransaction the time that the connection took is counted apart, but late is late.
void Session::reopened()
{
    beganAt_ = answeredAt_ = worker_.now();
    intendedAt_ = scheduled_ ? intendedAt_ : beganAt_;
    start();
}

/// The script is at its end.
void Session::finish()
{
    const int script = execution_.script();
    if (pipelining_)
        return clientError({fault::pipelineLeftOpen, execution_.place(), {"\\startpipeline"}, {}});
    if (inBlock())
        return clientError({fault::transactionLeftOpen,
            worker_.blueprint().scripts[static_cast<std::size_t>(script)].program->name, {}, {}});
    ended(TransactionRecord::Outcome::Done);
    worker_.succeeded(script);
    over();
    if (!waited_)
        return worker_.turnLater(*this);
    thinkThenNext();
}

/// A transaction ended, well or not, with the connection in order.
void Session::over()
{
    if (!worker_.blueprint().plan.connectPerTransaction || retiring_ || leaving_)
        return;
    disconnect();
    state_ = State::Idle;
}

/// Counts the transaction that just ended, for good or as failed.
void Session::ended(TransactionRecord::Outcome outcome)
{
    inTransaction_ = false;
    const int script = execution_.script();
    const bool done = outcome == TransactionRecord::Outcome::Done;
    const measure::Micros end = done ? answeredAt_ : worker_.now();
    const std::int64_t slept = worker_.blueprint().plan.pgbenchCompatible ? 0 : sleptMicros_;
    const std::int64_t response = end - intendedAt_ - slept;
    Tally::PerScript& tally = worker_.tally().scripts[static_cast<std::size_t>(script)];
    tally.counts.retriedTransactions += tries_ > 1 ? 1 : 0;
    if (done)
        succeeded(tally, response);
    else
        countFailure(tally.counts, outcome);
    worker_.transactionEnded(end);
    note(script, outcome, end, response, beganAt_ - intendedAt_);
}

/// In a closed loop service would equal response, and lag be nothing.
void Session::succeeded(Tally::PerScript& tally, std::int64_t response) const
{
    ++tally.counts.transactions;
    tally.times.response.record(response);
    const auto& limit = worker_.blueprint().plan.latencyLimit;
    tally.counts.late += limit && response > limit->count() ? 1 : 0;
    if (!worker_.openLoop())
        return;
    const measure::Micros lag = beganAt_ - intendedAt_;
    tally.times.service.record(response - lag);
    tally.times.lag.record(lag);
}

void Session::note(int script, TransactionRecord::Outcome outcome, measure::Micros end, std::int64_t response,
    measure::Micros lag)
{
    ++doneInStep_;
    const std::uint64_t number = number_++;
    if (!worker_.blueprint().plan.recordTransactions)
        return;
    TransactionRecord record;
    record.session = index_;
    record.number = number;
    record.script = script;
    record.outcome = outcome;
    record.end = end;
    record.response = response;
    if (worker_.openLoop())
        record.lag = lag;
    record.retries = outcome == TransactionRecord::Outcome::Skipped ? 0 : tries_ - 1;
    worker_.record(record);
}

std::optional<measure::Micros> Session::waitingSince() const
{
    const bool onServer = state_ >= State::Statement;
    return onServer && inTransaction_ ? std::optional(beganAt_) : std::nullopt;
}

} // namespace pgduel::workload
