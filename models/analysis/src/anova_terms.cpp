#include <algorithm>
#include <cstdint>

#include "analysis/anova.h"

namespace pgduel::analysis {

namespace {

using Subset = std::vector<std::size_t>;

/// All subsets but the empty one, smaller ones first.
std::vector<Subset> subsets(const std::vector<std::size_t>& factors)
{
    std::vector<Subset> result;
    for (std::uint32_t mask = 1; mask < (1u << factors.size()); ++mask) {
        Subset subset;
        for (std::size_t i = 0; i < factors.size(); ++i) {
            if (mask >> i & 1u)
                subset.push_back(factors[i]);
        }
        result.push_back(subset);
    }
    std::stable_sort(
        result.begin(), result.end(), [](const Subset& a, const Subset& b) { return a.size() < b.size(); });
    return result;
}

bool holds(const Subset& subset, const std::vector<std::size_t>& any)
{
    return std::any_of(subset.begin(), subset.end(),
        [&](std::size_t factor) { return std::find(any.begin(), any.end(), factor) != any.end(); });
}

} // namespace

std::vector<AnovaTerm> allTerms(const std::vector<std::size_t>& factors)
{
    std::vector<AnovaTerm> terms;
    for (const Subset& subset : subsets(factors))
        terms.push_back({subset, std::nullopt, false});
    return terms;
}

std::vector<AnovaTerm> splitPlotTerms(
    std::size_t block, const std::vector<std::size_t>& whole, const std::vector<std::size_t>& sub)
{
    const std::vector<Subset> wholes = subsets(whole);
    const std::size_t error = 1 + wholes.size();
    std::vector<AnovaTerm> terms{{{block}, error, false}};
    for (const Subset& subset : wholes)
        terms.push_back({subset, error, false});
    Subset plots{block};
    plots.insert(plots.end(), whole.begin(), whole.end());
    terms.push_back({plots, std::nullopt, true});
    std::vector<std::size_t> all = whole;
    all.insert(all.end(), sub.begin(), sub.end());
    for (const Subset& subset : subsets(all)) {
        if (holds(subset, sub))
            terms.push_back({subset, std::nullopt, false});
    }
    return terms;
}

} // namespace pgduel::analysis
