#pragma once

#include <QStringList>

namespace pgduel::app {

/// Whether the arguments (without the program) ask for a command, --help or --version rather than for the
/// window.
bool asksForCommandLine(const QStringList& arguments);

/// Carries the command out with an application object of its own and returns the exit status.
int carryOutCommandLine(int argc, char** argv);

} // namespace pgduel::app
