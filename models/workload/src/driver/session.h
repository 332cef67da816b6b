#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "driver/canceller.h"
#include "driver/connection.h"
#include "driver/execution.h"
#include "driver/plain_exchange.h"
#include "driver/shell_process.h"
#include "driver/tally.h"
#include "measure/clock.h"
#include "workload/load_result.h"

namespace pgduel::workload {

class Worker;

/// One session of a load: a connection without blocking and the state machine that takes it through its
/// transactions. Lives in its worker's thread.
class Session : private CommandClock, private AnswerSink {
public:
    Session(Worker& worker, int index, int group);
    ~Session() override;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void open(); ///< begins to connect
    void release(); ///< a step begins: may run transactions, the plan's number of them
    void take(measure::Micros intended); ///< a moment of the schedule, while it is queued
    void retire(); ///< closes after the current transaction; a session that runs none, at once
    void leave(); ///< closes after the current statement
    void close(); ///< at once
    void assign(int script) { assigned_ = script; } ///< −1: drawn for each transaction

    void onReady(bool readable, bool writable);
    void onTimer(); ///< its time has come, see dueAt()
    void onTurn(); ///< goes on after the others had theirs

    int index() const { return index_; }
    int group() const { return group_; }
    bool up() const { return state_ >= State::Idle || reopening_; }
    bool closed() const { return state_ <= State::Aborted; }
    bool aborted() const { return state_ == State::Aborted; } ///< ended for good by an error
    bool queued() const { return state_ == State::Queued; }
    bool done() const { return state_ == State::Done; }
    std::optional<measure::Micros> waitingSince() const; ///< begin of a transaction that waits for the server
    bool connecting() const { return state_ == State::Connecting || state_ == State::Preparing; }
    measure::Micros dueAt() const { return dueAt_; }
    CancelHandle cancelHandle() const; ///< null when no statement runs

private:
    enum class State {
        Closed,
        Aborted,
        Backoff,
        Connecting,
        Preparing,
        Idle,
        Thinking, ///< between two transactions
        Queued, ///< for a moment of the schedule
        Done, ///< with its number of transactions
        Asleep,
        Shell,
        Statement, ///< waits for the results of a statement or a pipeline
        LatePrepare,
        Rollback
    };
    /// What a pipeline waits for.
    struct InFlight {
        enum class Kind : std::uint8_t {
            Prepare,
            Statement,
            ParsedStatement, ///< prepared in the same breath, without libpq
            Sync
        };
        Kind kind;
        bool answered;
        int statement;
        std::size_t command;
        measure::Micros since;
    };

    // session_connect.cpp
    void pollConnect();
    void prepareAll();
    void nowUp();
    void connectFailed(const ServerError& error);
    void lost();
    void backOff();
    void disconnect();
    void comeBack(const ServerError& reason);
    void abort(measure::Fault reason);

    // session_transaction.cpp
    void nextTransaction();
    int chooseScript();
    void begin(int script, std::optional<measure::Micros> slot);
    void start();
    void reopened();
    void finish();
    void over();
    void thinkThenNext();
    void ended(TransactionRecord::Outcome outcome);
    void succeeded(Tally::PerScript& tally, std::int64_t response) const;
    void note(int script, TransactionRecord::Outcome outcome, measure::Micros end, std::int64_t response,
        measure::Micros lag);

    // session_run.cpp
    void proceed();
    bool carryOut(const Execution::Action& action);
    void send(int statement);
    int sendBound(int statement);
    void sleep(std::int64_t micros);
    void flush();
    void watchForRoom(bool needed);
    void setTimer(measure::Micros due);

    // session_results.cpp
    void receive();
    void take(ResultHandle result);
    void capture(const PGresult* result);
    void captureOneRow(const PGresult* result);
    bool readCopy();
    void refuseCopy();
    void resultsOver();
    void statementOver();
    void commandDone(std::size_t command) override;
    void commandTook(std::size_t command, measure::Micros since, measure::Micros until);

    // session_pipeline.cpp
    bool startPipeline();
    bool enqueue(int statement);
    bool queuePrepare(int statement);
    bool queueSync();
    void endPipeline();
    void receivePipelined();
    bool takePipelined(const PGresult* result);
    void countPipelined(const InFlight& statement, std::optional<std::uint64_t> rows);
    void blameInFlight(const ServerError& error);
    void pipelineOver();
    bool changePipeline(Execution::Action::Kind command);

    // session_plain.cpp
    bool travelsPlainly(int statement) const;
    void writeBound(int statement, bool parse);
    void sendPlainly(int statement);
    void enqueuePlainly(int statement);
    void transmit(int syncs);
    void receivePlainly();
    bool readsPlainly() const; ///< what the socket holds is not for libpq
    void completed(std::uint64_t rows) override;
    void refused(const ServerError& error) override;
    void parsed() override;
    void synced() override;
    void copyBegins(bool rowsWanted) override;
    void lastWords(const ServerError& error) override;
    bool inBlock() const; ///< the server is inside a transaction block

    // session_shell.cpp
    void runShell(const ShellCommand& command);
    void watchShell();
    void endShell();

    // session_errors.cpp
    void failed();
    bool mayRetry() const;
    void countRetried(std::size_t command);
    void countFailed(std::size_t command);
    void leaveBlock();
    void afterRollback();
    void clientError(measure::Fault fault);

    Worker& worker_;
    const int index_, group_;
    const bool recording_; ///< the time of each command
    ServerError lastWords_; ///< what the server said when it ended the session
    ConnectionHandle connection_;
    int socket_ = -1;
    bool writing_ = false; ///< there are bytes that the socket had no room for
    PlainExchange plain_;
    bool latestPlain_ = false; ///< the latest exchange was without libpq
    State state_ = State::Closed;
    Execution execution_;
    Random jitter_;
    std::vector<bool> prepared_; ///< by statement
    int assigned_ = -1;
    bool released_ = false, retiring_ = false, leaving_ = false;
    bool wasUp_ = false; ///< since it was opened
    bool reopening_ = false; ///< connects for a transaction

    bool scheduled_ = false; ///< the transaction has a moment of the schedule
    std::int64_t doneInStep_ = 0;
    bool inTransaction_ = false, waited_ = false, retry_ = false;
    int statement_ = -1, tries_ = 0, attempts_ = 0;
    ServerError error_; ///< of the current statement or pipeline; empty state: none
    std::size_t errorCommand_ = 0; ///< where it happened
    ResultHandle last_; ///< the latest result of a statement with \gset
    bool copying_ = false; ///< COPY sends rows, or wants them inside a pipeline
    measure::Micros intendedAt_ = 0; ///< equals beganAt_ in a closed loop
    measure::Micros beganAt_ = 0, answeredAt_ = 0, asleepSince_ = 0, sleptMicros_ = 0, dueAt_ = 0;
    measure::Micros openedAt_ = 0, commandSince_ = 0;
    std::uint64_t rows_ = 0, number_ = 0;

    bool pipelining_ = false;
    std::vector<InFlight> inFlight_;
    std::size_t firstInFlight_ = 0;
    std::optional<Execution::Action> held_; ///< goes on with it when the pipeline is over
    std::unique_ptr<ShellProcess> shell_;
    const ShellCommand* shellCommand_ = nullptr;
    std::string shellLine_;
};

} // namespace pgduel::workload
