#pragma once

#include "server/session.h"
#include "telemetry/wait_sampler.h"

namespace pgduel::telemetry {

/// Groups of sessions by what they do: backend_type, state, wait_event_type, wait_event, sessions. The
/// set-returning function below the view pg_stat_activity, without the view's joins; its columns are the same
/// in 12 … 18. Our own sessions are left out.
extern const char* const activitySql;

/// Sessions in the same state.
struct ActivityGroup {
    std::string backendType; ///< empty: the role may not see it
    std::string state, waitClass, event; ///< empty: NULL
    int sessions = 0;
};

std::vector<ActivityGroup> activityGroups(const server::Rows& rows);

/// What counts as load: clients (and their parallel workers) that are active, in the class of their wait or
/// as "CPU" when they do not wait; background processes that are not idle, apart. Left out: idle sessions,
/// also inside a transaction, and the class Activity (waiting for work). Unknown classes pass through. Fills
/// connected, active and counts. Returns the number of sessions whose state the role may not see.
int addActivity(const std::vector<ActivityGroup>& groups, WaitTick& tick);

} // namespace pgduel::telemetry
