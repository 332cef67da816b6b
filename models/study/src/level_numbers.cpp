#include "study/level_numbers.h"

#include <charconv>

#include "blanks.h"
#include "study/level.h"

namespace pgduel::study {

namespace {

using Read = std::optional<double> (*)(const std::string&);

std::optional<double> plain(const std::string& level)
{
    const std::string text = withoutBlanks(level);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<double> size(const std::string& level)
{
    const auto bytes = parseBytes(level);
    return bytes ? std::optional(static_cast<double>(*bytes)) : std::nullopt;
}

std::optional<double> duration(const std::string& level)
{
    const auto millis = parseMillis(level);
    return millis ? std::optional(static_cast<double>(*millis)) : std::nullopt;
}

std::optional<double> share(const std::string& level)
{
    std::string text = withoutBlanks(level);
    const auto sign = text.find('%');
    std::string unit = sign == std::string::npos ? std::string() : text.substr(sign + 1);
    for (char& c : unit)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (unit == "ram")
        text.resize(sign + 1);
    return parsePercent(text);
}

std::optional<std::vector<double>> readAll(const std::vector<std::string>& levels, Read read)
{
    std::vector<double> numbers;
    for (const std::string& level : levels) {
        const auto number = read(level);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

} // namespace

std::optional<std::vector<double>> levelNumbers(const std::vector<std::string>& levels)
{
    for (const Read read : {&plain, &size, &duration, &share})
        if (auto numbers = readAll(levels, read))
            return numbers;
    return std::nullopt;
}

} // namespace pgduel::study
