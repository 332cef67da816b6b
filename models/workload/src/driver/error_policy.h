#pragma once

#include <string_view>
#include <vector>

#include "workload/load_plan.h"
#include "workload/load_result.h"

namespace pgduel::workload {

/// What the rule with the longest matching beginning says; Count when none matches.
OnError actionFor(const std::vector<ErrorRule>& rules, std::string_view state);

TransactionRecord::Outcome failureOf(std::string_view state);

/// Says that a statement can never succeed here: syntax, and things that are not there or not allowed.
bool isRefusal(std::string_view state);

/// Says that a prepared statement is there already or is not there, although the session did its part.
bool isPreparedMixUp(std::string_view state);

} // namespace pgduel::workload
