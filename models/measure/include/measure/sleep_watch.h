#pragma once

namespace pgduel::measure {

/// How long the computer slept since the watch was made. Steady clocks stand still meanwhile (Linux:
/// clock_gettime(2), CLOCK_MONOTONIC beside CLOCK_BOOTTIME), so that a run which went through a sleep looks
/// like a slow one. Where the system has no such pair of clocks it is always 0.
class SleepWatch {
public:
    /// Seconds since the boot with and without sleep, less one another.
    using Source = double (*)();
    explicit SleepWatch(Source source = systemSleep);

    double seconds() const;

    static double systemSleep();

private:
    Source source_;
    double atBegin_;
};

} // namespace pgduel::measure
