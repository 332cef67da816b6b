#pragma once

#include "study/study.h"

namespace pgduel::study {

/// `--time-scale F` (0 < F ≤ 1000): durations × F, a step at least 1 s, its discarded head at most a quarter
/// of it; fixed work × F with a minimum of 1; below 0.2 also the data set's scale (× F, at least 10 or the
/// given scale if less) and the declared RAM and size levels in the same proportion. Levels and replicates
/// stay.
Study scaled(Study study, double factor);

} // namespace pgduel::study
