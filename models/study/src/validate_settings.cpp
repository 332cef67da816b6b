#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "blanks.h"
#include "study/experiment.h"
#include "study/faults.h"
#include "study/level.h"
#include "study/load.h"
#include "study/number_text.h"
#include "study/toml.h"
#include "validate_parts.h"

namespace pgduel::study {

namespace {

constexpr int connectionsBesideLoad = 10; ///< reserved for superusers, sampler, control

bool isOurs(const std::string& setting)
{
    constexpr std::array<const char*, 8> names{"port", "listen_addresses", "unix_socket_directories",
        "data_directory", "config_file", "hba_file", "ident_file", "external_pid_file"};
    return std::find(names.begin(), names.end(), setting) != names.end();
}

/// Edits that make one word of the other (V. I. Levenshtein).
std::size_t distance(const std::string& a, const std::string& b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row[b.size()];
}

std::string nearest(const std::vector<SettingFact>& facts, const std::string& name)
{
    std::string best;
    std::size_t fewest = std::max<std::size_t>(2, name.size() / 4) + 1;
    for (const SettingFact& fact : facts) {
        const std::size_t edits = distance(fact.name, name);
        if (edits < fewest) {
            fewest = edits;
            best = fact.name;
        }
    }
    return best;
}

class SettingChecker {
public:
    SettingChecker(const Study& study, const std::vector<SettingFact>& facts, const ServerFacts& machine,
        Findings& findings)
        : study_(study)
        , facts_(facts)
        , findings_(findings)
        , server_(machine)
    {
        if (const auto declared = parseBytes(study.server.ram))
            server_.ramBytes = declared;
    }

    void run()
    {
        for (const auto& [name, level] : study_.server.settings)
            check("server.settings." + name, name, {{"server.settings." + name, level}});
        for (std::size_t i = 0; i < study_.factors.size(); ++i)
            checkFactor(keyAt("factor", i), study_.factors[i]);
        for (std::size_t i = 0; i < study_.experiments.size(); ++i) {
            const std::string key = keyAt("experiment", i) + ".settings.";
            for (const auto& [name, level] : study_.experiments[i].settings)
                check(key + name, name, {{key + name, level}});
        }
    }

private:
    using Levels = std::vector<std::pair<std::string, std::string>>; ///< key, level

    void checkFactor(const std::string& key, const FactorSpec& factor)
    {
        if (factor.target != FactorTarget::Setting || factor.key.empty())
            return;
        Levels levels;
        for (std::size_t i = 0; i < factor.levels.size(); ++i)
            levels.emplace_back(keyAt(key + ".levels", i), factor.levels[i]);
        check(key + ".setting", factor.key, levels);
    }

    void check(const std::string& key, const std::string& name, const Levels& levels)
    {
        if (study_.server.kind == ServerKind::Private && isOurs(name))
            return findings_.add(fault::settingOurs, key, {name});
        if (facts_.empty())
            return;
        const SettingFact* fact = findSetting(facts_, name);
        if (!fact) {
            // The settings of an extension are not known before it is loaded.
            if (name.find('.') == std::string::npos)
                findings_.add(fault::unknownSetting, key, {name, nearest(facts_, name)});
            return;
        }
        if (fact->context == SettingContext::Internal)
            return findings_.add(fault::settingFixed, key, {name});
        std::map<std::string, std::string> seen; // value → level
        for (const auto& [place, level] : levels) {
            const auto value = checkLevel(place, level, *fact);
            const auto earlier = value ? seen.emplace(*value, level).first : seen.end();
            // A level that is there twice as written has been told.
            if (value && withoutBlanks(earlier->second) != withoutBlanks(level))
                findings_.move({fault::levelSame, {}, {name, level, earlier->second, *value}, {}}, place);
        }
    }

    /// What the level means; nothing when that is not known.
    std::optional<std::string> checkLevel(
        const std::string& key, const std::string& level, const SettingFact& fact)
    {
        try {
            return resolve(level, server_, fact).value;
        } catch (const StudyError& error) {
            // Without declared RAM it is the machine's own, known only where the study is carried out.
            if (error.fault().code != fault::levelNoRam)
                findings_.move(error.fault(), key);
            return std::nullopt;
        }
    }

    const Study& study_;
    const std::vector<SettingFact>& facts_;
    Findings& findings_;
    ServerFacts server_;
};

/// max_connections of an experiment where the study itself says it; elsewhere a private server gets as many
/// as it needs.
std::optional<double> connectionsOf(const Study& study, const Experiment& experiment)
{
    std::string text;
    for (const Settings* settings : {&study.server.settings, &experiment.settings}) {
        if (const auto it = settings->find("max_connections"); it != settings->end())
            text = it->second;
    }
    SettingFact plain;
    plain.name = "max_connections";
    plain.type = "integer";
    try {
        return text.empty() ? std::nullopt : std::optional(std::stod(resolve(text, {}, plain).value));
    } catch (const StudyError&) {
        return std::nullopt; // told as a level where the facts are known
    }
}

void checkConnections(const Study& study, Findings& findings)
{
    int sessions = 0;
    for (const LoadStep& step : stepsOf(study.scenario.load))
        sessions = std::max(sessions, step.sessions);
    for (const Experiment& experiment : experimentsOf(study)) {
        const auto given = connectionsOf(study, experiment);
        if (!given || *given >= sessions + connectionsBesideLoad)
            continue;
        return findings.add(fault::tooFewConnections, "server.settings.max_connections",
            {std::to_string(sessions), std::to_string(sessions + connectionsBesideLoad), numberText(*given)});
    }
}

} // namespace

void checkSettings(
    const Study& study, const std::vector<SettingFact>& facts, const ServerFacts& machine, Findings& findings)
{
    SettingChecker(study, facts, machine, findings).run();
    // A load or a plan that is wrong in itself has been told; steps and experiments cannot be made of it.
    Findings before;
    checkScenario(study.scenario, before);
    checkExperiments(study, before);
    if (study.server.kind == ServerKind::Private && before.take().empty())
        checkConnections(study, findings);
}

} // namespace pgduel::study
