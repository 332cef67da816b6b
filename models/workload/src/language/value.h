#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "workload/error.h"

namespace pgduel::workload {

/// What an expression yields; the types and their conversions are pgbench's (PostgreSQL documentation,
/// pgbench, "Built-in Operators" and "Built-in Functions").
using Null = std::monostate;
using Value = std::variant<Null, bool, std::int64_t, double>;

/// A value that an operator or function cannot work with; the place is added by whoever runs the command.
class EvaluationError : public WorkloadError {
public:
    EvaluationError(const char* code, std::vector<std::string> args)
        : WorkloadError(measure::Fault{code, {}, std::move(args), {}})
    {
    }
};

inline bool isNull(const Value& value)
{
    return std::holds_alternative<Null>(value);
}

/// Conversions; throw EvaluationError where pgbench refuses. A double becomes the nearest integer, ties to
/// even.
std::int64_t toIntegerSlowly(const Value& value); ///< of what is none
inline std::int64_t toInteger(const Value& value)
{
    const auto* integer = std::get_if<std::int64_t>(&value);
    return integer ? *integer : toIntegerSlowly(value);
}
double toDouble(const Value& value);
bool toBoolean(const Value& value);
/// Truth in CASE and \if: true or a number other than zero; NULL is false.
bool isTrue(const Value& value);

/// Longest text of writeText().
inline constexpr std::size_t maxValueText = 32;
/// Text as pgbench sends it (doubles with 15 digits, NULL as "NULL"); returns its length, no end mark.
std::size_t writeText(const Value& value, char* out);
std::string toText(const Value& value);
std::string withType(const Value& value); ///< "int 5", "double 2.5", "boolean true", "null"

/// Text of a variable as a value: NULL, boolean words, integer, double; nothing when it is none of them.
std::optional<Value> readValue(std::string_view text);

} // namespace pgduel::workload
