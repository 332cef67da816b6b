#pragma once

#include <cstdint>
#include <random>

#include "measure/clock.h"

namespace pgduel::telemetry {

/// Planned times of ticks: a regular grid, each time moved by up to a quarter of the period, so that sampling
/// does not beat with anything periodic on the server (checkpoints, think times) and the mean rate is exact.
class TickSchedule {
public:
    TickSchedule(double ticksPerSecond, std::uint32_t seed);
    void begin(measure::Micros now);
    /// The next planned time that is not past. Those that are past are passed over and counted in `missed`.
    measure::Micros next(measure::Micros now, int& missed);

private:
    double period_; ///< µs
    measure::Micros begin_ = 0;
    std::int64_t index_ = 0;
    std::minstd_rand random_;
};

} // namespace pgduel::telemetry
