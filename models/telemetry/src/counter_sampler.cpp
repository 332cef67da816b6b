#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include "counter_reader.h"
#include "telemetry/counters.h"

namespace pgduel::telemetry {

namespace {

constexpr std::chrono::seconds period{1}, longestWait{2};

} // namespace

class CounterSampler::State {
public:
    State(const std::string& conninfo, const std::string& database, int postmasterPid,
        const measure::RunClock& clock, OnReading onReading, OnFault onFault)
        : reader_(conninfo, database, postmasterPid, clock, std::move(onFault))
        , onReading_(std::move(onReading))
    {
    }

    void start()
    {
        if (thread_.joinable())
            return;
        {
            const std::lock_guard lock(mutex_);
            running_ = true;
        }
        thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
    }

    void stop()
    {
        if (!thread_.joinable())
            return;
        thread_.request_stop();
        thread_.join();
        const std::lock_guard lock(mutex_);
        running_ = false;
        answered_.notify_all();
    }

    std::optional<CounterReading> readNow()
    {
        std::unique_lock lock(mutex_);
        const std::uint64_t ticket = ++asked_;
        wake_.notify_one();
        answered_.wait_for(lock, longestWait, [&] { return served_ >= ticket || !running_; });
        return served_ >= ticket ? std::optional(last_) : std::nullopt;
    }

private:
    /// A reading that began after the request was made answers it.
    void run(const std::stop_token& stop)
    {
        auto due = std::chrono::steady_clock::now();
        while (!stop.stop_requested()) {
            std::unique_lock lock(mutex_);
            wake_.wait_until(lock, stop, due, [this] { return asked_ > served_; });
            if (stop.stop_requested())
                return;
            const std::uint64_t ticket = asked_;
            lock.unlock();

            const CounterReading reading = reader_.read();
            lock.lock();
            served_ = ticket;
            last_ = reading;
            answered_.notify_all();
            lock.unlock();

            const auto now = std::chrono::steady_clock::now();
            if (now < due)
                continue;
            onReading_(reading);
            due = std::max(due + period, now);
        }
    }

    CounterReader reader_;
    OnReading onReading_;
    std::mutex mutex_; // guards what follows
    std::condition_variable_any wake_, answered_;
    std::uint64_t asked_ = 0, served_ = 0;
    CounterReading last_;
    bool running_ = false;
    std::jthread thread_; // last: ends before what it uses
};

CounterSampler::CounterSampler(const std::string& conninfo, const std::string& database, int postmasterPid,
    const measure::RunClock& clock, OnReading onReading, OnFault onFault)
    : state_(std::make_unique<State>(
        conninfo, database, postmasterPid, clock, std::move(onReading), std::move(onFault)))
{
}

CounterSampler::~CounterSampler() = default;

void CounterSampler::start()
{
    state_->start();
}

void CounterSampler::stop()
{
    state_->stop();
}

std::optional<CounterReading> CounterSampler::readNow()
{
    return state_->readNow();
}

} // namespace pgduel::telemetry
