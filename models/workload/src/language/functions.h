#pragma once

#include "language/expression.h"

namespace pgduel::workload {

/// An operator or function over values none of which is NULL. Throws EvaluationError.
Value apply(Operation operation, const Value* values, int count, Random& random);

} // namespace pgduel::workload
