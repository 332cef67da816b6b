#include "units.h"

#include <charconv>
#include <cmath>

#include "blanks.h"
#include "study/level.h"
#include "study/number_text.h"

namespace pgduel::study {

namespace {

struct Unit {
    std::string_view name;
    std::int64_t size;
};

constexpr Unit memoryUnits[]{{"TB", std::int64_t{1} << 40}, {"GB", std::int64_t{1} << 30},
    {"MB", std::int64_t{1} << 20}, {"kB", std::int64_t{1} << 10}, {"B", 1}};
constexpr Unit timeUnits[]{{"d", 86'400'000'000}, {"h", 3'600'000'000}, {"min", 60'000'000}, {"s", 1'000'000},
    {"ms", 1000}, {"us", 1}};

template <std::size_t n> std::optional<std::int64_t> sizeOf(const Unit (&units)[n], std::string_view name)
{
    for (const Unit& unit : units) {
        if (unit.name == name)
            return unit.size;
    }
    return std::nullopt;
}

std::size_t digitsFrom(std::string_view text, std::size_t at)
{
    const std::size_t end = text.find_first_not_of("0123456789", at);
    return (end == std::string_view::npos ? text.size() : end) - at;
}

/// Length of "-12.5" at the beginning; 0 when there is no number.
std::size_t numberLength(std::string_view text)
{
    const std::size_t sign = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const std::size_t whole = digitsFrom(text, sign);
    std::size_t end = sign + whole;
    if (end < text.size() && text[end] == '.') {
        const std::size_t fraction = digitsFrom(text, end + 1);
        if (whole + fraction == 0)
            return 0;
        return end + 1 + fraction;
    }
    return whole ? end : 0;
}

/// Whole product below 2^62, or nothing.
std::optional<std::int64_t> whole(double number, std::int64_t factor)
{
    // long double keeps all 64 bits of sizes given to the byte.
    const long double product =
        std::floor(static_cast<long double>(number) * static_cast<long double>(factor));
    if (!(product >= 0) || product >= 4.6e18L)
        return std::nullopt;
    return static_cast<std::int64_t>(product);
}

} // namespace

std::optional<Amount> parseAmount(std::string_view text)
{
    text = trimmed(text);
    const std::size_t length = numberLength(text);
    if (length == 0)
        return std::nullopt;
    Amount amount;
    amount.digits = text.substr(text[0] == '+' ? 1 : 0, length - (text[0] == '+' ? 1 : 0));
    const char* end = amount.digits.data() + amount.digits.size();
    if (std::from_chars(amount.digits.data(), end, amount.number).ec != std::errc())
        return std::nullopt;
    amount.unit = trimmed(text.substr(length));
    return amount;
}

std::optional<std::int64_t> bytesInUnit(std::string_view unit)
{
    std::int64_t factor = 1;
    const auto [rest, error] = std::from_chars(unit.data(), unit.data() + unit.size(), factor);
    if (error == std::errc())
        unit.remove_prefix(static_cast<std::size_t>(rest - unit.data()));
    const auto size = sizeOf(memoryUnits, unit);
    return size && factor > 0 ? std::optional(*size * factor) : std::nullopt;
}

std::optional<std::int64_t> microsInUnit(std::string_view unit)
{
    return sizeOf(timeUnits, unit);
}

std::optional<std::int64_t> parseBytes(const std::string& text)
{
    const auto amount = parseAmount(text);
    const auto unit = amount ? sizeOf(memoryUnits, amount->unit) : std::nullopt;
    return unit ? whole(amount->number, *unit) : std::nullopt;
}

std::optional<long long> parseMicros(const std::string& text)
{
    std::string_view rest = trimmed(text);
    std::int64_t micros = 0;
    if (rest.empty())
        return std::nullopt;
    while (!rest.empty()) {
        auto part = parseAmount(rest);
        if (!part || part->number < 0)
            return std::nullopt;
        const std::size_t nameEnd = std::min(part->unit.find_first_not_of("dhimnsu"), part->unit.size());
        const auto unit = microsInUnit(part->unit.substr(0, nameEnd));
        const auto value = unit ? whole(part->number, *unit) : std::nullopt;
        if (!value || *value > INT64_MAX / 4 - micros)
            return std::nullopt;
        micros += *value;
        rest = trimmed(part->unit.substr(nameEnd));
    }
    return micros;
}

std::optional<long long> parseMillis(const std::string& text)
{
    const auto micros = parseMicros(text);
    return micros ? std::optional(*micros / 1000) : std::nullopt;
}

std::optional<double> parsePercent(const std::string& text)
{
    const auto amount = parseAmount(text);
    if (!amount || amount->unit != "%")
        return std::nullopt;
    // The hundredth is taken in decimal, so that "3 %" is exactly the 0.03 that formatPercent() was given.
    const std::string shifted = amount->digits + "e-2";
    double ratio = 0;
    if (std::from_chars(shifted.data(), shifted.data() + shifted.size(), ratio).ec != std::errc())
        return std::nullopt;
    return ratio;
}

std::string formatMillis(long long millis)
{
    std::string shortest = std::to_string(millis) + "ms";
    constexpr Unit units[]{{"h", 3'600'000}, {"min", 60'000}, {"s", 1000}};
    for (const Unit& unit : units) {
        if (millis % unit.size != 0)
            continue;
        const std::string text = std::to_string(millis / unit.size) + std::string(unit.name);
        if (text.size() <= shortest.size())
            shortest = text;
    }
    return shortest;
}

std::string formatMicros(long long micros)
{
    return micros % 1000 == 0 ? formatMillis(micros / 1000) : std::to_string(micros) + "us";
}

std::string formatPercent(double ratio)
{
    std::string text = numberText(ratio);
    const std::string sign = text[0] == '-' ? "-" : "";
    text.erase(0, sign.size());
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string fraction = point < text.size() ? text.substr(point + 1) : "";
    fraction.resize(std::max<std::size_t>(2, fraction.size()), '0');
    std::string percent = text.substr(0, point) + fraction.substr(0, 2);
    percent.erase(0, std::min(percent.find_first_not_of('0'), percent.size() - 1));
    if (fraction.size() > 2)
        percent += '.' + fraction.substr(2);
    return sign + percent + " %";
}

std::string formatBytes(std::int64_t bytes)
{
    for (const Unit& unit : memoryUnits) {
        if (bytes != 0 && bytes % unit.size == 0)
            return std::to_string(bytes / unit.size) + ' ' + std::string(unit.name);
    }
    return "0 B";
}

std::string showBytes(std::int64_t bytes)
{
    std::string exact = formatBytes(bytes);
    if (exact.find(' ') <= 4)
        return exact;
    for (const Unit& unit : memoryUnits) {
        if (bytes >= 10 * unit.size)
            return std::to_string((bytes + unit.size / 2) / unit.size) + ' ' + std::string(unit.name);
    }
    return exact;
}

} // namespace pgduel::study
