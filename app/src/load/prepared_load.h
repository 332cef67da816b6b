#pragma once

#include <string>
#include <vector>

#include "load/load_options.h"
#include "measure/fault.h"
#include "workload/load_plan.h"

namespace pgduel::app {

/// A load as the options ask for it, before the server is asked anything.
struct PreparedLoad {
    workload::LoadPlan plan;
    std::vector<std::string> titles; ///< of the scripts, group by group: "<builtin: select only>", a file
    bool usesBuiltin = false; ///< a script of pgbench's tables: their scale counts, not -s
};

/// Mistakes in scripts, all of them.
struct ScriptMistakes {
    std::vector<measure::Fault> faults;
};

/// As pgbench's reports name it: "<builtin: select only>", or the file.
std::string scriptTitle(const ScriptChoice& choice);

/// Reads and compiles the scripts. Throws WrongUse, ScriptMistakes, or Failure.
PreparedLoad prepareLoad(const LoadOptions& options);

/// The connection string that -h, -p, -U and the database ask for. What a connection string in the place of
/// the database says goes before the options, as in pgbench. Throws Failure (measure.conninfo_syntax).
std::string conninfoOf(const LoadOptions& options);

/// A number of transactions ends the load, not the time: -t, or nothing said (then 10, as in pgbench).
bool endsByCount(const LoadOptions& options);

/// Steps of the load: sessions, rate and duration.
std::vector<study::LoadStep> loadStepsOf(const LoadOptions& options);

/// pgbench's policy, unless --on-error and its like say otherwise: serialization failures and deadlocks are
/// tried again up to --max-tries, a server that goes away is waited for, any other error ends the session.
std::vector<workload::ErrorRule> errorRulesOf(const LoadOptions& options);

} // namespace pgduel::app
