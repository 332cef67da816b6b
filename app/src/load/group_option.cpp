#include <algorithm>
#include <string_view>

#include "command_line/command.h"
#include "load/load_options.h"
#include "load/load_texts.h"
#include "load/option_value.h"

namespace pgduel::app {

namespace {

struct Pair {
    std::string key, value;
};

[[noreturn]] void refuse(const std::string& part)
{
    throw WrongUse{
        LoadCommand::tr("--group takes KEY=VALUE, KEY=VALUE … with the keys name, script, builtin, "
                        "sessions, share, conninfo and think, not “%1”.")
            .arg(QString::fromStdString(part))};
}

[[noreturn]] void refuseQuote(const std::string& value)
{
    throw WrongUse{
        LoadCommand::tr("The quote in --group is never closed: %1").arg(QString::fromStdString(value))};
}

/// Takes a value off the text: up to the next comma, or what stands between quotes (doubled inside).
std::string takeValue(std::string_view& rest)
{
    std::string value;
    const char quote = !rest.empty() && (rest.front() == '\'' || rest.front() == '"') ? rest.front() : '\0';
    if (quote == '\0') {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        value = rest.substr(0, comma);
        rest.remove_prefix(comma);
        return value;
    }
    rest.remove_prefix(1);
    for (; !rest.empty(); rest.remove_prefix(1)) {
        if (rest.front() == quote && (rest.size() == 1 || rest[1] != quote))
            break;
        if (rest.front() == quote)
            rest.remove_prefix(1);
        value += rest.front();
    }
    if (rest.empty())
        refuseQuote(value);
    rest.remove_prefix(1);
    return value;
}

std::vector<Pair> pairsOf(std::string_view text)
{
    std::vector<Pair> pairs;
    while (!text.empty()) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        const std::size_t sign = text.find('=');
        if (sign == std::string_view::npos)
            refuse(std::string(text));
        Pair pair{std::string(text.substr(0, sign)), {}};
        text.remove_prefix(sign + 1);
        pair.value = takeValue(text);
        if (!text.empty() && text.front() != ',')
            refuse(std::string(text));
        text.remove_prefix(std::min<std::size_t>(1, text.size()));
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

} // namespace

GroupChoice parseGroup(const std::string& text)
{
    GroupChoice group;
    for (const auto& [key, value] : pairsOf(text)) {
        const OptionValue number{QStringLiteral("--group %1").arg(QString::fromStdString(key)), value};
        if (key == "name" && value.find('=') != std::string::npos)
            refuse(key + "=" + value); // a comma is missing, what follows may hold a password
        else if (key == "name")
            group.name = value;
        else if (key == "conninfo")
            group.conninfo = value;
        else if (key == "script")
            group.scripts.push_back(parseScriptFile(value));
        else if (key == "builtin")
            group.scripts.push_back(parseBuiltin(value));
        else if (key == "sessions")
            group.sessions = number.whole(1, 1'000'000);
        else if (key == "share")
            group.share = number.above(0);
        else if (key == "think")
            group.thinkTime = number.duration(true);
        else
            refuse(key + "=" + value);
    }
    return group;
}

} // namespace pgduel::app
