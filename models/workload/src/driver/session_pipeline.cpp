#include "driver/session.h"

#include <algorithm>

#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

bool Session::startPipeline()
{
    inFlight_.clear();
    firstInFlight_ = 0;
    pipelining_ = plain_.usable() || PQenterPipelineMode(connection_.get()) == 1;
    return pipelining_;
}

bool Session::queuePrepare(int index)
{
    const Statement& statement = worker_.blueprint().statements[static_cast<std::size_t>(index)];
    if (!PQsendPrepare(connection_.get(), statement.name.c_str(), statement.numbered.c_str(), 0, nullptr))
        return false;
    prepared_[static_cast<std::size_t>(index)] = true;
    inFlight_.push_back({InFlight::Kind::Prepare, false, index, 0, 0});
    return true;
}

bool Session::enqueue(int index)
{
    if (plain_.usable()) {
        enqueuePlainly(index);
        if (recording_)
            commandSince_ = worker_.now();
        return true;
    }
    const bool prepare = worker_.blueprint().plan.protocol == study::Protocol::Prepared
        && !prepared_[static_cast<std::size_t>(index)];
    if ((prepare && !queuePrepare(index)) || !sendBound(index))
        return false;
    inFlight_.push_back({InFlight::Kind::Statement, false, index, execution_.command(), commandSince_});
    if (recording_)
        commandSince_ = worker_.now();
    return true;
}

bool Session::queueSync()
{
    inFlight_.push_back({InFlight::Kind::Sync, false, -1, 0, 0});
    if (!plain_.usable())
        return PQpipelineSync(connection_.get()) == 1;
    plain_.messages().sync();
    return true;
}

/// From now on waits for all that is in flight.
void Session::endPipeline()
{
    waited_ = true;
    state_ = State::Statement;
    if (!queueSync())
        return lost();
    if (!plain_.usable())
        return flush();
    transmit(static_cast<int>(std::count_if(inFlight_.begin(), inFlight_.end(),
        [](const InFlight& each) { return each.kind == InFlight::Kind::Sync; })));
}

/// \startpipeline, \syncpipeline, \endpipeline. True: the next command may follow at once.
bool Session::changePipeline(Execution::Action::Kind command)
{
    using Kind = Execution::Action::Kind;
    if ((command == Kind::PipelineStart) == pipelining_) {
        const bool start = command == Kind::PipelineStart;
        clientError({start ? fault::pipelineAlreadyOpen : fault::pipelineNotOpen, execution_.place(),
            {start                                  ? "\\startpipeline"
                    : command == Kind::PipelineSync ? "\\syncpipeline"
                                                    : "\\endpipeline"},
            {}});
        return false;
    }
    if (command == Kind::PipelineEnd)
        return endPipeline(), false;
    if (!(command == Kind::PipelineStart ? startPipeline() : queueSync()))
        return lost(), false;
    if (recording_)
        commandDone(execution_.command());
    return true;
}

void Session::receivePipelined()
{
    PGconn* const connection = connection_.get();
    bool idle = false;
    while (firstInFlight_ < inFlight_.size() && !PQisBusy(connection)) {
        const ResultHandle result(PQgetResult(connection));
        if (result) {
            idle = false;
            if (!takePipelined(result.get()))
                return;
        } else if (inFlight_[firstInFlight_].answered) {
            ++firstInFlight_;
        } else if (idle) { // libpq knows of nothing more that could come
            return lost();
        } else {
            idle = true;
        }
    }
    if (firstInFlight_ == inFlight_.size() && (state_ == State::Statement || state_ == State::Preparing))
        pipelineOver();
}

/// False: the connection is gone.
bool Session::takePipelined(const PGresult* result)
{
    InFlight& current = inFlight_[firstInFlight_];
    current.answered = true;
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_PIPELINE_SYNC) {
        ++firstInFlight_; // nothing separates it from what follows
        return true;
    }
    const bool good = status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_EMPTY_QUERY;
    if (current.kind == InFlight::Kind::Statement && status != PGRES_PIPELINE_ABORTED)
        countPipelined(current, good ? std::optional(rowsOf(result)) : std::nullopt);
    if (good)
        return true;
    if (status == PGRES_COPY_OUT || status == PGRES_COPY_IN) {
        const Statement& statement =
            worker_.blueprint().statements[static_cast<std::size_t>(current.statement)];
        return clientError({fault::copyUnsupported, statement.place(), {}, {}}), false;
    }
    if (current.kind == InFlight::Kind::Prepare)
        prepared_[static_cast<std::size_t>(current.statement)] = false;
    if (status != PGRES_PIPELINE_ABORTED)
        blameInFlight(errorOf(result));
    if (PQstatus(connection_.get()) == CONNECTION_BAD)
        return lost(), false;
    return true;
}

/// The first error is the pipeline's. One that comes with a Sync, as of a deferred constraint, belongs to the
/// statement before it.
void Session::blameInFlight(const ServerError& error)
{
    if (!error_.state.empty())
        return;
    error_ = error;
    std::size_t at = std::min(firstInFlight_, inFlight_.size() - 1);
    while (at > 0 && inFlight_[at].kind == InFlight::Kind::Sync)
        --at;
    errorCommand_ = inFlight_[at].command;
    statement_ = std::max(inFlight_[at].statement, 0);
}

/// Without rows: it failed.
void Session::countPipelined(const InFlight& statement, std::optional<std::uint64_t> rows)
{
    Counts& counts = worker_.tally().scripts[static_cast<std::size_t>(execution_.script())].counts;
    ++counts.statements;
    if (!rows)
        return;
    counts.rows += *rows;
    if (recording_)
        commandTook(statement.command, statement.since, worker_.now());
}

void Session::pipelineOver()
{
    pipelining_ = false;
    inFlight_.clear();
    firstInFlight_ = 0;
    const bool preparing = state_ == State::Preparing;
    if (PQpipelineStatus(connection_.get()) != PQ_PIPELINE_OFF && PQexitPipelineMode(connection_.get()) != 1)
        return lost();
    if (preparing)
        return error_.state.empty() ? nowUp() : connectFailed(ServerError(error_));
    state_ = State::Idle;
    if (leaving_)
        return close();
    answeredAt_ = worker_.now();
    if (!error_.state.empty())
        return failed();
    if (recording_ && !held_)
        commandTook(execution_.command(), commandSince_, answeredAt_);
    worker_.turnLater(*this);
}

} // namespace pgduel::workload
