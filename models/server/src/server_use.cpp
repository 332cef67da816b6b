#include "server/server_use.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace pgduel::server {

namespace {

constexpr int manySessions = 5; // a colleague with a psql and a monitor are fewer
constexpr double largeBytes = 100e9;
constexpr double smallBytes = 20e9;
constexpr double longUp = 30.0 * 24 * 3600;

const std::array<const char*, 3> productionWords{"prod", "prd", "боев"};
const std::array<const char*, 7> testWords{"test", "dev", "bench", "stag", "sandbox", "demo", "тест"};

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

/// Whether a word of the text begins with one of these: "db-prod1" does, "reproduction" does not.
template <std::size_t N> bool speaksOf(const std::string& text, const std::array<const char*, N>& beginnings)
{
    const std::string within = lower(text);
    const auto letter = [&](std::size_t at) {
        const auto c = static_cast<unsigned char>(within[at]);
        return c >= 0x80 || std::isalpha(c) != 0;
    };
    return std::any_of(beginnings.begin(), beginnings.end(), [&](const char* beginning) {
        for (auto at = within.find(beginning); at != std::string::npos; at = within.find(beginning, at + 1))
            if (at == 0 || !letter(at - 1))
                return true;
        return false;
    });
}

void addNames(const ServerProfile& profile, std::vector<Sign>& signs)
{
    const auto cluster = profile.settings.find("cluster_name");
    for (const std::string& name : {profile.host, profile.database, profile.user,
             cluster == profile.settings.end() ? std::string() : cluster->second}) {
        if (speaksOf(name, productionWords))
            signs.push_back({Sign::Kind::Name, ServerUse::Production, 0, name});
        else if (speaksOf(name, testWords))
            signs.push_back({Sign::Kind::Name, ServerUse::Test, 0, name});
    }
}

void addReplication(const ServerProfile& profile, std::vector<Sign>& signs)
{
    if (profile.standby)
        signs.push_back({Sign::Kind::Standby, ServerUse::Production, 0, {}});
    if (profile.standbys.value_or(0) > 0)
        signs.push_back({Sign::Kind::Standbys, ServerUse::Production, double(*profile.standbys), {}});
    if (profile.replicationSlots > 0)
        signs.push_back({Sign::Kind::Slots, ServerUse::Production, double(profile.replicationSlots), {}});
    const auto archive = profile.settings.find("archive_mode");
    if (archive != profile.settings.end() && archive->second != "off")
        signs.push_back({Sign::Kind::Archiving, ServerUse::Production, 0, archive->second});
}

void addUse(const ServerProfile& profile, std::vector<Sign>& signs)
{
    const auto bytes = static_cast<double>(profile.databaseBytes);
    if (profile.otherSessions >= manySessions)
        signs.push_back(
            {Sign::Kind::OtherSessions, ServerUse::Production, double(profile.otherSessions), {}});
    else if (profile.otherSessions > 0)
        signs.push_back({Sign::Kind::OtherSessions, ServerUse::Unknown, double(profile.otherSessions), {}});
    if (bytes >= largeBytes)
        signs.push_back({Sign::Kind::Size, ServerUse::Unknown, bytes, {}});
    if (profile.upSeconds >= longUp)
        signs.push_back({Sign::Kind::LongUp, ServerUse::Unknown, profile.upSeconds, {}});
    if (profile.local && profile.otherSessions == 0 && bytes < smallBytes)
        signs.push_back({Sign::Kind::Quiet, ServerUse::Test, bytes, {}});
}

} // namespace

UseJudgement judgeUse(const ServerProfile& profile)
{
    UseJudgement judgement;
    addNames(profile, judgement.signs);
    addReplication(profile, judgement.signs);
    addUse(profile, judgement.signs);
    const auto points = [&](ServerUse use) {
        return std::any_of(judgement.signs.begin(), judgement.signs.end(),
            [use](const Sign& sign) { return sign.towards == use; });
    };
    if (points(ServerUse::Production))
        judgement.use = ServerUse::Production;
    else if (points(ServerUse::Test) && !points(ServerUse::Unknown))
        judgement.use = ServerUse::Test;
    return judgement;
}

} // namespace pgduel::server
