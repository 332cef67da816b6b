#pragma once

#include <stop_token>
#include <string>

#include "server/installation.h"
#include "server_folder.h"

namespace pgduel::server {

/// initdb: superuser pgduel with this password, scram for all connections, UTF-8, C locale.
void initialiseData(const Installation& installation, const ServerFolder& folder, const std::string& password,
    std::stop_token stop);

/// Starts the server of the folder and waits until it takes connections. Throws ServerError
/// (server.start_failed with the reason from the log in detail, server.stopped).
void startPostmaster(const Installation& installation, const ServerFolder& folder, std::stop_token stop);
/// Fast shutdown; waits for its checkpoint. When `stop` comes the server is down all the same, without one
/// (server.stopped).
void stopPostmaster(const Installation& installation, const ServerFolder& folder, std::stop_token stop);

/// A free port of the loopback address, below the range the system gives to outgoing connections.
int freePort();

} // namespace pgduel::server
