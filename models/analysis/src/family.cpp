#include <algorithm>
#include <cmath>

#include "estimate.h"

namespace pgduel::analysis {

namespace {

using Key = double (*)(const Verdict&);

double differenceP(const Verdict& verdict)
{
    return *verdict.p;
}

/// Two-sided, as the interval is that a verdict rests on.
double samenessP(const Verdict& verdict)
{
    return std::min(1.0, 2 * verdict.equivalenceP.value_or(1));
}

/// Those that have a test, the smallest p first.
std::vector<Verdict*> smallestFirst(const std::vector<PairAnalysis*>& family, Key p)
{
    std::vector<Verdict*> tested;
    for (PairAnalysis* pair : family) {
        if (pair->verdict.p)
            tested.push_back(&pair->verdict);
    }
    std::stable_sort(
        tested.begin(), tested.end(), [p](const Verdict* a, const Verdict* b) { return p(*a) < p(*b); });
    return tested;
}

VerdictKind kindAt(const Verdict& verdict, double confidence)
{
    const MeanDifference difference{std::log1p(*verdict.estimate), verdict.standardError, verdict.degrees};
    return kindOf(difference.interval(confidence), verdict.smallestEffect, verdict.metric.polarity);
}

void hold(Verdict& verdict, VerdictKind kind, double adjusted, std::size_t size)
{
    if (kind == verdict.kind)
        return;
    verdict.kind = kind;
    const auto pairs = static_cast<double>(size);
    verdict.remarks.push_back({Qualifier::ManyComparisons, ArmSide::Both, adjusted, pairs, {}});
    if (kind == VerdictKind::NotDecided)
        setRunsNeeded(verdict, 1 - (1 - verdict.confidence) / pairs);
}

/// Holm's steps: the k-th smallest of m p-values keeps what the interval at 1 − α / (m − k + 1) still
/// supports.
template <class Claims, class Keep>
void stepDown(const std::vector<PairAnalysis*>& family, Key p, Claims claims, Keep keep)
{
    const std::vector<Verdict*> tested = smallestFirst(family, p);
    double adjusted = 0;
    for (std::size_t k = 0; k < tested.size(); ++k) {
        Verdict& verdict = *tested[k];
        const auto left = static_cast<double>(tested.size() - k);
        adjusted = std::max(adjusted, std::min(1.0, left * p(verdict)));
        keep(verdict, adjusted);
        const double alpha = 1 - verdict.confidence;
        if (claims(verdict.kind))
            hold(verdict, adjusted > alpha ? VerdictKind::NotDecided : kindAt(verdict, 1 - alpha / left),
                adjusted, tested.size());
    }
}

} // namespace

// Two claims, each held to the family's level: that there is a difference (and that it is beyond the smallest
// effect), and that there is none that matters.
void adjustFamily(std::vector<PairAnalysis*>& family)
{
    stepDown(
        family, samenessP, [](VerdictKind kind) { return kind == VerdictKind::NoPracticalDifference; },
        [](Verdict&, double) {});
    stepDown(family, differenceP, isDecided,
        [](Verdict& verdict, double adjusted) { verdict.adjustedP = adjusted; });
}

} // namespace pgduel::analysis
