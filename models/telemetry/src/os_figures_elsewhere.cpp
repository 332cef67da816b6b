#ifndef __linux__

#include <ctime>

#include "os_figures.h"

namespace pgduel::telemetry {

/// Only what standard C++ knows: the CPU of this process. The rest is not available here, and says so by its
/// absence.
OsFigures readOsFigures(int)
{
    OsFigures figures;
    if (const std::clock_t used = std::clock(); used != static_cast<std::clock_t>(-1))
        figures.selfSeconds = static_cast<double>(used) / CLOCKS_PER_SEC;
    return figures;
}

double threadCpuSeconds()
{
    return 0;
}

} // namespace pgduel::telemetry

#endif
