#pragma once

#include <string>
#include <vector>

#include "workload/load_result.h"

namespace pgduel::run {

/// The value of a metric in a stretch of load.
struct LoadFigure {
    std::string metric;
    double value = 0;
    double evidence = 0; ///< transactions behind it
};

/// What driver or external engine say of a stretch: speed, latencies; in an open loop also lag and service
/// times; failed ones; with a latency limit (`limited`) also late and skipped ones. What was not measured is
/// not there.
std::vector<LoadFigure> figuresOf(const workload::Interval& interval, bool limited);
std::vector<LoadFigure> figuresOf(const workload::StepResult& step, bool limited);

} // namespace pgduel::run
