#include "driver/shell_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "driver/spawn.h"
#include "driver/system_error.h"

extern char** environ;

namespace pgduel::workload {

namespace {

constexpr std::size_t mostKept = 4096;

/// A descriptor that becomes readable when the process ends.
int watchEnd([[maybe_unused]] pid_t process)
{
#ifdef SYS_pidfd_open
    return static_cast<int>(::syscall(SYS_pidfd_open, process, 0));
#else
    return -1;
#endif
}

/// Starts the line with empty input and its output into `output` when there is one. 0, or errno.
int spawnShell(pid_t& process, const std::string& line, int output)
{
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (output >= 0)
        ::posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    std::array<std::string, 3> words{"sh", "-c", line};
    char* const arguments[] = {words[0].data(), words[1].data(), words[2].data(), nullptr};
    const int error = ::posix_spawn(&process, "/bin/sh", &files, SpawnAttributes().get(), arguments, environ);
    ::posix_spawn_file_actions_destroy(&files);
    return error;
}

} // namespace

ShellProcess::ShellProcess(const std::string& line, bool keepOutput)
{
    std::array<int, 2> ends{-1, -1};
    if (keepOutput) {
        ends = openPipe();
        ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
        output_ = ends[0];
    }
    const int error = spawnShell(process_, line, ends[1]);
    if (ends[1] >= 0)
        ::close(ends[1]);
    if (error != 0) {
        if (output_ >= 0)
            ::close(output_);
        errno = error;
        throwSystemError("posix_spawn");
    }
    end_ = watchEnd(process_);
}

ShellProcess::~ShellProcess()
{
    for (const int fd : {output_, end_})
        if (fd >= 0)
            ::close(fd);
    if (process_ < 0)
        return;
    ::kill(-process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) { } // a killed process is gone at once
}

bool ShellProcess::over()
{
    int status = 0;
    const pid_t ended = process_ < 0 ? -1 : ::waitpid(process_, &status, WNOHANG);
    readOutput();
    if (ended == 0)
        return false;
    if (ended > 0)
        status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    process_ = -1;
    return true;
}

/// What is beyond the part that is kept is read too, so that the process can go on.
void ShellProcess::readOutput()
{
    char bytes[4096];
    while (output_ >= 0 && !outputEnded_) {
        const ssize_t count = ::read(output_, bytes, sizeof bytes);
        if (count > 0)
            kept_.append(bytes, std::min(static_cast<std::size_t>(count), mostKept - kept_.size()));
        else if (count == 0)
            outputEnded_ = true;
        else if (errno != EINTR)
            return;
    }
}

} // namespace pgduel::workload
