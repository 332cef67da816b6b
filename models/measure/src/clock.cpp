#include "measure/clock.h"

namespace pgduel::measure {

namespace {

Micros micros(std::chrono::steady_clock::duration d)
{
    return std::chrono::floor<std::chrono::microseconds>(d).count();
}

} // namespace

RunClock::RunClock()
    : zero_(std::chrono::steady_clock::now())
    , zeroUtc_(utcMicrosNow())
{
}

Micros RunClock::now() const
{
    return at(std::chrono::steady_clock::now());
}

Micros RunClock::at(std::chrono::steady_clock::time_point moment) const
{
    return micros(moment - zero_);
}

std::chrono::steady_clock::time_point RunClock::moment(Micros t) const
{
    return zero_ + std::chrono::microseconds(t);
}

std::int64_t utcMicrosNow()
{
    const auto sinceEpoch = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::floor<std::chrono::microseconds>(sinceEpoch).count();
}

} // namespace pgduel::measure
