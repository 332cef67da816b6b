#include "language/value.h"

#include <charconv>
#include <cmath>
#include <cstring>

#include "language/characters.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

const char* typeName(const Value& value)
{
    static constexpr const char* names[] = {"null", "boolean", "integer", "double"};
    return names[value.index()];
}

[[noreturn]] void refuse(const Value& value, const char* wanted)
{
    throw EvaluationError(fault::wrongType, {typeName(value), wanted});
}

std::size_t copyText(const char* text, char* out)
{
    const std::size_t length = std::strlen(text);
    std::memcpy(out, text, length);
    return length;
}

std::size_t writeDouble(double value, char* out)
{
    if (std::isnan(value))
        return copyText("NaN", out);
    if (std::isinf(value))
        return copyText(value < 0 ? "-Infinity" : "Infinity", out);
    return static_cast<std::size_t>(
        std::to_chars(out, out + maxValueText, value, std::chars_format::general, 15).ptr - out);
}

template <typename Number> std::optional<Number> readWhole(std::string_view text)
{
    if (text.size() > 1 && text.front() == '+' && text[1] != '-')
        text.remove_prefix(1);
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace

std::int64_t toIntegerSlowly(const Value& value)
{
    const auto* real = std::get_if<double>(&value);
    if (!real)
        refuse(value, "integer");
    const double rounded = std::nearbyint(*real);
    if (!(rounded >= -0x1p63 && rounded < 0x1p63)) // false for NaN too
        throw EvaluationError(fault::outOfRange, {"int"});
    return static_cast<std::int64_t>(rounded);
}

double toDouble(const Value& value)
{
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*integer);
    refuse(value, "double");
}

bool toBoolean(const Value& value)
{
    if (const auto* boolean = std::get_if<bool>(&value))
        return *boolean;
    refuse(value, "boolean");
}

bool isTrue(const Value& value)
{
    if (const auto* boolean = std::get_if<bool>(&value))
        return *boolean;
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return *integer != 0;
    const auto* real = std::get_if<double>(&value);
    return real && *real != 0.0;
}

std::size_t writeText(const Value& value, char* out)
{
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return static_cast<std::size_t>(std::to_chars(out, out + maxValueText, *integer).ptr - out);
    if (const auto* real = std::get_if<double>(&value))
        return writeDouble(*real, out);
    if (const auto* boolean = std::get_if<bool>(&value))
        return copyText(*boolean ? "true" : "false", out);
    return copyText("NULL", out);
}

std::string toText(const Value& value)
{
    char buffer[maxValueText];
    return std::string(buffer, writeText(value, buffer));
}

std::string withType(const Value& value)
{
    static const char* const names[] = {"null", "boolean ", "int ", "double "};
    return names[value.index()] + (isNull(value) ? "" : toText(value));
}

std::optional<Value> readValue(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    const std::string word = lowered(text);
    const auto begins = [&word](std::string_view whole) { return whole.substr(0, word.size()) == word; };
    if (word == "null")
        return Value(Null{});
    if (begins("true") || begins("yes") || word == "on")
        return Value(true);
    if (begins("false") || begins("no") || word == "off" || word == "of")
        return Value(false);
    if (const auto integer = readWhole<std::int64_t>(text))
        return Value(*integer);
    if (const auto real = readWhole<double>(text))
        return Value(*real);
    return std::nullopt;
}

} // namespace pgduel::workload
