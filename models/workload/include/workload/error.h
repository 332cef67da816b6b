#pragma once

#include "measure/fault.h"

namespace pgduel::workload {

/// The one exception type of this room; codes in workload/faults.h.
class WorkloadError : public measure::Failure {
public:
    using measure::Failure::Failure;
};

} // namespace pgduel::workload
