#pragma once

#include <vector>

#include "analysis/sample.h"
#include "measure/series.h"

namespace pgduel::analysis {

/// One load step of one run, from its raw samples: one value with what stands behind it. Says nothing about
/// another run of the same configuration.
struct StepFigures {
    measure::StepMark step;
    std::size_t samples = 0;
    std::size_t notFinite = 0; ///< left out
    double mean = 0, median = 0, min = 0, max = 0; ///< NaN without samples
    double standardDeviation = 0; ///< NaN with fewer than two samples
    double lag1 = 0, effective = 0; ///< autocorrelation; number of independent samples it is worth
    double standardError = 0; ///< of the mean, from the effective number
};

/// Samples (times ascending; each the end of the stretch its value speaks of) with measuredFrom < t ≤ end of
/// a step; one result a step, in their order. Cost: linear.
std::vector<StepFigures> stepFigures(const std::vector<measure::Micros>& times, const Values& values,
    const std::vector<measure::StepMark>& steps);

} // namespace pgduel::analysis
