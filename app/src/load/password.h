#pragma once

#include <string>

namespace pgduel::app {

/// Asks on the terminal for the password that the server wants, if it wants one and there is a terminal, and
/// keeps it for this process (PGPASSWORD), where libpq finds it for every session.
void askForPasswordIfWanted(const std::string& conninfo);

} // namespace pgduel::app
