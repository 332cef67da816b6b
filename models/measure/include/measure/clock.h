#pragma once

#include <chrono>
#include <cstdint>

namespace pgduel::measure {

/// Microseconds since the zero of a RunClock; negative before it.
using Micros = std::int64_t;

/// One clock for all that happens in a run: steady time since its zero, with the wall time of the zero beside
/// it. Copies share the same zero, so driver, sampler and store stamp alike. Thread-safe (immutable).
class RunClock {
public:
    RunClock(); ///< zero = now

    Micros now() const;
    Micros at(std::chrono::steady_clock::time_point moment) const;
    std::chrono::steady_clock::time_point moment(Micros t) const;
    /// Wall time of the zero, µs since 1970-01-01 UTC.
    std::int64_t zeroUtcMicros() const { return zeroUtc_; }

private:
    std::chrono::steady_clock::time_point zero_;
    std::int64_t zeroUtc_;
};

/// Wall time now, µs since 1970-01-01 UTC.
std::int64_t utcMicrosNow();

} // namespace pgduel::measure
