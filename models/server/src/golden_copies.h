#pragma once

#include <map>
#include <stop_token>
#include <string>

#include "server/private_server.h"
#include "tree.h"

namespace pgduel::server {

/// Copies of a data directory by key, side by side below a folder. The server is stopped while one is made or
/// brought back.
class GoldenCopies {
public:
    GoldenCopies() = default;
    GoldenCopies(std::string dataDirectory, std::string folder);

    using Progress = PrivateServer::Progress;
    /// Throws ServerError (server.disk_too_small, server.copy_failed, server.golden_key, server.stopped);
    /// then there is no such copy.
    void save(const std::string& key, const Progress& progress, const std::stop_token& stop);
    bool has(const std::string& key) const;
    /// When it throws half way, the data directory holds no pg_control, so that no server starts on half of
    /// it; a later restore mends it. Does nothing when the data directory is the same as the copy.
    void restore(const std::string& key, const Progress& progress, const std::stop_token& stop);

private:
    std::string folderOf(const std::string& key) const;
    void rememberUnchanged(const std::string& key);
    Tree filesToRestore(const std::string& key, const Tree& copy) const;

    std::string data_, folder_;
    /// Files of the data directory that are known to hold the bytes of this copy as long as their stamps
    /// stay.
    std::string sameKey_;
    std::map<std::string, Stamp> same_;
};

} // namespace pgduel::server
