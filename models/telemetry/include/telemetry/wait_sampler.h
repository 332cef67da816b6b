#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "measure/clock.h"
#include "measure/fault.h"
#include "measure/series.h"

namespace pgduel::telemetry {

/// Sessions seen in one state at one tick.
struct WaitCount {
    std::string waitClass; ///< "CPU", "IO", "LWLock", "Lock", "BufferPin", "IPC", "Timeout", "Extension",
                           ///< "Client", or a new name as it is
    std::string event; ///< empty for CPU
    bool background = false; ///< not a client backend
    int sessions = 0;
};

/// One reading of pg_stat_get_activity.
struct WaitTick {
    measure::Micros t = 0; ///< when the answer came
    /// Time since the tick before. After a lost connection time begins anew: the gap belongs to no tick.
    measure::Micros covers = 0;
    int connected = 0; ///< client backends, ours excluded
    int active = 0; ///< client backends and their parallel workers that are active: the sum of `counts`
                    ///< without background
    int missedBefore = 0; ///< planned ticks that were not taken since the tick before
    std::vector<WaitCount> counts;
};

struct SamplerCost {
    std::uint64_t ticks = 0, missed = 0;
    double meanMillis = 0, maxMillis = 0; ///< round trip of a tick
    double cpuSeconds = 0; ///< of the sampler's thread
};

/// Samples waits at a jittered rate on connections of its own, opened (by the constructor) before the load.
/// One thread; `onTick` and `onFault` are called from it and must not throw. Autocommit, statement_timeout,
/// own application_name, our own sessions ("pgduel control", "pgduel sampler") excluded. Ticks never pile up:
/// a planned tick whose time has passed is missed. A failed query is a missed tick; a lost connection is
/// reported once and reopened with back-off.
///
/// The constructor throws what server::Session throws, and TelemetryError (telemetry.bad_rate).
class WaitSampler {
public:
    using OnTick = std::function<void(const WaitTick&)>;
    using OnFault = std::function<void(const measure::Fault&)>;
    WaitSampler(const std::string& conninfo, const measure::RunClock& clock, double ticksPerSecond,
        OnTick onTick, OnFault onFault = {});
    ~WaitSampler();

    void start();
    void stop();
    SamplerCost cost() const; ///< thread-safe

private:
    class State;
    std::unique_ptr<State> state_;
};

} // namespace pgduel::telemetry
