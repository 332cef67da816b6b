#include "driver/session.h"

#include <utility>

#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

void Session::onReady(bool readable, bool writable)
{
    if (state_ == State::Connecting)
        return pollConnect();
    if (shell_)
        watchShell();
    if (writable && writing_)
        flush();
    if (!readable || !connection_)
        return;
    if (readsPlainly())
        return receivePlainly();
    const bool alive = PQconsumeInput(connection_.get()) == 1;
    receive();
    if (!alive && connection_)
        lost();
}

void Session::onTimer()
{
    dueAt_ = 0;
    if (state_ == State::Backoff)
        return open();
    if (connecting())
        return connectFailed({"08001", "timeout"});
    if (state_ == State::Shell)
        return watchShell();
    if (state_ == State::Thinking)
        return nextTransaction();
    if (state_ == State::Asleep) {
        state_ = State::Idle;
        answeredAt_ = worker_.now();
        if (!worker_.blueprint().plan.pgbenchCompatible) // pgbench counts it into latency
            sleptMicros_ += answeredAt_ - asleepSince_;
        if (recording_)
            commandTook(execution_.command(), asleepSince_, answeredAt_);
        proceed();
    }
}

void Session::onTurn()
{
    if (state_ != State::Idle || !released_)
        return;
    if (inTransaction_)
        proceed();
    else
        thinkThenNext();
}

/// Goes on until there is something to wait for.
void Session::proceed()
{
    if (recording_)
        commandSince_ = worker_.now();
    if (held_ && !carryOut(*std::exchange(held_, std::nullopt)))
        return;
    Execution::Action action;
    do {
        try {
            action = execution_.next();
        } catch (const WorkloadError& error) {
            return clientError(error.fault());
        }
    } while (carryOut(action));
}

/// True: the next command may follow at once.
bool Session::carryOut(const Execution::Action& action)
{
    using Kind = Execution::Action::Kind;
    const bool together = worker_.blueprint().plan.roundTrips == study::RoundTrips::Pipelined;
    if (action.kind == Kind::Statement) {
        if (!pipelining_ && !together)
            return send(action.statement), false;
        if ((pipelining_ || startPipeline()) && enqueue(action.statement))
            return true;
        return lost(), false;
    }
    if (pipelining_ && together) { // what is queued travels first
        held_ = action;
        return endPipeline(), false;
    }
    switch (action.kind) {
    case Kind::Sleep:
        return sleep(action.micros), false;
    case Kind::Shell:
        return runShell(*action.shell), false;
    case Kind::End:
        return finish(), false;
    default:
        return changePipeline(action.kind);
    }
}

void Session::sleep(std::int64_t micros)
{
    waited_ = true;
    state_ = State::Asleep;
    asleepSince_ = worker_.now();
    setTimer(asleepSince_ + micros);
}

void Session::send(int index)
{
    const Blueprint& blueprint = worker_.blueprint();
    statement_ = index;
    waited_ = true;
    state_ = State::Statement;
    int sent = 0;
    if (blueprint.plan.protocol == study::Protocol::Prepared && !prepared_[static_cast<std::size_t>(index)]) {
        const Statement& statement = blueprint.statements[static_cast<std::size_t>(index)];
        state_ = State::LatePrepare;
        sent =
            PQsendPrepare(connection_.get(), statement.name.c_str(), statement.numbered.c_str(), 0, nullptr);
    } else if (travelsPlainly(index)) {
        return sendPlainly(index);
    } else {
        sent = sendBound(index);
    }
    latestPlain_ = false;
    sent ? flush() : lost();
}

/// The statement with the values of its variables.
int Session::sendBound(int index)
{
    const Blueprint& blueprint = worker_.blueprint();
    const Statement& statement = blueprint.statements[static_cast<std::size_t>(index)];
    PGconn* const connection = connection_.get();
    Binding& binding = worker_.binding();
    switch (blueprint.plan.protocol) {
    case study::Protocol::Simple:
        return PQsendQuery(connection, binding.pasted(statement, execution_).c_str());
    case study::Protocol::Extended:
        binding.fill(statement, execution_, false);
        return PQsendQueryParams(connection, statement.numbered.c_str(), binding.count(), nullptr,
            binding.values(), binding.lengths(), binding.formats(), 0);
    case study::Protocol::Prepared:
        break;
    }
    binding.fill(statement, execution_, true);
    return PQsendQueryPrepared(connection, statement.name.c_str(), binding.count(), binding.values(),
        binding.lengths(), binding.formats(), statement.binaryResult);
}

/// Sends what is left.
void Session::flush()
{
    if (plain_.sending()) {
        plain_.sendRest();
        return watchForRoom(plain_.sending());
    }
    const int left = PQflush(connection_.get());
    if (left >= 0) // else the broken connection shows as readable, with the server's last words
        watchForRoom(left > 0);
}

/// The socket is watched for room only as long as there is something to send.
void Session::watchForRoom(bool needed)
{
    if (needed == writing_)
        return;
    writing_ = needed;
    worker_.poller().watch(socket_, true, writing_, this);
}

void Session::setTimer(measure::Micros due)
{
    dueAt_ = due;
    worker_.setTimer(*this);
}

} // namespace pgduel::workload
