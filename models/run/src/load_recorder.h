#pragma once

#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <set>

#include "live_feed.h"
#include "reporter.h"
#include "run/preflight.h"
#include "store/study_writer.h"
#include "telemetry/counters.h"
#include "telemetry/step_recorder.h"
#include "telemetry/step_waits.h"
#include "telemetry/wait_sampler.h"
#include "workload/driver.h"

namespace pgduel::run {

/// Joins what driver, wait sampler and counters bring on one clock, and hands it to the study file and the
/// live charts: one sample of each series per interval of the driver, one point of each metric per load step.
/// Called from three threads.
class LoadRecorder : public workload::LoadListener {
public:
    LoadRecorder(int run, const PlanSummary& summary, store::StudyWriter& writer, LiveFeed& feed,
        ProgressKeeper& progress);

    /// Readings at the edges of steps come from here.
    void setCounters(telemetry::CounterSampler* counters) { counters_ = counters; }
    /// Whose cost is shown while it runs.
    void setSampler(const telemetry::WaitSampler* sampler) { sampler_ = sampler; }

    void stepBegan(const measure::StepMark& mark) override;
    void interval(const workload::Interval& interval) override;
    void stepEnded(const workload::StepResult& result) override;
    void stallEnded(const workload::Stall& stall) override;
    void tick(const telemetry::WaitTick& tick);
    void reading(const telemetry::CounterReading& reading);
    void samplerFault(
        const measure::Fault& fault); ///< noted once a kind; the run goes on without what is missing

    /// Throws what went wrong while the samplers' threads wrote: they themselves must not throw.
    void rethrow() const;
    /// Facts for the reader of the run: "driver_saturated", "noise" …
    std::vector<std::string> marks() const;

private:
    void sample(std::string_view metric, measure::Micros t, double value);
    void sampleWaits(measure::Micros t);
    void point(const workload::StepResult& result, std::string_view metric, double value, double evidence);
    void loadPoints(const workload::StepResult& result);
    void event(const measure::Event& event);
    void event(std::string_view kind, const measure::StepMark& step);
    void keepFailure() noexcept; ///< in a catch block
    void noteStep(const workload::StepResult& result, const telemetry::StepTelemetry& seen);

    int run_, steps_, warmUps_; // steps without warm-up, which comes first
    bool limited_; // transactions may be late or skipped
    store::StudyWriter& writer_;
    LiveFeed& feed_;
    ProgressKeeper& progress_;
    telemetry::CounterSampler* counters_ = nullptr;
    const telemetry::WaitSampler* sampler_ = nullptr;

    std::atomic<measure::Micros> lastInterval_{0}; // end of it
    mutable std::mutex mutex_; // guards what follows
    telemetry::WaitAccumulator waits_; // since the last interval
    std::set<std::string> waitSeries_; // metric ids that have begun: a class once seen is drawn on, also at 0
    telemetry::StepRecorder step_;
    std::optional<telemetry::CounterReading> lastReading_;
    std::set<std::string> samplerFaults_; // codes
    std::set<std::string> marks_;
    std::exception_ptr failure_; // of a sampler's thread
    bool begun_ = false;
};

} // namespace pgduel::run
