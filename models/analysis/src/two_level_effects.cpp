#include "analysis/two_level_effects.h"

#include <cmath>

#include "analysis/distributions.h"

namespace pgduel::analysis {

std::optional<Values> twoLevelEffects(const Values& cells)
{
    const std::size_t n = cells.size();
    if (n < 2 || (n & (n - 1)) != 0)
        return std::nullopt;
    Values effects = cells; // F. Yates' sums and differences
    for (std::size_t step = 1; step < n; step *= 2) {
        for (std::size_t i = 0; i < n; ++i) {
            if (i & step)
                continue;
            const double low = effects[i], high = effects[i + step];
            effects[i] = low + high;
            effects[i + step] = high - low;
        }
    }
    for (std::size_t i = 0; i < n; ++i)
        effects[i] /= static_cast<double>(i == 0 ? n : n / 2);
    return effects;
}

LenthLimits lenth(const Values& effects, double confidence)
{
    Values sizes;
    for (const double effect : effects)
        sizes.push_back(std::fabs(effect));
    LenthLimits limits;
    limits.s0 = 1.5 * median(sizes);
    Values small;
    for (const double size : sizes) {
        if (size < 2.5 * limits.s0)
            small.push_back(size);
    }
    limits.pseudoStandardError = small.empty() ? 0 : 1.5 * median(small);
    const auto count = static_cast<double>(effects.size());
    const double each = 0.5 + confidence / 2, all = (1 + std::pow(confidence, 1 / count)) / 2;
    limits.margin = studentQuantile(each, count / 3) * limits.pseudoStandardError;
    limits.simultaneousMargin = studentQuantile(all, count / 3) * limits.pseudoStandardError;
    return limits;
}

} // namespace pgduel::analysis
