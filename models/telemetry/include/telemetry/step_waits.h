#pragma once

#include <map>
#include <string>
#include <vector>

#include "telemetry/wait_sampler.h"

namespace pgduel::telemetry {

/// Adds up ticks into average sessions waiting per class and event: Σ sessions × covered time ÷ time (client
/// backends only).
class WaitAccumulator {
public:
    void add(const WaitTick& tick);
    void clear();
    double seconds() const;
    double average(const std::string& waitClass) const; ///< sessions; 0 when never seen
    double counted(const std::string& waitClass) const; ///< Σ sessions: the counts behind the average
    double averageActive() const;
    std::map<std::string, double> averageByEvent() const; ///< "IO:DataFileRead" → sessions
    std::vector<std::string> classes() const; ///< seen since the last clear(), in order of names
    std::uint64_t ticks() const;

private:
    struct Sum {
        double sessionMicros = 0, count = 0;
    };
    std::map<std::string, Sum> byClass_, byEvent_;
    double activeMicros_ = 0, micros_ = 0;
    std::uint64_t ticks_ = 0;
};

} // namespace pgduel::telemetry
