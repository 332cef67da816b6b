#include "telemetry/wait_sampler.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include "activity.h"
#include "os_figures.h"
#include "sampler_connection.h"
#include "telemetry/error.h"
#include "telemetry/faults.h"
#include "tick_schedule.h"

namespace pgduel::telemetry {

namespace {

constexpr const char* statement = "activity";
constexpr const char* where = "waits";
constexpr double highestRate = 100;
constexpr int failuresBeforeReport = 3; ///< a single time-out under load is a missed tick and no news

double checkedRate(double ticksPerSecond)
{
    if (ticksPerSecond > 0 && ticksPerSecond <= highestRate)
        return ticksPerSecond;
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), ticksPerSecond);
    throw TelemetryError({fault::badRate, where, {std::string(text.data(), end)}, ""});
}

void prepare(server::Session& session)
{
    session.prepare(statement, activitySql);
    session.queryPrepared(statement); // a statement that fails fails here and not in the middle of a run
}

} // namespace

class WaitSampler::State {
public:
    State(const std::string& conninfo, const measure::RunClock& clock, double ticksPerSecond, OnTick onTick,
        OnFault onFault)
        : clock_(clock)
        , schedule_(checkedRate(ticksPerSecond), std::random_device{}())
        , connection_(conninfo, prepare)
        , onTick_(std::move(onTick))
        , onFault_(std::move(onFault))
    {
    }

    void start()
    {
        if (!thread_.joinable())
            thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
    }

    void stop()
    {
        if (!thread_.joinable())
            return;
        thread_.request_stop();
        thread_.join();
    }

    SamplerCost cost() const
    {
        const std::lock_guard lock(mutex_);
        SamplerCost cost = cost_;
        cost.meanMillis = cost.ticks > 0 ? totalMillis_ / static_cast<double>(cost.ticks) : 0;
        return cost;
    }

private:
    void run(const std::stop_token& stop)
    {
        const double cpuBefore = cost_.cpuSeconds; // of an earlier start
        lastTick_ = clock_.now();
        schedule_.begin(lastTick_);
        missedBefore_ = 0;
        planNext();
        while (waitForPlan(stop)) {
            if (connection_.ready()) {
                tick();
            } else {
                miss(1);
                planNext();
            }
            const std::lock_guard lock(mutex_);
            cost_.cpuSeconds = cpuBefore + threadCpuSeconds();
        }
    }

    /// Planned times that have passed meanwhile are missed.
    void planNext()
    {
        int passed = 0;
        planned_ = schedule_.next(clock_.now(), passed);
        miss(passed);
    }

    /// False: stop.
    bool waitForPlan(const std::stop_token& stop)
    {
        std::unique_lock lock(mutex_);
        wake_.wait_until(lock, stop, clock_.moment(planned_), [] { return false; });
        return !stop.stop_requested();
    }

    void tick()
    {
        if (connection_.takeReopened())
            lastTick_ = clock_.now();
        const measure::Micros asked = clock_.now();
        try {
            const server::Rows rows = connection_.session().queryPrepared(statement);
            answered(asked, rows);
        } catch (const server::ServerError& error) {
            failed(error.fault());
            planNext();
        }
    }

    void answered(measure::Micros asked, const server::Rows& rows)
    {
        WaitTick tick;
        tick.t = clock_.now();
        tick.covers = tick.t - std::exchange(lastTick_, tick.t);
        planNext(); // what was missed while the server was answering belongs to this tick
        tick.missedBefore = std::exchange(missedBefore_, 0);
        const int hidden = addActivity(activityGroups(rows), tick);
        failures_ = 0;
        if (hidden > 0 && !std::exchange(hiddenTold_, true))
            tell({fault::waitsNotVisible, where, {std::to_string(hidden)}, ""});
        {
            const std::lock_guard lock(mutex_);
            const double millis = static_cast<double>(tick.t - asked) / 1e3;
            totalMillis_ += millis;
            cost_.maxMillis = std::max(cost_.maxMillis, millis);
            ++cost_.ticks;
        }
        onTick_(tick);
    }

    void failed(const measure::Fault& cause)
    {
        miss(1);
        if (isConnectionLost(cause)) {
            connection_.drop();
            tell({fault::connectionLost, where, {}, cause.detail});
        } else if (++failures_ == failuresBeforeReport) {
            tell({fault::queryFailed, where, {where}, cause.detail});
        }
    }

    void miss(int ticks)
    {
        missedBefore_ += ticks;
        const std::lock_guard lock(mutex_);
        cost_.missed += static_cast<std::uint64_t>(ticks);
    }

    void tell(const measure::Fault& news)
    {
        if (onFault_)
            onFault_(news);
    }

    const measure::RunClock clock_;
    TickSchedule schedule_;
    SamplerConnection connection_;
    OnTick onTick_;
    OnFault onFault_;
    // Of the sampler's thread
    measure::Micros lastTick_ = 0, planned_ = 0;
    int missedBefore_ = 0, failures_ = 0;
    bool hiddenTold_ = false;
    // Shared
    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    SamplerCost cost_;
    double totalMillis_ = 0;
    std::jthread thread_; // last: ends before what it uses
};

WaitSampler::WaitSampler(const std::string& conninfo, const measure::RunClock& clock, double ticksPerSecond,
    OnTick onTick, OnFault onFault)
    : state_(std::make_unique<State>(conninfo, clock, ticksPerSecond, std::move(onTick), std::move(onFault)))
{
}

WaitSampler::~WaitSampler() = default;

void WaitSampler::start()
{
    state_->start();
}

void WaitSampler::stop()
{
    state_->stop();
}

SamplerCost WaitSampler::cost() const
{
    return state_->cost();
}

} // namespace pgduel::telemetry
