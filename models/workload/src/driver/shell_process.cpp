#include "driver/shell_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

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

/// What the process starts with: empty input, output into `output` when there is one, a group of its own,
/// no signal blocked or ignored.
class Preparation {
public:
    explicit Preparation(int output)
    {
        ::posix_spawn_file_actions_init(&files_);
        ::posix_spawn_file_actions_addopen(&files_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        if (output >= 0)
            ::posix_spawn_file_actions_adddup2(&files_, output, STDOUT_FILENO);
        ::posix_spawnattr_init(&attributes_);
        ::posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t set;
        sigemptyset(&set);
        ::posix_spawnattr_setsigmask(&attributes_, &set);
        for (const int signal : {SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGCHLD})
            sigaddset(&set, signal);
        ::posix_spawnattr_setsigdefault(&attributes_, &set);
        ::posix_spawnattr_setflags(
            &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~Preparation()
    {
        ::posix_spawn_file_actions_destroy(&files_);
        ::posix_spawnattr_destroy(&attributes_);
    }
    Preparation(const Preparation&) = delete;
    Preparation& operator=(const Preparation&) = delete;

    int spawn(pid_t& process, const std::string& line)
    {
        std::array<std::string, 3> words{"sh", "-c", line};
        char* const arguments[] = {words[0].data(), words[1].data(), words[2].data(), nullptr};
        return ::posix_spawn(&process, "/bin/sh", &files_, &attributes_, arguments, environ);
    }

private:
    posix_spawn_file_actions_t files_;
    posix_spawnattr_t attributes_;
};

} // namespace

ShellProcess::ShellProcess(const std::string& line, bool keepOutput)
{
    int ends[2] = {-1, -1};
    if (keepOutput) {
        if (::pipe(ends) != 0)
            throwSystemError("pipe");
        for (const int fd : ends)
            ::fcntl(fd, F_SETFD, FD_CLOEXEC);
        ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
        output_ = ends[0];
    }
    const int error = Preparation(ends[1]).spawn(process_, line);
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
