#pragma once

#include "analysis/pair_analysis.h"

namespace pgduel::analysis {

/// The engine's own check on real runs of an A/A: inside each block the labels may be exchanged at will, so
/// of all 2^blocks ways hardly any may find a difference.
struct LabelSwaps {
    int ways = 0;
    int decided = 0; ///< better, worse, more or fewer, slightly or not
    int decidedBeyond = 0; ///< beyond the smallest effect: not slightly
};

/// By blocks that both arms have, at most 12 of them (4,096 ways); no ways with fewer than two.
LabelSwaps swapLabels(
    const measure::Metric& metric, const Arm& a, const Arm& again, const PairOptions& options);

} // namespace pgduel::analysis
