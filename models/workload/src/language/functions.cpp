#include "language/functions.h"

#include <cmath>
#include <limits>

#include "workload/faults.h"

namespace pgduel::workload {

namespace {

using Integer = std::int64_t;

bool isDouble(const Value& value)
{
    return std::holds_alternative<double>(value);
}

[[noreturn]] void overflow(const char* operation)
{
    throw EvaluationError(fault::outOfRange, {operation});
}

Integer divided(Integer a, Integer b)
{
    if (b == 0)
        throw EvaluationError(fault::divisionByZero, {"/"});
    if (b == -1 && a == std::numeric_limits<Integer>::min())
        overflow("/");
    return a / b;
}

Integer remainder(Integer a, Integer b)
{
    if (b == 0)
        throw EvaluationError(fault::divisionByZero, {"%"});
    return b == -1 ? 0 : a % b;
}

Value integerArithmetic(Operation operation, Integer a, Integer b)
{
    Integer result = 0;
    switch (operation) {
    case Operation::Add:
        if (__builtin_add_overflow(a, b, &result))
            overflow("+");
        return result;
    case Operation::Subtract:
        if (__builtin_sub_overflow(a, b, &result))
            overflow("-");
        return result;
    case Operation::Multiply:
        if (__builtin_mul_overflow(a, b, &result))
            overflow("*");
        return result;
    case Operation::Divide:
        return divided(a, b);
    case Operation::Modulo:
        return remainder(a, b);
    case Operation::Equal:
        return a == b;
    case Operation::NotEqual:
        return a != b;
    case Operation::Less:
        return a < b;
    default:
        return a <= b;
    }
}

/// IEEE division, spelled out for zero because the language leaves that undefined.
double quotient(double a, double b)
{
    if (b != 0)
        return a / b;
    if (a == 0 || std::isnan(a))
        return std::numeric_limits<double>::quiet_NaN();
    return std::copysign(
        std::numeric_limits<double>::infinity(), std::copysign(1.0, a) * std::copysign(1.0, b));
}

Value doubleArithmetic(Operation operation, double a, double b)
{
    switch (operation) {
    case Operation::Add:
        return a + b;
    case Operation::Subtract:
        return a - b;
    case Operation::Multiply:
        return a * b;
    case Operation::Divide:
        return quotient(a, b);
    case Operation::Equal:
        return a == b;
    case Operation::NotEqual:
        return a != b;
    case Operation::Less:
        return a < b;
    default:
        return a <= b;
    }
}

/// Shifts count modulo 64, as the processors do on which pgbench runs.
Value bitwise(Operation operation, Integer a, Integer b)
{
    const int places = static_cast<int>(b & 63);
    switch (operation) {
    case Operation::BitOr:
        return a | b;
    case Operation::BitXor:
        return a ^ b;
    case Operation::BitAnd:
        return a & b;
    case Operation::ShiftLeft:
        return static_cast<Integer>(static_cast<std::uint64_t>(a) << places);
    default:
        return a >> places;
    }
}

Value extreme(const Value* values, int count, bool greatest)
{
    bool real = false;
    for (int i = 0; i < count; ++i)
        real = real || isDouble(values[i]);
    int best = 0;
    for (int i = 1; i < count; ++i) {
        const bool less = real ? toDouble(values[i]) < toDouble(values[best])
                               : toInteger(values[i]) < toInteger(values[best]);
        const bool more = real ? toDouble(values[i]) > toDouble(values[best])
                               : toInteger(values[i]) > toInteger(values[best]);
        if (greatest ? more : less)
            best = i;
    }
    return real ? Value(toDouble(values[best])) : Value(toInteger(values[best]));
}

Value absolute(const Value& value)
{
    if (isDouble(value))
        return std::fabs(std::get<double>(value));
    const Integer integer = toInteger(value);
    return integer < 0 ? static_cast<Integer>(-static_cast<std::uint64_t>(integer)) : integer;
}

void checkParameter(const char* function, double value, bool allowed, const char* least, const char* most)
{
    if (!allowed)
        throw EvaluationError(fault::badParameter, {function, toText(value), least, most});
}

const char* nameOfDraw(Operation operation)
{
    switch (operation) {
    case Operation::RandomExponential:
        return "random_exponential";
    case Operation::RandomGaussian:
        return "random_gaussian";
    case Operation::RandomZipfian:
        return "random_zipfian";
    default:
        return "random";
    }
}

Value drawn(Operation operation, const Value* values, Random& random)
{
    const Integer low = toInteger(values[0]), high = toInteger(values[1]);
    Integer width = 0;
    if (low > high)
        throw EvaluationError(fault::emptyRange, {nameOfDraw(operation), toText(low), toText(high)});
    if (__builtin_sub_overflow(high, low, &width) || width == std::numeric_limits<Integer>::max())
        throw EvaluationError(fault::rangeTooLarge, {nameOfDraw(operation), toText(low), toText(high)});
    if (operation == Operation::RandomUniform)
        return random.between(low, high);
    const double parameter = toDouble(values[2]);
    switch (operation) {
    case Operation::RandomExponential:
        checkParameter(nameOfDraw(operation), parameter, parameter > 0, "0", "");
        return random.exponential(low, high, parameter);
    case Operation::RandomGaussian:
        checkParameter(nameOfDraw(operation), parameter, parameter >= 2, "2", "");
        return random.gaussian(low, high, parameter);
    default:
        checkParameter(
            nameOfDraw(operation), parameter, parameter >= 1.001 && parameter <= 1000, "1.001", "1000");
        return random.zipfian(low, high, parameter);
    }
}

Value permutedValue(const Value* values)
{
    const Integer size = toInteger(values[1]);
    checkParameter("permute", static_cast<double>(size), size > 0, "1", "");
    return permuted(toInteger(values[0]), size, toInteger(values[2]));
}

} // namespace

Value apply(Operation operation, const Value* v, int count, Random& random)
{
    switch (operation) {
    case Operation::Not:
        return !toBoolean(v[0]);
    case Operation::BitOr:
    case Operation::BitXor:
    case Operation::BitAnd:
    case Operation::ShiftLeft:
    case Operation::ShiftRight:
        return bitwise(operation, toInteger(v[0]), toInteger(v[1]));
    case Operation::Abs:
        return absolute(v[0]);
    case Operation::Double:
        return toDouble(v[0]);
    case Operation::Int:
        return toInteger(v[0]);
    case Operation::Exp:
        return std::exp(toDouble(v[0]));
    case Operation::Ln:
        return std::log(toDouble(v[0]));
    case Operation::SquareRoot:
        return std::sqrt(toDouble(v[0]));
    case Operation::Power:
        return std::pow(toDouble(v[0]), toDouble(v[1]));
    case Operation::Pi:
        return 3.14159265358979323846;
    case Operation::Greatest:
    case Operation::Least:
        return extreme(v, count, operation == Operation::Greatest);
    case Operation::HashFnv1a:
        return hashFnv1a(toInteger(v[0]), static_cast<std::uint64_t>(toInteger(v[1])));
    case Operation::HashMurmur2:
        return hashMurmur2(toInteger(v[0]), static_cast<std::uint64_t>(toInteger(v[1])));
    case Operation::Permute:
        return permutedValue(v);
    case Operation::RandomUniform:
    case Operation::RandomExponential:
    case Operation::RandomGaussian:
    case Operation::RandomZipfian:
        return drawn(operation, v, random);
    default:
        if ((isDouble(v[0]) || isDouble(v[1])) && operation != Operation::Modulo)
            return doubleArithmetic(operation, toDouble(v[0]), toDouble(v[1]));
        return integerArithmetic(operation, toInteger(v[0]), toInteger(v[1]));
    }
}

} // namespace pgduel::workload
