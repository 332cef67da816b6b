#pragma once

#include <cstdint>
#include <vector>

#include "analysis/pair_analysis.h"
#include "analysis/random.h"

namespace calibration {

namespace analysis = pgduel::analysis;
namespace study = pgduel::study;

/// A world in which two configurations are run, by the plan that the planner makes.
struct World {
    study::Order order = study::Order::Blocks;
    int replicates = 5;
    double noise = 0.02; ///< standard deviation of ln(run) from run to run
    double inside =
        0; ///< noise of a load step inside its run, with lag-1 autocorrelation 0.5 from step to step
    double memory = 0; ///< lag-1 autocorrelation of the runs' noise along their order
    double drift = 0; ///< relative change from the first run to the last
    double effect = 0; ///< true relative difference of the candidate
    int steps = 3; ///< load steps a run
};

struct Pair {
    analysis::Arm baseline, candidate;
};
Pair simulate(const World& world, analysis::Random& random);

/// Shares of simulated pairs.
struct Outcome {
    int pairs = 0;
    double decidedAtZero = 0; ///< better or worse with a smallest effect of 0
    double decidedAtDefault = 0; ///< and at the default (slightly ones not counted)
    double covered = 0; ///< interval holds the true effect
    double excludesZero = 0;
    std::vector<double> betterBeyond; ///< "better" with a smallest effect of 1, 2, 3 %
};
/// `order`: as which order the pairs are analysed (a sequential plan taken for a random one shows what the
/// engine refuses to say).
Outcome run(const World& world, study::Order order, int pairs, std::uint64_t seed);

} // namespace calibration
