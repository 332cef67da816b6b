#pragma once

#include <string>

namespace bench {

/// What to run on both sides.
struct Setup {
    std::string conninfo;
    std::string pgbench = "pgbench"; ///< program
    std::string script = "select-only"; ///< built-in, known to both
    std::string protocol = "prepared"; ///< or simple, extended
    bool pipelined = false; ///< the whole transaction in one pipeline
    int sessions = 64;
    double seconds = 2; ///< whole seconds for pgbench; 0: as short as can be, to see what connecting costs
    int pgbenchThreads = 2;
    double pgbenchConnecting =
        0; ///< seconds that connecting takes pgbench, which counts them as part of its time
    int driverThreads = 0; ///< 0: the driver's choice
    int scale = 1; ///< of the data set
    unsigned long seed = 1; ///< of this pair
};

/// What one side did.
struct Side {
    double tps = 0;
    double transactions = 0;
    double cpuSeconds = 0; ///< user + system of the client, connecting included
    int threads = 0;
    double connectSeconds = 0; ///< pgbench only
};

/// Throw std::runtime_error or pgduel::measure::Failure when a side does not run.
Side runPgbench(const Setup& setup);
Side runDriver(const Setup& setup);

} // namespace bench
