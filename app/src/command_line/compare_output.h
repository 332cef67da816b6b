#pragma once

#include "command_line/command.h"
#include "command_line/factor_output.h"
#include "exchange/comparison_tables.h"
#include "exchange/study_results.h"

namespace pgduel::app {

/// What `pgduel compare` says of these comparisons, in the format asked for. Throws WrongUse when there is no
/// such format.
void printComparison(const Call& call, const exchange::StudyResults& results,
    const exchange::Analyses& analyses, const std::vector<analysis::ProgressComparison>& progress,
    const WholeStudy& whole);

} // namespace pgduel::app
