#pragma once

#include <vector>

#include "study/experiment.h"

namespace pgduel::study {

/// One execution in the plan.
struct PlannedRun {
    int index = 0; ///< order of execution, from 0
    int experiment = 0; ///< Experiment::index
    int block = 0; ///< from 0
    int replicate = 0; ///< of the experiment, from 0
    friend bool operator==(const PlannedRun&, const PlannedRun&) = default;
};

/// The order of runs, the same for the same seed on every machine and library (own SplitMix64 + Fisher–Yates;
/// std::shuffle differs between libraries). sequential: all replicates of A, then B …; blocks: each block
/// holds every experiment once in random order; abba: A B … B A, blocks mirrored in turn; random: all
/// shuffled.
/// Under plan.stop the blocks that are run in any case.
std::vector<PlannedRun> planOf(const Study& study);
/// The same with this many blocks. A plan in blocks (blocks, abba) begins with that of fewer blocks: so a
/// stop rule adds blocks one by one.
std::vector<PlannedRun> planOf(const Study& study, int blocks);
int fewestBlocks(const PlanSpec& plan); ///< runs of each experiment that planOf(study) has
int mostBlocks(const PlanSpec& plan); ///< under plan.stop its most, else the same

} // namespace pgduel::study
