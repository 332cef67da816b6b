#include <algorithm>
#include <cctype>
#include <sstream>

#include "command.h"
#include "server/faults.h"
#include "server/installation.h"
#include "setting_text.h"
#include "setting_units.h"

namespace pgduel::server {

namespace {

/// Columns of a line, separated by tabs: PostgreSQL, src/backend/utils/misc/help_config.c.
enum Column { Name, Context, Category, Type, Default, Min, Max, Short, Long, Columns };

std::vector<std::string> columnsOf(const std::string& line)
{
    std::vector<std::string> columns;
    std::istringstream in(line);
    for (std::string column; std::getline(in, column, '\t');)
        columns.push_back(column);
    columns.resize(Columns);
    return columns;
}

std::string typeOf(std::string word)
{
    std::transform(word.begin(), word.end(), word.begin(), [](unsigned char c) { return std::tolower(c); });
    return word == "boolean" ? "bool" : word;
}

study::SettingFact factOf(const std::string& line)
{
    const auto columns = columnsOf(line);
    study::SettingFact fact;
    fact.name = columns[Name];
    fact.context = contextFromText(columns[Context]);
    fact.category = columns[Category];
    fact.type = typeOf(columns[Type]);
    fact.unit = unitOfSetting(fact.name);
    fact.min = numberFromText(columns[Min]);
    fact.max = numberFromText(columns[Max]);
    if (fact.type == "enum") // of the other types it prints a 0 that no one has set yet
        fact.bootValue = columns[Default];
    fact.description = columns[Short];
    return fact;
}

} // namespace

std::vector<study::SettingFact> describeConfig(const Installation& installation)
{
    const auto program = installation.bindir + "/postgres";
    const auto result = runCommand(program, {"--describe-config"});
    if (result.exitCode != 0)
        throw ServerError({fault::commandFailed, program, {std::to_string(result.exitCode)}, result.text()});
    std::vector<study::SettingFact> facts;
    std::istringstream lines(result.output);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty())
            facts.push_back(factOf(line));
    return facts;
}

} // namespace pgduel::server
