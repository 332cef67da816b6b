#include "analysis/comparison_table.h"

namespace pgduel::analysis {

std::vector<Comparison> compareAllPairs(
    const std::vector<measure::Metric>& metrics, const std::vector<ExperimentPoints>& experiments)
{
    std::vector<Comparison> table;
    for (std::size_t a = 0; a < experiments.size(); ++a) {
        for (std::size_t b = a + 1; b < experiments.size(); ++b) {
            for (const measure::Metric& metric : metrics)
                table.push_back(compare(metric, experiments[a], experiments[b]));
        }
    }
    return table;
}

} // namespace pgduel::analysis
