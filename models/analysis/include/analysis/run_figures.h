#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "measure/series.h"

namespace pgduel::analysis {

/// One run as the analysis sees it: its observation points and what may spoil a comparison. Where it comes
/// from (study file, import) does not matter.
struct RunFigures {
    std::vector<measure::Point> points; ///< of any metrics; warm-up points are left out
    int block = -1; ///< -1: not run in blocks
    int replicate = 0;
    int place = -1; ///< in the order of execution of the whole plan; -1: unknown
    bool stoppedEarly = false;
    bool driverSaturated = false;
    bool rateLimited = false; ///< open loop: throughput is given, not measured
    int levelShifts = 0; ///< shifts of level inside the run that changePoints() found
    std::optional<int> checkpoints; ///< completed inside the measured time
    std::map<std::string, std::string> settings; ///< of server, data and machine, to find what else differs
};

/// All finished runs of one experiment.
struct Arm {
    std::string experiment;
    std::vector<RunFigures> runs;
    int stoppedRuns = 0; ///< stopped before their end, not in `runs`
};

} // namespace pgduel::analysis
