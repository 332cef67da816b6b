#pragma once

#include "setup.h"
#include "workload/driver.h"

namespace bench {

/// Takes part in all that a run shows, and keeps nothing.
class Listener : public pgduel::workload::LoadListener {
public:
    void stepBegan(const pgduel::measure::StepMark&) override { }
    void interval(const pgduel::workload::Interval& interval) override;
    void stepEnded(const pgduel::workload::StepResult&) override { }

private:
    std::int64_t shown_ = 0;
};

/// The driver's plan for a setup, with all measuring on: histograms, intervals, statements.
pgduel::workload::LoadPlan planOf(const Setup& setup);

double cpuSecondsOfProcess();

} // namespace bench
