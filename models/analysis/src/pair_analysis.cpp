#include "analysis/pair_analysis.h"

#include <algorithm>
#include <cmath>

#include "analysis/outliers.h"
#include "analysis/planning.h"
#include "analysis/rank_tests.h"
#include "estimate.h"

namespace pgduel::analysis {

namespace {

/// A run is only odd when it is odd by more than about 5 %: near-equal runs have no outliers.
const OutlierRule runRule{3.5, 0.01};

ExperimentPoints pointsOf(const Arm& arm)
{
    ExperimentPoints points{arm.experiment, {}};
    for (const RunFigures& run : arm.runs)
        points.runs.push_back(run.points);
    return points;
}

void setSmallestEffect(Verdict& verdict, const PairOptions& options)
{
    verdict.smallestEffect = options.smallestEffect.value_or(defaultSmallestEffect);
    verdict.smallestEffectSource =
        options.smallestEffect ? SmallestEffectSource::Given : SmallestEffectSource::Default;
    if (!options.noiseFloor)
        return;
    const double floor = options.noiseFloor->of(verdict.baselineRuns, verdict.candidateRuns);
    verdict.noiseFloor = floor;
    if (floor > verdict.smallestEffect) {
        verdict.smallestEffect = floor;
        verdict.smallestEffectSource = SmallestEffectSource::NoiseFloor;
    }
}

std::vector<bool> markOutliers(ArmLogs& arm)
{
    std::vector<bool> marks(arm.used.size());
    for (const std::size_t place : outliers(arm.means, runRule)) {
        arm.runs[arm.used[place]].outlier = true;
        marks[place] = true;
    }
    return marks;
}

void setWithoutOutliers(PairAnalysis& analysis, PairLogs& logs, const HeadlineEstimate& estimate)
{
    const std::vector<bool> a = markOutliers(logs.baseline), b = markOutliers(logs.candidate);
    const bool any = std::count(a.begin(), a.end(), true) + std::count(b.begin(), b.end(), true) > 0;
    if (!any || a.size() != estimate.baseline.size() || b.size() != estimate.candidate.size())
        return;
    if (const auto difference = withoutOutliers(estimate, a, b)) {
        const Interval interval = difference->interval(analysis.verdict.confidence);
        analysis.withoutOutliers = WithoutOutliers{relative(difference->difference), relative(interval),
            kindOf(interval, analysis.verdict.smallestEffect, analysis.verdict.metric.polarity)};
    }
}

void setSecondOpinions(PairAnalysis& analysis, const HeadlineEstimate& estimate, const PairOptions& options)
{
    if (!estimate.difference)
        return;
    const bool pairs = estimate.method == IntervalMethod::PairedLogT;
    Values differences;
    for (std::size_t i = 0; pairs && i < estimate.baseline.size(); ++i)
        differences.push_back(estimate.candidate[i] - estimate.baseline[i]);
    const auto rank = pairs ? signedRank(differences) : mannWhitney(estimate.baseline, estimate.candidate);
    if (rank) {
        analysis.rankP = rank->p;
        analysis.rankExact = rank->exact;
    }
    if (options.resamples > 0)
        analysis.bootstrap = pairs
            ? bootstrapMean(differences, options.confidence, options.resamples, options.seed)
            : bootstrapDifference(
                estimate.baseline, estimate.candidate, options.confidence, options.resamples, options.seed);
}

bool anySaturated(const Arm& arm)
{
    return std::any_of(
        arm.runs.begin(), arm.runs.end(), [](const RunFigures& run) { return run.driverSaturated; });
}

void judgePair(PairAnalysis& analysis, PairLogs& logs, const PairOptions& options)
{
    Verdict& verdict = analysis.verdict;
    const auto estimate = logs.steps.empty() ? std::nullopt : headline(logs, options.order);
    verdict.baselineRuns = static_cast<int>(logs.baseline.used.size());
    verdict.candidateRuns = static_cast<int>(logs.candidate.used.size());
    verdict.steps = static_cast<int>(logs.steps.size());
    setSmallestEffect(verdict, options);
    if (options.noiseFloor && options.noiseFloor->stepDeviation > 0)
        analysis.stepNoiseFloor = options.noiseFloor->ofStep(verdict.baselineRuns, verdict.candidateRuns);
    const NotComparableReason reason = reasonToWithhold(analysis.comparison, logs, estimate.has_value());
    if (reason != NotComparableReason::None) {
        verdict.reason = reason; // the kind is "not comparable" from the start
        return;
    }
    judge(verdict, *estimate);
    setWithoutOutliers(analysis, logs, *estimate);
    setSecondOpinions(analysis, *estimate, options);
    analysis.interaction = interactionOf(logs);
    analysis.drift = driftOf(logs);
}

} // namespace

PairAnalysis analysePair(
    const measure::Metric& metric, const Arm& baseline, const Arm& candidate, const PairOptions& options)
{
    const bool sampled = isSampledWaits(metric);
    PairAnalysis analysis;
    analysis.comparison = compare(metric, pointsOf(baseline), pointsOf(candidate));
    setRates(analysis.comparison, options.rates);
    analysis.verdict.metric = metric;
    analysis.verdict.baseline = baseline.experiment;
    analysis.verdict.candidate = candidate.experiment;
    analysis.verdict.confidence = options.confidence;
    PairLogs logs = pairLogs(analysis.comparison, baseline, candidate, sampled, options.countingDesignEffect);
    judgePair(analysis, logs, options);
    const NotComparableReason flaw = analysis.verdict.reason;
    analysis.points = pointIntervals(analysis.comparison, sampled, options);
    analysis.crossings = crossingsOf(analysis.comparison, analysis.points);
    analysis.decidedFrom = decidedFrom(analysis.comparison, analysis.points);
    addRemarks(analysis, logs, baseline, candidate, options);
    analysis.runs = logs.baseline.runs;
    analysis.runs.insert(analysis.runs.end(), logs.candidate.runs.begin(), logs.candidate.runs.end());
    if (anySaturated(baseline) || anySaturated(candidate))
        withhold(analysis, NotComparableReason::DriverSaturated);
    else if (flaw != NotComparableReason::None)
        withhold(analysis, flaw);
    return analysis;
}

namespace {

/// ln ratios of the load steps of two equal runs, run by run (by block where they are in blocks).
Values ratiosOfSteps(const PairLogs& logs)
{
    const auto &a = logs.baseline.bySteps, &b = logs.candidate.bySteps;
    Values ratios;
    for (std::size_t run = 0; run < std::min(a.size(), b.size()); ++run) {
        for (std::size_t step = 0; step < logs.steps.size(); ++step)
            ratios.push_back(b[run][step] - a[run][step]);
    }
    return ratios;
}

} // namespace

std::optional<NoiseFloor> noiseFloorOf(const measure::Metric& metric, const Arm& a, const Arm& again)
{
    PairLogs logs =
        pairLogs(compare(metric, pointsOf(a), pointsOf(again)), a, again, isSampledWaits(metric), 1);
    const auto estimate = headline(logs, study::Order::Blocks);
    if (!estimate || hasZeroRuns(logs))
        return std::nullopt;
    Values ratios;
    for (std::size_t i = 0; i < std::min(estimate->baseline.size(), estimate->candidate.size()); ++i)
        ratios.push_back(estimate->candidate[i] - estimate->baseline[i]);
    auto floor = noiseFloor(ratios);
    if (floor)
        floor->stepDeviation = equalRunsDeviation(ratiosOfSteps(logs));
    return floor;
}

std::optional<double> runNoise(const Verdict& verdict)
{
    if (verdict.standardError <= 0)
        return std::nullopt;
    const double shares = verdict.method == IntervalMethod::PairedLogT
        ? 2.0 / verdict.pairs
        : 1.0 / verdict.baselineRuns + 1.0 / verdict.candidateRuns;
    return verdict.standardError / std::sqrt(shares);
}

} // namespace pgduel::analysis
