#include "driver/groups.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "workload/faults.h"

namespace pgduel::workload {

std::vector<int> sessionsOfGroups(const Blueprint& blueprint, const study::LoadStep& step)
{
    int fixed = 0;
    std::vector<double> shares;
    for (const LinkedGroup& group : blueprint.groups) {
        fixed += group.fixedSessions;
        shares.push_back(group.fixedSessions > 0 ? 0 : group.share);
    }
    std::vector<int> counts = study::splitByWeight(step.sessions - fixed, shares);
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] += blueprint.groups[i].fixedSessions;
    if (std::accumulate(counts.begin(), counts.end(), 0) != step.sessions)
        throw WorkloadError(measure::Fault{fault::groupsDoNotFit, {},
            {std::to_string(step.index + 1), std::to_string(step.sessions), std::to_string(fixed)}, {}});
    return counts;
}

void countGroups(Blueprint& blueprint)
{
    std::map<std::string, int> most; // by connection string
    for (const study::LoadStep& step : blueprint.plan.steps) {
        const std::vector<int> counts = sessionsOfGroups(blueprint, step);
        std::map<std::string, int> sums;
        for (std::size_t i = 0; i < counts.size(); ++i)
            sums[blueprint.groups[i].conninfo] += counts[i];
        for (const auto& [conninfo, sum] : sums)
            most[conninfo] = std::max(most[conninfo], sum);
    }
    for (LinkedGroup& group : blueprint.groups)
        group.mostSessions = most[group.conninfo];
}

Seating::Seating(const Blueprint& blueprint)
    : blueprint_(blueprint)
{
}

std::shared_ptr<const Seats> Seating::seat(const study::LoadStep& step)
{
    const std::vector<int> counts = sessionsOfGroups(blueprint_, step);
    for (Seat& seat : seats_)
        seat.wanted = false;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        seatGroup(static_cast<int>(i), counts[i]);
        if (blueprint_.plan.weights == study::Weights::Sessions)
            splitScripts(static_cast<int>(i), counts[i]);
    }
    return std::make_shared<const Seats>(seats_);
}

/// The group's first sessions; new ones when it never had so many.
void Seating::seatGroup(int group, int sessions)
{
    for (Seat& seat : seats_)
        if (seat.group == group && sessions > 0) {
            seat.wanted = true;
            --sessions;
        }
    for (; sessions > 0; --sessions)
        seats_.push_back({group, -1, true});
}

void Seating::splitScripts(int group, int sessions)
{
    const LinkedGroup& linked = blueprint_.groups[static_cast<std::size_t>(group)];
    std::vector<double> weights;
    for (std::size_t i = linked.firstScript; i < linked.endScript; ++i)
        weights.push_back(blueprint_.scripts[i].weight);
    std::vector<int> left = study::splitByWeight(sessions, weights);
    const auto ours = [group](const Seat& seat) { return seat.wanted && seat.group == group; };
    for (Seat& seat : seats_) {
        if (!ours(seat) || seat.script < 0)
            continue;
        int& room = left[static_cast<std::size_t>(seat.script) - linked.firstScript];
        seat.script = room > 0 ? seat.script : -1;
        room -= room > 0 ? 1 : 0;
    }
    std::size_t script = 0;
    for (Seat& seat : seats_) {
        if (!ours(seat) || seat.script >= 0)
            continue;
        while (left[script] == 0)
            ++script;
        seat.script = static_cast<int>(linked.firstScript + script);
        --left[script];
    }
}

} // namespace pgduel::workload
