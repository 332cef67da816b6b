#include "driver/session.h"

#include <algorithm>
#include <utility>

#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

/// Where libpq encrypts, or a script wants the columns, libpq carries the statement.
bool Session::travelsPlainly(int index) const
{
    return plain_.usable()
        && worker_.blueprint().statements[static_cast<std::size_t>(index)].sql->capture == Capture::None;
}

/// The statement with the values of its variables; `parse`: the server does not know it yet.
void Session::writeBound(int index, bool parse)
{
    const Blueprint& blueprint = worker_.blueprint();
    const Statement& statement = blueprint.statements[static_cast<std::size_t>(index)];
    static const std::string unnamed;
    const bool prepared = blueprint.plan.protocol == study::Protocol::Prepared;
    const std::string& name = prepared ? statement.name : unnamed;
    Binding& binding = worker_.binding();
    MessageWriter& messages = plain_.messages();
    if (blueprint.plan.protocol == study::Protocol::Simple)
        return messages.query(binding.pasted(statement, execution_));
    binding.fill(statement, execution_, prepared);
    if (parse)
        messages.parse(name, statement.numbered);
    messages.bind(name, binding, prepared && statement.binaryResult);
    messages.execute();
}

void Session::sendPlainly(int index)
{
    const study::Protocol protocol = worker_.blueprint().plan.protocol;
    writeBound(index, protocol == study::Protocol::Extended);
    if (protocol != study::Protocol::Simple)
        plain_.messages().sync();
    transmit(1);
}

void Session::enqueuePlainly(int index)
{
    const bool prepared = worker_.blueprint().plan.protocol == study::Protocol::Prepared;
    const bool parse = prepared && !prepared_[static_cast<std::size_t>(index)];
    writeBound(index, parse || !prepared);
    if (parse)
        prepared_[static_cast<std::size_t>(index)] = true;
    inFlight_.push_back({parse ? InFlight::Kind::ParsedStatement : InFlight::Kind::Statement, false, index,
        execution_.command(), commandSince_});
}

/// Sends what is written.
void Session::transmit(int syncs)
{
    latestPlain_ = true;
    plain_.send(syncs);
    watchForRoom(plain_.sending());
}

/// libpq reads only the answers to what it sent: half of a notice that it had read would be missing here.
bool Session::readsPlainly() const
{
    const bool onServer =
        state_ == State::Statement || state_ == State::LatePrepare || state_ == State::Rollback;
    return plain_.reading() || (plain_.usable() && (latestPlain_ || !onServer));
}

void Session::receivePlainly()
{
    const AnswerReader::Progress progress = plain_.receive(worker_.room(), *this);
    if (copying_)
        return clientError({fault::copyUnsupported,
            worker_.blueprint().statements[static_cast<std::size_t>(statement_)].place(), {}, {}});
    if (progress == AnswerReader::Progress::Broken) {
        // libpq, too, is to see the end, and words it; where there is none, the answer made no sense.
        if (PQconsumeInput(connection_.get()) == 1 && error_.state.empty())
            error_ = {"08P01", "unexpected message"};
        return lost();
    }
    if (progress == AnswerReader::Progress::Done && state_ == State::Statement)
        pipelining_ ? pipelineOver() : statementOver();
}

void Session::completed(std::uint64_t rows)
{
    if (!pipelining_)
        rows_ += rows;
    else if (firstInFlight_ < inFlight_.size())
        countPipelined(inFlight_[firstInFlight_++], rows);
}

void Session::refused(const ServerError& error)
{
    if (!pipelining_) {
        if (error_.state.empty())
            error_ = error;
        return;
    }
    blameInFlight(error);
    if (firstInFlight_ < inFlight_.size() && inFlight_[firstInFlight_].kind != InFlight::Kind::Sync)
        countPipelined(inFlight_[firstInFlight_], std::nullopt);
    for (; firstInFlight_ < inFlight_.size() && inFlight_[firstInFlight_].kind != InFlight::Kind::Sync;
         ++firstInFlight_)
        if (inFlight_[firstInFlight_].kind == InFlight::Kind::ParsedStatement)
            prepared_[static_cast<std::size_t>(inFlight_[firstInFlight_].statement)] = false;
}

/// Whatever becomes of its execution.
void Session::parsed()
{
    if (pipelining_ && firstInFlight_ < inFlight_.size()
        && inFlight_[firstInFlight_].kind == InFlight::Kind::ParsedStatement)
        inFlight_[firstInFlight_].kind = InFlight::Kind::Statement;
}

void Session::synced()
{
    const auto isSync = [](const InFlight& each) { return each.kind == InFlight::Kind::Sync; };
    const auto from =
        inFlight_.begin() + static_cast<std::ptrdiff_t>(std::min(firstInFlight_, inFlight_.size()));
    const auto sync = std::find_if(from, inFlight_.end(), isSync);
    if (sync != inFlight_.end())
        firstInFlight_ = static_cast<std::size_t>(sync - inFlight_.begin()) + 1;
}

/// There is nothing to send to COPY FROM STDIN; the session stays usable. In a pipeline COPY is refused.
void Session::copyBegins(bool rowsWanted)
{
    if (pipelining_) {
        if (!std::exchange(copying_, true) && firstInFlight_ < inFlight_.size())
            statement_ = inFlight_[firstInFlight_].statement;
        statement_ = std::max(statement_, 0);
        return;
    }
    if (!rowsWanted)
        return;
    if (error_.state.empty())
        error_ = {"0A000", "COPY FROM STDIN"};
    plain_.messages().failCopy();
    if (worker_.blueprint().plan.protocol != study::Protocol::Simple)
        plain_.messages().sync(); // the server passed over the one sent with the statement
    plain_.sendMore();
}

void Session::lastWords(const ServerError& error)
{
    lastWords_ = error;
}

bool Session::inBlock() const
{
    return latestPlain_ ? plain_.transactionStatus() != 'I'
                        : PQtransactionStatus(connection_.get()) != PQTRANS_IDLE;
}

} // namespace pgduel::workload
