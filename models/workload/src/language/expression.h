#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "language/random.h"
#include "language/value.h"

namespace pgduel::workload {

// clang-format off
enum class Operation : std::uint8_t {
    Constant, Variable,
    Or, And, Not, Is, Equal, NotEqual, Less, LessOrEqual,
    BitOr, BitXor, BitAnd, ShiftLeft, ShiftRight,
    Add, Subtract, Multiply, Divide, Modulo,
    Case, Abs, Debug, Double, Exp, Greatest, Least, HashFnv1a, HashMurmur2, Int, Ln, Permute, Pi, Power,
    RandomUniform, RandomExponential, RandomGaussian, RandomZipfian, SquareRoot,
};
// clang-format on

/// A function that a script may call. One of any number of arguments is parsed as calls of at most
/// maxArguments.
struct FunctionSpec {
    std::string_view name;
    Operation operation;
    int least, most;
    static constexpr int any = -1; ///< as most
    bool seeded = false; ///< without its last argument the variable default_seed stands there
};
const FunctionSpec* findFunction(std::string_view lowerCaseName);
inline constexpr int maxArguments = 16;

/// A node of an expression; immutable once parsed.
struct Expression {
    Operation operation = Operation::Constant;
    Value constant; ///< of Constant
    int variable = -1; ///< of Variable: index in the script's list of names
    std::vector<Expression> arguments; ///< of Case: condition, value, … , else (always there)
};

/// Where an expression finds the values of its variables.
class VariableSource {
public:
    virtual ~VariableSource() = default;
    /// Throws EvaluationError when the variable has no value or its text is none.
    virtual Value value(int variable) const = 0;
    virtual void debug(const Value& value) const = 0; ///< shows the value that debug() was called with
};

/// Value of an expression. AND, OR and CASE evaluate only what they need; everything else is NULL when an
/// argument is.
Value evaluate(const Expression& expression, const VariableSource& variables, Random& random);

} // namespace pgduel::workload
