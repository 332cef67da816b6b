#include "progress_marks.h"

#include <algorithm>
#include <cmath>

namespace pgduel::analysis {

namespace {

using Readings = std::vector<std::optional<double>>;

std::vector<const ProgressRun*> sound(const ProgressArm& arm)
{
    std::vector<const ProgressRun*> runs;
    for (const ProgressRun& run : arm.runs)
        if (flawOf(run.curve) == CurveFlaw::None && run.curve.work.back() > 0 && run.curve.elapsed.back() > 0)
            runs.push_back(&run);
    return runs;
}

/// Logarithms of the readings; nothing unless every run has one.
std::optional<Values> logsOf(const Readings& readings)
{
    Values values;
    for (const auto& reading : readings) {
        if (!reading || !(*reading > 0))
            return std::nullopt;
        values.push_back(std::log(*reading));
    }
    return values;
}

std::optional<double> geometric(const std::optional<Values>& logarithms)
{
    return logarithms ? std::optional(std::exp(mean(*logarithms))) : std::nullopt;
}

/// Multiples of 1, 2, 2.5 or 5 times a power of ten.
Values roundMarks(double last)
{
    constexpr int fewest = 12;
    if (!(last > 0) || !std::isfinite(last))
        return {};
    double step = std::pow(10.0, std::floor(std::log10(last / fewest)));
    for (const double factor : {5.0, 2.5, 2.0})
        if (last / (factor * step) >= fewest) {
            step *= factor;
            break;
        }
    Values marks;
    for (int i = 1; i * step <= last * (1 + 1e-12); ++i)
        marks.push_back(i * step);
    return marks;
}

double leastWork(const std::vector<ProgressCurve>& curves)
{
    double least = curves.front().work.back();
    for (const ProgressCurve& curve : curves)
        least = std::min(least, curve.work.back());
    return least;
}

/// The time of a run to a mark, or what it had used when it ended before it.
Values timesOrEnds(const std::vector<ProgressCurve>& curves, double work)
{
    Values values;
    for (const ProgressCurve& curve : curves)
        values.push_back(std::log(timeAt(curve, work).value_or(curve.elapsed.back())));
    return values;
}

using Reading = std::optional<double> (*)(const ProgressCurve& curve, double at);

Readings readings(const std::vector<ProgressCurve>& curves, Reading reading, double at)
{
    Readings all;
    for (const ProgressCurve& curve : curves)
        all.push_back(reading(curve, at));
    return all;
}

} // namespace

ProgressPair::ProgressPair(const ProgressArm& baseline, const ProgressArm& candidate,
    std::optional<study::Order> order, double confidence)
    : intervals_(order != study::Order::Sequential)
    , confidence_(confidence)
{
    const auto a = sound(baseline), b = sound(candidate);
    for (const ProgressRun* run : a)
        baseline_.push_back(run->curve);
    for (const ProgressRun* run : b)
        candidate_.push_back(run->curve);
    if (order != study::Order::Blocks && order != study::Order::Abba)
        return;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            if (a[i]->block >= 0 && a[i]->block == b[j]->block)
                pairs_.emplace_back(i, j);
}

/// `sign` −1: readings are times, less is faster.
ProgressMark ProgressPair::at(const Readings& baseline, const Readings& candidate, double sign) const
{
    const auto a = logsOf(baseline), b = logsOf(candidate);
    ProgressMark mark;
    mark.baseline = geometric(a);
    mark.candidate = geometric(b);
    if (!a || !b)
        return mark;
    mark.ratio = std::exp(sign * (mean(*b) - mean(*a)));
    Values differences;
    for (const auto& [i, j] : pairs_)
        differences.push_back((*b)[j] - (*a)[i]);
    // The interval stands around the ratio of all runs: pairs must be all of them.
    const bool paired = differences.size() == a->size() && differences.size() == b->size();
    const auto difference = paired ? oneSample(differences) : welch(*a, *b);
    if (!intervals_ || !difference)
        return mark;
    const Interval logs = difference->interval(confidence_);
    mark.interval = sign > 0 ? Interval{std::exp(logs.low), std::exp(logs.high)}
                             : Interval{std::exp(-logs.high), std::exp(-logs.low)};
    return mark;
}

ProgressMark ProgressPair::atWork(double work) const
{
    ProgressMark mark = at(readings(baseline_, timeAt, work), readings(candidate_, timeAt, work), -1);
    mark.mark = work;
    if (!mark.baseline && mark.candidate)
        mark.bound.atLeast = std::exp(mean(timesOrEnds(baseline_, work))) / *mark.candidate;
    if (mark.baseline && !mark.candidate)
        mark.bound.atMost = *mark.baseline / std::exp(mean(timesOrEnds(candidate_, work)));
    return mark;
}

ProgressMark ProgressPair::atTime(double elapsed) const
{
    ProgressMark mark = at(readings(baseline_, workAt, elapsed), readings(candidate_, workAt, elapsed), 1);
    mark.mark = elapsed;
    return mark;
}

Values ProgressPair::workMarks() const
{
    return roundMarks(std::max(leastWork(baseline_), leastWork(candidate_)));
}

Values ProgressPair::timeMarks() const
{
    double last = baseline_.front().elapsed.back();
    for (const auto* curves : {&baseline_, &candidate_})
        for (const ProgressCurve& curve : *curves)
            last = std::min(last, curve.elapsed.back());
    return roundMarks(last);
}

} // namespace pgduel::analysis
