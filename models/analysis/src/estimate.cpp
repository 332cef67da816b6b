#include "estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pgduel::analysis {

namespace {

/// Logarithms: a share of the values themselves. Below it, values come from rounding, not from runs.
constexpr double noSpread = 1e-12;

bool inBlocks(std::optional<study::Order> order)
{
    return order == study::Order::Blocks || order == study::Order::Abba;
}

void addCountingError(HeadlineEstimate& estimate, double countingVariance)
{
    if (!estimate.difference)
        return;
    const double counting = std::sqrt(countingVariance);
    if (counting > estimate.difference->standardError) {
        estimate.countingError = counting;
        estimate.difference->standardError = counting;
    }
}

Values kept(const Values& values, const std::vector<bool>& leftOut)
{
    Values result;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!leftOut[i])
            result.push_back(values[i]);
    }
    return result;
}

} // namespace

double relative(double logRatio)
{
    return std::min(std::expm1(logRatio), std::numeric_limits<double>::max());
}

Interval relative(const Interval& logRatio)
{
    return {relative(logRatio.low), relative(logRatio.high)};
}

void dropRounding(MeanDifference& ofLogarithms)
{
    if (ofLogarithms.standardError < noSpread)
        ofLogarithms.standardError = 0;
}

std::optional<HeadlineEstimate> headline(PairLogs& logs, std::optional<study::Order> order)
{
    HeadlineEstimate estimate;
    if (inBlocks(order) && canPair(logs)) {
        const Blocked blocked = pairByBlock(logs);
        estimate.method = IntervalMethod::PairedLogT;
        estimate.baseline = blocked.baseline;
        estimate.candidate = blocked.candidate;
        estimate.pairs = static_cast<int>(blocked.baseline.size());
        estimate.difference = paired(blocked.baseline, blocked.candidate);
    } else {
        estimate.baseline = logs.baseline.means;
        estimate.candidate = logs.candidate.means;
        estimate.difference = welch(estimate.baseline, estimate.candidate);
        estimate.method = estimate.difference ? IntervalMethod::WelchLogT : IntervalMethod::None;
    }
    if (estimate.baseline.empty() || estimate.candidate.empty())
        return std::nullopt;
    estimate.logRatio = mean(estimate.candidate) - mean(estimate.baseline);
    if (estimate.difference)
        dropRounding(*estimate.difference);
    estimate.constant = estimate.difference && estimate.difference->standardError == 0;
    addCountingError(estimate, logs.countingVariance);
    return estimate;
}

std::optional<MeanDifference> withoutOutliers(
    const HeadlineEstimate& estimate, const std::vector<bool>& baseline, const std::vector<bool>& candidate)
{
    if (estimate.method != IntervalMethod::PairedLogT)
        return welch(kept(estimate.baseline, baseline), kept(estimate.candidate, candidate));
    std::vector<bool> either(baseline.size());
    for (std::size_t i = 0; i < either.size(); ++i)
        either[i] = baseline[i] || candidate[i];
    return paired(kept(estimate.baseline, either), kept(estimate.candidate, either));
}

} // namespace pgduel::analysis
