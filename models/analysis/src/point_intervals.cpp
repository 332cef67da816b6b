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

std::vector<LoadCrossing> crossingsOf(const Comparison& comparison, const std::vector<PointInterval>& points)
{
    std::vector<LoadCrossing> crossings;
    std::optional<std::size_t> before; // the step before that has a difference
    for (std::size_t i = 0; i < comparison.points.size(); ++i) {
        const PairPoint& point = comparison.points[i];
        if (!point.difference || !point.enoughEvidence)
            continue;
        if (before) {
            const PairPoint& left = comparison.points[*before];
            const double from = *left.difference, to = *point.difference;
            if (from * to < 0 && left.sessions > 0 && point.sessions > 0 && left.sessions != point.sessions) {
                const double ratio = static_cast<double>(point.sessions) / left.sessions;
                crossings.push_back(
                    {left.sessions, point.sessions, left.sessions * std::pow(ratio, from / (from - to)),
                        excludesZero(points[*before]) && excludesZero(points[i])});
            }
        }
        before = i;
    }
    return crossings;
}

std::optional<int> decidedFrom(const std::vector<PointInterval>& points)
{
    std::optional<int> sessions;
    double sign = 0;
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        if (!point->decided || (sign != 0 && sign * *point->estimate < 0))
            break;
        sign = *point->estimate;
        sessions = point->sessions;
    }
    return sessions;
}

} // namespace pgduel::analysis
