#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include "command_line/terminal.h"

namespace pgduel::app {

/// Exit statuses of every command (docs/command-line.md).
enum class Exit { Done = 0, Refused = 1, RunFailed = 2, Stopped = 3, Worse = 4 };

/// A command's own wrong use; main prints it with a hint to --help and ends with Exit::Refused.
struct WrongUse {
    QString message;
};

/// What a command gets: its parsed options and the terminal.
struct Call {
    const QCommandLineParser& options;
    Terminal& terminal;

    QString argument(int index) const { return options.positionalArguments().value(index); }
};

/// What a command gets that reads its options itself.
struct RawCall {
    const std::vector<std::string>& arguments; ///< behind the command's name, as the system gave them
    Terminal& terminal;
};

/// A subcommand of pgduel.
struct Command {
    QString name, arguments, summary; ///< "run", "STUDY", one line for --help
    int leastArguments = 0, mostArguments = 0;
    QList<QCommandLineOption> options;
    std::function<Exit(const Call&)> carryOut;
    /// Instead of carryOut, for options that QCommandLineParser cannot read (-c8, -S -M simple).
    std::function<Exit(const RawCall&)> carryOutRaw = {};
};

Command runCommand();
Command checkCommand();
Command loadCommand();
Command compareCommand();
Command exportCommand();
Command templatesCommand();
Command serverCommand();
Command selfCheckCommand();

/// All of them, in the order of --help. Call with a translator installed.
std::vector<Command> allCommands();

} // namespace pgduel::app
