#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Lag-k autocorrelation of a series around its mean; 0 for a constant or too short series.
double autocorrelation(const Values& series, std::size_t lag = 1);

/// Number of independent values a series of n with this lag-1 autocorrelation is worth, within [2, n]
/// (G. V. Bayley, J. M. Hammersley, 1946, for an AR(1) series).
double effectiveCount(std::size_t n, double lag1);

struct LjungBox {
    double q = 0, p = 1;
};
/// G. M. Ljung, G. E. P. Box, Biometrika 65 (1978). p small: the values of the series hang together.
LjungBox ljungBox(const Values& series, std::size_t lags);

/// Mean of the inside of one run ("repeatability inside this run"): says nothing about another run.
struct MeanOfSeries {
    double mean = 0;
    std::optional<Interval>
        interval; ///< none with fewer than two values; t with effectiveCount − 1 degrees of freedom
    double effective = 0, lag1 = 0;
};
MeanOfSeries meanOfSeries(const Values& series, double confidence);
/// Second opinion: t over the means of `batches` equal stretches (a rest at the end is left out); nothing
/// when there are not two stretches.
std::optional<Interval> batchMeansInterval(const Values& series, double confidence, std::size_t batches = 10);

} // namespace pgduel::analysis
