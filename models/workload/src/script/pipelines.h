#pragma once

#include <vector>

#include "language/mistake.h"
#include "script/program.h"

namespace pgduel::workload {

/// Mistakes in the use of pipelines that every way through the script runs into. What depends on a condition
/// shows only in the run.
std::vector<LanguageError> pipelineMistakes(const Program& program);

} // namespace pgduel::workload
