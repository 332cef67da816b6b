#pragma once

#include <cstdint>
#include <optional>

#include "measure/clock.h"
#include "measure/histogram.h"
#include "workload/load_result.h"

namespace pgduel::workload {

/// Tells when a load stands still: in a closed loop a stall leaves hardly a trace in the latencies, since
/// nothing is begun that could be slow. It is one when no transaction ended for longer than three times what
/// a transaction in progress usually takes, and at least a second, while one was waiting for the server.
class StallWatch {
public:
    /// What the workers know.
    struct View {
        measure::Micros lastEnd = 0; ///< when a transaction ended last
        std::optional<measure::Micros> resumed; ///< the first end after the stall's begin
        std::optional<measure::Micros> waitingSince; ///< the longest waiting transaction began
    };
    /// Transactions that ended outside a stall that was told say what is usual. A load may begin within a
    /// stall, which nobody can tell yet and which holds up one transaction of each session: usual is at most
    /// the slowest that is left without as many. Nothing is told before each session could have ended two.
    void learn(const measure::Histogram& times, int sessions);
    /// How long a pause may be; nothing while that is not known.
    std::optional<measure::Micros> patience() const;

    /// Whether a look at the transactions in progress must decide.
    bool suspects(const View& view, measure::Micros now) const;
    std::optional<measure::Micros> begun(const View& view, measure::Micros now); ///< since when, if one has
    std::optional<Stall> ended(const View& view); ///< the one that has, if any
    std::optional<Stall> close(measure::Micros now); ///< at the end of the load
    std::optional<measure::Micros> since() const { return since_; } ///< begin of the stall that lasts

private:
    measure::Histogram times_;
    int sessions_ = 0;
    std::optional<measure::Micros> since_;
};

} // namespace pgduel::workload
