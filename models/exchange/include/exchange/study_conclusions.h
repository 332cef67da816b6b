#pragma once

#include "analysis/conclusions.h"
#include "exchange/study_results.h"
#include "exchange/study_verdicts.h"

namespace pgduel::exchange {

/// What a study says in these comparisons; load steps of an open loop are named by their rate.
std::vector<analysis::Statement> conclusionsOf(
    const StudyResults& results, const std::vector<analysis::PairAnalysis>& analyses);

/// The same of the study's own pairs in these metrics.
std::vector<analysis::Statement> conclusionsOf(
    const StudyResults& results, const StudyVerdicts& verdicts, const std::vector<std::string>& metrics);

} // namespace pgduel::exchange
