#include "analysis/progress.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace pgduel::analysis {

namespace {

/// y at x on the polyline from (0, 0); the first place where x is reached.
std::optional<double> along(const Values& xs, const Values& ys, double x)
{
    if (xs.empty() || !(x >= 0) || x > xs.back())
        return std::nullopt;
    const auto above = std::lower_bound(xs.begin(), xs.end(), x) - xs.begin();
    const auto i = static_cast<std::size_t>(above);
    const double x0 = i == 0 ? 0 : xs[i - 1], y0 = i == 0 ? 0 : ys[i - 1];
    if (xs[i] == x0)
        return y0;
    return x == xs[i] ? ys[i] : y0 + (x - x0) / (xs[i] - x0) * (ys[i] - y0);
}

/// Marks of both that are positive and inside both.
Values commonMarks(const Values& a, const Values& b)
{
    if (a.empty() || b.empty())
        return {};
    const double last = std::min(a.back(), b.back());
    std::set<double> marks;
    for (const Values* values : {&a, &b}) {
        for (const double mark : *values) {
            if (mark > 0 && mark <= last)
                marks.insert(mark);
        }
    }
    return Values(marks.begin(), marks.end());
}

} // namespace

CurveFlaw flawOf(const ProgressCurve& curve)
{
    if (curve.elapsed.size() != curve.work.size())
        return CurveFlaw::UnequalLengths;
    if (curve.elapsed.empty())
        return CurveFlaw::Empty;
    if (!allFinite(curve.elapsed) || !allFinite(curve.work))
        return CurveFlaw::NotFinite;
    const bool forward = curve.elapsed.front() >= 0 && curve.work.front() >= 0
        && std::is_sorted(curve.elapsed.begin(), curve.elapsed.end())
        && std::is_sorted(curve.work.begin(), curve.work.end());
    return forward ? CurveFlaw::None : CurveFlaw::GoesBack;
}

std::optional<double> timeAt(const ProgressCurve& curve, double work)
{
    return along(curve.work, curve.elapsed, work);
}

std::optional<double> workAt(const ProgressCurve& curve, double elapsed)
{
    return along(curve.elapsed, curve.work, elapsed);
}

std::vector<SpeedUp> speedUpAtEqualWork(const ProgressCurve& baseline, const ProgressCurve& candidate)
{
    std::vector<SpeedUp> result;
    for (const double mark : commonMarks(baseline.work, candidate.work)) {
        const auto a = timeAt(baseline, mark), b = timeAt(candidate, mark);
        if (a && b && *b > 0)
            result.push_back({mark, *a / *b});
    }
    return result;
}

std::vector<SpeedUp> speedUpAtEqualTime(const ProgressCurve& baseline, const ProgressCurve& candidate)
{
    std::vector<SpeedUp> result;
    for (const double mark : commonMarks(baseline.elapsed, candidate.elapsed)) {
        const auto a = workAt(baseline, mark), b = workAt(candidate, mark);
        if (a && b && *a > 0)
            result.push_back({mark, *b / *a});
    }
    return result;
}

SpeedUpBound boundAt(const ProgressCurve& baseline, const ProgressCurve& candidate, double work)
{
    const auto a = timeAt(baseline, work), b = timeAt(candidate, work);
    SpeedUpBound bound;
    if (a && b && *b > 0)
        bound.atLeast = bound.atMost = *a / *b;
    else if (b && *b > 0 && !baseline.elapsed.empty())
        bound.atLeast = baseline.elapsed.back() / *b;
    else if (a && !candidate.elapsed.empty() && candidate.elapsed.back() > 0)
        bound.atMost = *a / candidate.elapsed.back();
    return bound;
}

std::optional<MeanDifference> logSpeedUp(
    const std::vector<ProgressCurve>& baseline, const std::vector<ProgressCurve>& candidate, double work)
{
    Values ratios;
    for (std::size_t i = 0; i < std::min(baseline.size(), candidate.size()); ++i) {
        const auto a = timeAt(baseline[i], work), b = timeAt(candidate[i], work);
        if (a && b && *a > 0 && *b > 0)
            ratios.push_back(std::log(*a / *b));
    }
    return oneSample(ratios);
}

Interval roundingBounds(double baselineTime, double candidateTime, double halfUnit)
{
    return {(baselineTime - halfUnit) / (candidateTime + halfUnit),
        (baselineTime + halfUnit) / (candidateTime - halfUnit)};
}

} // namespace pgduel::analysis
