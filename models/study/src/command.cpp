#include "study/command.h"

#include <functional>

namespace pgduel::study {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '_';
}

/// The argument with what `replace` gives for each name in braces.
std::string replaced(
    const std::string& argument, const std::function<std::string(const std::string& name)>& replace)
{
    std::string result;
    for (std::size_t i = 0; i < argument.size();) {
        std::size_t end = i + 1;
        while (end < argument.size() && isLetter(argument[end]))
            ++end;
        const bool isName = argument[i] == '{' && end < argument.size() && argument[end] == '}' && end > i + 1
            && (i == 0 || argument[i - 1] != '$');
        if (isName) {
            result += replace(argument.substr(i + 1, end - i - 1));
            i = end + 1;
        } else {
            result += argument[i++];
        }
    }
    return result;
}

} // namespace

const std::vector<std::string>& placeholderNames()
{
    static const std::vector<std::string> names{
        "sessions", "seconds", "rate", "scale", "conninfo", "host", "port", "user", "dbname"};
    return names;
}

std::vector<std::string> placeholdersOf(const std::string& argument)
{
    std::vector<std::string> names;
    replaced(argument, [&names](const std::string& name) {
        names.push_back(name);
        return std::string();
    });
    return names;
}

std::string filledIn(const std::string& argument, const std::map<std::string, std::string>& values)
{
    return replaced(argument, [&values](const std::string& name) {
        const auto found = values.find(name);
        return found == values.end() ? '{' + name + '}' : found->second;
    });
}

} // namespace pgduel::study
