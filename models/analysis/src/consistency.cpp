#include "analysis/consistency.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pgduel::analysis {

std::optional<double> totalDiffers(const Values& column, double printedTotal, double tolerance)
{
    const double difference = std::accumulate(column.begin(), column.end(), 0.0) - printedTotal;
    return std::fabs(difference) > tolerance ? std::optional(difference) : std::nullopt;
}

double chained(double ab, double bc)
{
    return (1 + ab) * (1 + bc) - 1;
}

Interval chainedRange(const Interval& ab, const Interval& bc)
{
    return {chained(ab.low, bc.low), chained(ab.high, bc.high)};
}

Interval rateRange(double work, double time, double halfUnit)
{
    return {work / (time + halfUnit), work / (time - halfUnit)};
}

std::vector<CurveFinding> curveFindings(
    const ProgressCurve& curve, double statedEnd, double statedWork, double fastest)
{
    std::vector<CurveFinding> findings;
    if (flawOf(curve) != CurveFlaw::None)
        return findings;
    std::optional<std::size_t> lastInside;
    for (std::size_t i = 0; i < curve.elapsed.size(); ++i) {
        if (curve.elapsed[i] > statedEnd)
            findings.push_back({CurveOddity::AfterEnd, i, curve.elapsed[i] - statedEnd});
        else
            lastInside = i;
        if (i > 0 && curve.work[i] == curve.work[i - 1])
            findings.push_back({CurveOddity::NoProgress, i, curve.elapsed[i] - curve.elapsed[i - 1]});
    }
    if (!lastInside || curve.elapsed[*lastInside] >= statedEnd)
        return findings;
    const double rest = (statedWork - curve.work[*lastInside]) / (statedEnd - curve.elapsed[*lastInside]);
    const double multiple = rest / (statedWork / statedEnd);
    if (multiple > fastest)
        findings.push_back({CurveOddity::TooFast, *lastInside, multiple});
    return findings;
}

} // namespace pgduel::analysis
