#pragma once

#include <optional>
#include <string_view>

namespace pgduel::telemetry {

/// Texts of Linux' /proc (man 5 proc). Nothing: the text is not of the expected form.

/// /proc/<pid>/stat; nothing too for a process that has ended and was not waited for (state Z or X)
struct ProcessStat {
    int parent = 0;
    double ownTicks = 0; ///< utime + stime
    double endedChildrenTicks = 0; ///< cutime + cstime: children that were waited for
    double startTicks = 0; ///< starttime: after the machine's start
};
std::optional<ProcessStat> parseProcessStat(std::string_view text);

/// /proc/stat: ticks of all CPUs that were not idle: user, nice, system, irq, softirq, steal. Guest time is
/// in user.
std::optional<double> parseBusyTicks(std::string_view text);

/// /proc/pressure/cpu, line "some"
struct Pressure {
    double avg10 = 0; ///< %
    double totalSeconds = 0;
};
std::optional<Pressure> parsePressure(std::string_view text);

} // namespace pgduel::telemetry
