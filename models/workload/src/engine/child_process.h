#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace pgduel::workload {

/// How a process ended.
struct Ending {
    int status = 0; ///< exit status
    int signal = 0; ///< that ended it; 0: it ended by itself
    double cpuSeconds = 0; ///< user + system, with those of its children that it waited for
};

/// A program that runs in a session and process group of its own; its outputs come here. Standard output is a
/// terminal where the system has one to give, since programs hold back what they write to a pipe.
class ChildProcess {
public:
    /// `environment` has "NAME=value"; PATH in it says where the program is. Throws WorkloadError
    /// (workload.command_not_started).
    ChildProcess(const std::vector<std::string>& command, const std::vector<std::string>& environment);
    ~ChildProcess(); ///< nothing of the group is left behind
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Waits for output or the end of the outputs, at most so long. `take` is told which output (0, 1).
    void read(std::chrono::milliseconds time, const std::function<void(int, std::string_view)>& take);
    /// The ending, once all that it wrote has been read. What it left running in its group ends with it.
    /// Throws WorkloadError (workload.system_call) when the ending cannot be known: child processes are
    /// ignored or waited for elsewhere.
    std::optional<Ending> ended();
    void signal(int number); ///< to the whole group
    double cpuSeconds() const; ///< of the process itself, so far; 0 where the system does not tell

private:
    void openOutputs(std::array<int, 2>& ends); ///< fills outputs_ and the child's ends
    void spawn(const std::vector<std::string>& command, const std::vector<std::string>& environment,
        const std::array<int, 2>& ends);
    bool hasEnded();
    Ending endGroup();
    void drain(int output, const std::function<void(int, std::string_view)>& take);

    std::array<int, 2> outputs_{-1, -1};
    pid_t pid_ = -1;
    std::optional<std::chrono::steady_clock::time_point> endedAt_; ///< but not yet read to the end
    std::optional<Ending> ending_;
};

} // namespace pgduel::workload
