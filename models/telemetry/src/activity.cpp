#include "activity.h"

namespace pgduel::telemetry {

// Hidden rows (no backend_type) of processes without a database are background processes: not worth a
// warning.
const char* const activitySql = R"(
    select backend_type, state, wait_event_type, wait_event, count(*)
    from pg_catalog.pg_stat_get_activity(null)
    where coalesce(application_name, '') not in ('pgduel control', 'pgduel sampler')
      and (backend_type is not null or datid is not null)
    group by 1, 2, 3, 4)";

namespace {

bool isRunning(const std::string& state)
{
    return state == "active" || state == "fastpath function call";
}

} // namespace

std::vector<ActivityGroup> activityGroups(const server::Rows& rows)
{
    std::vector<ActivityGroup> groups;
    for (std::size_t i = 0; i < rows.rows.size(); ++i)
        groups.push_back({rows.text(i, 0), rows.text(i, 1), rows.text(i, 2), rows.text(i, 3),
            static_cast<int>(rows.integer(i, 4))});
    return groups;
}

int addActivity(const std::vector<ActivityGroup>& groups, WaitTick& tick)
{
    int hidden = 0;
    for (const ActivityGroup& group : groups) {
        const bool isClient = group.backendType == "client backend";
        const bool background = !isClient && group.backendType != "parallel worker";
        if (group.backendType.empty()) {
            hidden += group.sessions;
            continue;
        }
        if (isClient)
            tick.connected += group.sessions;
        const bool working = isRunning(group.state) || (background && group.state.empty());
        if (!working || group.waitClass == "Activity")
            continue;
        if (!background)
            tick.active += group.sessions;
        const bool onCpu = group.waitClass.empty();
        tick.counts.push_back({onCpu ? "CPU" : group.waitClass, onCpu ? std::string() : group.event,
            background, group.sessions});
    }
    return hidden;
}

} // namespace pgduel::telemetry
