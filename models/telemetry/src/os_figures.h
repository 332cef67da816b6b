#pragma once

#include <optional>
#include <string>

namespace pgduel::telemetry {

/// Figures of the operating system at one moment. Absent: not readable, or not available on this system.
struct OsFigures {
    std::optional<double> serverSeconds; ///< CPU of the postmaster, its living and its ended children
    std::string serverProcess; ///< tells the postmaster from another with its pid: when it started
    std::optional<double> busySeconds; ///< CPU of the whole machine that was not idle, stolen time included
    std::optional<double> selfSeconds; ///< CPU of this process
    std::optional<double> pressureAvg10; ///< % of the last 10 s in which something waited for a CPU
    std::optional<double> pressureSeconds; ///< total of it
    int cores = 0; ///< 0: unknown
};

/// Of this machine; without the machine's figures when the server is elsewhere (postmasterPid ≤ 0).
OsFigures readOsFigures(int postmasterPid);

/// CPU of the calling thread.
double threadCpuSeconds();

} // namespace pgduel::telemetry
