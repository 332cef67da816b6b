#include "postmaster.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <thread>

#include "process_identity.h"
#include "server/error.h"
#include "server/faults.h"

namespace pgduel::server {

namespace {

using namespace std::chrono_literals;

bool waitUntilGone(const std::string& dataDirectory, std::chrono::milliseconds limit)
{
    const auto end = std::chrono::steady_clock::now() + limit;
    while (runningPostmaster(dataDirectory) != 0) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(10ms);
    }
    return true;
}

} // namespace

pid_t runningPostmaster(const std::string& dataDirectory)
{
    std::ifstream file(dataDirectory + "/postmaster.pid");
    pid_t pid = 0;
    std::string directory;
    file >> pid >> std::ws;
    std::getline(file, directory);
    if (pid <= 1 || directory != dataDirectory)
        return 0;
    if (!hasProc())
        return kill(pid, 0) == 0 || errno == EPERM ? pid : 0;
    const auto arguments = commandLineOf(pid);
    return std::find(arguments.begin(), arguments.end(), dataDirectory) != arguments.end() ? pid : 0;
}

void endPostmaster(const std::string& dataDirectory)
{
    // The postmaster itself kills children that do not follow within 5 s.
    const std::pair<int, std::chrono::milliseconds> ways[] = {{SIGQUIT, 10s}, {SIGKILL, 5s}};
    for (const auto& [signal, limit] : ways) {
        const pid_t pid = runningPostmaster(dataDirectory);
        if (pid == 0)
            return;
        if (kill(pid, signal) != 0 && errno != ESRCH)
            throw ServerError({fault::stopFailed, dataDirectory, {}, std::strerror(errno)});
        if (waitUntilGone(dataDirectory, limit))
            return;
    }
    throw ServerError({fault::stopFailed, dataDirectory, {}, ""});
}

} // namespace pgduel::server
