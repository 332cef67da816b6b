#include "tick_schedule.h"

#include <cmath>

namespace pgduel::telemetry {

TickSchedule::TickSchedule(double ticksPerSecond, std::uint32_t seed)
    : period_(1e6 / ticksPerSecond)
    , random_(seed)
{
}

void TickSchedule::begin(measure::Micros now)
{
    begin_ = now;
    index_ = 0;
}

measure::Micros TickSchedule::next(measure::Micros now, int& missed)
{
    std::uniform_real_distribution<double> jitter(-0.25, 0.25);
    for (;;) {
        ++index_;
        const double offset = (static_cast<double>(index_) + jitter(random_)) * period_;
        const measure::Micros planned = begin_ + std::llround(offset);
        if (planned >= now)
            return planned;
        ++missed;
    }
}

} // namespace pgduel::telemetry
