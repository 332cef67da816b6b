#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "measure/clock.h"
#include "measure/histogram.h"
#include "workload/driver.h"

namespace pgduel::workload {

/// What one worker counted since it last handed over.
struct Tally {
    struct PerScript {
        Counts counts;
        Timings times; ///< closed loop: service stays empty, it would equal response
    };
    struct PerCommand {
        std::uint64_t failed = 0, retried = 0;
        measure::Histogram latency;
    };
    Tally() = default; ///< of nothing; takes the shape of what is added
    Tally(std::size_t scriptCount, std::size_t commandCount)
        : scripts(scriptCount)
        , commands(commandCount)
    {
    }

    std::vector<PerScript> scripts;
    std::vector<PerCommand> commands; ///< by LinkedScript::firstCommand + command; empty: not recorded
    PerScript rest; ///< what belongs to no script: connections opened after a loss
    std::map<std::string, std::uint64_t> errors; ///< by SQLSTATE
    std::string firstError;
    double cpuSeconds = 0; ///< of the worker's thread
    measure::Micros cutAt = 0;
    int liveSessions = 0; ///< up at the cut

    void countError(const std::string& state, const std::string& message)
    {
        ++errors[state];
        if (firstError.empty())
            firstError = message;
    }
    /// Adds another; times are not touched.
    void add(const Tally& other);
    void clear();
    PerScript total() const; ///< over scripts and rest
};

} // namespace pgduel::workload
