#include "machine.h"

#include "server/setting_facts.h"
#include "shell/background.h"
#include "study/toml.h"
#include "words/faults.h"

namespace pgduel::design {

Machine::Machine(shell::StudyDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
    connect(&document_, &shell::StudyDocument::changed, this, &Machine::followBindir);
    look();
}

void Machine::look()
{
    findInstallations();
    readSettings();
}

void Machine::findInstallations()
{
    struct Found {
        std::vector<server::Installation> installations;
        study::ServerFacts facts;
    };
    ++looking_;
    shell::inBackground(
        this,
        [] {
            return Found{server::findInstallations(), server::localFacts()};
        },
        [this](Found found) {
            --looking_;
            installations_ = std::move(found.installations);
            local_ = found.facts;
            emit changed();
        },
        [this](const std::vector<measure::Fault>& faults) {
            --looking_;
            faults_ = faults;
            emit changed();
        });
}

void Machine::readSettings()
{
    ++looking_;
    known_ = true;
    bindir_ = document_.study().server.bindir;
    const int ticket = ++ticket_; // an answer about an older choice is not wanted any more
    struct Known {
        std::vector<study::SettingFact> facts;
        study::ServerFacts machine;
    };
    shell::inBackground(
        this,
        [bindir = bindir_] {
            return Known{server::describeConfig(server::chooseInstallation(bindir)), server::localFacts()};
        },
        [this, ticket](Known known) {
            --looking_;
            if (ticket != ticket_)
                return;
            faults_.clear();
            document_.setSettingFacts(std::move(known.facts), known.machine);
            emit changed();
        },
        [this, ticket](const std::vector<measure::Fault>& faults) {
            --looking_;
            if (ticket != ticket_)
                return;
            faults_ = faults;
            document_.setSettingFacts({});
            emit changed();
        });
}

void Machine::followBindir()
{
    if (!known_ || document_.study().server.bindir != bindir_)
        readSettings();
}

study::ServerFacts Machine::serverFacts() const
{
    auto facts = local_;
    const auto& ram = document_.study().server.ram;
    if (!ram.empty())
        facts.ramBytes = study::parseBytes(ram);
    return facts;
}

LevelMeaning meaningOf(const shell::StudyDocument& document, const Machine& machine,
    const std::string& setting, const std::string& level)
{
    const auto* fact = study::findSetting(document.settingFacts(), setting);
    if (!fact || level.empty())
        return {};
    try {
        const auto resolved = study::resolve(level, machine.serverFacts(), *fact);
        const auto shown = QString::fromStdString(resolved.shown);
        // "8GB" needs no "= 8 GB" beside it.
        const auto bare = [](QString text) { return text.remove(QLatin1Char(' ')).toLower(); };
        return {bare(shown) == bare(QString::fromStdString(level)) ? QString() : shown, false};
    } catch (const study::StudyError& error) {
        return {words::shortSentence(error.fault()), true};
    }
}

} // namespace pgduel::design
