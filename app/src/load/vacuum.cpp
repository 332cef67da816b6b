#include "load/vacuum.h"

#include <vector>

#include "server/faults.h"
#include "server/session.h"

namespace pgduel::app {

namespace {

/// Where the tables are: the load's own connection, or the first group's when that goes nowhere else.
std::string placeOf(const workload::LoadPlan& plan)
{
    for (const auto& group : plan.groups)
        if (group.conninfo.empty())
            return plan.conninfo;
    return plan.groups.empty() ? plan.conninfo : plan.groups.front().conninfo;
}

} // namespace

void vacuumPgbenchTables(const workload::LoadPlan& plan, bool all,
    const std::function<void(const measure::Fault&)>& tell, std::stop_token stop)
{
    server::Session session(placeOf(plan), "pgduel load");
    std::vector<std::string> statements{
        "VACUUM pgbench_branches", "VACUUM pgbench_tellers", "TRUNCATE pgbench_history"};
    if (all)
        statements.push_back("VACUUM ANALYZE pgbench_accounts");
    for (const auto& statement : statements)
        try {
            session.execute(statement, stop);
        } catch (const server::ServerError& error) {
            if (error.fault().code != server::fault::sqlFailed)
                throw;
            tell(error.fault());
        }
}

} // namespace pgduel::app
