#include "load/option_value.h"

#include <charconv>
#include <cmath>

#include "command_line/command.h"
#include "load/load_texts.h"

namespace pgduel::app {

namespace {

template <class Number> bool readAll(const std::string& text, Number& number)
{
    const char* begin = text.data() + (text.size() > 1 && text.front() == '+' ? 1 : 0);
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(begin, end, number);
    return read.ec == std::errc() && read.ptr == end;
}

/// Milliseconds in a unit; 0 for a word that is none.
double unitMillis(const std::string& unit)
{
    static const std::pair<const char*, double> units[]{
        {"", 1000}, {"ms", 1}, {"s", 1000}, {"min", 60'000}, {"h", 3'600'000}, {"d", 86'400'000}};
    for (const auto& [name, millis] : units)
        if (unit == name)
            return millis;
    return 0;
}

} // namespace

bool readNumber(const std::string& text, double& number)
{
    return readAll(text, number) && std::isfinite(number);
}

bool readNumber(const std::string& text, std::int64_t& number)
{
    return readAll(text, number);
}

int OptionValue::whole(int least, int most) const
{
    return static_cast<int>(wholeLarge(least, most));
}

std::int64_t OptionValue::wholeLarge(std::int64_t least, std::int64_t most) const
{
    std::int64_t number = 0;
    if (!readNumber(text, number) || number < least || number > most)
        throw WrongUse{LoadCommand::tr("%1 takes a whole number from %2 to %3, not “%4”.")
                           .arg(option)
                           .arg(least)
                           .arg(most)
                           .arg(shown())};
    return number;
}

double OptionValue::above(double limit) const
{
    double number = 0;
    if (!readNumber(text, number) || number <= limit)
        throw WrongUse{
            LoadCommand::tr("%1 takes a number above %2, not “%3”.").arg(option).arg(limit).arg(shown())};
    return number;
}

std::chrono::milliseconds OptionValue::duration(bool zero) const
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789.+"), text.size());
    const std::size_t unit = std::min(text.find_first_not_of(' ', digits), text.size());
    double number = 0;
    const double millis =
        readNumber(text.substr(0, digits), number) ? number * unitMillis(text.substr(unit)) : -1;
    constexpr double most = 1e11; // three years
    if (millis < (zero ? 0 : 1) || millis > most || unitMillis(text.substr(unit)) == 0)
        throw WrongUse{LoadCommand::tr("%1 takes a time such as 10s, 500ms or 2min (a number alone is "
                                       "seconds), not “%2”.")
                           .arg(option, shown())};
    return std::chrono::milliseconds(std::llround(millis));
}

} // namespace pgduel::app
