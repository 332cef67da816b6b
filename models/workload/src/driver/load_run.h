#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "driver/blueprint.h"
#include "driver/canceller.h"
#include "driver/groups.h"
#include "driver/hub.h"
#include "driver/rate_schedule.h"
#include "driver/stall_watch.h"
#include "driver/worker.h"

namespace pgduel::workload {

/// Leads one load: gives the workers their orders step by step, cuts the intervals and adds them up.
class LoadRun {
public:
    LoadRun(const Blueprint& blueprint, const measure::RunClock& clock, LoadListener& listener,
        std::stop_token stop);
    ~LoadRun(); ///< no session and no running statement is left behind
    LoadRun(const LoadRun&) = delete;
    LoadRun& operator=(const LoadRun&) = delete;

    LoadResult run(LoadResult found); ///< `found` before the load

private:
    struct Cut {
        std::unique_ptr<Tally> tally;
        measure::Micros begin = 0, end = 0;
        bool openLoop = false;
        double busiest = 0; ///< CPU seconds of the busiest thread
    };
    /// The part of a step that is being run.
    struct Part {
        const study::LoadStep& step;
        bool counted;
        bool countedAfter; ///< what follows the part
        measure::Micros begin = 0, end = 0; ///< begin: of the grid of intervals
        Cut* total = nullptr; ///< takes the intervals, when not null
        bool tail = false;
    };

    // load_run.cpp
    bool resize(const study::LoadStep& step); ///< false: over before
    void measure(const study::LoadStep& step);
    measure::StepMark markOf(const study::LoadStep& step) const;
    bool runUntilEnd(const Part& part); ///< false: the step, or all, is over before
    void letTransactionsEnd(const Part& part);
    void takeUnserved(measure::Micros end, Tally& into);
    void endLoad();
    std::optional<measure::Fault> failureAtEnd(bool away) const;
    bool over() const { return stop_.stop_requested(); }

    // load_cuts.cpp
    Cut cut(bool countedAfter);
    Cut cut(bool countedAfter, bool openLoop); ///< what follows the cut
    measure::Micros nextCut(const Part& part) const;
    measure::Micros interval() const;
    Hub::Wake waitFor(measure::Micros due);
    void keep(const Part& part, Cut& piece);
    void report(const study::LoadStep& step, bool counted, const Cut& interval, bool tail);
    void watchForStalls();
    StallWatch::View view() const;
    void ended(const Stall& stall);
    void watchForLoss(const Cut& interval);
    bool serverIsAway() const;

    // shut_down.cpp
    void shutDown(); ///< the first call counts
    void orderAll(Order::Kind kind, std::shared_ptr<const Seats> seats = nullptr);
    bool waitSettled(std::chrono::milliseconds time);

    const Blueprint& blueprint_;
    const measure::RunClock clock_;
    LoadListener& listener_;
    std::stop_token stopAsked_;
    Canceller canceller_;
    Hub hub_;
    std::stop_token stop_; ///< asked or by an error whose rule says so
    RateSchedule schedule_;
    Seating seating_;
    StallWatch stalls_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::vector<std::unique_ptr<Tally>> spares_;
    LoadResult result_;
    Counts all_; ///< everything, counted or not
    measure::Micros cutAt_ = 0, beganAt_ = 0;
    measure::Micros resizedAt_ = 0; ///< when the sessions of the step began to connect
    measure::Micros deadSince_ = -1; ///< no session lives since
    std::string lastError_;
    int generation_ = 0;
    bool openLoop_ = false;
    bool running_ = false; ///< sessions run transactions
    bool looking_ = false; ///< the workers were asked who waits
    bool stalledSinceCut_ = false;
    bool closing_ = false; ///< the sessions end
    bool shutDown_ = false;
};

/// How many threads a load of this many sessions gets on this machine when the plan leaves it open.
int threadsFor(int sessions);

} // namespace pgduel::workload
