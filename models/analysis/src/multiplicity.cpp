#include "analysis/multiplicity.h"

#include <algorithm>
#include <cstddef>

namespace pgduel::analysis {

namespace {

/// Places of the p-values that are there, smallest first.
std::vector<std::size_t> ascending(const PValues& p)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < p.size(); ++i) {
        if (p[i])
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return *p[a] < *p[b]; });
    return order;
}

} // namespace

PValues holm(const PValues& p)
{
    const auto order = ascending(p);
    PValues adjusted(p.size());
    double largest = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        largest = std::max(largest, std::min(1.0, static_cast<double>(order.size() - i) * *p[order[i]]));
        adjusted[order[i]] = largest;
    }
    return adjusted;
}

PValues benjaminiHochberg(const PValues& p)
{
    const auto order = ascending(p);
    PValues adjusted(p.size());
    double smallest = 1;
    for (std::size_t i = order.size(); i-- > 0;) {
        const double scale = static_cast<double>(order.size()) / static_cast<double>(i + 1);
        smallest = std::min(smallest, scale * *p[order[i]]);
        adjusted[order[i]] = smallest;
    }
    return adjusted;
}

} // namespace pgduel::analysis
