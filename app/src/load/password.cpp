#include "load/password.h"

#include <cstdio>
#include <fstream>

#include <QByteArray>

#include <termios.h>
#include <unistd.h>

#include "load/load_texts.h"
#include "workload/password.h"

namespace pgduel::app {

namespace {

/// The terminal shows nothing that is typed while it lives.
class WithoutEcho {
public:
    WithoutEcho()
    {
        changed_ = tcgetattr(STDIN_FILENO, &before_) == 0;
        termios silent = before_;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        if (changed_)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    }
    ~WithoutEcho()
    {
        if (changed_)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
    }
    WithoutEcho(const WithoutEcho&) = delete;
    WithoutEcho& operator=(const WithoutEcho&) = delete;

private:
    termios before_{};
    bool changed_ = false;
};

} // namespace

void askForPasswordIfWanted(const std::string& conninfo)
{
    if (isatty(STDIN_FILENO) == 0 || !workload::wantsPassword(conninfo))
        return;
    std::fputs(qPrintable(LoadCommand::tr("Password: ")), stderr);
    std::string password;
    {
        const WithoutEcho silent;
        std::ifstream terminal("/dev/tty");
        std::getline(terminal, password);
    }
    std::fputs("\n", stderr);
    qputenv("PGPASSWORD", QByteArray::fromStdString(password));
}

} // namespace pgduel::app
