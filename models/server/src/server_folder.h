#pragma once

#include <string>
#include <vector>

namespace pgduel::server {

/// The folder of one private server and what lies in it.
struct ServerFolder {
    std::string root;
    std::string
        socketFolder; ///< root itself, or a folder of its own where that path is too long for a socket

    std::string data() const { return root + "/data"; }
    std::string settings() const { return root + "/settings.conf"; }
    std::string log() const { return root + "/server.log"; }
    std::string owner() const { return root + "/owner"; }
    std::string passwordFile() const { return root + "/initdb.password"; }
    std::string golden() const { return root + "/golden"; }
};

/// A new folder below serversFolder(), closed to others, marked as this process's. Throws ServerError
/// (server.folder_failed).
ServerFolder makeServerFolder();
/// Removes it with all that is in it.
void removeServerFolder(const ServerFolder& folder);
/// Folders of servers whose owner is dead.
std::vector<ServerFolder> abandonedFolders();

/// Removes a file, if it is there. Throws ServerError (server.folder_failed).
void removeFile(const std::string& path);
/// Replaces a file in one step; it belongs to the service user and is closed to others.
void writeFile(const std::string& path, const std::string& text);

} // namespace pgduel::server
