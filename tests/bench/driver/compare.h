#pragma once

#include "matrix.h"
#include "statistics.h"

namespace bench {

/// What the pairs of one cell say; ratios are driver / pgbench.
struct Comparison {
    MedianInterval tps, cpu;
    double pgbenchTps = 0, driverTps = 0; ///< medians
    double pgbenchCpu = 0, driverCpu = 0; ///< µs a transaction, medians
    int threads = 0; ///< the driver's
};

/// Runs the two sides in turn, who begins changes from pair to pair. What connecting costs each side is
/// measured once beforehand and left out of its CPU time.
Comparison compare(const Cell& cell, Setup setup, int pairs);

} // namespace bench
