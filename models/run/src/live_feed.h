#pragma once

#include <mutex>

#include "run/progress.h"

namespace pgduel::run {

/// Where the threads of a run leave what the window shows; the window takes all of it at once, a few times a
/// second. Nobody waits for the window: what is not taken is kept up to a bound, then the oldest samples are
/// dropped (the study file has them).
class LiveFeed {
public:
    void beginRun(int run);
    void add(const measure::Sample& sample);
    void stepBegan(const measure::StepMark& step);
    void stepEnded(const measure::StepMark& step);
    void add(const measure::Event& event);
    LiveBatch take();

private:
    static constexpr std::size_t bound = 200'000;
    std::mutex mutex_;
    LiveBatch batch_;
};

} // namespace pgduel::run
