#include "analysis/ratio_interval.h"

#include <cmath>

#include "analysis/distributions.h"

namespace pgduel::analysis {

std::optional<FiellerRatio> fieller(const Values& baseline, const Values& candidate, double confidence)
{
    if (baseline.size() < 2 || candidate.size() < 2 || mean(baseline) == 0)
        return std::nullopt;
    const double y = mean(baseline), x = mean(candidate);
    const auto m = static_cast<double>(baseline.size()), n = static_cast<double>(candidate.size());
    const double vy = variance(baseline) / m, vx = variance(candidate) / n;
    FiellerRatio result;
    result.ratio = x / y;
    const double scaled = result.ratio * result.ratio * vy;
    const double spread = vx + scaled;
    if (spread == 0) {
        result.degrees = n + m - 2;
        result.interval = Interval{result.ratio, result.ratio};
        return result;
    }
    result.degrees = spread * spread / (vx * vx / (n - 1) + scaled * scaled / (m - 1));
    const double t = studentQuantile(0.5 + confidence / 2, result.degrees);
    result.g = t * t * vy / (y * y);
    if (result.g >= 1)
        return result;
    const double reach = t / std::fabs(y) * std::sqrt((1 - result.g) * vx + scaled);
    result.interval =
        Interval{(result.ratio - reach) / (1 - result.g), (result.ratio + reach) / (1 - result.g)};
    return result;
}

} // namespace pgduel::analysis
