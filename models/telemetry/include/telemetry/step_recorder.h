#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "measure/metric.h"
#include "measure/series.h"
#include "telemetry/counters.h"
#include "telemetry/step_waits.h"

namespace pgduel::telemetry {

/// What telemetry saw of one load step.
struct StepTelemetry {
    /// <class>_waits of each class seen and always io_waits and lwlock_waits (evidence: counts);
    /// active_sessions (evidence: ticks); blocks_read_per_tx (per transaction committed on the server),
    /// hit_ratio, wal_bytes, checkpoints (evidence: transactions); cpu_server, cpu_other, cpu_driver in cores
    /// and cpu_pressure in % (evidence: ticks). What was not measured has no point.
    ///
    /// The readings lie up to half a second beside the edges. Rates and ratios stand as they are; wal_bytes
    /// is brought to the measured length: growth between the readings × (end − measuredFrom) ÷ time between
    /// them. checkpoints stays a whole count between the readings.
    std::vector<measure::Point> points;
    CounterDifference counters; ///< between the two readings next to the edges of the measured stretch
    double ticks = 0; ///< wait ticks inside the measured stretch
    bool noisy = false; ///< others took more than 10 % of the machine's CPU
};

/// Collects the ticks and readings of the current step. Not thread-safe: the owner holds a lock.
/// Ticks inside [measuredFrom, end] count; readings are taken as they are nearest to these two edges, so add
/// one of CounterSampler::readNow() at each edge (or close to it) when steps are short.
class StepRecorder {
public:
    /// The step begins; everything before is forgotten but the last reading (it may be the nearest to the
    /// edge).
    void begin(const measure::StepMark& mark);
    void add(const WaitTick& tick);
    void add(const CounterReading& reading);
    /// The step as it really was. `transactions` and `driverCpuSeconds` are the driver's, of the measured
    /// part.
    StepTelemetry end(
        const measure::StepMark& mark, double transactions, std::optional<double> driverCpuSeconds);

private:
    void take(WaitTick tick);
    CounterDifference countersOf(const measure::StepMark& mark) const;

    measure::StepMark mark_;
    WaitAccumulator waits_;
    std::deque<WaitTick> recent_; ///< not yet in waits_: the real end of the step may lie before them
    std::vector<CounterReading> readings_;
};

/// Others' share of the machine's CPU above which a step is noisy.
inline constexpr double noisyShare = 0.10;

} // namespace pgduel::telemetry
