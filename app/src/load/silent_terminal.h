#pragma once

#include <array>
#include <csignal>
#include <optional>
#include <string>

#include <termios.h>

namespace pgduel::app {

/// The user's terminal (/dev/tty), wherever input and output of the program lead. While an object lives, what
/// is typed is not shown; a signal that ends the program puts the terminal back first.
class SilentTerminal {
public:
    static bool isThere();

    SilentTerminal();
    ~SilentTerminal();
    SilentTerminal(const SilentTerminal&) = delete;
    SilentTerminal& operator=(const SilentTerminal&) = delete;

    /// A line that the user types; nothing at the end of input, or when the terminal cannot be silenced.
    std::optional<std::string> ask(const std::string& prompt);

private:
    void write(const std::string& text) const;

    int terminal_ = -1;
    bool silent_ = false;
    std::array<struct sigaction, 4> before_{};
};

} // namespace pgduel::app
