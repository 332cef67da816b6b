#include <algorithm>

#include "estimate.h"

namespace pgduel::analysis {

namespace {

/// What the common load steps of a comparison hold besides figures.
struct StepFlaws {
    bool common = false, thin = false, notFinite = false, baselineZero = false, candidateZero = false;
};

StepFlaws flawsOf(const Comparison& comparison)
{
    StepFlaws flaws;
    for (const PairPoint& point : comparison.points) {
        if (point.baselineRuns.empty() || point.candidateRuns.empty())
            continue;
        flaws.common = true;
        if (!point.enoughEvidence)
            flaws.thin = true;
        else if (point.missing == Missing::NotFinite)
            flaws.notFinite = true;
        else if (point.missing == Missing::BaselineZero)
            flaws.baselineZero = true;
        else if (*point.candidate <= 0 && *point.baseline > 0)
            flaws.candidateZero = true;
    }
    return flaws;
}

bool anyZero(const ArmLogs& arm)
{
    return std::any_of(
        arm.runs.begin(), arm.runs.end(), [](const RunValue& run) { return run.use == RunUse::ZeroValue; });
}

} // namespace

bool hasZeroRuns(const PairLogs& logs)
{
    return anyZero(logs.baseline) || anyZero(logs.candidate);
}

// A zero is an outcome, mostly the worst one. Leaving it out chooses runs by their outcome, and its logarithm
// does not exist: so nothing is said.
NotComparableReason reasonToWithhold(const Comparison& comparison, const PairLogs& logs, bool hasEstimate)
{
    if (comparison.baselineRuns == 0 || comparison.candidateRuns == 0)
        return NotComparableReason::NoRuns;
    const StepFlaws flaws = flawsOf(comparison);
    if (!flaws.common)
        return NotComparableReason::NoCommonPoints;
    if (flaws.baselineZero)
        return NotComparableReason::BaselineZero;
    if (flaws.candidateZero)
        return NotComparableReason::CandidateZero;
    if (hasZeroRuns(logs))
        return NotComparableReason::ZeroInRuns;
    if (hasEstimate)
        return NotComparableReason::None;
    if (!logs.steps.empty())
        return NotComparableReason::NoCompleteRuns;
    if (logs.zeroSteps > 0 && !isSampledWaits(comparison.metric))
        return NotComparableReason::BaselineZero; // zero on both sides
    if (flaws.thin || logs.zeroSteps > 0)
        return NotComparableReason::TooFewCounts;
    return flaws.notFinite ? NotComparableReason::NotFinite : NotComparableReason::NoCommonPoints;
}

void withhold(PairAnalysis& analysis, NotComparableReason reason)
{
    Verdict& verdict = analysis.verdict;
    verdict.kind = VerdictKind::NotComparable;
    verdict.reason = reason;
    verdict.method = IntervalMethod::None;
    verdict.interval.reset();
    verdict.p.reset();
    verdict.equivalenceP.reset();
    verdict.runsNeeded.reset();
    verdict.standardError = verdict.degrees = 0;
    analysis.interaction.reset();
    analysis.withoutOutliers.reset();
    analysis.bootstrap.reset();
    analysis.rankP.reset();
    analysis.crossings.clear();
    analysis.decidedFrom.reset();
    for (PointInterval& point : analysis.points)
        point.decided = false;
}

} // namespace pgduel::analysis
