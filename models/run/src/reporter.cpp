#include "reporter.h"

#include <algorithm>
#include <chrono>

namespace pgduel::run {

ProgressKeeper::ProgressKeeper(
    std::function<void(const Progress&)> tell, int runs, double secondsOfRun, double secondsOfSetUp)
    : tell_(std::move(tell))
    , runsLeft_(runs)
    , secondsOfRun_(secondsOfRun)
    , secondsOfSetUp_(secondsOfSetUp)
    , since_(std::chrono::steady_clock::now())
{
}

void ProgressKeeper::phase(Phase phase)
{
    progress_.phase = phase;
    progress_.done = progress_.total = 0;
    if (phase == Phase::Finished)
        runsLeft_ = 0;
    tick();
}

void ProgressKeeper::amount(double done, double total)
{
    progress_.done = done;
    progress_.total = total;
    const auto now = std::chrono::steady_clock::now();
    if (now - amountTold_ < quiet && done < total)
        return; // rows and bytes come thousands of times a second
    amountTold_ = now;
    tick();
}

void ProgressKeeper::cost(double driverCores, double samplerMillis)
{
    progress_.driverCores = driverCores;
    progress_.samplerMillis = samplerMillis;
}

void ProgressKeeper::step(Phase phase, int index, int sessions, int steps)
{
    progress_.phase = phase;
    progress_.step = index;
    progress_.sessions = sessions;
    progress_.steps = steps;
    progress_.done = progress_.total = 0;
    tick();
}

void ProgressKeeper::beginRun(int run)
{
    progress_ = Progress{};
    progress_.run = run;
    inRun_ = true;
    since_ = std::chrono::steady_clock::now();
}

void ProgressKeeper::endRun(bool done)
{
    if (done) { // the estimate gives way to what runs really take
        secondsOfRun_ = (secondsOfRun_ * runsMeasured_ + elapsed()) / (runsMeasured_ + 1);
        ++runsMeasured_;
    }
    --runsLeft_;
    inRun_ = false;
    progress_ = Progress{};
}

void ProgressKeeper::tick()
{
    progress_.secondsLeft = secondsLeft();
    tell_(progress_);
}

double ProgressKeeper::elapsed() const
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - since_).count();
}

double ProgressKeeper::secondsLeft() const
{
    if (!inRun_)
        return runsLeft_ * secondsOfRun_
            + (runsMeasured_ == 0 ? std::max(0.0, secondsOfSetUp_ - elapsed()) : 0.0);
    return (runsLeft_ - 1) * secondsOfRun_ + std::max(0.0, secondsOfRun_ - elapsed());
}

} // namespace pgduel::run
