#pragma once

#include <string>

#include <sys/types.h>

namespace pgduel::workload {

/// A command line that runs in the system's shell (/bin/sh -c) without blocking, in a process group of its
/// own; its input is empty. Whatever still runs of it is killed by the destructor.
class ShellProcess {
public:
    /// Starts it. Throws WorkloadError when the system refuses.
    ShellProcess(const std::string& line, bool keepOutput);
    ~ShellProcess();
    ShellProcess(const ShellProcess&) = delete;
    ShellProcess& operator=(const ShellProcess&) = delete;

    /// Readable when the process has ended; −1 where the system has no such thing: ask over() now and then.
    int endDescriptor() const { return end_; }
    int outputDescriptor() const { return output_; } ///< readable when there is output; −1: not kept
    bool outputEnded() const { return outputEnded_; } ///< no use to wait for more

    bool over(); ///< takes in what is there of output; true when the process has ended
    int status() const { return status_; } ///< exit status, or 128 + the signal that ended it
    const std::string& output() const { return kept_; } ///< its beginning, at most a few kB

private:
    void readOutput();

    pid_t process_ = -1; ///< −1: has ended
    int end_ = -1, output_ = -1, status_ = 0;
    bool outputEnded_ = false;
    std::string kept_;
};

} // namespace pgduel::workload
