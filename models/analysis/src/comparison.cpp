#include "analysis/comparison.h"

#include <cmath>
#include <numeric>
#include <set>

#include "step_values.h"

namespace pgduel::analysis {

namespace {

double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// One arm of a point. Returns false when the arm has values that are no numbers.
bool fillArm(const StepTable& table, const StepKey& key, std::vector<double>& runs,
    std::optional<double>& mean, double& evidence)
{
    const auto found = table.steps.find(key);
    if (found == table.steps.end())
        return true;
    runs = found->second.runs;
    evidence = found->second.evidence;
    const double average = meanOf(runs);
    if (std::isfinite(average))
        mean = average;
    return mean.has_value();
}

PairPoint pairPoint(const StepKey& key, const StepTable& baseline, const StepTable& candidate, bool sampled)
{
    PairPoint point;
    point.step = key.first;
    point.sessions = key.second;
    const bool baselineFinite =
        fillArm(baseline, key, point.baselineRuns, point.baseline, point.evidenceBaseline);
    const bool candidateFinite =
        fillArm(candidate, key, point.candidateRuns, point.candidate, point.evidenceCandidate);
    point.enoughEvidence = !sampled
        || (point.evidenceBaseline >= smallestWaitCount && point.evidenceCandidate >= smallestWaitCount);
    if (point.baselineRuns.empty())
        point.missing = Missing::NotInBaseline;
    else if (point.candidateRuns.empty())
        point.missing = Missing::NotInCandidate;
    else if (!baselineFinite || !candidateFinite)
        point.missing = Missing::NotFinite;
    else
        point.difference = relativeDifference(*point.baseline, *point.candidate, point.missing);
    return point;
}

void summarize(Comparison& comparison)
{
    double sum = 0, sumOfLogs = 0;
    int counted = 0;
    for (const PairPoint& point : comparison.points) {
        comparison.missingPoints += point.difference ? 0 : 1;
        comparison.thinPoints += point.difference && !point.enoughEvidence ? 1 : 0;
        if (!point.difference || !point.enoughEvidence)
            continue;
        const Extreme here{*point.difference, point.step, point.sessions, point.rate};
        if (!comparison.min || here.difference < comparison.min->difference)
            comparison.min = here;
        if (!comparison.max || here.difference > comparison.max->difference)
            comparison.max = here;
        sum += here.difference;
        sumOfLogs +=
            std::log(*point.candidate / *point.baseline); // 0/0 is NaN, 0/A is −∞: no geometric mean then
        ++counted;
    }
    if (counted == 0)
        return;
    comparison.mean = sum / counted;
    if (std::isfinite(sumOfLogs))
        comparison.geometricMean = std::expm1(sumOfLogs / counted);
}

std::optional<double> ratioOfTotals(const std::vector<PairPoint>& points)
{
    double baseline = 0, candidate = 0;
    for (const PairPoint& point : points) {
        if (point.baseline && point.candidate) {
            baseline += *point.baseline;
            candidate += *point.candidate;
        }
    }
    const double ratio = candidate / baseline - 1;
    return baseline > 0 && std::isfinite(ratio) ? std::optional(ratio) : std::nullopt;
}

} // namespace

std::optional<double> relativeDifference(double baseline, double candidate, Missing& reason)
{
    reason = Missing::None;
    if (!std::isfinite(baseline) || !std::isfinite(candidate)) {
        reason = Missing::NotFinite;
        return std::nullopt;
    }
    if (baseline == 0 && candidate == 0)
        return 0.0;
    if (baseline <= 0) {
        reason = Missing::BaselineZero;
        return std::nullopt;
    }
    const double difference = (candidate - baseline) / baseline;
    if (!std::isfinite(difference)) {
        reason = Missing::NotFinite;
        return std::nullopt;
    }
    return difference;
}

void setRates(Comparison& comparison, const std::map<int, double>& rates)
{
    const auto name = [&](auto& place) {
        const auto found = rates.find(place.step);
        place.rate = found == rates.end() ? 0 : found->second;
    };
    for (PairPoint& point : comparison.points)
        name(point);
    for (auto* extreme : {&comparison.min, &comparison.max}) {
        if (*extreme)
            name(**extreme);
    }
}

Comparison compare(
    const measure::Metric& metric, const ExperimentPoints& baseline, const ExperimentPoints& candidate)
{
    const StepTable baselineTable = stepTable(metric, baseline);
    const StepTable candidateTable = stepTable(metric, candidate);
    Comparison comparison;
    comparison.metric = metric;
    comparison.baseline = baseline.experiment;
    comparison.candidate = candidate.experiment;
    comparison.baselineRuns = baselineTable.runs;
    comparison.candidateRuns = candidateTable.runs;
    std::set<StepKey> keys;
    for (const auto& [key, values] : baselineTable.steps)
        keys.insert(key);
    for (const auto& [key, values] : candidateTable.steps)
        keys.insert(key);
    for (const StepKey& key : keys)
        comparison.points.push_back(pairPoint(key, baselineTable, candidateTable, isSampledWaits(metric)));
    summarize(comparison);
    comparison.ratioOfTotals = ratioOfTotals(comparison.points);
    return comparison;
}

} // namespace pgduel::analysis
