#pragma once

#include "command_line/terminal.h"
#include "exchange/factor_facts.h"
#include "exchange/study_results.h"

namespace pgduel::app {

/// The parts of a comparison that speak of all experiments at once.
struct WholeStudy {
    std::vector<std::string> metrics;
    exchange::StudyVerdicts pairs; ///< all of them; none: two experiments only, or a pair was asked for
    std::vector<exchange::FactorFacts> factors; ///< by metric; empty: no factors
};
WholeStudy wholeStudy(const exchange::StudyResults& results, const std::vector<std::string>& metrics);

/// Matrix, heat map with what wins, effects.
void printWholeStudy(Terminal& terminal, const exchange::StudyResults& results, const WholeStudy& whole);
QString wholeStudyMarkdown(const exchange::StudyResults& results, const WholeStudy& whole);

} // namespace pgduel::app
