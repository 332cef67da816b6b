#include <cmath>

#include "analysis/multiplicity.h"
#include "estimate.h"

namespace pgduel::analysis {

namespace {

PointInterval intervalOf(const PairPoint& point, bool sampledWaits, const PairOptions& options)
{
    PointInterval result;
    result.step = point.step;
    result.sessions = point.sessions;
    const Values &a = point.baselineRuns, &b = point.candidateRuns;
    if (!point.difference || !allFinite(a) || !allFinite(b) || !allPositive(a) || !allPositive(b))
        return result;
    auto difference = welch(logs(a), logs(b));
    if (!difference)
        return result;
    dropRounding(*difference);
    if (sampledWaits) {
        const double counting =
            options.countingDesignEffect * (1 / point.evidenceBaseline + 1 / point.evidenceCandidate);
        difference->standardError = std::fmax(difference->standardError, std::sqrt(counting));
    }
    const Interval interval = difference->interval(options.confidence);
    result.estimate = relative(difference->difference);
    result.interval = relative(interval);
    if (point.enoughEvidence && difference->standardError > 0)
        result.p = difference->p();
    return result;
}

bool excludesZero(const PointInterval& point)
{
    return point.interval && !point.interval->contains(0);
}

} // namespace

std::vector<PointInterval> pointIntervals(
    const Comparison& comparison, bool sampledWaits, const PairOptions& options)
{
    std::vector<PointInterval> points;
    PValues p;
    for (const PairPoint& point : comparison.points) {
        points.push_back(intervalOf(point, sampledWaits, options));
        p.push_back(points.back().p);
    }
    const PValues adjusted = holm(p);
    for (std::size_t i = 0; i < points.size(); ++i) {
        points[i].adjustedP = adjusted[i];
        points[i].decided = adjusted[i] && *adjusted[i] <= 1 - options.confidence;
    }
    return points;
}

namespace {

/// What the load steps are told apart by: their rate in an open loop, else their sessions.
double loadOf(const PairPoint& point)
{
    return point.rate > 0 ? point.rate : point.sessions;
}

LoadCrossing crossingBetween(const PairPoint& below, const PairPoint& above)
{
    const double from = *below.difference, to = *above.difference;
    const double at = loadOf(below) * std::pow(loadOf(above) / loadOf(below), from / (from - to));
    return {below.sessions, above.sessions, at, false, below.rate, above.rate};
}

bool crosses(const PairPoint& below, const PairPoint& above)
{
    return *below.difference * *above.difference < 0 && loadOf(below) > 0 && loadOf(above) > 0
        && loadOf(below) != loadOf(above);
}

} // namespace

std::vector<LoadCrossing> crossingsOf(const Comparison& comparison, const std::vector<PointInterval>& points)
{
    std::vector<LoadCrossing> crossings;
    std::optional<std::size_t> before; // the step before that has a difference
    for (std::size_t i = 0; i < comparison.points.size(); ++i) {
        const PairPoint& point = comparison.points[i];
        if (!point.difference || !point.enoughEvidence)
            continue;
        if (before && crosses(comparison.points[*before], point)) {
            crossings.push_back(crossingBetween(comparison.points[*before], point));
            crossings.back().decided = excludesZero(points[*before]) && excludesZero(points[i]);
        }
        before = i;
    }
    return crossings;
}

std::optional<LoadPlace> decidedFrom(const Comparison& comparison, const std::vector<PointInterval>& points)
{
    std::optional<LoadPlace> from;
    double sign = 0;
    for (std::size_t i = points.size(); i-- > 0;) {
        if (!points[i].decided || (sign != 0 && sign * *points[i].estimate < 0))
            break;
        sign = *points[i].estimate;
        from = LoadPlace{points[i].step, points[i].sessions, comparison.points[i].rate};
    }
    return from;
}

} // namespace pgduel::analysis
