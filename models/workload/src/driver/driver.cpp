#include "workload/driver.h"

#include <algorithm>
#include <set>
#include <sys/resource.h>

#include "driver/load_run.h"
#include "driver/probe.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// Descriptors that the program has open beside the load's sessions, generously.
constexpr rlim_t otherFiles = 100;

void makeRoomForFiles(int sessions)
{
    const rlim_t needed = static_cast<rlim_t>(sessions) + otherFiles;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= needed)
        return;
    limit.rlim_cur = std::min(needed, limit.rlim_max);
    if (::setrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < needed)
        throw WorkloadError(measure::Fault{
            fault::tooManyFiles, {}, {std::to_string(needed), std::to_string(limit.rlim_cur)}, {}});
}

/// Checks room and statements for all groups that connect as `group` does.
void checkGroups(Blueprint& blueprint, const LinkedGroup& group, Probe& probe)
{
    const ServerRoom room = probe.room();
    const study::Protocol protocol = blueprint.plan.protocol;
    const bool describe = protocol != study::Protocol::Simple && blueprint.prepareAtOpen;
    for (LinkedGroup& each : blueprint.groups) {
        if (each.conninfo != group.conninfo)
            continue;
        each.room = room;
        if (!probe.stopped())
            each.address = probe.address();
        for (std::size_t i = each.firstStatement; describe && i < each.endStatement; ++i)
            if (!probe.stopped())
                probe.describe(blueprint.statements[i], protocol == study::Protocol::Prepared);
    }
}

/// What must be known before sessions open; goes into the blueprint and the result. Returns early when
/// stopped.
void prepare(Blueprint& blueprint, LoadResult& result, std::stop_token stop)
{
    const LinkedGroup& first = blueprint.groups[static_cast<std::size_t>(blueprint.groupThatNeeds("scale"))];
    std::map<std::string, std::string> variables = blueprint.plan.variables;
    {
        Probe probe(blueprint, first, stop);
        if (probe.stopped())
            return;
        result.serverVersion = probe.serverVersion();
        if (blueprint.needs("scale"))
            if (const std::string scale = probe.scale(blueprint.whyNoScale); !scale.empty())
                result.scaleRead = variables["scale"] = scale;
        if (probe.stopped())
            return;
        blueprint.setVariables(variables);
        checkGroups(blueprint, first, probe);
    }
    std::set<std::string> checked{first.conninfo};
    for (const LinkedGroup& group : blueprint.groups) {
        if (stop.stop_requested() || !checked.insert(group.conninfo).second)
            continue;
        Probe probe(blueprint, group, stop);
        checkGroups(blueprint, group, probe);
    }
}

} // namespace

LoadResult runLoad(
    const LoadPlan& plan, const measure::RunClock& clock, LoadListener& listener, std::stop_token stop)
{
    Blueprint blueprint(plan);
    for (const LinkedGroup& group : blueprint.groups)
        checkConninfo(group.conninfo);
    makeRoomForFiles(blueprint.mostSessions);
    LoadResult result;
    prepare(blueprint, result, stop);
    result.stopped = stop.stop_requested();
    if (result.stopped)
        return result;
    blueprint.threads = std::min(
        plan.threads > 0 ? plan.threads : threadsFor(blueprint.mostSessions), blueprint.mostSessions);
    return LoadRun(blueprint, clock, listener, stop).run(std::move(result));
}

} // namespace pgduel::workload
