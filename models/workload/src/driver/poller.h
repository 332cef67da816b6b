#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace pgduel::workload {

/// Waits for many sockets at once. Level-triggered: what is ready and not dealt with is told again.
class Poller {
public:
    struct Ready {
        void* owner;
        bool readable, writable; ///< an error or a hang-up counts as readable
    };
    using Timeout = std::optional<std::chrono::microseconds>; ///< nothing: no limit

    virtual ~Poller() = default;
    /// Begins or changes the watch of a descriptor.
    virtual void watch(int fd, bool read, bool write, void* owner) = 0;
    /// Before the descriptor is closed.
    virtual void forget(int fd) = 0;
    /// Replaces `ready`; empty after the timeout or a signal.
    virtual void wait(std::vector<Ready>& ready, Timeout timeout) = 0;
};

/// By poll(): every POSIX system, cost grows with the number of descriptors.
std::unique_ptr<Poller> makePollPoller();
/// By epoll on Linux, by poll() elsewhere.
std::unique_ptr<Poller> makePoller();

/// A descriptor that becomes readable when another thread calls wake().
class Waker {
public:
    Waker();
    ~Waker();
    Waker(const Waker&) = delete;
    Waker& operator=(const Waker&) = delete;
    int fd() const { return read_; }
    void wake();
    void clear();

private:
    int read_ = -1, write_ = -1;
};

} // namespace pgduel::workload
