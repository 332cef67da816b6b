#pragma once

#include <array>
#include <cstdint>

#include "workload/load_result.h"

namespace pgduel::app {

/// What is kept of a histogram; times in µs.
struct LatencyFigures {
    static constexpr std::array<double, 6> shares{50, 90, 95, 99, 99.9, 99.99};

    std::uint64_t count = 0;
    std::uint64_t beyondRange = 0; ///< longer than a histogram can tell
    double mean = 0, deviation = 0;
    std::int64_t least = 0, most = 0;
    std::array<std::int64_t, shares.size()> percentiles{}; ///< of `shares`
};

struct TimingFigures {
    LatencyFigures response, service, lag, connect;
};

/// What is kept of an interval: figures instead of histograms, since a load may go on for days.
struct IntervalFigures {
    int step = 0, liveSessions = 0;
    measure::Micros begin = 0, end = 0;
    bool counted = true;
    workload::Counts counts;
    TimingFigures times;
    double driverCpuSeconds = 0;
};

TimingFigures figuresOf(const workload::Timings& times);
LatencyFigures figuresOf(const measure::Histogram& histogram);
IntervalFigures figuresOf(const workload::Interval& interval);

} // namespace pgduel::app
