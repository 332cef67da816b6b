#include "process_identity.h"

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

namespace pgduel::server {

namespace {

std::string firstLine(const std::string& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

std::string bootId()
{
    return firstLine("/proc/sys/kernel/random/boot_id");
}

/// 0 when the process is gone or has ended and was not waited for (state Z or X). The name in field 2 may
/// hold anything, so fields are counted from its last
/// ')'.
std::uint64_t startTicksOf(pid_t pid)
{
    const auto stat = firstLine("/proc/" + std::to_string(pid) + "/stat");
    const auto close = stat.rfind(')');
    if (close == std::string::npos)
        return 0;
    std::istringstream fields(stat.substr(close + 1));
    std::string state, skipped;
    fields >> state;
    if (state == "Z" || state == "X")
        return 0;
    for (int field = 4; field < 22; ++field)
        fields >> skipped;
    std::uint64_t ticks = 0;
    fields >> ticks;
    return ticks;
}

} // namespace

bool hasProc()
{
    std::error_code error;
    return std::filesystem::exists("/proc/self/stat", error);
}

ProcessIdentity ProcessIdentity::own()
{
    return {getpid(), startTicksOf(getpid()), bootId()};
}

bool ProcessIdentity::alive() const
{
    if (pid <= 0 || boot != bootId())
        return false;
    if (startTicks != 0)
        return startTicksOf(pid) == startTicks;
    return kill(pid, 0) == 0 || errno == EPERM;
}

std::vector<std::string> commandLineOf(pid_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/cmdline", std::ios::binary);
    std::vector<std::string> arguments;
    for (std::string argument; std::getline(file, argument, '\0');)
        arguments.push_back(argument);
    return arguments;
}

} // namespace pgduel::server
