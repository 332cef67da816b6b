#include "run_failure.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "run/faults.h"

namespace pgduel::run {

namespace {

constexpr std::size_t mostMarks = 3;
constexpr double leastSleep = 0.5; // seconds; the two clocks are not read at the same instant

bool begins(const std::string& state, const char* prefix)
{
    return state.rfind(prefix, 0) == 0;
}

bool breaksRun(const std::string& state)
{
    // 57014 is a cancelled statement (a time-out): it is counted like any other error.
    return begins(state, "08") || begins(state, "53") || begins(state, "57P") || begins(state, "58")
        || begins(state, "XX");
}

} // namespace

std::optional<measure::Fault> brokenRun(const Errors& errors, const std::string& firstError)
{
    for (const auto& [state, count] : errors)
        if (breaksRun(state))
            return measure::Fault{fault::serverBroke, {}, {state, std::to_string(count)}, firstError};
    return std::nullopt;
}

std::optional<measure::Fault> sleptThrough(double seconds)
{
    if (seconds < leastSleep)
        return std::nullopt;
    return measure::Fault{fault::slept, {}, {std::to_string(std::llround(seconds))}, {}};
}

std::vector<std::string> loadMarks(const workload::LoadResult& load)
{
    std::vector<std::string> marks = errorMarks(load.errors);
    measure::Micros longest = 0;
    for (const auto& stall : load.stalls)
        longest = std::max(longest, stall.end - stall.begin);
    if (!load.stalls.empty())
        marks.push_back(
            "stalls " + std::to_string(load.stalls.size()) + ' ' + std::to_string(longest / 1000));
    std::uint64_t skipped = 0;
    for (const auto& step : load.steps)
        skipped += step.mark.warmUp ? 0 : step.counts.skipped;
    if (skipped > 0)
        marks.push_back("skipped " + std::to_string(skipped));
    if (load.abortedSessions > 0)
        marks.push_back("aborted_sessions " + std::to_string(load.abortedSessions));
    return marks;
}

std::vector<std::string> errorMarks(const Errors& errors)
{
    std::vector<std::pair<std::uint64_t, std::string>> byCount;
    for (const auto& [state, count] : errors)
        byCount.emplace_back(count, state);
    std::sort(byCount.rbegin(), byCount.rend());
    std::vector<std::string> marks;
    for (std::size_t i = 0; i < std::min(byCount.size(), mostMarks); ++i)
        marks.push_back("errors " + byCount[i].second + ' ' + std::to_string(byCount[i].first));
    return marks;
}

} // namespace pgduel::run
