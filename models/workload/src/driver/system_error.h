#pragma once

#include <cerrno>
#include <system_error>

#include "workload/error.h"
#include "workload/faults.h"

namespace pgduel::workload {

/// A call to the system failed with errno.
[[noreturn]] inline void throwSystemError(const char* call)
{
    const int error = errno;
    throw WorkloadError(
        measure::Fault{fault::systemCall, {}, {call}, std::generic_category().message(error)});
}

} // namespace pgduel::workload
