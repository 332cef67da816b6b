#include "driver/spawn.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

#include "driver/system_error.h"

namespace pgduel::workload {

std::array<int, 2> openPipe()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throwSystemError("pipe");
    return ends;
}

SpawnAttributes::SpawnAttributes()
{
    ::posix_spawnattr_init(&value_);
    sigset_t none;
    sigset_t usual;
    ::sigemptyset(&none);
    ::sigemptyset(&usual);
    for (const int number : {SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT, SIGCHLD})
        ::sigaddset(&usual, number);
    ::posix_spawnattr_setsigmask(&value_, &none);
    ::posix_spawnattr_setsigdefault(&value_, &usual);
    ::posix_spawnattr_setflags(&value_, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

SpawnAttributes::~SpawnAttributes()
{
    ::posix_spawnattr_destroy(&value_);
}

} // namespace pgduel::workload
