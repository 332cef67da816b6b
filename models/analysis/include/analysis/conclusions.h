#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analysis/pair_analysis.h"

namespace pgduel::analysis {

/// Where a difference occurs. Sessions 0: not known (published summaries).
struct StepPlace {
    int step = 0, sessions = 0;
    double rate = 0; ///< transactions/s asked for; above 0 it names the step, not the sessions
};

enum class StatementKind {
    OneRun, ///< warning: `count` of `of` comparisons have an arm with one run
    NotMixed, ///< warning: the order of runs cannot be told from the effect in `count` of `of` comparisons;
              ///< `difference`: the largest drift over all runs, 0 when none was measured
    Largest, ///< largest difference of one sign over a baseline, of all its candidates
    Pair, ///< the verdict on a pair, or what is seen of it
    Steps, ///< waits: load steps with more (`up`) and with fewer (`down`), of `of`
    Turn, ///< where the difference changes its sign with the load
    MeansDisagree, ///< `difference` (mean of differences) and `second` (geometric mean) have opposite signs
    Undecided ///< `count` of `of` comparisons; `runsNeeded` by the one that needs most
};

/// Which mean a difference is.
enum class MeanKind { GeometricOfRunsAndSteps, OfStepDifferences };

/// One thing that a study says, as facts. What a kind does not name is empty.
struct Statement {
    StatementKind kind = StatementKind::Pair;
    measure::Metric metric;
    std::string baseline, candidate;
    bool decided = false; ///< Largest, Steps, Turn: after Holm over the pair's steps; else it is only seen
    double difference = 0, second = 0; ///< relative differences
    MeanKind mean = MeanKind::GeometricOfRunsAndSteps; ///< Pair: of `difference`
    std::optional<StepPlace> place; ///< Largest
    std::optional<double> smallest, largest; ///< Pair: of the load steps
    std::optional<LoadCrossing> crossing; ///< Turn
    bool upwards = false; ///< Turn: from below zero to above
    int count = 0, of = 0, up = 0, down = 0;
    std::optional<int> runsNeeded; ///< an arm
    Verdict verdict; ///< Pair
};

/// What a study says: warnings, then metric by metric in the order given (largest differences by baseline,
/// pairs, steps, turns), at last what is not decided. `rates`: transactions/s asked for by step, in an open
/// loop. A rate-limited throughput has no largest gain or loss.
std::vector<Statement> conclusionsOf(
    const std::vector<PairAnalysis>& analyses, const std::map<int, double>& rates = {});

} // namespace pgduel::analysis
