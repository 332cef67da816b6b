#include <algorithm>
#include <cmath>

#include "analysis/planning.h"
#include "estimate.h"

namespace pgduel::analysis {

namespace {

/// Runs an arm before figures without any spread count as exact and not as coarsely rounded.
constexpr int fewestExactRuns = 3;

void judgeExact(Verdict& verdict, const HeadlineEstimate& estimate)
{
    const int runs = static_cast<int>(std::min(estimate.baseline.size(), estimate.candidate.size()));
    if (std::fabs(estimate.logRatio) < 1e-12) {
        verdict.remarks.push_back({Qualifier::Identical, ArmSide::Both, 0, 0, {}});
        verdict.kind = VerdictKind::NoPracticalDifference;
        return;
    }
    verdict.remarks.push_back({Qualifier::ConstantInBoth, ArmSide::Both, 0, 0, {}});
    if (runs < fewestExactRuns) {
        verdict.kind = VerdictKind::NotDecided;
        verdict.runsNeeded = fewestExactRuns - runs;
    }
}

} // namespace

void setRunsNeeded(Verdict& verdict, double confidence)
{
    const bool pairs = verdict.method == IntervalMethod::PairedLogT;
    const int runs = pairs ? verdict.pairs : std::min(verdict.baselineRuns, verdict.candidateRuns);
    verdict.runsNeeded = runsStillNeeded(std::log1p(*verdict.estimate), verdict.standardError, runs,
        std::log1p(verdict.smallestEffect), confidence, pairs ? Design::Paired : Design::Welch);
}

void judge(Verdict& verdict, const HeadlineEstimate& estimate)
{
    verdict.estimate = relative(estimate.logRatio);
    verdict.method = estimate.method;
    verdict.pairs = estimate.pairs;
    if (!estimate.difference) {
        verdict.kind = VerdictKind::OneRunOnly;
        return;
    }
    const MeanDifference& difference = *estimate.difference;
    const Interval interval = difference.interval(verdict.confidence);
    verdict.interval = relative(interval);
    verdict.kind = kindOf(interval, verdict.smallestEffect, verdict.metric.polarity);
    if (estimate.exact()) {
        judgeExact(verdict, estimate);
        return;
    }
    verdict.standardError = difference.standardError;
    verdict.degrees = difference.degrees;
    verdict.p = difference.p();
    verdict.equivalenceP = equivalenceP(difference, std::log1p(verdict.smallestEffect));
    if (estimate.countingError > 0)
        verdict.remarks.push_back(
            {Qualifier::CountingError, ArmSide::Both, relative(estimate.countingError), 0, {}});
    if (verdict.kind == VerdictKind::NotDecided)
        setRunsNeeded(verdict, verdict.confidence);
}

} // namespace pgduel::analysis
