#pragma once

#include <chrono>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "workload/driver.h"

namespace pgduel::workload::test {

using namespace std::chrono_literals;

/// Keeps all that a load tells.
class Recorder : public LoadListener {
public:
    void stepBegan(const measure::StepMark& mark) override
    {
        begun.push_back(mark);
        if (onStepBegan)
            onStepBegan(mark);
    }
    void interval(const Interval& interval) override
    {
        (interval.tail ? tails : intervals).push_back(interval);
        if (onInterval)
            onInterval(interval);
    }
    void transaction(int, const TransactionRecord& record) override
    {
        const std::lock_guard lock(mutex);
        records.push_back(record);
    }
    void stallBegan(measure::Micros since) override { stallsBegun.push_back(since); }
    void stallEnded(const Stall& stall) override { stalls.push_back(stall); }
    void stepEnded(const StepResult& result) override
    {
        steps.push_back(result);
        if (onStepEnded)
            onStepEnded();
    }

    /// Of the whole run, also what ended after the measured part.
    Counts all() const
    {
        Counts sum;
        for (const auto* each : {&intervals, &tails})
            for (const Interval& interval : *each)
                sum.add(interval.counts);
        return sum;
    }

    std::vector<measure::StepMark> begun;
    std::vector<Interval> intervals, tails;
    std::mutex mutex; ///< of records
    std::vector<TransactionRecord> records;
    std::vector<measure::Micros> stallsBegun;
    std::vector<Stall> stalls;
    std::vector<StepResult> steps;
    std::function<void(const measure::StepMark&)> onStepBegan;
    std::function<void()> onStepEnded;
    std::function<void(const Interval&)> onInterval;
};

inline study::LoadStep step(int index, int sessions, std::chrono::milliseconds duration,
    std::chrono::milliseconds discard = 0ms, bool warmUp = false)
{
    return {index, sessions, warmUp, duration, discard};
}

inline LoadPlan planFor(
    const std::string& conninfo, const std::string& sql, std::vector<study::LoadStep> steps)
{
    LoadPlan plan;
    plan.conninfo = conninfo;
    plan.scripts = {Script::compile("script", sql, 1)};
    plan.steps = std::move(steps);
    plan.interval = 100ms;
    plan.throughLibpq =
        std::getenv("PGDUEL_TEST_THROUGH_LIBPQ") != nullptr; // one test program, two runs of it
    return plan;
}

/// The fault of a load that must fail or break off; an empty code when it did not.
inline measure::Fault faultOf(const LoadPlan& plan)
{
    Recorder recorder;
    try {
        const LoadResult result = runLoad(plan, measure::RunClock(), recorder, {});
        return result.brokenBy.value_or(measure::Fault{});
    } catch (const WorkloadError& error) {
        return error.fault();
    }
}

} // namespace pgduel::workload::test
