#pragma once

#include <map>
#include <string>
#include <vector>

#include "workload/command_engine.h"

namespace pgduel::workload {

/// Our environment with what leads libpq to the server ("NAME=value"), English messages, and the plan's
/// folders first in PATH.
std::vector<std::string> engineEnvironment(const CommandPlan& plan);

/// Values of the placeholders at one step.
std::map<std::string, std::string> placeholderValues(const CommandPlan& plan, const study::LoadStep& step);

} // namespace pgduel::workload
