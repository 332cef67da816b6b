#include "driver/rate_schedule.h"

#include <algorithm>
#include <cmath>

#include "language/random.h"

namespace pgduel::workload {

namespace {

constexpr std::int64_t nanosPerMicro = 1000;
/// More unclaimed moments than this are counted by the rate: far behind, one more or less is no matter.
constexpr std::uint64_t drainedOneByOne = 200'000;
constexpr std::int64_t longestGap = std::int64_t{1'000'000'000} * 3600 * 24 * 365;

} // namespace

RateSchedule::RateSchedule(std::uint64_t seed)
    : seed_(seed)
{
}

void RateSchedule::start(double rate, measure::Micros from)
{
    gapNanos_ = rate > 0 ? 1e9 / rate : 0;
    from_ = from;
    next_ = after(0);
}

measure::Micros RateSchedule::next() const
{
    const std::int64_t moment = next_;
    return from_ + moment / nanosPerMicro;
}

/// Exponential gaps make a Poisson process. At least 1 ns, so that the schedule goes on.
std::int64_t RateSchedule::after(std::int64_t moment) const
{
    const std::uint64_t bits = derivedSeed(seed_, static_cast<std::uint64_t>(moment));
    const double uniform = (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53;
    const double gap = -std::log(uniform) * gapNanos_.load(std::memory_order_relaxed);
    return moment + std::clamp<std::int64_t>(std::llround(std::min(gap, 1e17)), 1, longestGap);
}

std::optional<measure::Micros> RateSchedule::claim(measure::Micros now)
{
    std::int64_t moment = next_;
    measure::Micros from = from_;
    while (moment < (now - from + 1) * nanosPerMicro) {
        if (next_.compare_exchange_weak(moment, after(moment)))
            return from + moment / nanosPerMicro;
        from = from_;
    }
    return std::nullopt;
}

std::uint64_t RateSchedule::drain(measure::Micros end, measure::Histogram& waits)
{
    std::uint64_t count = 0;
    while (const auto moment = open() ? claim(end - 1) : std::nullopt) {
        waits.record(end - *moment);
        if (++count < drainedOneByOne)
            continue;
        const std::int64_t last = (end - from_) * nanosPerMicro;
        std::int64_t first = next_;
        while (first < last && !next_.compare_exchange_weak(first, last)) { }
        return count
            + static_cast<std::uint64_t>(std::max(0.0, static_cast<double>(last - first) / gapNanos_));
    }
    return count;
}

} // namespace pgduel::workload
