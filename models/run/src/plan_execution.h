#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "live_feed.h"
#include "pause_gate.h"
#include "reporter.h"
#include "run/preflight.h"
#include "run/runner.h"
#include "stand.h"
#include "store/study_writer.h"

namespace pgduel::run {

/// Carries out a plan from beginning to end in the calling thread.
class PlanExecution {
public:
    PlanExecution(
        RunRequest request, Reporter reporter, LiveFeed& feed, PauseGate& gate, std::stop_token stop);

    struct Result {
        Outcome outcome = Outcome::AllDone;
        std::vector<measure::Fault> faults;
    };
    Result execute();

private:
    struct Refusal {
        std::vector<measure::Fault> faults;
    };
    void openStore(); ///< throws Refusal
    void requireSameServer() const; ///< throws Refusal
    std::vector<study::PlannedRun> runsLeft() const;
    Result carryOut(std::vector<study::PlannedRun> runs);
    std::vector<study::PlannedRun> addBlock(); ///< what the stop rule wants; empty when the plan has ended
    /// False when the plan ends here.
    bool carryOutEach(
        const std::vector<study::PlannedRun>& runs, Stand& stand, ProgressKeeper& progress, Result& result);
    void coolDown(ProgressKeeper& progress);
    store::RunState carryOutOne(Stand& stand, const study::PlannedRun& run, ProgressKeeper& progress);

    RunRequest request_;
    Reporter reporter_;
    LiveFeed& feed_;
    PauseGate& gate_;
    std::stop_token stop_;
    PlanSummary summary_;
    std::unique_ptr<store::StudyWriter> writer_;
    std::vector<measure::Fault> runFaults_;
    int failures_ = 0; ///< in a row
    bool begun_ = false; ///< a run was carried out
};

} // namespace pgduel::run
