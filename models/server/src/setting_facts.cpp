#include "server/setting_facts.h"

#include <sstream>
#include <thread>

#include <unistd.h>

#include "measure/conninfo.h"
#include "setting_text.h"

namespace pgduel::server {

namespace {

std::vector<std::string> wordsOf(const std::string& lines)
{
    std::vector<std::string> words;
    std::istringstream in(lines);
    for (std::string word; std::getline(in, word);)
        words.push_back(word);
    return words;
}

} // namespace

std::vector<study::SettingFact> readSettingFacts(Session& session)
{
    const auto rows =
        session.query("SELECT name, vartype, unit, context, category, short_desc, min_val, max_val, "
                      "array_to_string(enumvals, E'\\n'), boot_val, setting "
                      "FROM pg_catalog.pg_settings ORDER BY name");
    std::vector<study::SettingFact> facts;
    for (std::size_t row = 0; row < rows.rows.size(); ++row) {
        const auto text = [&](std::size_t column) { return rows.text(row, column); };
        facts.push_back({text(0), text(1), text(2), contextFromText(text(3)), text(4), text(5),
            numberFromText(text(6)), numberFromText(text(7)), wordsOf(text(8)), text(9), text(10)});
    }
    return facts;
}

measure::Fingerprint readConfiguration(Session& session)
{
    // Left out: what belongs to this session, and where the server lies (the same configuration may run
    // elsewhere).
    const auto rows = session.query(
        "SELECT name, pg_catalog.current_setting(name) FROM pg_catalog.pg_settings "
        "WHERE source NOT IN ('default', 'client', 'session', 'interactive', 'test') "
        "AND name NOT IN ('data_directory', 'config_file', 'hba_file', 'ident_file', 'external_pid_file', "
        "'port', "
        "'listen_addresses', 'unix_socket_directories', 'transaction_deferrable', 'transaction_isolation', "
        "'transaction_read_only')");
    measure::Fingerprint configuration;
    for (std::size_t row = 0; row < rows.rows.size(); ++row)
        configuration.facts[rows.text(row, 0)] = measure::redactSecrets(rows.text(row, 1));
    configuration.facts["server_version"] = session.query("SHOW server_version").text(0);
    return configuration;
}

study::ServerFacts localFacts()
{
    study::ServerFacts facts;
    const auto pages = sysconf(_SC_PHYS_PAGES);
    const auto pageBytes = sysconf(_SC_PAGESIZE);
    if (pages > 0 && pageBytes > 0)
        facts.ramBytes = std::int64_t{pages} * pageBytes;
    facts.cores = static_cast<int>(std::thread::hardware_concurrency());
    return facts;
}

} // namespace pgduel::server
