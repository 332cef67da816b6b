#pragma once

#include "command_line/command.h"
#include "load/load_options.h"

namespace pgduel::app {

/// `pgduel load -i`: makes pgbench's tables and tells of it. Throws Failure.
Exit initializePgbench(const LoadOptions& options, Terminal& terminal);

} // namespace pgduel::app
