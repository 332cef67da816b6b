#include "driver/session.h"

#include <utility>

#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

void Session::receive()
{
    if (pipelining_)
        return receivePipelined();
    PGconn* const connection = connection_.get();
    while (!PQisBusy(connection)) {
        if (copying_ && !readCopy())
            return;
        ResultHandle result(PQgetResult(connection));
        if (!result)
            return resultsOver();
        take(std::move(result));
        if (PQstatus(connection) == CONNECTION_BAD)
            return lost();
    }
}

void Session::take(ResultHandle result)
{
    switch (PQresultStatus(result.get())) {
    case PGRES_TUPLES_OK:
    case PGRES_COMMAND_OK:
        rows_ += rowsOf(result.get());
        break;
    case PGRES_EMPTY_QUERY:
        break;
    case PGRES_COPY_OUT:
        copying_ = true;
        return;
    case PGRES_COPY_IN:
    case PGRES_COPY_BOTH:
        return refuseCopy();
    default:
        if (error_.state.empty())
            error_ = errorOf(result.get());
        return;
    }
    if (state_ != State::Statement)
        return;
    const Capture wanted = worker_.blueprint().statements[static_cast<std::size_t>(statement_)].sql->capture;
    if (wanted == Capture::LastRow)
        capture(result.get());
    else if (wanted == Capture::OneRow)
        last_ = std::move(result);
}

/// The last row's columns become variables.
void Session::capture(const PGresult* result)
{
    const SqlCommand& sql = *worker_.blueprint().statements[static_cast<std::size_t>(statement_)].sql;
    const int row = PQntuples(result) - 1;
    for (int column = 0; row >= 0 && column < PQnfields(result); ++column)
        execution_.capture(sql.prefix + PQfname(result, column),
            PQgetisnull(result, row, column) ? nullptr : PQgetvalue(result, row, column));
}

/// \gset wants one row of the last result.
void Session::captureOneRow(const PGresult* result)
{
    const int rows = PQntuples(result);
    if (rows == 1)
        capture(result);
    else
        error_ = {rows == 0 ? "P0002" : "P0003", rows == 0 ? "\\gset: no row" : "\\gset: more than one row"};
}

/// Rows that COPY sends are counted by its command tag and thrown away; false: there will be more.
bool Session::readCopy()
{
    char* row = nullptr;
    int size = 0;
    while ((size = PQgetCopyData(connection_.get(), &row, 1)) > 0)
        PQfreemem(row);
    copying_ = size == 0;
    return !copying_;
}

/// There is nothing to send to COPY FROM STDIN; the session stays usable.
void Session::refuseCopy()
{
    if (error_.state.empty())
        error_ = {"0A000", "COPY FROM STDIN"};
    if (PQputCopyEnd(connection_.get(), "no data") == 1)
        flush();
}

void Session::resultsOver()
{
    switch (state_) {
    case State::LatePrepare:
        if (!error_.state.empty())
            return statementOver();
        prepared_[static_cast<std::size_t>(statement_)] = true;
        return send(statement_);
    case State::Statement:
        return statementOver();
    case State::Rollback:
        error_ = {};
        return afterRollback();
    default:
        return;
    }
}

void Session::statementOver()
{
    state_ = State::Idle;
    Counts& counts = worker_.tally().scripts[static_cast<std::size_t>(execution_.script())].counts;
    ++counts.statements;
    counts.rows += std::exchange(rows_, 0);
    if (const ResultHandle last = std::move(last_); last && error_.state.empty())
        captureOneRow(last.get());
    if (leaving_)
        return close();
    answeredAt_ = worker_.now();
    if (!error_.state.empty()) {
        errorCommand_ = execution_.command();
        return failed();
    }
    if (recording_)
        commandTook(execution_.command(), commandSince_, answeredAt_);
    worker_.turnLater(*this); // all answers that are there are read first, then all next statements sent
}

void Session::commandDone(std::size_t command)
{
    const measure::Micros now = worker_.now();
    commandTook(command, commandSince_, now);
    commandSince_ = now;
}

void Session::commandTook(std::size_t command, measure::Micros since, measure::Micros until)
{
    worker_.tally().commands[command].latency.record(until - since);
}

} // namespace pgduel::workload
