#pragma once

#include <cstdint>
#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Effects of a full 2^k design: mean at + minus mean at −. `cells` in standard order ((1), a, b, ab, c …; a
/// cell's value is the mean of its runs); result by mask of factors, [0] is the mean of all. Nothing unless
/// the count is a power of two, at least 2.
std::optional<Values> twoLevelEffects(const Values& cells);

/// For a design without replicates: R. V. Lenth, Technometrics 31 (1989).
struct LenthLimits {
    double s0 = 0, pseudoStandardError = 0;
    double margin = 0; ///< ME: of one effect
    double simultaneousMargin = 0; ///< SME: of all at once
};
/// `effects` without the mean.
LenthLimits lenth(const Values& effects, double confidence = 0.95);

} // namespace pgduel::analysis
