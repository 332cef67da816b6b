#pragma once

#include <functional>
#include <thread>

#include <gtest/gtest.h>

#include "fake_server.h"
#include "load_test.h"

namespace pgduel::workload::test {

class LoadOverTime : public testing::Test {
protected:
    LoadPlan plan(const std::string& sql, std::vector<study::LoadStep> steps) const
    {
        return planFor(server.conninfo(), sql, std::move(steps));
    }
    LoadResult run(const LoadPlan& load, std::stop_token stop = {})
    {
        return runLoad(load, clock, recorder, std::move(stop));
    }
    /// After the step began and the time went by; joined by the caller.
    void later(std::chrono::milliseconds time, std::function<void()> what)
    {
        recorder.onStepBegan = [this, time, what](const measure::StepMark&) {
            if (!trouble.joinable())
                trouble = std::thread([time, what] {
                    std::this_thread::sleep_for(time);
                    what();
                });
        };
    }
    void TearDown() override
    {
        if (trouble.joinable())
            trouble.join();
    }

    const measure::RunClock clock;
    FakeServer server;
    Recorder recorder;
    std::thread trouble;
};

inline double lengthOf(const StepResult& step)
{
    return static_cast<double>(step.mark.end - step.mark.measuredFrom) / 1e6;
}

/// Sums over the counted intervals and over the scripts are the totals of each step.
inline void expectSums(const LoadResult& result, const Recorder& recorder)
{
    for (const StepResult& each : result.steps) {
        Counts sum;
        Timings times;
        measure::Micros last = each.mark.measuredFrom;
        for (const Interval& interval : recorder.intervals)
            if (interval.step == each.mark.index && interval.counted) {
                EXPECT_EQ(interval.begin, last);
                last = interval.end;
                sum.add(interval.counts);
                times.merge(interval.times);
                EXPECT_EQ(interval.latency.count(), interval.counts.transactions);
            }
        EXPECT_EQ(last, each.mark.end);
        Counts scripts;
        for (const ScriptResult& script : each.scripts)
            scripts.add(script.counts);
        EXPECT_EQ(sum.transactions, each.counts.transactions);
        EXPECT_EQ(scripts.transactions, each.counts.transactions);
        EXPECT_EQ(sum.failed, each.counts.failed);
        EXPECT_EQ(scripts.failed, each.counts.failed);
        EXPECT_EQ(sum.serializationFailures, each.counts.serializationFailures);
        EXPECT_EQ(sum.retried, each.counts.retried);
        EXPECT_EQ(sum.statements, each.counts.statements);
        EXPECT_EQ(sum.rows, each.counts.rows);
        EXPECT_EQ(sum.skipped, each.counts.skipped);
        EXPECT_EQ(sum.late, each.counts.late);
        EXPECT_EQ(sum.unserved, each.counts.unserved);
        EXPECT_LE(each.counts.late, each.counts.transactions) << "what was in time is never more than all";
        EXPECT_EQ(each.counts.failed,
            each.counts.serializationFailures + each.counts.deadlockFailures + each.counts.otherFailures);
        EXPECT_EQ(times.response.count(), each.times.response.count());
        EXPECT_EQ(times.response.percentile(99), each.times.response.percentile(99));
        EXPECT_EQ(times.response.max(), each.times.response.max());
        EXPECT_NEAR(
            times.response.mean(), each.times.response.mean(), 1e-6 * (1 + each.times.response.mean()));
        EXPECT_EQ(times.service.count(), each.times.service.count());
        EXPECT_EQ(times.lag.count(), each.times.lag.count());
    }
}

} // namespace pgduel::workload::test
