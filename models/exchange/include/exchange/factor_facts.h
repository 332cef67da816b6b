#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analysis/factor_effects.h"
#include "analysis/factor_table.h"
#include "analysis/verdict.h"
#include "exchange/factor_plan.h"
#include "exchange/study_verdicts.h"

namespace pgduel::exchange {

enum class MapState {
    Baseline, ///< the level that the others are compared with
    Judged, ///< there is a verdict (it may be "not decided" or "not comparable")
    NotPlanned, ///< the combination, or its baseline, is left out of the study
    NoRuns ///< the combination, or its baseline, has no finished run
};

/// A combination against the one with the same other levels and the baseline level of the compared factor.
struct MapCell {
    Combination levels;
    MapState state = MapState::NotPlanned;
    int experiment = -1, baseline = -1; ///< −1: not planned
    std::optional<analysis::Verdict> verdict; ///< Judged
};

/// Which levels of a factor are better than the baseline level of the compared one, the others held.
struct WinningLevels {
    std::size_t along = 0; ///< the factor whose levels are listed
    Combination others; ///< levels held; −1 at `along`
    std::vector<int> better; ///< decided: beyond the smallest effect; need not be in one piece
    std::vector<int> seen; ///< the estimate is beyond it, but not decided (or one run only)
    std::optional<int> breakEven; ///< smallest of `better` on a continuous factor
    std::optional<int> best; ///< of `better`, the one with the largest difference
    /// Changes of sign of the estimate along another factor than the compared one, interpolated.
    std::vector<analysis::Crossing> crossings;
};

/// Means of the levels of one factor over all combinations of the others.
struct LevelFacts {
    /// Absent when not all levels have the same combinations of the others: their means cannot be compared.
    std::optional<std::vector<analysis::MarginalMean>> means;
    std::vector<analysis::LevelPair>
        pairs; ///< Tukey's, ln ratios, places in `pairLevels`; empty: no error term
    std::vector<int> pairLevels;
};

enum class NoEffects {
    None, ///< there are effects
    NoCommonSteps, ///< the loads have no step in common that can be used
    TooFewCells ///< fewer than two combinations with runs
};

/// What is compared in a heat map.
struct FactorChoice {
    std::size_t factor = 0;
    int baseline = 0; ///< level
    friend auto operator<=>(const FactorChoice&, const FactorChoice&) = default;
};

/// A factor study in one metric, for window, command line and report.
struct FactorFacts {
    measure::Metric metric;
    double confidence = 0.95;
    FactorPlan plan;
    FactorChoice choice;

    std::vector<MapCell> map; ///< of all combinations; verdicts are one family (Holm)
    int judged = 0; ///< size of that family
    std::vector<WinningLevels> winning; ///< none for a metric without polarity

    NoEffects noEffects = NoEffects::None;
    bool inSequence = false; ///< runs one experiment after the other: drift is in the effects, no tests
    std::optional<analysis::FactorAnalysis> analysis;
    std::vector<analysis::FactorEffect> effects;
    std::vector<LevelFacts> levels; ///< by factor
    int runs = 0, steps = 0; ///< that entered effects and means
    int saturated = 0, incomplete = 0; ///< runs that did not

    const MapCell* cellAt(const Combination& combination) const; ///< null: no such levels
};

/// The factors of a study with what their analysis needs; a plain value that may go into another thread.
class FactorStudy {
public:
    FactorStudy() = default;
    FactorStudy(const StudyResults& results, const std::vector<std::string>& metrics);

    const FactorPlan& plan() const { return plan_; }
    bool isEmpty() const { return plan_.isEmpty(); }
    /// The first factor against the study's baseline.
    FactorChoice firstChoice() const;
    FactorFacts facts(const std::string& metric, const FactorChoice& choice) const;

private:
    FactorPlan plan_;
    std::vector<analysis::Arm> arms_;
    analysis::StudyOptions options_;
};

} // namespace pgduel::exchange
