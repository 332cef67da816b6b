#include "driver/stall_watch.h"

#include <algorithm>
#include <utility>

namespace pgduel::workload {

namespace {

constexpr measure::Micros leastPatience = 1'000'000;
constexpr double patienceFactor = 3;

} // namespace

void StallWatch::learn(const measure::Histogram& times, int sessions)
{
    sessions_ = std::max(sessions_, sessions);
    times_.merge(times);
}

std::optional<measure::Micros> StallWatch::patience() const
{
    const auto n = static_cast<double>(times_.count());
    const double sessions = std::max(1, sessions_);
    if (n < 2 * sessions)
        return std::nullopt;
    // Seen at some moment, transactions in progress take sum of squares / sum in the mean: long ones are seen
    // for longer (the inspection paradox).
    const double mean = times_.mean(), deviation = times_.standardDeviation();
    const double seen = mean + (n - 1) / n * deviation * deviation / mean;
    // The middle of a rank, so that rounding does not move to its neighbour.
    const auto slowestLeft = static_cast<double>(times_.percentile(100 * (n - sessions - 0.5) / n));
    const double usual = std::min(seen, slowestLeft);
    return std::max(leastPatience, static_cast<measure::Micros>(patienceFactor * usual));
}

bool StallWatch::suspects(const View& view, measure::Micros now) const
{
    const measure::Micros pause = now - view.lastEnd;
    if (since_ || pause <= leastPatience)
        return false;
    const std::optional<measure::Micros> most = patience();
    return most && pause > *most;
}

std::optional<measure::Micros> StallWatch::begun(const View& view, measure::Micros now)
{
    if (!suspects(view, now) || !view.waitingSince)
        return std::nullopt;
    const measure::Micros since = std::max(view.lastEnd, *view.waitingSince);
    if (now - since <= *patience())
        return std::nullopt;
    since_ = since;
    return since;
}

std::optional<Stall> StallWatch::ended(const View& view)
{
    if (!since_ || view.lastEnd <= *since_)
        return std::nullopt;
    const measure::Micros begin = *std::exchange(since_, std::nullopt);
    return Stall{begin, view.resumed.value_or(view.lastEnd)};
}

std::optional<Stall> StallWatch::close(measure::Micros now)
{
    if (!since_)
        return std::nullopt;
    return Stall{*std::exchange(since_, std::nullopt), now};
}

} // namespace pgduel::workload
