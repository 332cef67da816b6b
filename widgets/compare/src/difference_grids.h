#pragma once

#include <string>

#include "chart/grid.h"
#include "chart/intervals.h"
#include "exchange/factor_facts.h"
#include "exchange/study_verdicts.h"

namespace pgduel::compare {

/// Every experiment against every other: a row is the baseline, a column the candidate.
chart::Grid matrixGrid(const std::vector<study::Experiment>& experiments,
    const exchange::StudyVerdicts& verdicts, const std::string& metric);
/// The heat map: columns are the levels of the compared factor, rows the combinations of the others. Levels
/// that win are framed.
chart::Grid mapGrid(const exchange::FactorFacts& facts);
/// Main effects and interactions that have a size.
std::vector<chart::IntervalRow> effectRows(const exchange::FactorFacts& facts);
/// Levels of a factor against its baseline level, simultaneous intervals.
std::vector<chart::IntervalRow> levelRows(const exchange::FactorFacts& facts, std::size_t factor);

} // namespace pgduel::compare
