#pragma once

#include <atomic>
#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "driver/binding.h"
#include "driver/blueprint.h"
#include "driver/groups.h"
#include "driver/hub.h"
#include "driver/poller.h"
#include "driver/rate_schedule.h"
#include "driver/session.h"
#include "driver/tally.h"

namespace pgduel::workload {

/// What the leading thread wants of a worker.
struct Order {
    enum class Kind {
        Resize, ///< have the wanted ones of this worker's sessions up and the others closed, then settle
        Begin, ///< sessions that are up run transactions; finished when all have done the plan's number
        Finish, ///< close every session after its current transaction, then settle
        Cut, ///< hand over what was counted, go on with `spare`
        Stop, ///< close every session after its current statement, then settle
        Cancel, ///< hand over what cancels the statements of sessions that should close
        Abandon, ///< close every session now, then settle
        Look, ///< publish waitingSince()
    };
    Kind kind = Kind::Resize;
    int generation = 0; ///< of those that settle or finish
    std::shared_ptr<const Seats> seats; ///< of Resize
    std::unique_ptr<Tally> spare; ///< of Cut
    bool counted = false; ///< of Cut: what follows is in the measured part of a step
    bool openLoop = false; ///< of Cut: what follows records lag and service
};

/// A thread with an event loop over its share of the sessions: those with index % workers == its own index.
class Worker {
public:
    /// What all workers of a load share.
    struct Shared {
        const Blueprint& blueprint;
        const measure::RunClock clock;
        Hub& hub;
        RateSchedule& schedule;
        LoadListener& listener;
    };
    Worker(const Shared& shared, int index, int workers);
    ~Worker(); ///< closes what is open and ends the thread
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Thread-safe.
    void give(Order order);
    measure::Micros lastEnd() const { return lastEnd_; } ///< when a transaction ended last
    measure::Micros resumedAt() const { return resumedAt_; } ///< the first end after the latest long pause
    /// When the transaction began that waits longest for the server, as of the latest Look; −1: none.
    measure::Micros waitingSince() const { return waitingSince_; }

    // For its sessions, in its thread.
    const Blueprint& blueprint() const { return blueprint_; }
    Poller& poller() { return *poller_; }
    Binding& binding() { return binding_; }
    std::vector<char>& room() { return room_; } ///< for what comes in
    Tally& tally() { return *tally_; }
    measure::Micros now() const { return clock_.now(); }
    void setTimer(Session& session);
    void turnLater(Session& session) { later_.push_back(&session); }
    void sessionChanged(Session& session); ///< up, closed, aborted or failed to connect
    bool bySchedule() const { return schedule_.open(); } ///< transactions wait for a slot
    bool openLoop() const { return openLoop_; } ///< lag and service are recorded
    void awaitSlot(Session& session) { queue_.push_back(&session); } ///< its take() is called
    void sessionDone(); ///< it has done its number of transactions
    void transactionEnded(measure::Micros at);
    void record(TransactionRecord record); ///< when the plan wants them
    /// `statement`: null when the connection is what failed.
    void countError(int session, const ServerError& error, const Statement* statement);
    bool toleratesConnectFailure(const ServerError& error) const;
    [[noreturn]] void refuseConnect(const Session& session, const ServerError& error) const;
    void breakLoad(measure::Fault reason) { hub_.breakOff(std::move(reason)); }
    void sessionAborted(measure::Fault reason); ///< it does not come back
    bool hasSucceeded(int script) const { return succeeded_[static_cast<std::size_t>(script)]; }
    void succeeded(int script) { succeeded_[static_cast<std::size_t>(script)] = true; }

private:
    void loop();
    void pass();
    void takeOrders();
    void carryOut(Order& order);
    void resize(const Order& order);
    void openMore();
    void settleIfDone();
    void tellIfExhausted();
    void cut(Order& order);
    void finishIfDone();
    void cancel();
    void look();
    void closeAll(const Order& order);
    void runTimers();
    void serveSlots();

    struct Timer {
        measure::Micros due;
        Session* session;
        bool operator<(const Timer& other) const { return due > other.due; } ///< earliest first in a heap
    };

    Timer popTimer();
    Poller::Timeout untilNext();

    const Blueprint& blueprint_;
    const measure::RunClock clock_;
    Hub& hub_;
    RateSchedule& schedule_;
    LoadListener& listener_;
    const int index_, workers_;
    std::unique_ptr<Poller> poller_;
    Waker waker_;
    std::mutex mutex_; ///< of orders_
    std::vector<Order> orders_;

    bool wanted(const Session& session) const;

    std::shared_ptr<const Seats> seats_; ///< null: no session is wanted
    std::vector<std::unique_ptr<Session>> sessions_; ///< never shrinks, so that events may point to them
    std::deque<Session*> toOpen_;
    std::vector<Timer> timers_;
    std::deque<Session*> queue_; ///< who waits for a slot of the schedule; may hold some that no longer do
    std::vector<Session*> later_, turn_; ///< who goes on at the end of this pass or of the next; who does now
    std::vector<Poller::Ready> ready_;
    std::unique_ptr<Tally> tally_;
    std::vector<char> succeeded_; ///< by script
    Binding binding_;
    std::vector<char> room_ = std::vector<char>(64 * 1024);
    std::optional<int> unsettled_, unfinished_; ///< generation that waits
    measure::Micros resizedAt_ = 0;
    bool begun_ = false, counted_ = false, openLoop_ = false;
    std::atomic<measure::Micros> lastEnd_{0}, resumedAt_{0}, waitingSince_{-1};
    std::atomic<bool> quit_{false};
    double cpuAtCut_ = 0;
    std::thread thread_;
};

} // namespace pgduel::workload
