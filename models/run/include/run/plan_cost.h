#pragma once

#include <cstdint>

#include "study/study.h"

namespace pgduel::run {

/// What carrying out a plan takes, before it starts: one estimate for the design page, `pgduel check` and the
/// time left.
struct PlanCost {
    int experiments = 0, runs = 0;
    int restarts = 0; ///< of a private server: one before each run
    double loadSeconds = 0; ///< of one run
    double setUpSeconds = 0; ///< server, data set and golden copy
    double totalSeconds = 0; ///< of the whole plan, with restores, restarts and cool-down
    int mostRuns = 0; ///< with all blocks that a stop rule may add; else the same as runs
    double mostSeconds = 0; ///< the same of totalSeconds
    std::int64_t diskBytes = 0; ///< data set with WAL, and its golden copy
};

/// Pure; the study must be valid. Rates were measured on a laptop-like machine (docs/performance.md, "What a
/// plan takes").
PlanCost costOf(const study::Study& study);

} // namespace pgduel::run
