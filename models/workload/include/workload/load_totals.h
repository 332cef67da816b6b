#pragma once

#include <vector>

#include "workload/load_result.h"

namespace pgduel::workload {

/// The measured parts of all steps of a load together; warm-up steps are left out.
struct LoadTotals {
    double seconds = 0;
    Counts counts;
    Timings times;
    std::vector<ScriptResult> scripts;
    std::vector<StatementResult> statements;
    double driverCpuSeconds = 0;
    bool saturated = false; ///< the driver was, in one of the steps

    double perSecond(std::uint64_t transactions) const
    {
        return seconds > 0 ? static_cast<double>(transactions) / seconds : 0;
    }
};

LoadTotals totalsOf(const std::vector<StepResult>& steps);

/// Length of a step's measured part.
double measuredSeconds(const StepResult& step);

} // namespace pgduel::workload
