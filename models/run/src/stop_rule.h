#pragma once

#include <string>
#include <vector>

#include "study/plan.h"

namespace pgduel::run {

/// Runs that a plan with a stop rule goes on with when all runs of its study file are done: the next block,
/// or nothing when the interval is narrow enough, the most blocks are reached or there is no rule. What is
/// asked is the file, so a plan that was killed goes on in the same way.
std::vector<study::PlannedRun> nextBlock(const std::string& path, const study::Study& study);

} // namespace pgduel::run
