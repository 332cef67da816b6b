#pragma once

#include <chrono>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "measure/clock.h"
#include "study/load.h"
#include "workload/driver.h"

namespace pgduel::workload {

/// A load that another program makes: pgbench, sysbench, a script. It is started once for each load step,
/// without a shell, in a session of its own without a terminal, and finds the server by libpq's variables
/// (PGHOST, PGPASSWORD …) in its environment; its messages are asked for in English.
struct CommandPlan {
    std::vector<std::string> command; ///< program and arguments with placeholders (study/command.h)
    std::string progress; ///< study::ProgressPattern; empty: the one that goes with the program's name
    std::string conninfo; ///< libpq, may hold a password, which no command line shows
    std::vector<std::string> folders; ///< where the program is looked for before PATH
    std::vector<study::LoadStep> steps;
    std::map<std::string, std::string> variables; ///< scale
    std::chrono::milliseconds interval{1000}; ///< an Interval is told at least so often
    std::chrono::milliseconds grace{30'000}; ///< that the program may take beyond its {seconds}
};

/// Throws WorkloadError (workload.command_not_started) when there is no such program to execute.
void requireProgram(const CommandPlan& plan);

/// Runs the program step by step and reads its progress lines as they come, from both of its outputs. The
/// results hold no histograms but `reported`; percentiles of a step only where the program tells them for
/// just the measured part. A program that is not told its {seconds} is interrupted when the step ends. `stop`
/// interrupts it (SIGINT, after a second SIGKILL, the whole group).
/// Throws WorkloadError (workload.command_…, workload.no_transactions) when the program cannot be started,
/// fails, says that its run was aborted, tells no figures, or does not end; its speed then counts for
/// nothing.
LoadResult runCommand(
    const CommandPlan& plan, const measure::RunClock& clock, LoadListener& listener, std::stop_token stop);

} // namespace pgduel::workload
