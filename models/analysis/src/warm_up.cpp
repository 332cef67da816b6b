#include "analysis/warm_up.h"

#include <algorithm>

namespace pgduel::analysis {

namespace {

constexpr std::size_t keptBatches = 5;

Values batchMeans(const Values& series, std::size_t batch)
{
    Values means;
    for (std::size_t begin = 0; begin + batch <= series.size(); begin += batch) {
        const auto from = series.begin() + static_cast<std::ptrdiff_t>(begin);
        means.push_back(mean(Values(from, from + static_cast<std::ptrdiff_t>(batch))));
    }
    return means;
}

double mser(const Values& batches, std::size_t cut)
{
    const Values rest(batches.begin() + static_cast<std::ptrdiff_t>(cut), batches.end());
    const double center = mean(rest);
    double squares = 0;
    for (const double value : rest)
        squares += (value - center) * (value - center);
    return squares / static_cast<double>(rest.size() * rest.size());
}

} // namespace

std::optional<WarmUpProposal> proposeWarmUp(const Values& series, std::size_t batch)
{
    if (batch == 0 || series.size() < batch || !allFinite(series))
        return std::nullopt;
    const Values batches = batchMeans(series, batch);
    const std::size_t half = batches.size() / 2;
    const std::size_t last = std::min(half, batches.size() - std::min(batches.size(), keptBatches));
    WarmUpProposal proposal;
    for (std::size_t cut = 0; cut <= last; ++cut)
        proposal.criterion.push_back(mser(batches, cut));
    const auto best = std::min_element(proposal.criterion.begin(), proposal.criterion.end());
    const auto cutBatches = static_cast<std::size_t>(best - proposal.criterion.begin());
    proposal.steady = cutBatches == 0 || cutBatches < half;
    proposal.cut = cutBatches * batch;
    proposal.before = mean(series);
    proposal.after = mean(Values(series.begin() + static_cast<std::ptrdiff_t>(proposal.cut), series.end()));
    return proposal;
}

std::optional<std::size_t> commonCut(
    const std::optional<WarmUpProposal>& baseline, const std::optional<WarmUpProposal>& candidate)
{
    if (!baseline && !candidate)
        return std::nullopt;
    return std::max(baseline ? baseline->cut : 0, candidate ? candidate->cut : 0);
}

} // namespace pgduel::analysis
