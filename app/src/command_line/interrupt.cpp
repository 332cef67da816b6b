#include "command_line/interrupt.h"

#include <atomic>
#include <csignal>

#include <QSocketNotifier>

#include <sys/socket.h>
#include <unistd.h>

namespace pgduel::app {

namespace {

// A signal handler may only write to a descriptor; Qt reads it in the event loop.
int ends[2] = {-1, -1};
std::atomic<int> count{0};

void handle(int signal)
{
    if (++count > 1 && signal == SIGINT)
        _exit(130);
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(ends[0], &byte, 1);
}

} // namespace

Interrupt::Interrupt(QObject* parent)
    : QObject(parent)
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        qFatal("socketpair failed");
    count = 0;
    notifier_ = std::make_unique<QSocketNotifier>(ends[1], QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, &Interrupt::read);
    std::signal(SIGINT, handle);
    std::signal(SIGTERM, handle);
    std::signal(SIGHUP, handle); // the terminal was closed
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGHUP, SIG_DFL);
    notifier_.reset();
    ::close(ends[0]);
    ::close(ends[1]);
}

void Interrupt::read()
{
    char byte = 0;
    if (::read(ends[1], &byte, 1) == 1)
        emit interrupted();
}

} // namespace pgduel::app
