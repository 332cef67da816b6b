#include "live_feed.h"

#include <utility>

namespace pgduel::run {

void LiveFeed::beginRun(int run)
{
    const std::lock_guard lock(mutex_);
    batch_ = LiveBatch{};
    batch_.run = run;
}

void LiveFeed::add(const measure::Sample& sample)
{
    const std::lock_guard lock(mutex_);
    if (batch_.samples.size() >= bound)
        batch_.samples.erase(batch_.samples.begin(), batch_.samples.begin() + bound / 2);
    batch_.samples.push_back(sample);
}

void LiveFeed::stepBegan(const measure::StepMark& step)
{
    const std::lock_guard lock(mutex_);
    batch_.stepsBegun.push_back(step);
}

void LiveFeed::stepEnded(const measure::StepMark& step)
{
    const std::lock_guard lock(mutex_);
    batch_.stepsEnded.push_back(step);
}

void LiveFeed::add(const measure::Event& event)
{
    const std::lock_guard lock(mutex_);
    batch_.events.push_back(event);
}

LiveBatch LiveFeed::take()
{
    const std::lock_guard lock(mutex_);
    LiveBatch taken = std::exchange(batch_, LiveBatch{});
    batch_.run = taken.run;
    return taken;
}

} // namespace pgduel::run
