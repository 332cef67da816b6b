#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "measure/fault.h"
#include "script/program.h"

namespace pgduel::workload {

/// A script as read; without faults the program is complete.
struct ReadScript {
    Program program;
    std::vector<measure::Fault> faults; ///< all mistakes, in the order of the text
};

ReadScript readScript(
    const std::string& name, std::string_view text, double weight, const ScriptOptions& options = {});

} // namespace pgduel::workload
