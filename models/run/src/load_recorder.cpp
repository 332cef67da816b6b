#include "load_recorder.h"

#include <algorithm>
#include <map>

#include "load_figures.h"

namespace pgduel::run {

namespace {

constexpr double microsPerSecond = 1e6;
constexpr double microsPerMilli = 1e3;

double seconds(measure::Micros begin, measure::Micros end)
{
    return static_cast<double>(end - begin) / microsPerSecond;
}

} // namespace

LoadRecorder::LoadRecorder(
    int run, const PlanSummary& summary, store::StudyWriter& writer, LiveFeed& feed, ProgressKeeper& progress)
    : run_(run)
    , warmUps_(static_cast<int>(std::count_if(summary.steps.begin(), summary.steps.end(),
          [](const study::LoadStep& step) { return step.warmUp; })))
    , limited_(summary.study.scenario.latencyLimit.has_value())
    , writer_(writer)
    , feed_(feed)
    , progress_(progress)
{
    steps_ = static_cast<int>(summary.steps.size()) - warmUps_;
    for (const auto metric : {measure::metric_id::ioWaits, measure::metric_id::lwlockWaits})
        waitSeries_.emplace(metric);
}

void LoadRecorder::stepBegan(const measure::StepMark& mark)
{
    {
        const std::lock_guard lock(mutex_);
        step_.begin(mark);
        if (!begun_)
            waits_.clear(); // ticks while sessions connected are no load
        begun_ = true;
    }
    feed_.stepBegan(mark);
    progress_.step(
        mark.warmUp ? Phase::WarmUp : Phase::Measuring, mark.index - warmUps_, mark.sessions, steps_);
}

void LoadRecorder::interval(const workload::Interval& interval)
{
    rethrow();
    const double length = seconds(interval.begin, interval.end);
    if (length <= 0 || interval.tail)
        return;
    lastInterval_ = interval.end;
    for (const auto& figure : figuresOf(interval, limited_))
        sample(figure.metric, interval.end, figure.value);
    sample(measure::metric_id::sessions, interval.end, interval.liveSessions);
    sample(measure::metric_id::cpuDriver, interval.end, interval.driverCpuSeconds / length);
    sampleWaits(interval.end);
    progress_.cost(interval.driverCpuSeconds / length, sampler_ ? sampler_->cost().meanMillis : 0);
    progress_.tick();
}

void LoadRecorder::sampleWaits(measure::Micros t)
{
    const std::lock_guard lock(mutex_);
    if (waits_.ticks() == 0)
        return; // the sampler is late: the next interval will cover both
    std::map<std::string, double> values;
    for (const auto& waitClass : waits_.classes())
        values[measure::waitMetricId(waitClass)] = waits_.average(waitClass);
    for (const auto& [metric, value] : values)
        waitSeries_.insert(metric);
    for (const auto& metric : waitSeries_)
        sample(metric, t, values.contains(metric) ? values[metric] : 0.0);
    sample(measure::metric_id::activeSessions, t, waits_.averageActive());
    waits_.clear();
}

void LoadRecorder::stepEnded(const workload::StepResult& result)
{
    rethrow();
    std::optional<telemetry::CounterReading> reading;
    if (counters_)
        reading = counters_->readNow();
    telemetry::StepTelemetry seen;
    {
        const std::lock_guard lock(mutex_);
        if (reading)
            step_.add(*reading);
        seen =
            step_.end(result.mark, static_cast<double>(result.counts.transactions), result.driverCpuSeconds);
    }
    feed_.stepEnded(result.mark);
    writer_.add(run_, result.mark);
    loadPoints(result);
    for (const auto& each : seen.points)
        writer_.add(run_, each);
    noteStep(result, seen);
}

void LoadRecorder::noteStep(const workload::StepResult& result, const telemetry::StepTelemetry& seen)
{
    if (result.saturated)
        event("driver_saturated", result.mark);
    if (seen.noisy)
        event("noise", result.mark);
    if (result.mark.warmUp)
        return;
    if (result.mark.end <= result.mark.measuredFrom)
        event("step_not_measured", result.mark);
    else if (seen.ticks == 0)
        event("sampler_silent", result.mark);
}

void LoadRecorder::loadPoints(const workload::StepResult& result)
{
    for (const auto& figure : figuresOf(result, limited_))
        point(result, figure.metric, figure.value, figure.evidence);
}

void LoadRecorder::stallEnded(const workload::Stall& stall)
{
    const auto millis = static_cast<long long>(static_cast<double>(stall.end - stall.begin) / microsPerMilli);
    event({stall.begin, "stall", std::to_string(millis)});
}

void LoadRecorder::tick(const telemetry::WaitTick& tick)
{
    const std::lock_guard lock(mutex_);
    waits_.add(tick);
    step_.add(tick);
}

void LoadRecorder::reading(const telemetry::CounterReading& reading)
try {
    std::optional<telemetry::CounterReading> before;
    {
        const std::lock_guard lock(mutex_);
        step_.add(reading);
        before = lastReading_;
        lastReading_ = reading;
    }
    if (!before)
        return;
    const auto change = telemetry::difference(*before, reading);
    if (change.checkpoints.value_or(0) > 0)
        event({reading.t, "checkpoint", {}});
    if (change.cpuServer)
        sample(measure::metric_id::cpuServer, reading.t, *change.cpuServer);
    if (change.cpuOther)
        sample(measure::metric_id::cpuOther, reading.t, *change.cpuOther);
    if (change.cpuPressure)
        sample(measure::metric_id::cpuPressure, reading.t, *change.cpuPressure);
} catch (...) {
    keepFailure();
}

void LoadRecorder::samplerFault(const measure::Fault& fault)
try {
    {
        const std::lock_guard lock(mutex_);
        if (!samplerFaults_.insert(fault.code).second)
            return;
        marks_.insert("sampler_fault");
    }
    event({lastInterval_, "sampler_fault", fault.code});
} catch (...) {
    keepFailure();
}

void LoadRecorder::keepFailure() noexcept
{
    const std::lock_guard lock(mutex_);
    if (!failure_)
        failure_ = std::current_exception();
}

void LoadRecorder::rethrow() const
{
    const std::lock_guard lock(mutex_);
    if (failure_)
        std::rethrow_exception(failure_);
}

std::vector<std::string> LoadRecorder::marks() const
{
    const std::lock_guard lock(mutex_);
    return {marks_.begin(), marks_.end()};
}

void LoadRecorder::sample(std::string_view metric, measure::Micros t, double value)
{
    const measure::Sample sample{std::string(metric), t, value};
    writer_.add(run_, sample);
    feed_.add(sample);
}

void LoadRecorder::point(
    const workload::StepResult& result, std::string_view metric, double value, double evidence)
{
    writer_.add(run_,
        measure::Point{result.mark.index, result.mark.sessions, result.mark.warmUp, std::string(metric),
            value, evidence});
}

void LoadRecorder::event(std::string_view kind, const measure::StepMark& step)
{
    {
        const std::lock_guard lock(mutex_);
        marks_.emplace(kind);
    }
    event({step.end, std::string(kind), std::to_string(step.index - warmUps_ + 1)});
}

void LoadRecorder::event(const measure::Event& event)
{
    writer_.add(run_, event);
    feed_.add(event);
}

} // namespace pgduel::run
