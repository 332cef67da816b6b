#pragma once

#include <functional>
#include <stop_token>

#include "measure/fault.h"
#include "workload/load_plan.h"

namespace pgduel::app {

/// What pgbench does before a load unless -n is given: VACUUM of the small tables, the history emptied; `all`
/// (-v): accounts too, with ANALYZE. A table that is not there is told and passed over, as in pgbench. Throws
/// Failure without a connection, or when stopped.
void vacuumPgbenchTables(const workload::LoadPlan& plan, bool all,
    const std::function<void(const measure::Fault&)>& tell, std::stop_token stop);

} // namespace pgduel::app
