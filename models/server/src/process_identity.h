#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace pgduel::server {

/// A process for good: numbers are used again, but not with the same start time since the same boot.
struct ProcessIdentity {
    pid_t pid = 0;
    std::uint64_t startTicks = 0; ///< field 22 of /proc/<pid>/stat; 0 where there is no /proc
    std::string boot; ///< random id of this boot of the machine; empty where there is none

    static ProcessIdentity own();
    bool alive() const;
};

/// Command line of a process, as the kernel keeps it; empty when it is gone (a zombie has none) or there is
/// no /proc.
std::vector<std::string> commandLineOf(pid_t pid);
bool hasProc(); ///< Linux

} // namespace pgduel::server
