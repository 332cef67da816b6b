#pragma once

#include "connection.h"

namespace pgduel::store {

/// Moves everything from the log into the file itself and gives up the log, so that one file is left, which
/// can be mailed and read in a folder that cannot be written. While somebody else reads, the empty log stays
/// beside it and the last reader removes it.
void leaveOneFile(Connection& connection);

} // namespace pgduel::store
