#pragma once

#include <map>
#include <optional>
#include <vector>

#include "analysis/pair_analysis.h"
#include "step_values.h"

namespace pgduel::analysis {

/// The runs of one arm as mean logarithms over the load steps that enter.
struct ArmLogs {
    std::vector<RunValue> runs; ///< all runs of the arm that there are
    std::vector<std::size_t> used; ///< places in `runs`
    Values means; ///< by `used`: mean ln(value) over the steps
    std::vector<Values> bySteps; ///< by `used`: ln(value) at each step
};

struct PairLogs {
    std::vector<StepKey> steps; ///< that enter: both arms have them with values above zero and enough counts
    ArmLogs baseline, candidate;
    int zeroSteps = 0; ///< common steps without a ratio: zero in both arms, or waits unseen in some run
    double countingVariance = 0; ///< of the mean over steps of ln(B/A), sampled waits only
};

/// Steps enter when at least half of the runs of each arm have them; runs enter when they have all of these.
PairLogs pairLogs(const Comparison& comparison, const Arm& baseline, const Arm& candidate, bool sampledWaits,
    double designEffect);

/// Mean logarithms of both arms by common block; runs without a partner are marked and leave `used`.
struct Blocked {
    Values baseline, candidate;
};
Blocked pairByBlock(PairLogs& logs);
bool canPair(const PairLogs& logs); ///< at least two blocks that both arms have

} // namespace pgduel::analysis
