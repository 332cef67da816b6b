#include "analysis/pair_analysis.h"

#include <algorithm>
#include <cmath>

#include "analysis/multiplicity.h"
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
    if (floor > verdict.smallestEffect) {
        verdict.smallestEffect = floor;
        verdict.smallestEffectSource = SmallestEffectSource::NoiseFloor;
    }
}

/// Why there is nothing to judge.
NotComparableReason reasonOf(const PairAnalysis& analysis)
{
    const Comparison& comparison = analysis.comparison;
    if (comparison.baselineRuns == 0 || comparison.candidateRuns == 0)
        return NotComparableReason::NoRuns;
    bool common = false, baselineZero = false, thin = false;
    for (const PairPoint& point : comparison.points) {
        const bool both = !point.baselineRuns.empty() && !point.candidateRuns.empty();
        common = common || both;
        baselineZero = baselineZero || (both && point.baseline && *point.baseline <= 0);
        thin = thin || (both && !point.enoughEvidence);
    }
    if (!common)
        return NotComparableReason::NoCommonPoints;
    if (baselineZero)
        return NotComparableReason::BaselineZero;
    return thin ? NotComparableReason::TooFewCounts : NotComparableReason::CandidateZero;
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
    if (rank)
        analysis.rankP = rank->p;
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

void withhold(Verdict& verdict, NotComparableReason reason)
{
    verdict.kind = VerdictKind::NotComparable;
    verdict.reason = reason;
    verdict.runsNeeded.reset();
}

void judgePair(PairAnalysis& analysis, PairLogs& logs, const PairOptions& options)
{
    Verdict& verdict = analysis.verdict;
    const auto estimate = logs.steps.empty() ? std::nullopt : headline(logs, options.order);
    verdict.baselineRuns = static_cast<int>(logs.baseline.used.size());
    verdict.candidateRuns = static_cast<int>(logs.candidate.used.size());
    verdict.steps = static_cast<int>(logs.steps.size());
    setSmallestEffect(verdict, options);
    if (!estimate) {
        withhold(verdict, reasonOf(analysis));
        return;
    }
    judge(verdict, *estimate);
    setWithoutOutliers(analysis, logs, *estimate);
    setSecondOpinions(analysis, *estimate, options);
    analysis.interaction = interactionOf(logs, estimate->method == IntervalMethod::PairedLogT);
    analysis.drift = driftOf(logs);
}

} // namespace

PairAnalysis analysePair(
    const measure::Metric& metric, const Arm& baseline, const Arm& candidate, const PairOptions& options)
{
    const bool sampled = isSampledWaits(metric);
    PairAnalysis analysis;
    analysis.comparison = compare(metric, pointsOf(baseline), pointsOf(candidate));
    analysis.verdict.metric = metric;
    analysis.verdict.baseline = baseline.experiment;
    analysis.verdict.candidate = candidate.experiment;
    analysis.verdict.confidence = options.confidence;
    PairLogs logs = pairLogs(analysis.comparison, baseline, candidate, sampled, options.countingDesignEffect);
    judgePair(analysis, logs, options);
    analysis.points = pointIntervals(analysis.comparison, sampled, options);
    analysis.crossings = crossingsOf(analysis.comparison, analysis.points);
    analysis.decidedFrom = decidedFrom(analysis.points);
    addRemarks(analysis, logs, baseline, candidate, options);
    analysis.runs = logs.baseline.runs;
    analysis.runs.insert(analysis.runs.end(), logs.candidate.runs.begin(), logs.candidate.runs.end());
    if (anySaturated(baseline) || anySaturated(candidate))
        withhold(analysis.verdict, NotComparableReason::DriverSaturated);
    return analysis;
}

std::optional<NoiseFloor> noiseFloorOf(const measure::Metric& metric, const Arm& a, const Arm& again)
{
    PairLogs logs =
        pairLogs(compare(metric, pointsOf(a), pointsOf(again)), a, again, isSampledWaits(metric), 1);
    const auto estimate = headline(logs, study::Order::Blocks);
    if (!estimate)
        return std::nullopt;
    Values ratios;
    for (std::size_t i = 0; i < std::min(estimate->baseline.size(), estimate->candidate.size()); ++i)
        ratios.push_back(estimate->candidate[i] - estimate->baseline[i]);
    return noiseFloor(ratios);
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

void adjustFamily(std::vector<PairAnalysis*>& family)
{
    PValues p;
    for (const PairAnalysis* pair : family)
        p.push_back(pair->verdict.p);
    const PValues adjusted = holm(p);
    const auto size =
        static_cast<double>(std::count_if(p.begin(), p.end(), [](const auto& x) { return x.has_value(); }));
    for (std::size_t i = 0; i < family.size(); ++i) {
        Verdict& verdict = family[i]->verdict;
        verdict.adjustedP = adjusted[i];
        if (!adjusted[i] || !isDecided(verdict.kind) || *adjusted[i] <= 1 - verdict.confidence)
            continue;
        verdict.kind = VerdictKind::NotDecided;
        setRunsNeeded(verdict, 1 - (1 - verdict.confidence) / size);
        verdict.remarks.push_back({Qualifier::ManyComparisons, ArmSide::Both, *adjusted[i], size, {}});
    }
}

} // namespace pgduel::analysis
