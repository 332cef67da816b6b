#include "driver/session.h"

#include <algorithm>
#include <utility>

#include "driver/error_policy.h"
#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

constexpr measure::Micros connectTimeout = 15'000'000;
constexpr measure::Micros firstPause = 50'000, longestPause = 2'000'000;

} // namespace

Session::Session(Worker& worker, int index, int group)
    : worker_(worker)
    , index_(index)
    , group_(group)
    , recording_(worker.blueprint().plan.recordStatements)
    , execution_(worker.blueprint(), index, group)
    , jitter_(static_cast<std::uint64_t>(index) + 1)
    , prepared_(worker.blueprint().statements.size(), false)
{
    if (recording_)
        execution_.timeCommands(this);
}

Session::~Session() = default;

void Session::open()
{
    retiring_ = leaving_ = false;
    lastWords_ = {};
    const Blueprint& blueprint = worker_.blueprint();
    const LinkedGroup& group = blueprint.groups[static_cast<std::size_t>(group_)];
    // After a failure the name may mean another server.
    connection_ = startConnecting(group.conninfo, blueprint.plan.applicationName,
        attempts_ == 0 ? group.address : std::string(), &lastWords_);
    state_ = State::Connecting;
    openedAt_ = worker_.now();
    setTimer(openedAt_ + connectTimeout);
    if (!connection_ || PQstatus(connection_.get()) == CONNECTION_BAD)
        return connectFailed(connectionErrorOf(connection_.get()));
    socket_ = PQsocket(connection_.get());
    worker_.poller().watch(socket_, false, true, this);
}

void Session::pollConnect()
{
    const PostgresPollingStatusType status = PQconnectPoll(connection_.get());
    if (status == PGRES_POLLING_FAILED)
        return connectFailed(connectionErrorOf(connection_.get()));
    const int now = PQsocket(connection_.get());
    if (now != socket_) // libpq went on to another address
        worker_.poller().forget(socket_);
    socket_ = now;
    if (status != PGRES_POLLING_OK)
        return worker_.poller().watch(
            socket_, status == PGRES_POLLING_READING, status == PGRES_POLLING_WRITING, this);
    worker_.poller().watch(socket_, true, false, this);
    PQsetnonblocking(connection_.get(), 1);
    PQsetErrorVerbosity(connection_.get(), PQERRORS_DEFAULT);
    const Blueprint& blueprint = worker_.blueprint();
    // A session that lives for one transaction prepares what that needs, when it needs it.
    if (blueprint.plan.protocol == study::Protocol::Prepared && blueprint.prepareAtOpen
        && !blueprint.plan.connectPerTransaction)
        prepareAll();
    else
        nowUp();
}

/// All statements in one round trip.
void Session::prepareAll()
{
    state_ = State::Preparing;
    bool sent = startPipeline();
    const LinkedGroup& group = worker_.blueprint().groups[static_cast<std::size_t>(group_)];
    for (std::size_t i = group.firstStatement; i < group.endStatement; ++i)
        sent = sent && queuePrepare(static_cast<int>(i));
    if (!sent || !queueSync())
        return connectFailed(connectionErrorOf(connection_.get()));
    flush();
}

void Session::nowUp()
{
    state_ = State::Idle;
    dueAt_ = 0;
    attempts_ = 0;
    if (!worker_.blueprint().plan.throughLibpq)
        plain_.open(connection_.get());
    latestPlain_ = false;
    if (std::exchange(wasUp_, true)) {
        Tally::PerScript& tally = worker_.tally().rest;
        ++tally.counts.connections;
        tally.times.connect.record(worker_.now() - openedAt_);
    }
    if (std::exchange(reopening_, false))
        return reopened();
    worker_.sessionChanged(*this);
    if (released_ && state_ == State::Idle)
        nextTransaction();
}

void Session::connectFailed(const ServerError& error)
{
    const ServerError reason = error; // disconnect() forgets it
    disconnect();
    state_ = State::Closed;
    if (isPreparedMixUp(reason.state))
        throw WorkloadError(measure::Fault{fault::preparedNotKept, {}, {reason.state}, reason.message});
    if (!worker_.toleratesConnectFailure(reason))
        worker_.refuseConnect(*this, reason);
    worker_.countError(index_, reason, nullptr);
    if (std::exchange(reopening_, false)) {
        ended(failureOf(reason.state)); // under connectPerTransaction it is part of the transaction
        return comeBack(reason);
    }
    backOff();
}

/// The connection broke: what ran is a failed transaction, whatever became of it on the server.
void Session::lost()
{
    ServerError reason = error_;
    if (!lastWords_.state.empty())
        reason = lastWords_;
    if (reason.state.empty())
        reason = connectionErrorOf(connection_.get());
    if (connecting())
        return connectFailed(reason);
    worker_.countError(index_, reason, nullptr);
    if (inTransaction_) {
        countFailed(execution_.command());
        ended(failureOf(reason.state));
    }
    disconnect();
    if (retiring_ || leaving_)
        return close();
    comeBack(reason);
}

/// A lost session comes back after a pause, where the plan and the rule for the error let it.
void Session::comeBack(const ServerError& reason)
{
    const LoadPlan& plan = worker_.blueprint().plan;
    const OnError action = actionFor(plan.errorRules, reason.state);
    const measure::Fault fault{fault::sessionLost, {}, {reason.state}, reason.message};
    if (action == OnError::Stop)
        worker_.breakLoad(fault);
    if (action == OnError::Abort || !plan.reconnect)
        return abort(fault);
    backOff();
}

/// Ends the session for good.
void Session::abort(measure::Fault reason)
{
    disconnect();
    state_ = State::Aborted;
    worker_.sessionAborted(std::move(reason));
}

void Session::backOff()
{
    state_ = State::Backoff;
    const measure::Micros pause = std::min(longestPause, firstPause << std::min(attempts_++, 10));
    setTimer(worker_.now() + pause * 3 / 4 + jitter_.between(0, pause / 2));
    worker_.sessionChanged(*this);
}

void Session::disconnect()
{
    if (socket_ >= 0)
        worker_.poller().forget(socket_);
    socket_ = -1;
    endShell();
    plain_.close();
    connection_.reset();
    writing_ = copying_ = pipelining_ = false;
    held_.reset();
    last_.reset();
    inTransaction_ = false;
    error_ = {};
    rows_ = 0;
    dueAt_ = 0;
    std::fill(prepared_.begin(), prepared_.end(), false);
}

void Session::close()
{
    if (closed())
        return;
    disconnect();
    state_ = State::Closed;
    released_ = retiring_ = leaving_ = wasUp_ = reopening_ = false;
    worker_.sessionChanged(*this);
}

void Session::retire()
{
    retiring_ = true;
    if (!inTransaction_)
        close();
}

void Session::leave()
{
    leaving_ = true;
    if (state_ != State::Statement && state_ != State::LatePrepare && state_ != State::Rollback)
        close();
}

CancelHandle Session::cancelHandle() const
{
    if (state_ != State::Statement && state_ != State::LatePrepare)
        return nullptr;
    return CancelHandle(PQgetCancel(connection_.get()));
}

} // namespace pgduel::workload
