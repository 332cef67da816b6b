#pragma once

#include <optional>
#include <string>
#include <vector>

#include "study/study.h"

namespace pgduel::study {

/// Whether a rule such as "workers > indexes - 1" holds for these levels (one per factor). Operands are
/// numbers and names of factors, combined by + and −, compared by one of < <= = != >= >. Nothing when the
/// rule cannot be read or a level in it is no number.
std::optional<bool> evaluateSkipRule(
    const std::string& rule, const std::vector<FactorSpec>& factors, const std::vector<std::string>& levels);

/// Whether any rule of any factor leaves this combination out.
bool isSkipped(const std::vector<FactorSpec>& factors, const std::vector<std::string>& levels);

} // namespace pgduel::study
