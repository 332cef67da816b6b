#include "server_control.h"

#include <fstream>

#include <QRandomGenerator>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include "command.h"
#include "postmaster.h"
#include "server/faults.h"
#include "server_log.h"

namespace pgduel::server {

namespace {

bool portIsFree(int port)
{
    const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (probe < 0)
        return false;
    const int reuse = 1; // as PostgreSQL does: connections in TIME_WAIT are no hindrance
    setsockopt(probe, SOL_SOCKET, SO_REUSEADDR, &reuse, sizeof reuse);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool isFree = bind(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(probe);
    return isFree;
}

void includeSettings(const ServerFolder& folder)
{
    std::ofstream file(folder.data() + "/postgresql.conf", std::ios::app);
    file << "\ninclude '../settings.conf'\n";
    if (!file.flush())
        throw ServerError({fault::folderFailed, folder.data() + "/postgresql.conf", {}, ""});
}

/// pg_ctl; when it is stopped or fails to run, the server is down for certain, not on its way to some state.
CommandResult control(const Installation& installation, const ServerFolder& folder,
    const std::vector<std::string>& arguments, const std::stop_token& stop)
{
    try {
        return runCommand(installation.bindir + "/pg_ctl", arguments, stop);
    } catch (const ServerError&) {
        endPostmaster(folder.data());
        throw;
    }
}

} // namespace

void initialiseData(const Installation& installation, const ServerFolder& folder, const std::string& password,
    std::stop_token stop)
{
    writeFile(folder.passwordFile(), password + "\n");
    const auto result = runCommand(installation.bindir + "/initdb",
        {"-D", folder.data(), "--username=pgduel", "--pwfile=" + folder.passwordFile(),
            "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"},
        stop);
    removeFile(folder.passwordFile());
    if (result.exitCode != 0)
        throw ServerError(
            {fault::initdbFailed, folder.data(), {std::to_string(result.exitCode)}, result.text()});
    includeSettings(folder);
}

void startPostmaster(const Installation& installation, const ServerFolder& folder, std::stop_token stop)
{
    // Settings of ALTER SYSTEM would win over ours; the configuration is what settings.conf says and nothing
    // else.
    writeFile(folder.data() + "/postgresql.auto.conf", "");
    const auto logged = sizeOf(folder.log());
    const auto result = control(installation, folder,
        {"start", "-D", folder.data(), "-l", folder.log(), "-w", "-t", "600", "-s"}, stop);
    if (result.exitCode == 0)
        return;
    endPostmaster(folder.data());
    const auto reason = reasonIn(folder.log(), logged);
    throw ServerError({fault::startFailed, folder.data(), {}, reason.empty() ? result.text() : reason});
}

void stopPostmaster(const Installation& installation, const ServerFolder& folder, std::stop_token stop)
{
    const auto result = control(
        installation, folder, {"stop", "-D", folder.data(), "-m", "fast", "-w", "-t", "600", "-s"}, stop);
    if (result.exitCode != 0 && runningPostmaster(folder.data()) != 0)
        throw ServerError({fault::stopFailed, folder.data(), {}, result.text()});
}

int freePort()
{
    for (int attempt = 0; attempt < 1000; ++attempt) {
        const int port = QRandomGenerator::system()->bounded(15432, 32768);
        if (portIsFree(port))
            return port;
    }
    throw ServerError({fault::startFailed, "127.0.0.1", {}, "no free port from 15432 to 32767"});
}

} // namespace pgduel::server
