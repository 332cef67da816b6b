#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "measure/fault.h"
#include "workload/load_result.h"

namespace pgduel::run {

/// Errors of a load by SQLSTATE, as the driver counts them.
using Errors = std::map<std::string, std::uint64_t>;

/// An error after which the figures of a run are not those of its configuration: the server crashed, was
/// stopped, ran out of disk or memory, or broke connections. Classes: PostgreSQL's documentation, appendix
/// "Error Codes".
std::optional<measure::Fault> brokenRun(const Errors& errors, const std::string& firstError);

/// The fault of a run in which the computer slept for so long; nothing for a moment.
std::optional<measure::Fault> sleptThrough(double seconds);

/// Facts of a load for the reader of its run: errorMarks(), "stalls 2 1980" (how many, the longest in ms),
/// "skipped 120" (transactions not begun, in the measured parts), "aborted_sessions 3".
std::vector<std::string> loadMarks(const workload::LoadResult& load);

/// Marks "errors 23505 1234" for the transactions that failed, most frequent first, three at most.
std::vector<std::string> errorMarks(const Errors& errors);

} // namespace pgduel::run
