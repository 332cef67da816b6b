#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "analysis/anova.h"
#include "analysis/factor_table.h"
#include "analysis/two_level_effects.h"

namespace pgduel::analysis {

/// What the effects are tested against.
enum class ErrorTerm {
    None, ///< nothing is left: effects without tests
    Replicates, ///< runs of the same cell
    HighestInteraction ///< of all factors, taken for noise: to be said with every test
};

/// Main effects and interactions of a factor study, on logarithms.
struct FactorAnalysis {
    FactorTable used; ///< the balanced part
    std::size_t leftOut = 0; ///< cells with runs outside of it: they are in the heat map only
    ErrorTerm error = ErrorTerm::None;
    bool splitPlot = false; ///< whole-plot factors were tested against the whole plots
    /// There are whole-plot factors, but no blocks to repeat the plots: their own effects are not tested.
    bool wholePlotsUntested = false;
    std::vector<AnovaTerm> terms; ///< factors by place; the block, if any, is the place after the last factor
    Anova table; ///< rows by term
    std::vector<std::vector<int>> levels; ///< of each factor, as in the cells
    std::vector<Values>
        levelRatios; ///< of each level to the geometric mean of all; empty for a confounded table
    /// All factors have two levels, one run a cell: effects (ln ratio) by mask of factors, with Lenth's
    /// limits.
    std::optional<Values> effects;
    std::optional<LenthLimits> lenth;
};

/// `wholePlots`: factors that need a restart, a restore or another build to change. Nothing without two cells
/// of positive values, or with more than 8 factors.
std::optional<FactorAnalysis> analyseFactors(
    const FactorTable& table, const std::set<std::size_t>& wholePlots = {});

/// All pairs of the levels of one factor, Tukey's simultaneous intervals of the ratio. `runs` by level;
/// blocks (of each run, by level) take out what the runs of a block share, empty for none. Differences and
/// intervals are ln ratios. Nothing with fewer than two levels, values that are not positive, or no degrees
/// of freedom.
std::optional<std::vector<LevelPair>> levelPairs(
    const std::vector<Values>& runs, const std::vector<std::vector<int>>& blocks, double confidence);

} // namespace pgduel::analysis
