#ifdef __linux__

#include "driver/poller.h"

#include <array>
#include <cerrno>
#include <sys/epoll.h>
#include <unistd.h>

#include "driver/system_error.h"

namespace pgduel::workload {

namespace {

class EpollPoller final : public Poller {
public:
    EpollPoller()
        : fd_(::epoll_create1(EPOLL_CLOEXEC))
    {
        if (fd_ < 0)
            throwSystemError("epoll_create1");
    }
    ~EpollPoller() override { ::close(fd_); }
    EpollPoller(const EpollPoller&) = delete;
    EpollPoller& operator=(const EpollPoller&) = delete;

    /// libpq may close a socket and open another under the same number: whichever of change and add fits is
    /// right.
    void watch(int fd, bool read, bool write, void* owner) override
    {
        epoll_event event{};
        event.events = (read ? EPOLLIN : 0u) | (write ? EPOLLOUT : 0u);
        event.data.ptr = owner;
        if (::epoll_ctl(fd_, EPOLL_CTL_MOD, fd, &event) == 0)
            return;
        if (errno != ENOENT || ::epoll_ctl(fd_, EPOLL_CTL_ADD, fd, &event) != 0)
            throwSystemError("epoll_ctl");
    }

    void forget(int fd) override { ::epoll_ctl(fd_, EPOLL_CTL_DEL, fd, nullptr); }

    void wait(std::vector<Ready>& ready, Timeout timeout) override
    {
        ready.clear();
        const int count = waitFor(timeout);
        if (count < 0 && errno != EINTR)
            throwSystemError("epoll_wait");
        for (int i = 0; i < count; ++i) {
            const epoll_event& event = events_[static_cast<std::size_t>(i)];
            const std::uint32_t happened = event.events;
            ready.push_back({event.data.ptr, (happened & ~EPOLLOUT) != 0, (happened & EPOLLOUT) != 0});
        }
    }

private:
    /// Microseconds where the kernel has them (Linux 5.11), else whole milliseconds, rounded up.
    int waitFor(Timeout timeout)
    {
        const int room = static_cast<int>(events_.size());
        if (!timeout)
            return ::epoll_wait(fd_, events_.data(), room, -1);
        if (fine_) {
            const timespec span{timeout->count() / 1'000'000, (timeout->count() % 1'000'000) * 1'000};
            const int count = ::epoll_pwait2(fd_, events_.data(), room, &span, nullptr);
            if (count >= 0 || errno != ENOSYS)
                return count;
            fine_ = false;
        }
        return ::epoll_wait(fd_, events_.data(), room, static_cast<int>((timeout->count() + 999) / 1000));
    }

    int fd_;
    bool fine_ = true;
    std::array<epoll_event, 256> events_;
};

} // namespace

std::unique_ptr<Poller> makePoller()
{
    return std::make_unique<EpollPoller>();
}

} // namespace pgduel::workload

#endif
