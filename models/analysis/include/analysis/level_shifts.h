#pragma once

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Does a stretch that should be level shift to another one, and stay there? Means of batches (60 at most, so
/// that the cost stays small and neighbouring values are less alike), Pettitt first because it is cheap, then
/// E-divisive at its smallest p (199 permutations: 0.5 %), and 5 % or more between the levels. Fewer than 12
/// values never shift.
bool hasLevelShift(const Values& stretch);

} // namespace pgduel::analysis
