#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "measure/clock.h"
#include "measure/fault.h"
#include "measure/series.h"

namespace pgduel::telemetry {

/// Cumulative counters at one moment. Absent: this server, role or machine does not tell.
struct CounterReading {
    measure::Micros t = 0;
    /// What a group of figures counts from (server start and stats_reset; of the CPU: the postmaster's
    /// process): when it changes the difference of this group is void, and of no other. Empty: not read.
    std::string databaseEpoch, walEpoch, checkpointsEpoch, cpuServerEpoch;
    std::optional<double> blocksRead, blocksHit, transactionsServer; ///< databaseEpoch
    std::optional<double> walBytes; ///< walEpoch
    std::optional<double> checkpoints; ///< checkpointsEpoch
    /// CPU of the server's process tree (cpuServerEpoch), of the whole machine (time stolen by a hypervisor
    /// included), of this process.
    std::optional<double> cpuServerSeconds, cpuBusySeconds, cpuSelfSeconds;
    std::optional<double> cpuPressureAvg10; ///< /proc/pressure/cpu "some" avg10, %
    std::optional<double> cpuPressureSeconds; ///< /proc/pressure/cpu "some" total
    int cores = 0; ///< of this machine; 0: unknown
};

/// Reads the counters once a second on a connection of its own (version map by column list, 12 … 18 and
/// newer), and the figures of the OS when `postmasterPid` > 0 (a server on this machine; without it only
/// those of this process). `onReading` is called from its thread and must not throw.
///
/// The server's counters run up to a second behind: a busy session hands its counts over at most once a
/// second (PostgreSQL 15+; 0.5 s before), an idle one up to 10 s later. Under constant load the delay is the
/// same at both edges of a step and cancels; for ratios take numerator and denominator from the same readings
/// (blocks and transactions come together). OS figures have no delay.
///
/// The constructor throws what server::Session throws. Later faults (see faults.h) go to `onFault`, each once
/// until the figure is there again; what cannot be read is absent.
class CounterSampler {
public:
    using OnReading = std::function<void(const CounterReading&)>;
    using OnFault = std::function<void(const measure::Fault&)>;
    CounterSampler(const std::string& conninfo, const std::string& database, int postmasterPid,
        const measure::RunClock& clock, OnReading onReading, OnFault onFault = {});
    ~CounterSampler();
    void start();
    void stop();
    /// A reading now, for the edges of a step; from any thread but the sampler's own, waits for at most 2 s.
    /// Nothing when the sampler does not run or has no answer in time. It does not go to onReading.
    std::optional<CounterReading> readNow();

private:
    class State;
    std::unique_ptr<State> state_;
};

/// Figures of a stretch between two readings.
struct CounterDifference {
    std::optional<double> blocksRead, blocksHit, walBytes, checkpoints;
    std::optional<double> transactions; ///< committed on the server, in the measured database
    std::optional<double> cpuServer, cpuSelf, cpuOther; ///< cores
    std::optional<double> cpuPressure; ///< % of the time in which something waited for a CPU
    double seconds = 0;
    int cores = 0; ///< of this machine; 0: unknown
};
/// Nothing where the figure's epoch changed or a counter ran backwards.
CounterDifference difference(const CounterReading& from, const CounterReading& to);

} // namespace pgduel::telemetry
