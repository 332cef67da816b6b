#include "analysis/planning.h"

#include <algorithm>
#include <cmath>

#include <boost/math/distributions/non_central_t.hpp>

#include "analysis/distributions.h"
#include "study/study.h"

namespace pgduel::analysis {

namespace {

double degreesOf(Design design, double runs)
{
    return design == Design::Paired ? runs - 1 : 2 * (runs - 1);
}

/// Chance for an effect given on the log scale.
double powerOfLog(double effect, const Wish& wish, double runs)
{
    if (!(wish.noise > 0)) // without noise every difference is seen
        return effect != 0 ? 1 : 0;
    const double degrees = degreesOf(wish.design, runs);
    const double critical = studentQuantile(0.5 + wish.confidence / 2, degrees);
    const double shift = std::fabs(effect) / (wish.noise * std::sqrt(2 / runs));
    if (shift > 37) // beyond the range of the non-central t, and certain
        return 1;
    const boost::math::non_central_t_distribution<double> t(degrees, shift);
    return boost::math::cdf(boost::math::complement(t, critical));
}

/// The place between low and high where the rising function reaches its target.
template <typename Function> double solve(const Function& f, double low, double high, double target)
{
    for (int i = 0; i < 80 && high - low > 1e-9 * high; ++i) {
        const double middle = (low + high) / 2;
        (f(middle) < target ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace

double power(const Wish& wish, double runs)
{
    return powerOfLog(std::log1p(wish.effect), wish, runs);
}

std::optional<double> runsNeeded(const Wish& wish)
{
    constexpr double most = 10'000, fewest = 2;
    const auto reached = [&](double runs) { return power(wish, runs); };
    if (wish.effect == 0 || reached(most) < wish.power)
        return std::nullopt;
    return reached(fewest) >= wish.power ? fewest : solve(reached, fewest, most, wish.power);
}

double detectableEffect(const Wish& wish, int runs)
{
    const auto reached = [&](double effect) { return powerOfLog(effect, wish, runs); };
    if (!(wish.noise > 0))
        return 0;
    double high = wish.noise;
    while (reached(high) < wish.power)
        high *= 2;
    return std::expm1(solve(reached, 0, high, wish.power));
}

std::optional<int> runsStillNeeded(
    double estimate, double standardError, int runs, double smallest, double confidence, Design design)
{
    constexpr int most = 1000;
    const double target = std::max(std::fabs(estimate), smallest - std::fabs(estimate));
    const double perRun = standardError * std::sqrt(static_cast<double>(runs));
    const auto narrow = [&](int n) {
        const double t = studentQuantile(0.5 + confidence / 2, degreesOf(design, n));
        return t * perRun / std::sqrt(static_cast<double>(n)) < target;
    };
    int low = std::max(1, runs), high = most; // narrow(n) holds from some n on
    if (runs >= most || !narrow(high))
        return std::nullopt;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (narrow(middle) ? high : low) = middle;
    }
    return high - runs;
}

bool narrowEnough(const Interval& ratio, double width, int pairs)
{
    return pairs >= study::fewestBlocksToStop && (ratio.high - ratio.low) / 2 <= width;
}

std::vector<BudgetPlan> plansWithin(const Budget& budget)
{
    std::vector<BudgetPlan> plans;
    for (int replicates = 2;; ++replicates) {
        const double perRun = budget.seconds / (static_cast<double>(replicates) * budget.experiments);
        const double step = (perRun - budget.overheadSeconds) / budget.steps;
        if (!(step >= budget.shortestStep) || replicates > 1000)
            break;
        const double inside = budget.secondNoise * budget.secondNoise / (step * budget.steps);
        Wish wish;
        wish.noise = std::sqrt(budget.runNoise * budget.runNoise + inside);
        wish.confidence = budget.confidence;
        wish.design = budget.design;
        plans.push_back({replicates, step, detectableEffect(wish, replicates)});
    }
    std::stable_sort(plans.begin(), plans.end(),
        [](const BudgetPlan& a, const BudgetPlan& b) { return a.detectable < b.detectable; });
    return plans;
}

} // namespace pgduel::analysis
