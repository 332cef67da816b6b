#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "measure/clock.h"
#include "measure/histogram.h"

namespace pgduel::workload {

/// When the transactions of an open loop are meant to begin: one Poisson process for all sessions, whatever
/// thread they are in. Who is free claims the next moment that has come, first come first served. Each gap
/// follows from the seed and the moment before it, so the same seed gives the same schedule for any number of
/// threads, and one atomic number holds all its state.
class RateSchedule {
public:
    explicit RateSchedule(std::uint64_t seed);

    /// From `from` on, `rate` transactions a second; 0: a closed loop. What was not claimed is forgotten.
    void start(double rate, measure::Micros from);
    bool open() const { return gapNanos_.load(std::memory_order_relaxed) > 0; }

    /// The earliest moment that nobody claimed, when it is not later than `now`. Thread-safe.
    std::optional<measure::Micros> claim(measure::Micros now);
    measure::Micros next() const;

    /// Moments before `end` that nobody claimed, claimed now: how many, and how long each has waited by then.
    std::uint64_t drain(measure::Micros end, measure::Histogram& waits);

private:
    std::int64_t after(std::int64_t moment) const;

    const std::uint64_t seed_;
    std::atomic<double> gapNanos_{0}; ///< mean
    std::atomic<measure::Micros> from_{0};
    std::atomic<std::int64_t> next_{0}; ///< ns after from_; read before it, written after it
};

} // namespace pgduel::workload
