#pragma once

#include <string>
#include <vector>

namespace pgduel::workload {

/// The file to execute for `program`: by PATH in `environment` ("NAME=value"), as it is when it names a
/// folder. Neither a folder nor a program that merely lies in the current folder counts. Throws WorkloadError
/// (workload.command_not_started) when there is none.
std::string programFile(const std::string& program, const std::vector<std::string>& environment);

} // namespace pgduel::workload
