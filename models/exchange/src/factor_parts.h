#pragma once

#include <vector>

#include "analysis/run_figures.h"
#include "exchange/factor_facts.h"

namespace pgduel::exchange {

/// The map with its verdicts, one family.
void setMap(
    FactorFacts& facts, const std::vector<analysis::Arm>& arms, const analysis::StudyOptions& options);
/// From the map.
void setWinning(FactorFacts& facts);
/// Effects and means of levels, from whole runs.
void setEffects(FactorFacts& facts, const std::vector<analysis::Arm>& arms);

} // namespace pgduel::exchange
