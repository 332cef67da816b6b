#include "engine/engine_environment.h"

#include <array>
#include <charconv>
#include <unistd.h>

#include "measure/conninfo.h"

namespace pgduel::workload {

namespace {

/// PostgreSQL documentation, "Environment Variables" of libpq.
constexpr std::array<std::array<const char*, 2>, 16> libpqNames{
    {{"host", "PGHOST"}, {"hostaddr", "PGHOSTADDR"}, {"port", "PGPORT"}, {"dbname", "PGDATABASE"},
        {"user", "PGUSER"}, {"password", "PGPASSWORD"}, {"passfile", "PGPASSFILE"}, {"service", "PGSERVICE"},
        {"options", "PGOPTIONS"}, {"sslmode", "PGSSLMODE"}, {"sslcert", "PGSSLCERT"}, {"sslkey", "PGSSLKEY"},
        {"sslrootcert", "PGSSLROOTCERT"}, {"gssencmode", "PGGSSENCMODE"},
        {"connect_timeout", "PGCONNECT_TIMEOUT"}, {"target_session_attrs", "PGTARGETSESSIONATTRS"}}};

std::string text(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

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

} // namespace

std::vector<std::string> engineEnvironment(const CommandPlan& plan)
{
    auto values = ownEnvironment();
    // A service or an address of the environment would lead to another server than the connection string.
    for (const char* name : {"PGSERVICE", "PGHOST", "PGHOSTADDR", "PGPORT", "LC_ALL", "LANGUAGE"})
        values.erase(name);
    const auto conninfo = measure::Conninfo::parse(plan.conninfo);
    for (const auto& [keyword, name] : libpqNames)
        if (const std::string value = conninfo.value(keyword); !value.empty())
            values[name] = value;
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
    values["rate"] = text(step.rate);
    return values;
}

} // namespace pgduel::workload
