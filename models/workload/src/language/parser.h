#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "language/expression.h"
#include "language/lexer.h"

namespace pgduel::workload {

/// Gives the index of a variable in the script's list of names, adding it when it is new; position: where it
/// is written.
using VariableIndex = std::function<int(std::string_view name, std::size_t position)>;

/// The expression in [begin, end) of a script text. Throws LanguageError; `command` names the command in
/// faults.
Expression parseExpression(std::string_view script, std::size_t begin, std::size_t end,
    const std::string& command, const VariableIndex& variableIndex);

} // namespace pgduel::workload
