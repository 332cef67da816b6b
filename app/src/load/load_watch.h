#pragma once

#include <atomic>
#include <memory>
#include <stop_token>

#include "load/background.h"
#include "load/load_outcome.h"
#include "words/load_report.h"
#include "workload/driver.h"
#include "workload/transaction_log.h"

namespace pgduel::app {

/// Carries a load out in a thread of its own, tells of it on the terminal meanwhile and stops it at Ctrl-C.
class LoadWatch : private workload::LoadListener {
public:
    LoadWatch(const LoadOptions& options, const PreparedLoad& load, Terminal& terminal);

    LoadOutcome run(); ///< throws Failure where the log cannot be made

private:
    void stepBegan(const measure::StepMark& mark) override;
    void interval(const workload::Interval& interval) override;
    void stepEnded(const workload::StepResult& result) override;
    void transaction(int thread, const workload::TransactionRecord& record) override;
    void error(int thread, const workload::ErrorRecord& record) override;
    void stallBegan(measure::Micros since) override;
    void stallEnded(const workload::Stall& stall) override;

    void work(const std::stop_token& stop); ///< the thread
    void vacuum(const std::stop_token& stop);
    void addProgress(const workload::Interval& interval);
    void tellProgress(measure::Micros now);
    void tell(const QString& line);
    void conclude();

    const LoadOptions& options_;
    const PreparedLoad& load_;
    Terminal& terminal_;
    const measure::RunClock clock_;
    std::unique_ptr<workload::TransactionLog> log_;
    Background background_;

    // Of the load's thread while it runs, then of the caller's.
    LoadOutcome outcome_;
    std::vector<workload::StepResult> steps_;
    std::vector<workload::Stall> stalls_;
    std::optional<measure::StepMark> step_; ///< that goes on
    measure::Micros beganAt_ = 0; ///< first step
    words::LoadProgress progress_;
    std::atomic<int> untoldErrors_{0}; ///< on their way to the terminal
    measure::Micros progressFrom_ = 0;
};

} // namespace pgduel::app
