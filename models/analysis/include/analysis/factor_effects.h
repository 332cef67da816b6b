#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/factor_analysis.h"

namespace pgduel::analysis {

/// What one effect was tested against.
enum class EffectError {
    None, ///< nothing: the effect stands without a test
    Replicates, ///< runs of the same cell
    HighestInteraction, ///< of all factors, taken for noise
    WholePlots, ///< the whole plots of a split plot
    Lenth ///< the spread of the small effects: no p, but a margin
};

/// A main effect or an interaction as a relative difference.
struct FactorEffect {
    std::vector<std::size_t> factors;
    /// All its factors have two levels: geometric mean of the half with the later levels (of an interaction:
    /// with an even number of earlier ones) to that of the other half, minus 1. A main effect of more levels:
    /// of the level with the largest mean to that with the smallest. Absent for other interactions.
    std::optional<double> effect;
    std::optional<Interval> interval; ///< of `effect`; Tukey's over all pairs for more than two levels
    std::optional<std::pair<int, int>> between; ///< main effect: level below the ratio, level above it
    EffectError error = EffectError::None;
    double degrees = 0, errorDegrees = 0; ///< of F
    std::optional<double> f, p;
    std::optional<double> margin; ///< Lenth's of one effect, as ln ratio
    bool decided = false; ///< p ≤ 1 − confidence, or beyond Lenth's margin
};

/// All effects of the analysis but that of the block, main effects first.
std::vector<FactorEffect> effectsOf(const FactorAnalysis& analysis, double confidence);

/// All pairs of the levels of one factor over all others, Tukey's simultaneous intervals of the ln ratio;
/// LevelPair::a and b are places in FactorAnalysis::levels. Empty without an error to test against.
std::vector<LevelPair> levelPairsOf(const FactorAnalysis& analysis, std::size_t factor, double confidence);

} // namespace pgduel::analysis
