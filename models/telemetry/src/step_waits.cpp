#include "telemetry/step_waits.h"

namespace pgduel::telemetry {

void WaitAccumulator::add(const WaitTick& tick)
{
    const auto covered = static_cast<double>(tick.covers);
    for (const WaitCount& count : tick.counts) {
        if (count.background)
            continue;
        const std::string event = count.event.empty() ? count.waitClass : count.waitClass + ':' + count.event;
        for (Sum* sum : {&byClass_[count.waitClass], &byEvent_[event]}) {
            sum->sessionMicros += count.sessions * covered;
            sum->count += count.sessions;
        }
    }
    activeMicros_ += tick.active * covered;
    micros_ += covered;
    ++ticks_;
}

void WaitAccumulator::clear()
{
    *this = WaitAccumulator();
}

double WaitAccumulator::seconds() const
{
    return micros_ / 1e6;
}

double WaitAccumulator::average(const std::string& waitClass) const
{
    const auto found = byClass_.find(waitClass);
    return found == byClass_.end() || micros_ <= 0 ? 0 : found->second.sessionMicros / micros_;
}

double WaitAccumulator::counted(const std::string& waitClass) const
{
    const auto found = byClass_.find(waitClass);
    return found == byClass_.end() ? 0 : found->second.count;
}

double WaitAccumulator::averageActive() const
{
    return micros_ > 0 ? activeMicros_ / micros_ : 0;
}

std::vector<std::string> WaitAccumulator::classes() const
{
    std::vector<std::string> names;
    for (const auto& [name, sum] : byClass_)
        names.push_back(name);
    return names;
}

std::map<std::string, double> WaitAccumulator::averageByEvent() const
{
    std::map<std::string, double> averages;
    for (const auto& [event, sum] : byEvent_)
        averages[event] = micros_ > 0 ? sum.sessionMicros / micros_ : 0;
    return averages;
}

std::uint64_t WaitAccumulator::ticks() const
{
    return ticks_;
}

} // namespace pgduel::telemetry
