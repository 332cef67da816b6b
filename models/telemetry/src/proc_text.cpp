#include "proc_text.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <vector>

namespace pgduel::telemetry {

namespace {

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> list;
    while (!text.empty()) {
        const auto begin = text.find_first_not_of(' ');
        if (begin == std::string_view::npos)
            break;
        text.remove_prefix(begin);
        const auto length = std::min(text.find(' '), text.size());
        list.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return list;
}

std::optional<double> number(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Sum of the numbers at these places; nothing when one is not there.
std::optional<double> sumAt(
    const std::vector<std::string_view>& list, std::initializer_list<std::size_t> places)
{
    double sum = 0;
    for (const std::size_t place : places) {
        const auto value = place < list.size() ? number(list[place]) : std::nullopt;
        if (!value)
            return std::nullopt;
        sum += *value;
    }
    return sum;
}

std::string_view firstLine(std::string_view text)
{
    return text.substr(0, text.find('\n'));
}

/// The word "key=…" without its key.
std::optional<double> valueOf(const std::vector<std::string_view>& list, std::string_view key)
{
    for (const std::string_view word : list) {
        if (word.substr(0, key.size()) == key)
            return number(word.substr(key.size()));
    }
    return std::nullopt;
}

} // namespace

std::optional<ProcessStat> parseProcessStat(std::string_view text)
{
    const auto name = text.rfind(')'); // the name before it may hold spaces and parentheses
    if (name == std::string_view::npos)
        return std::nullopt;
    const auto list = words(firstLine(text.substr(name + 1))); // list[0] is field 3, the state
    if (!list.empty() && (list[0] == "Z" || list[0] == "X"))
        return std::nullopt; // it has ended; where nobody waits for it, its line stays
    const auto parent = sumAt(list, {1});
    const auto own = sumAt(list, {11, 12});
    const auto ended = sumAt(list, {13, 14});
    const auto start = sumAt(list, {19});
    if (!parent || !own || !ended || !start)
        return std::nullopt;
    return ProcessStat{static_cast<int>(*parent), *own, *ended, *start};
}

std::optional<double> parseBusyTicks(std::string_view text)
{
    const auto list = words(firstLine(text));
    if (list.empty() || list[0] != "cpu")
        return std::nullopt;
    return sumAt(list, {1, 2, 3, 6, 7, 8});
}

std::optional<Pressure> parsePressure(std::string_view text)
{
    const auto list = words(firstLine(text));
    if (list.empty() || list[0] != "some")
        return std::nullopt;
    const auto avg10 = valueOf(list, "avg10=");
    const auto micros = valueOf(list, "total=");
    return avg10 && micros ? std::optional(Pressure{*avg10, *micros / 1e6}) : std::nullopt;
}

} // namespace pgduel::telemetry
