#pragma once

#include <optional>
#include <string>
#include <vector>

#include "study_state.h"

namespace pgduel::run_page {

/// How an experiment stands: the mean of its steps, and its difference to the baseline over the same steps.
struct StandingRow {
    int experiment = 0;
    bool running = false;
    int runs = 0; ///< finished ones
    std::optional<double> value; ///< mean over the steps that count
    std::optional<double> difference; ///< mean of the relative differences to the baseline
};

struct StandingTable {
    std::vector<StandingRow> rows; ///< by experiment
    int steps = 0, ofSteps = 0; ///< that count; warm-up is left out
};

/// While a run is going on, only the steps it has finished count, for all experiments; its own row speaks of
/// this run alone. `running`: index of the run that is going on, -1 for none.
StandingTable standingOf(const StudyState& state, int running, const std::string& metric);

} // namespace pgduel::run_page
