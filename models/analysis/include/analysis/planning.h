#pragma once

#include <optional>
#include <vector>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// How the runs of two arms are compared.
enum class Design { Welch, Paired };

/// What a wanted answer costs. Effects are relative differences (0.05 is 5 %), noise is the standard
/// deviation of ln(run) from run to run of one arm.
struct Wish {
    double effect = 0.05;
    double noise = 0.02;
    double power = 0.8;
    double confidence = 0.95;
    Design design = Design::Paired;
};

/// Chance that the interval excludes 0 in the true direction with `runs` an arm (non-central t).
double power(const Wish& wish, double runs);
/// Runs an arm, unrounded, at least 2; nothing when more than 10,000 would be needed.
std::optional<double> runsNeeded(const Wish& wish);
/// Relative difference that `runs` an arm see with the wish's power.
double detectableEffect(const Wish& wish, int runs);

/// Further runs an arm until an estimate with this noise is likely to be decided, from the figures at hand:
/// until the half-width falls below |estimate|, or below smallest − |estimate| ("no practical difference").
/// Logs throughout; nothing when more than 1,000 runs would be needed.
std::optional<int> runsStillNeeded(
    double estimate, double standardError, int runs, double smallest, double confidence, Design design);

/// "Until the interval is narrower than W" (never "until p < 0.05": peeking finds differences in a quarter of
/// equal pairs).
bool narrowEnough(const Interval& ratio, double width, int pairs); ///< half-width ≤ width, 4 pairs or more

/// What a time budget buys.
struct BudgetPlan {
    int replicates = 0;
    double stepSeconds = 0;
    double detectable = 0; ///< relative difference, 80 % power
};
struct Budget {
    double seconds = 0;
    int experiments = 2, steps = 1;
    double overheadSeconds = 0; ///< a run: reset, restart, warm-up
    double runNoise = 0.02; ///< from run to run, however long the steps are
    double secondNoise = 0; ///< of the mean of one second inside a step, times √(effective second)
    double shortestStep = 10; ///< s
    double confidence = 0.95;
    Design design = Design::Paired;
};
/// Every number of replicates from 2 that fits with steps of at least the shortest length, best first.
std::vector<BudgetPlan> plansWithin(const Budget& budget);

} // namespace pgduel::analysis
