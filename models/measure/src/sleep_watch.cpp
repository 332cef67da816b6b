#include "measure/sleep_watch.h"

#include <algorithm>
#include <ctime>

namespace pgduel::measure {

#ifdef CLOCK_BOOTTIME

namespace {

double secondsOf(const timespec& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

} // namespace

double SleepWatch::systemSleep()
{
    timespec all{}, awake{};
    ::clock_gettime(CLOCK_BOOTTIME, &all);
    ::clock_gettime(CLOCK_MONOTONIC, &awake);
    return secondsOf(all) - secondsOf(awake);
}

#else

double SleepWatch::systemSleep()
{
    return 0;
}

#endif

SleepWatch::SleepWatch(Source source)
    : source_(source)
    , atBegin_(source())
{
}

double SleepWatch::seconds() const
{
    return std::max(0.0, source_() - atBegin_);
}

} // namespace pgduel::measure
