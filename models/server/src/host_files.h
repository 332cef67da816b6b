#pragma once

#include "server/profile.h"

namespace pgduel::server {

/// What Linux's /proc and /sys say of the server's host, read by the server itself (pg_read_file). On other
/// systems the files are not there, and nothing is filled in.
void readHostFiles(Session& session, ServerProfile& profile);

} // namespace pgduel::server
