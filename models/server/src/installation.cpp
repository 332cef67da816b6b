#include "server/installation.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <utility>

#include "command.h"
#include "folder_entries.h"
#include "server/faults.h"

namespace fs = std::filesystem;

namespace pgduel::server {

namespace {

constexpr const char* packagedRoots[] = {
    "/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/postgresql"};
constexpr const char* needed[] = {"postgres", "initdb", "pg_ctl"};

bool isProgram(const fs::path& file)
{
    std::error_code error;
    const auto status = fs::status(file, error);
    return fs::is_regular_file(status)
        && (status.permissions() & (fs::perms::owner_exec | fs::perms::others_exec)) != fs::perms::none;
}

/// "postgres (PostgreSQL) 15.18 (Debian …)\n" → "15.18 (Debian …)"
std::string versionOf(const fs::path& bindir)
{
    const auto result = runCommand((bindir / "postgres").string(), {"--version"});
    const std::string mark = "(PostgreSQL) ";
    const auto at = result.output.find(mark);
    if (result.exitCode != 0 || at == std::string::npos)
        throw ServerError({fault::noPostgresInBindir, bindir.string(), {"postgres"}, result.text()});
    auto text = result.output.substr(at + mark.size());
    return text.substr(0, text.find_last_not_of(" \n") + 1);
}

/// Extensions lie at different places in packages and own builds: pg_config knows, the usual places else.
bool contribPresent(const fs::path& bindir, int major)
{
    std::vector<fs::path> shares = {fs::path("/usr/share/postgresql") / std::to_string(major),
        bindir.parent_path() / "share/postgresql", bindir.parent_path() / "share"};
    if (isProgram(bindir / "pg_config")) {
        auto share = runCommand((bindir / "pg_config").string(), {"--sharedir"}).output;
        shares.insert(shares.begin(), share.substr(0, share.find('\n')));
    }
    const auto holds = [](const fs::path& share) {
        std::error_code error;
        return fs::exists(share / "extension/pg_prewarm.control", error)
            && fs::exists(share / "extension/pg_stat_statements.control", error);
    };
    return std::any_of(shares.begin(), shares.end(), holds);
}

std::vector<fs::path> foldersOfPath()
{
    std::vector<fs::path> folders;
    const char* path = std::getenv("PATH");
    std::istringstream parts(path ? path : "");
    for (std::string part; std::getline(parts, part, ':');)
        if (!part.empty() && part.front() == '/')
            folders.emplace_back(part);
    return folders;
}

std::vector<fs::path> candidates()
{
    auto folders = foldersOfPath();
    const auto onPath = folders;
    for (const auto& folder : onPath)
        if (isProgram(folder / "pg_config")) {
            const auto bindir = runCommand((folder / "pg_config").string(), {"--bindir"}).output;
            folders.emplace_back(bindir.substr(0, bindir.find('\n')));
        }
    for (const char* root : packagedRoots)
        for (const auto& version : entriesOf(root))
            folders.push_back(version / "bin");
    return folders;
}

/// "15.18" → 1518, "17devel" → 1700: enough to order installations.
int order(const Installation& installation)
{
    const auto& text = installation.versionText;
    const auto dot = text.find('.');
    int minor = 0;
    if (dot != std::string::npos)
        std::from_chars(text.data() + dot + 1, text.data() + text.size(), minor);
    return installation.major * 100 + minor;
}

} // namespace

bool isSameVersion(std::string_view one, std::string_view other)
{
    if (one.size() > other.size())
        std::swap(one, other);
    const bool begins = !one.empty() && other.substr(0, one.size()) == one;
    return begins && (one.size() == other.size() || other[one.size()] == ' ');
}

Installation probeInstallation(const std::string& bindir)
{
    std::error_code error;
    const auto folder = fs::canonical(bindir, error);
    if (error)
        throw ServerError({fault::noPostgresInBindir, bindir, {"postgres"}, error.message()});
    for (const char* program : needed)
        if (!isProgram(folder / program))
            throw ServerError({fault::noPostgresInBindir, bindir, {program}, ""});
    Installation found;
    found.bindir = folder.string();
    found.versionText = versionOf(folder);
    std::from_chars(
        found.versionText.data(), found.versionText.data() + found.versionText.size(), found.major);
    found.hasContrib = contribPresent(folder, found.major);
    return found;
}

std::vector<Installation> findInstallations()
{
    std::set<fs::path> bindirs;
    for (const auto& folder : candidates()) {
        std::error_code error;
        const auto real = fs::canonical(folder, error);
        if (!error && isProgram(real / "postgres"))
            bindirs.insert(real);
    }
    std::vector<Installation> found;
    for (const auto& bindir : bindirs) {
        try {
            found.push_back(probeInstallation(bindir.string()));
        } catch (const ServerError& error) {
            if (error.fault().code != fault::noPostgresInBindir) // an incomplete installation is none
                throw;
        }
    }
    std::stable_sort(found.begin(), found.end(),
        [](const Installation& a, const Installation& b) { return order(a) > order(b); });
    return found;
}

Installation chooseInstallation(const std::string& bindir)
{
    if (!bindir.empty())
        return probeInstallation(bindir);
    const auto found = findInstallations();
    if (found.empty())
        throw ServerError({fault::noInstallation, "", {}, ""});
    return found.front();
}

} // namespace pgduel::server
