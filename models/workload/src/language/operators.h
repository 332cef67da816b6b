#pragma once

#include <string>
#include <string_view>

#include "language/expression.h"
#include "language/lexer.h"

namespace pgduel::workload {

/// How tightly an operator binds, from loose to tight (PostgreSQL documentation, pgbench, "Built-in
/// Operators").
enum Precedence { Anything, OrLevel, AndLevel, NotLevel, IsLevel, Comparison, Bitwise, Sum, Product, Sign };

struct Infix {
    std::string_view text;
    Precedence precedence;
    Operation operation;
    bool swapped = false; ///< a > b is b < a
};

/// The operator that a token is, null when it is none; `lowered`: its text in lower case.
const Infix* findInfix(const Token& token, const std::string& lowered);

} // namespace pgduel::workload
