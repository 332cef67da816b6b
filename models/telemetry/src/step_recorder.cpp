#include "telemetry/step_recorder.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace pgduel::telemetry {

namespace {

/// No step's end is told later than this after it happened.
constexpr measure::Micros longestDelay = 10'000'000;

const CounterReading* nearest(const std::vector<CounterReading>& readings, measure::Micros t)
{
    const auto closer = [t](const CounterReading& a, const CounterReading& b) {
        return std::llabs(a.t - t) < std::llabs(b.t - t);
    };
    const auto found = std::min_element(readings.begin(), readings.end(), closer);
    return found == readings.end() ? nullptr : &*found;
}

class PointList {
public:
    explicit PointList(const measure::StepMark& mark)
        : mark_(mark)
    {
    }
    void add(std::string metric, std::optional<double> value, double evidence)
    {
        if (value)
            points.push_back(
                {mark_.index, mark_.sessions, mark_.warmUp, std::move(metric), *value, evidence});
    }
    void add(std::string_view metric, std::optional<double> value, double evidence)
    {
        add(std::string(metric), value, evidence);
    }
    std::vector<measure::Point> points;

private:
    const measure::StepMark& mark_;
};

std::optional<double> ratio(const std::optional<double>& part, const std::optional<double>& whole)
{
    return part && whole && *whole > 0 ? std::optional(*part / *whole) : std::nullopt;
}

std::optional<double> sum(const std::optional<double>& a, const std::optional<double>& b)
{
    return a && b ? std::optional(*a + *b) : std::nullopt;
}

void addWaits(PointList& list, const WaitAccumulator& waits)
{
    if (waits.ticks() == 0)
        return;
    std::set<std::string> classes{"IO", "LWLock"};
    for (const std::string& waitClass : waits.classes())
        classes.insert(waitClass);
    for (const std::string& waitClass : classes)
        list.add(measure::waitMetricId(waitClass), waits.average(waitClass), waits.counted(waitClass));
    list.add(measure::metric_id::activeSessions, waits.averageActive(), static_cast<double>(waits.ticks()));
}

void addCounters(PointList& list, const CounterDifference& counters, double transactions, double seconds)
{
    namespace id = measure::metric_id;
    list.add(id::blocksReadPerTx, ratio(counters.blocksRead, counters.transactions), transactions);
    list.add(
        id::hitRatio, ratio(counters.blocksHit, sum(counters.blocksHit, counters.blocksRead)), transactions);
    if (counters.walBytes)
        list.add(id::walBytes, *counters.walBytes * seconds / counters.seconds, transactions);
    list.add(id::checkpoints, counters.checkpoints, transactions);
}

} // namespace

void StepRecorder::begin(const measure::StepMark& mark)
{
    mark_ = mark;
    waits_.clear();
    recent_.clear();
    if (readings_.size() > 1)
        readings_.erase(readings_.begin(), readings_.end() - 1);
}

void StepRecorder::add(const WaitTick& tick)
{
    recent_.push_back(tick);
    while (recent_.front().t < tick.t - longestDelay) {
        take(std::move(recent_.front()));
        recent_.pop_front();
    }
}

void StepRecorder::add(const CounterReading& reading)
{
    const auto later = std::upper_bound(readings_.begin(), readings_.end(), reading.t,
        [](measure::Micros t, const CounterReading& r) { return t < r.t; });
    readings_.insert(later, reading);
}

/// The first tick may cover time from before the measured stretch: that part is cut off.
void StepRecorder::take(WaitTick tick)
{
    if (tick.t < mark_.measuredFrom)
        return;
    tick.covers = std::min(tick.covers, tick.t - mark_.measuredFrom);
    waits_.add(tick);
}

CounterDifference StepRecorder::countersOf(const measure::StepMark& mark) const
{
    const CounterReading* from = nearest(readings_, mark.measuredFrom);
    const CounterReading* to = nearest(readings_, mark.end);
    return from && to ? difference(*from, *to) : CounterDifference();
}

StepTelemetry StepRecorder::end(
    const measure::StepMark& mark, double transactions, std::optional<double> driverCpuSeconds)
{
    mark_ = mark;
    for (WaitTick& tick : recent_) {
        if (tick.t <= mark.end)
            take(std::move(tick));
    }
    recent_.clear();

    StepTelemetry result;
    result.counters = countersOf(mark);
    result.ticks = static_cast<double>(waits_.ticks());
    PointList list(mark);
    addWaits(list, waits_);
    const double seconds = static_cast<double>(mark.end - mark.measuredFrom) / 1e6;
    addCounters(list, result.counters, transactions, seconds);
    if (driverCpuSeconds && seconds > 0)
        list.add(measure::metric_id::cpuDriver, *driverCpuSeconds / seconds, result.ticks);
    list.add(measure::metric_id::cpuServer, result.counters.cpuServer, result.ticks);
    list.add(measure::metric_id::cpuOther, result.counters.cpuOther, result.ticks);
    list.add(measure::metric_id::cpuPressure, result.counters.cpuPressure, result.ticks);
    const CounterDifference& counters = result.counters;
    result.noisy =
        counters.cpuOther && counters.cores > 0 && *counters.cpuOther > noisyShare * counters.cores;
    result.points = std::move(list.points);
    return result;
}

} // namespace pgduel::telemetry
