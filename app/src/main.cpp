#include <csignal>

#include <QStringList>

#include "command_line/dispatch.h"
#include "window/open_window.h"

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away must not end us while a server runs
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (pgduel::app::asksForCommandLine(arguments))
        return pgduel::app::carryOutCommandLine(argc, argv);
    return pgduel::app::openWindow(argc, argv);
}
