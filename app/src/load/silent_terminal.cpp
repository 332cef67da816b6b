#include "load/silent_terminal.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace pgduel::app {

namespace {

constexpr std::array endings{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

// What a signal handler may see.
int silenced = -1;
termios usual{};

/// The usual action is in force again (SA_RESETHAND) and ends the program once this returns.
extern "C" void putBackAndEnd(int signal)
{
    ::tcsetattr(silenced, TCSANOW, &usual);
    ::raise(signal);
}

} // namespace

bool SilentTerminal::isThere()
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal >= 0)
        ::close(terminal);
    return terminal >= 0;
}

SilentTerminal::SilentTerminal()
    : terminal_(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC))
{
    if (::tcgetattr(terminal_, &usual) != 0)
        return;
    silenced = terminal_;
    for (std::size_t i = 0; i < endings.size(); ++i) {
        struct sigaction ending { };
        ending.sa_handler = putBackAndEnd;
        ending.sa_flags = static_cast<int>(SA_RESETHAND);
        ::sigaction(endings.at(i), nullptr, &before_.at(i));
        if (before_.at(i).sa_handler != SIG_IGN)
            ::sigaction(endings.at(i), &ending, nullptr);
    }
    termios silent = usual;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    silent_ = ::tcsetattr(terminal_, TCSAFLUSH, &silent) == 0;
}

SilentTerminal::~SilentTerminal()
{
    if (silenced >= 0) {
        ::tcsetattr(terminal_, TCSAFLUSH, &usual);
        for (std::size_t i = 0; i < endings.size(); ++i)
            ::sigaction(endings.at(i), &before_.at(i), nullptr);
        silenced = -1;
    }
    if (terminal_ >= 0)
        ::close(terminal_);
}

std::optional<std::string> SilentTerminal::ask(const std::string& prompt)
{
    if (!silent_)
        return std::nullopt;
    write(prompt);
    std::string line;
    for (char c = 0; c != '\n';) {
        const ssize_t size = ::read(terminal_, &c, 1);
        if (size < 0 && errno == EINTR)
            continue;
        if (size <= 0)
            return std::nullopt;
        if (c != '\n')
            line += c;
    }
    write("\n"); // the user's own was not shown
    return line;
}

void SilentTerminal::write(const std::string& text) const
{
    [[maybe_unused]] const auto size = ::write(terminal_, text.data(), text.size());
}

} // namespace pgduel::app
