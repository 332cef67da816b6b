#include "engine/engine_environment.h"

#include <iterator>
#include <memory>
#include <string_view>
#include <unistd.h>

#include <libpq-fe.h>

#include "measure/conninfo.h"
#include "study/number_text.h"

namespace pgduel::workload {

namespace {

std::map<std::string, std::string> ownEnvironment()
{
    std::map<std::string, std::string> values;
    for (char** entry = environ; entry && *entry; ++entry) {
        const std::string line = *entry;
        const std::size_t sign = line.find('=');
        if (sign != std::string::npos)
            values[line.substr(0, sign)] = line.substr(sign + 1);
    }
    return values;
}

/// Where the files of services are: not where a connection goes.
bool findsServices(const std::string& name)
{
    return name == "PGSERVICEFILE" || name == "PGSYSCONFDIR";
}

/// What our own libpq would take for what the connection string leaves open: a variable of the environment,
/// a service that one names. An address beside the host of the string would lead to another server.
std::string usualValue(const PQconninfoOption& option, const measure::Conninfo& conninfo)
{
    const std::string keyword = option.keyword;
    const bool isElsewhere = keyword == "hostaddr" && !conninfo.value("host").empty();
    const bool isCompiledIn =
        option.val == nullptr || (option.compiled != nullptr && std::string(option.val) == option.compiled);
    return isElsewhere || isCompiledIn ? std::string() : option.val;
}

/// The variables of libpq say the connection and nothing else. A service of the environment is taken apart
/// into its values, since it would go before variables.
void replaceConnection(std::map<std::string, std::string>& values, const measure::Conninfo& conninfo)
{
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconndefaults(), PQconninfoFree);
    for (auto entry = values.begin(); entry != values.end();)
        entry = entry->first.rfind("PG", 0) == 0 && !findsServices(entry->first) ? values.erase(entry)
                                                                                 : std::next(entry);
    for (const PQconninfoOption* option = options.get(); option && option->keyword; ++option) {
        if (option->envvar == nullptr)
            continue;
        std::string value = conninfo.value(option->keyword);
        if (value.empty() && std::string_view(option->keyword) != "service")
            value = usualValue(*option, conninfo);
        if (!value.empty())
            values[option->envvar] = value;
    }
}

} // namespace

std::vector<std::string> engineEnvironment(const CommandPlan& plan)
{
    auto values = ownEnvironment();
    for (const char* name : {"LC_ALL", "LANGUAGE"})
        values.erase(name);
    replaceConnection(values, measure::Conninfo::parse(plan.conninfo));
    values["LC_MESSAGES"] = values["LC_NUMERIC"] = "C"; // patterns know English words and decimal points
    std::string path;
    for (const std::string& folder : plan.folders)
        path += folder + ':';
    values["PATH"] = path + (values.count("PATH") ? values["PATH"] : "/usr/local/bin:/usr/bin:/bin");
    std::vector<std::string> lines;
    for (const auto& [name, value] : values)
        lines.push_back(name + '=' + value);
    return lines;
}

std::map<std::string, std::string> placeholderValues(const CommandPlan& plan, const study::LoadStep& step)
{
    const auto conninfo = measure::Conninfo::parse(plan.conninfo);
    auto values = plan.variables;
    for (const char* keyword : {"host", "port", "user", "dbname"})
        values[keyword] = conninfo.value(keyword);
    values["conninfo"] = conninfo.withoutSecrets().toString();
    values["sessions"] = std::to_string(step.sessions);
    values["seconds"] = std::to_string((step.duration.count() + 999) / 1000);
    values["rate"] = study::numberText(step.rate);
    return values;
}

} // namespace pgduel::workload
