#include "analysis/verdict.h"

#include <algorithm>
#include <cmath>

namespace pgduel::analysis {

namespace {

VerdictKind directed(bool up, bool slightly, measure::Polarity polarity)
{
    if (polarity == measure::Polarity::Neither) {
        if (slightly)
            return up ? VerdictKind::SlightlyMore : VerdictKind::SlightlyFewer;
        return up ? VerdictKind::More : VerdictKind::Fewer;
    }
    const bool better = up == (polarity == measure::Polarity::HigherIsBetter);
    if (slightly)
        return better ? VerdictKind::SlightlyBetter : VerdictKind::SlightlyWorse;
    return better ? VerdictKind::Better : VerdictKind::Worse;
}

} // namespace

const Remark* Verdict::find(Qualifier qualifier) const
{
    const auto found = std::find_if(
        remarks.begin(), remarks.end(), [&](const Remark& remark) { return remark.qualifier == qualifier; });
    return found == remarks.end() ? nullptr : &*found;
}

bool isDecided(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::NoPracticalDifference:
    case VerdictKind::NotDecided:
    case VerdictKind::OneRunOnly:
    case VerdictKind::NotComparable:
        return false;
    default:
        return true;
    }
}

bool isSlight(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::SlightlyBetter:
    case VerdictKind::SlightlyWorse:
    case VerdictKind::SlightlyMore:
    case VerdictKind::SlightlyFewer:
        return true;
    default:
        return false;
    }
}

bool isWorse(VerdictKind kind)
{
    return kind == VerdictKind::Worse;
}

VerdictKind kindOf(const Interval& logRatio, double smallestEffect, measure::Polarity polarity)
{
    const double limit = std::log1p(smallestEffect);
    if (logRatio.low > limit)
        return directed(true, false, polarity);
    if (logRatio.high < -limit)
        return directed(false, false, polarity);
    if (logRatio.low > -limit && logRatio.high < limit)
        return VerdictKind::NoPracticalDifference;
    if (logRatio.low > 0)
        return directed(true, true, polarity);
    if (logRatio.high < 0)
        return directed(false, true, polarity);
    return VerdictKind::NotDecided;
}

} // namespace pgduel::analysis
