#pragma once

#include <chrono>
#include <functional>

#include "run/progress.h"

namespace pgduel::run {

/// How the execution tells what happens; called from its thread.
struct Reporter {
    std::function<void()> planReady;
    std::function<void(const Progress&)> progress;
    std::function<void(int run)> runBegan;
    std::function<void(int run, store::RunState state)> runEnded;
    std::function<void(bool)> paused; ///< a pause between runs begins or ends
};

/// Keeps the latest Progress and the time left of the plan: runs to come at the pace of the runs so far.
class ProgressKeeper {
public:
    ProgressKeeper(
        std::function<void(const Progress&)> tell, int runs, double secondsOfRun, double secondsOfSetUp);

    void phase(Phase phase);
    void amount(double done, double total); ///< of the current phase
    void step(Phase phase, int index, int sessions, int steps);
    void cost(double driverCores, double samplerMillis); ///< of measuring itself
    void beginRun(int run);
    void endRun(bool done); ///< a run that failed early says nothing of how long runs take
    void addRuns(int runs) { runsLeft_ += runs; } ///< the plan has become longer
    void tick(); ///< tells again with a new time left

private:
    static constexpr std::chrono::milliseconds quiet{100};
    double secondsLeft() const;
    double elapsed() const;
    std::function<void(const Progress&)> tell_;
    Progress progress_;
    int runsLeft_;
    double secondsOfRun_, secondsOfSetUp_;
    int runsMeasured_ = 0;
    std::chrono::steady_clock::time_point amountTold_;
    std::chrono::steady_clock::time_point since_; ///< begin of the set-up or of the run
    bool inRun_ = false;
};

} // namespace pgduel::run
