#include "study/load.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pgduel::study {

namespace {

constexpr int publishedWarmUps = 6; ///< an hour of ten-minute passes at the base load
constexpr int expectoSteps = 12;

int rounded(double value)
{
    return static_cast<int>(std::lround(value));
}

/// Moves equal neighbours of an ascending list apart by one, first upwards, then down from the end.
void keepApart(std::vector<int>& ascending)
{
    if (ascending.empty() || ascending.back() - ascending.front() + 1 < static_cast<int>(ascending.size()))
        return;
    const int last = ascending.back();
    for (std::size_t i = 1; i < ascending.size(); ++i)
        ascending[i] = std::max(ascending[i], ascending[i - 1] + 1);
    ascending.back() = last;
    for (std::size_t i = ascending.size() - 1; i > 0; --i)
        ascending[i - 1] = std::min(ascending[i - 1], ascending[i] - 1);
}

/// `at(share)` for shares from 0 to 1 of the way, rounded, kept apart.
template <class At> std::vector<int> spread(int from, int to, int steps, At at)
{
    const int low = std::min(from, to);
    const int high = std::max(from, to);
    std::vector<int> sessions;
    for (int i = 0; i < steps; ++i)
        sessions.push_back(steps == 1 ? from : rounded(at(low, high, static_cast<double>(i) / (steps - 1))));
    keepApart(sessions);
    if (from > to)
        std::reverse(sessions.begin(), sessions.end());
    return sessions;
}

double geometric(int low, int high, double share)
{
    return low * std::pow(static_cast<double>(high) / low, share);
}

double linear(int low, int high, double share)
{
    return low + (high - low) * share;
}

/// PG_HAZEL 3.0: pass n has ceil(1.6^((n − 5) / 2) · 1.6 + base) sessions, from pass 7 on; the last one is
/// capped.
std::vector<int> hazel(int from, int to)
{
    std::vector<int> sessions;
    for (int pass = publishedWarmUps + 1; sessions.empty() || sessions.back() < to; ++pass) {
        const double load = std::ceil(std::pow(1.6, (pass - 5) / 2.0) * 1.6 + from);
        sessions.push_back(static_cast<int>(std::min(load, static_cast<double>(to))));
    }
    return sessions;
}

/// pg_expecto: round(base · (top / base)^(i / 12)), i = 1 … 12.
std::vector<int> expecto(int from, int to)
{
    std::vector<int> sessions;
    for (int i = 1; i <= expectoSteps; ++i)
        sessions.push_back(rounded(geometric(from, to, static_cast<double>(i) / expectoSteps)));
    return sessions;
}

/// Rates of the steps of an open loop.
std::vector<double> rates(const LoadSpec& load)
{
    if (load.rate > 0)
        return {load.rate};
    if (!load.list.empty())
        return {load.list.begin(), load.list.end()};
    std::vector<double> result{static_cast<double>(load.from)};
    for (int i = 1; i < load.steps; ++i)
        result.push_back(load.from + static_cast<double>(load.to - load.from) * i / (load.steps - 1));
    return result;
}

std::vector<int> measuredSessions(const LoadSpec& load)
{
    switch (load.preset) {
    case LoadPreset::List:
        return load.list;
    case LoadPreset::Geometric:
        return spread(load.from, load.to, load.steps, geometric);
    case LoadPreset::Ramp:
        return spread(load.from, load.to, load.steps, linear);
    case LoadPreset::PgHazel:
        return hazel(load.from, load.to);
    case LoadPreset::PgExpecto:
        return expecto(load.from, load.to);
    case LoadPreset::Rate:
        return std::vector<int>(rates(load).size(), load.sessions);
    case LoadPreset::Constant:
        break;
    }
    return {load.sessions};
}

/// Warm-up takes the rate of the first step.
void addRates(std::vector<LoadStep>& steps, const std::vector<double>& rates)
{
    const std::size_t warmUps = steps.size() - rates.size();
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i].rate = rates[i < warmUps ? 0 : i - warmUps];
}

} // namespace

std::vector<LoadStep> stepsOf(const LoadSpec& load)
{
    const std::vector<int> measured = measuredSessions(load);
    std::vector<LoadStep> steps;
    const auto add = [&steps](int sessions, bool warmUp, Duration duration, Duration discard) {
        steps.push_back({static_cast<int>(steps.size()), sessions, warmUp, duration, discard});
    };
    const bool published = load.preset == LoadPreset::PgHazel || load.preset == LoadPreset::PgExpecto;
    if (load.warmUp.count() > 0 && !measured.empty())
        add(published ? load.from : measured.front(), true, load.warmUp, Duration{0});
    for (int i = 0; published && i < publishedWarmUps; ++i)
        add(load.from, true, load.stepDuration, load.discard);
    for (const int sessions : measured)
        add(sessions, false, load.stepDuration, load.discard);
    if (load.preset == LoadPreset::Rate)
        addRates(steps, rates(load));
    return steps;
}

Duration totalDuration(const std::vector<LoadStep>& steps)
{
    return std::accumulate(steps.begin(), steps.end(), Duration{0},
        [](Duration sum, const LoadStep& s) { return sum + s.duration; });
}

std::vector<int> splitByWeight(int sessions, const std::vector<double>& weights)
{
    const auto counted = [](double weight) { return std::isfinite(weight) && weight > 0 ? weight : 0; };
    double total = 0;
    for (const double weight : weights)
        total += counted(weight);
    std::vector<int> split(weights.size());
    if (total <= 0 || sessions <= 0)
        return split;

    std::vector<double> remainders;
    int left = sessions;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double share = sessions * (counted(weights[i]) / total);
        split[i] = static_cast<int>(share);
        left -= split[i];
        remainders.push_back(share - split[i]);
    }
    for (; left > 0; --left) {
        // Of equal remainders the first: 8 · 0.3 and 8 · 0.05 leave 0.4 both, but not to the last bit.
        std::size_t largest = 0;
        for (std::size_t i = 1; i < remainders.size(); ++i)
            largest = remainders[i] > remainders[largest] + 1e-9 ? i : largest;
        ++split[largest];
        remainders[largest] = -1;
    }
    return split;
}

} // namespace pgduel::study
