#pragma once

#include <string>

namespace pgduel::workload {

/// Whether the server wants a password that neither the connection string nor .pgpass, a service file or the
/// environment gives. Connects once and waits for the answer, ten seconds unless the string says otherwise.
bool wantsPassword(const std::string& conninfo);

} // namespace pgduel::workload
