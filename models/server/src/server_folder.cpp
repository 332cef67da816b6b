#include "server_folder.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <QStandardPaths>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "folder_entries.h"
#include "process_identity.h"
#include "server/faults.h"
#include "server/private_server.h"
#include "service_user.h"

namespace fs = std::filesystem;

namespace pgduel::server {

namespace {

/// A socket's path may have 107 bytes (sun_path); ".s.PGSQL.65535.lock" comes behind the folder.
constexpr std::size_t longestSocketFolder = 85;
constexpr const char* socketFolderPrefix = "pgduel-";
/// A folder without an owner file is one that is just being made, unless it is older than this.
constexpr auto makingTime = std::chrono::minutes(1);

[[noreturn]] void failed(const std::string& path, const std::string& reason)
{
    throw ServerError({fault::folderFailed, path, {}, reason});
}

/// Missing folders on the way; the service user of root must be able to pass them.
void makePassable(const fs::path& folder)
{
    std::error_code error; // what keeps us from seeing it, keeps us from making it too
    if (fs::is_directory(folder, error))
        return;
    if (folder.has_parent_path() && folder != folder.parent_path())
        makePassable(folder.parent_path());
    if (mkdir(folder.c_str(), 0755) != 0 && errno != EEXIST)
        failed(folder.string(), std::strerror(errno));
    if (chmod(folder.c_str(), geteuid() == 0 ? 0755 : 0700) != 0)
        failed(folder.string(), std::strerror(errno));
}

std::string makeUniqueFolder(const std::string& prefix)
{
    std::string path = prefix + "XXXXXX";
    if (!mkdtemp(path.data()))
        failed(prefix, std::strerror(errno));
    giveToServiceUser(path);
    return path;
}

std::string temporaryRoot()
{
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    std::error_code error;
    const bool usable = geteuid() != 0 && runtime && runtime[0] == '/' && fs::is_directory(runtime, error)
        && std::strlen(runtime) < longestSocketFolder / 2;
    return usable ? runtime : "/tmp";
}

void writeOwner(const ServerFolder& folder)
{
    const auto own = ProcessIdentity::own();
    writeFile(folder.owner(),
        "pid " + std::to_string(own.pid) + "\nstart " + std::to_string(own.startTicks) + "\nboot " + own.boot
            + "\nsocket " + folder.socketFolder + "\n");
}

struct Owner {
    ProcessIdentity process;
    std::string socketFolder;
};

Owner readOwner(const ServerFolder& folder)
{
    Owner owner;
    std::ifstream file(folder.owner());
    for (std::string key, value; file >> key >> std::ws && std::getline(file, value);) {
        if (key == "pid")
            owner.process.pid = static_cast<pid_t>(std::strtol(value.c_str(), nullptr, 10));
        else if (key == "start")
            owner.process.startTicks = std::strtoull(value.c_str(), nullptr, 10);
        else if (key == "boot")
            owner.process.boot = value;
        else if (key == "socket")
            owner.socketFolder = value;
    }
    return owner;
}

/// Its path comes from the owner file, which others than us may have written: only our sockets go, never a
/// tree.
void removeSocketFolder(const fs::path& folder)
{
    if (folder.filename().string().rfind(socketFolderPrefix, 0) != 0)
        return;
    std::error_code error;
    for (const auto& entry : entriesOf(folder))
        if (entry.filename().string().rfind(".s.PGSQL.", 0) == 0)
            fs::remove(entry, error);
    rmdir(folder.c_str());
}

bool beingMade(const ServerFolder& folder)
{
    std::error_code error;
    const auto written = fs::last_write_time(folder.root, error);
    return error || fs::file_time_type::clock::now() - written < makingTime;
}

} // namespace

std::string serversFolder()
{
    if (const char* given = std::getenv("PGDUEL_DATA_DIR"); given && *given) {
        std::error_code error;
        const auto folder = fs::absolute(given, error);
        if (error)
            failed(given, error.message());
        return (folder / "servers").lexically_normal().string();
    }
    if (geteuid() == 0)
        return "/var/lib/pgduel/servers";
    const auto data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return data.toStdString() + "/pgduel/servers";
}

void removeFile(const std::string& path)
{
    std::error_code error;
    fs::remove(path, error);
    if (error)
        failed(path, error.message());
}

void writeFile(const std::string& path, const std::string& text)
{
    const auto draft = path + ".new";
    std::error_code error;
    fs::remove(draft, error);
    const int file = open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    const bool written =
        file >= 0 && write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    const int reason = errno;
    if (file >= 0)
        close(file);
    if (!written)
        failed(path, std::strerror(reason));
    giveToServiceUser(draft);
    fs::rename(draft, path, error);
    if (error)
        failed(path, error.message());
}

ServerFolder makeServerFolder()
{
    makePassable(serversFolder());
    // Without symbolic links: postmaster.pid and the process's arguments are compared with this path.
    std::error_code error;
    const auto parent = fs::canonical(serversFolder(), error);
    if (error)
        failed(serversFolder(), error.message());
    ServerFolder folder;
    folder.root = makeUniqueFolder(parent.string() + "/s");
    folder.socketFolder = folder.root.size() <= longestSocketFolder
        ? folder.root
        : makeUniqueFolder(temporaryRoot() + "/" + socketFolderPrefix);
    writeOwner(folder);
    return folder;
}

void removeServerFolder(const ServerFolder& folder)
{
    std::error_code error;
    if (folder.socketFolder != folder.root)
        removeSocketFolder(folder.socketFolder);
    fs::remove_all(folder.root, error);
    if (error)
        failed(folder.root, error.message());
}

std::vector<ServerFolder> abandonedFolders()
{
    std::vector<ServerFolder> abandoned;
    for (const auto& entry : entriesOf(serversFolder())) {
        std::error_code error;
        ServerFolder folder{fs::canonical(entry, error).string(), ""};
        if (error || !fs::is_directory(entry, error))
            continue;
        const auto owner = readOwner(folder);
        if (owner.process.pid == 0 ? beingMade(folder) : owner.process.alive())
            continue;
        folder.socketFolder = owner.socketFolder;
        abandoned.push_back(folder);
    }
    return abandoned;
}

} // namespace pgduel::server
