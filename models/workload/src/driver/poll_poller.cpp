#include "driver/poller.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "driver/system_error.h"

namespace pgduel::workload {

namespace {

class PollPoller final : public Poller {
public:
    void watch(int fd, bool read, bool write, void* owner) override
    {
        const auto events = static_cast<short>((read ? POLLIN : 0) | (write ? POLLOUT : 0));
        const auto found = find(fd);
        if (found != fds_.end()) {
            found->events = events;
            owners_[static_cast<std::size_t>(found - fds_.begin())] = owner;
            return;
        }
        fds_.push_back({fd, events, 0});
        owners_.push_back(owner);
    }

    void forget(int fd) override
    {
        const auto found = find(fd);
        if (found == fds_.end())
            return;
        owners_.erase(owners_.begin() + (found - fds_.begin()));
        fds_.erase(found);
    }

    void wait(std::vector<Ready>& ready, Timeout timeout) override
    {
        ready.clear();
        const auto millis = timeout ? (timeout->count() + 999) / 1000 : -1;
        if (::poll(fds_.data(), fds_.size(), static_cast<int>(millis)) < 0) {
            if (errno != EINTR)
                throwSystemError("poll");
            return;
        }
        for (std::size_t i = 0; i < fds_.size(); ++i)
            if (fds_[i].revents)
                ready.push_back(
                    {owners_[i], (fds_[i].revents & ~POLLOUT) != 0, (fds_[i].revents & POLLOUT) != 0});
    }

private:
    std::vector<pollfd>::iterator find(int fd)
    {
        return std::find_if(fds_.begin(), fds_.end(), [fd](const pollfd& entry) { return entry.fd == fd; });
    }

    std::vector<pollfd> fds_;
    std::vector<void*> owners_;
};

} // namespace

std::unique_ptr<Poller> makePollPoller()
{
    return std::make_unique<PollPoller>();
}

#ifndef __linux__
std::unique_ptr<Poller> makePoller()
{
    return makePollPoller();
}
#endif

Waker::Waker()
{
    int ends[2];
    if (::pipe(ends) != 0)
        throwSystemError("pipe");
    read_ = ends[0];
    write_ = ends[1];
    for (const int fd : ends) {
        ::fcntl(fd, F_SETFL, O_NONBLOCK);
        ::fcntl(fd, F_SETFD, FD_CLOEXEC);
    }
}

Waker::~Waker()
{
    ::close(read_);
    ::close(write_);
}

/// A full pipe wakes as well as one byte more would.
void Waker::wake()
{
    const char byte = 0;
    while (::write(write_, &byte, 1) < 0 && errno == EINTR) { }
}

void Waker::clear()
{
    char bytes[64];
    while (::read(read_, bytes, sizeof bytes) > 0) { }
}

} // namespace pgduel::workload
