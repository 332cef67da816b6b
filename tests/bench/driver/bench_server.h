#pragma once

#include <string>

#include "server/private_server.h"

namespace bench {

/// A private server tuned so that the client matters: data set in shared buffers, no fsync, no autovacuum,
/// every connection trusted (so that connecting costs little). Gone when the object is.
class BenchServer {
public:
    BenchServer(const std::string& bindir, int scale);
    std::string conninfo() const; ///< by socket
    std::string pgbench() const; ///< of the same installation

private:
    pgduel::server::PrivateServer server_;
};

/// Dead rows that earlier runs left are cleared, and everything is read into shared buffers.
void refresh(const std::string& conninfo);

} // namespace bench
