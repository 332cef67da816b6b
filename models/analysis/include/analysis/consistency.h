#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "analysis/progress.h"
#include "analysis/sample.h"

namespace pgduel::analysis {

/// Checks that published or imported figures agree with each other. What does not agree is shown, not mended.

/// Sum of a column against its printed total: their difference, or nothing when they agree within
/// `tolerance`.
std::optional<double> totalDiffers(const Values& column, double printedTotal, double tolerance = 0);

/// A→C from A→B and B→C, as relative differences: (1 + ab)(1 + bc) − 1.
double chained(double ab, double bc);

/// What A→C may be at a point when A→B and B→C lie in these ranges, all as relative differences.
Interval chainedRange(const Interval& ab, const Interval& bc);

/// Range of work / time when the time was rounded to ± half a unit.
Interval rateRange(double work, double time, double halfUnit);

enum class CurveOddity {
    AfterEnd, ///< a stamp beyond the stated end of the run: seconds beyond
    NoProgress, ///< as much work as at the stamp before: seconds in between
    TooFast ///< rate to the stated end, as a multiple of the mean rate
};
struct CurveFinding {
    CurveOddity oddity = CurveOddity::AfterEnd;
    std::size_t index = 0; ///< stamp; for TooFast the last one before the end
    double number = 0;
};
/// Oddities of a progress curve against the end and the total work stated for its run. A last stretch more
/// than `fastest` times the mean rate is too fast. Nothing is said of a curve with a flaw (flawOf).
std::vector<CurveFinding> curveFindings(
    const ProgressCurve& curve, double statedEnd, double statedWork, double fastest = 5);

} // namespace pgduel::analysis
