#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "analysis/sample.h"
#include "measure/metric.h"

namespace pgduel::analysis {

/// One combination of levels of a factor study, with a value of the metric from each finished run. Tables may
/// be ragged: combinations that were not planned are simply absent.
struct FactorCell {
    std::vector<int> levels; ///< one per factor, from 0
    Values runs;
    std::vector<int> blocks = {}; ///< of each run; empty: not run in blocks
};
using FactorTable = std::vector<FactorCell>;

enum class CellState {
    Decided, ///< differs from the baseline (Holm over the map)
    Undecided, ///< cannot be told from the baseline
    OneRun, ///< a ratio without an interval
    NotComparable, ///< baseline or cell is zero or negative: no ratio
    Missing ///< the cell or its baseline does not exist or has no finished run
};

struct HeatCell {
    std::vector<int> levels;
    CellState state = CellState::Missing;
    std::optional<double> ratio; ///< cell / baseline of geometric means
    std::optional<Interval> interval; ///< of the ratio, Welch on logs
    std::optional<double> p, adjustedP;
    int runs = 0, baselineRuns = 0;
};

/// Ratio of every cell to the cell with the same other levels and `baselineLevel` of `factor`, for all
/// combinations of levels that occur (missing ones as such).
std::vector<HeatCell> heatMap(
    const FactorTable& table, std::size_t factor, int baselineLevel, double confidence);

/// The cells of the largest full cross that was found by dropping, one by one, the level that lacks most of
/// its cells: what an analysis of variance may be made of. The rest stays in the heat map.
FactorTable balancedPart(const FactorTable& table);

struct MarginalMean {
    int level = 0;
    int cells = 0;
    double geometric = 0, arithmetic = 0;
};
/// Means over all cells of each level; nothing unless every level has the same combinations of the others
/// (means over different sets cannot be compared: Simpson's paradox).
std::optional<std::vector<MarginalMean>> marginalMeans(const FactorTable& table, std::size_t factor);

/// One row of a break-even table: baseline and candidate at the levels of a continuous factor, ascending.
struct LevelValues {
    double level = 0, baseline = 0, candidate = 0;
};
struct Crossing {
    double below = 0, above = 0; ///< tested levels around it
    double at = 0; ///< interpolated
};
struct BreakEven {
    std::vector<double> winning; ///< all levels where the candidate is better by more than the band
    std::optional<double> smallest; ///< the first of them; they need not be in one piece
    double best = 0, bestDifference = 0; ///< level with the best candidate, and its relative difference there
    std::vector<Crossing> crossings; ///< changes of sign of the relative difference
};
/// `band`: differences within ± band (a ratio) are no win. logLevel: interpolate on the logarithm of the
/// level. Nothing for an empty row or a metric without polarity.
std::optional<BreakEven> breakEven(
    const std::vector<LevelValues>& row, measure::Polarity polarity, double band, bool logLevel);

} // namespace pgduel::analysis
