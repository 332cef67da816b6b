#include "engine/child_process.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "driver/spawn.h"
#include "driver/system_error.h"
#include "engine/program_file.h"

namespace pgduel::workload {

namespace {

/// Time to read what is left when the program has ended.
constexpr std::chrono::seconds longestRest{1};

void closeEnd(int& end)
{
    if (end >= 0)
        ::close(end);
    end = -1;
}

/// A terminal pair (ours, the child's) that passes bytes as they are; -1, -1 when there is none to have.
std::array<int, 2> openTerminal()
{
    int ours = ::posix_openpt(O_RDWR | O_NOCTTY);
    int theirs = -1;
    if (ours >= 0 && ::grantpt(ours) == 0 && ::unlockpt(ours) == 0) {
        if (const char* name = ::ptsname(ours))
            theirs = ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    }
    termios mode{};
    if (theirs < 0 || ::tcgetattr(theirs, &mode) != 0) {
        closeEnd(ours);
        closeEnd(theirs);
        return {-1, -1};
    }
    ::fcntl(ours, F_SETFD, FD_CLOEXEC);
    ::cfmakeraw(&mode);
    ::tcsetattr(theirs, TCSANOW, &mode);
    return {ours, theirs};
}

std::vector<char*> pointers(const std::vector<std::string>& texts)
{
    std::vector<char*> result;
    for (const std::string& text : texts)
        result.push_back(const_cast<char*>(text.c_str())); // posix_spawn does not write to them
    result.push_back(nullptr);
    return result;
}

double seconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

} // namespace

ChildProcess::ChildProcess(
    const std::vector<std::string>& command, const std::vector<std::string>& environment)
{
    std::array<int, 2> ends{-1, -1};
    const auto close = [](std::array<int, 2>& pair) { std::for_each(pair.begin(), pair.end(), closeEnd); };
    try {
        openOutputs(ends);
        spawn(command, environment, ends);
    } catch (...) {
        close(ends);
        close(outputs_);
        throw;
    }
    close(ends);
}

ChildProcess::~ChildProcess()
{
    if (!ending_ && pid_ > 0)
        endGroup();
    for (int& output : outputs_)
        closeEnd(output);
}

void ChildProcess::openOutputs(std::array<int, 2>& ends)
{
    std::array<int, 2> standard = openTerminal();
    if (standard[0] < 0)
        standard = openPipe();
    outputs_[0] = standard[0];
    ends[0] = standard[1];
    const std::array<int, 2> errors = openPipe();
    outputs_[1] = errors[0];
    ends[1] = errors[1];
    for (const int output : outputs_)
        ::fcntl(output, F_SETFL, ::fcntl(output, F_GETFL) | O_NONBLOCK);
}

void ChildProcess::spawn(const std::vector<std::string>& command, const std::vector<std::string>& environment,
    const std::array<int, 2>& ends)
{
    const std::string file = programFile(command.front(), environment);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&actions, ends[0], STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
    const SpawnAttributes attributes;
    const int error = ::posix_spawn(&pid_, file.c_str(), &actions, attributes.get(), pointers(command).data(),
        pointers(environment).data());
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        throw WorkloadError(measure::Fault{
            fault::commandNotStarted, {}, {command.front()}, std::generic_category().message(error)});
}

void ChildProcess::read(
    std::chrono::milliseconds time, const std::function<void(int, std::string_view)>& take)
{
    std::array<pollfd, 2> waiting{pollfd{outputs_[0], POLLIN, 0}, pollfd{outputs_[1], POLLIN, 0}};
    ::poll(waiting.data(), waiting.size(), static_cast<int>(time.count()));
    for (std::size_t i = 0; i < waiting.size(); ++i)
        if (waiting[i].revents != 0)
            drain(static_cast<int>(i), take);
}

void ChildProcess::drain(int output, const std::function<void(int, std::string_view)>& take)
{
    int& from = outputs_[static_cast<std::size_t>(output)];
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t size = ::read(from, buffer.data(), buffer.size());
        if (size > 0) {
            take(output, {buffer.data(), static_cast<std::size_t>(size)});
            return; // the rest at the next call: a program that never pauses must not keep us here
        }
        if (size < 0 && errno == EINTR)
            continue;
        if (size == 0 || errno != EAGAIN)
            closeEnd(from); // end of the file; a terminal whose other side is closed says EIO
        return;
    }
}

bool ChildProcess::hasEnded()
{
    siginfo_t info{};
    if (::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0)
        return info.si_pid == pid_;
    if (errno == EINTR)
        return false;
    pid_ = -1; // somebody else has waited for it: its number may be another process's by now
    throwSystemError("waitid");
}

std::optional<Ending> ChildProcess::ended()
{
    if (ending_ || !hasEnded())
        return ending_;
    const auto now = std::chrono::steady_clock::now();
    endedAt_ = endedAt_.value_or(now);
    // What was written before the end is still to be read; a child that it left may write for ever.
    std::array<pollfd, 2> waiting{pollfd{outputs_[0], POLLIN, 0}, pollfd{outputs_[1], POLLIN, 0}};
    if (::poll(waiting.data(), waiting.size(), 0) > 0 && now - *endedAt_ < longestRest)
        return std::nullopt;
    ending_ = endGroup();
    return ending_;
}

/// The group's number is ours until its first process has been waited for.
Ending ChildProcess::endGroup()
{
    int status = 0;
    rusage usage{};
    ::kill(-pid_, SIGKILL);
    while (::wait4(pid_, &status, 0, &usage) < 0 && errno == EINTR) { }
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 0, WIFSIGNALED(status) ? WTERMSIG(status) : 0,
        seconds(usage.ru_utime) + seconds(usage.ru_stime)};
}

void ChildProcess::signal(int number)
{
    if (!ending_ && pid_ > 0)
        ::kill(-pid_, number);
}

double ChildProcess::cpuSeconds() const
{
    clockid_t clock{};
    timespec time{};
    if (ending_ || ::clock_getcpuclockid(pid_, &clock) != 0 || ::clock_gettime(clock, &time) != 0)
        return ending_ ? ending_->cpuSeconds : 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

} // namespace pgduel::workload
