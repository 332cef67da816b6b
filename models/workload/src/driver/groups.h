#pragma once

#include <memory>
#include <vector>

#include "driver/blueprint.h"

namespace pgduel::workload {

/// How many of a step's sessions each group gets: its fixed number, or its share of what those leave by
/// largest remainder. Throws WorkloadError when the numbers do not add up.
std::vector<int> sessionsOfGroups(const Blueprint& blueprint, const study::LoadStep& step);

/// Fills in LinkedGroup::mostSessions, and refuses steps that the groups do not fit.
void countGroups(Blueprint& blueprint);

/// What one session is in one step.
struct Seat {
    int group = 0;
    int script = -1; ///< −1: drawn for each transaction
    bool wanted = false; ///< in this step
};
using Seats = std::vector<Seat>; ///< by number of the session

/// Gives each session its group once and for all, and, when sessions are split by weight, its script; those
/// that stay keep theirs as far as the split allows.
class Seating {
public:
    explicit Seating(const Blueprint& blueprint);
    std::shared_ptr<const Seats> seat(const study::LoadStep& step);

private:
    void seatGroup(int group, int sessions);
    void splitScripts(int group, int sessions);

    const Blueprint& blueprint_;
    Seats seats_;
};

} // namespace pgduel::workload
