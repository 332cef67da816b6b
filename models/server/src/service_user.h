#pragma once

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace pgduel::server {

/// The unprivileged user as whom root's servers run: PostgreSQL refuses to run as root.
struct ServiceUser {
    std::string name;
    uid_t uid = 0;
    gid_t gid = 0;
    std::vector<gid_t> groups;
};

/// Nothing unless this process is root's. Throws ServerError (server.no_service_user).
std::optional<ServiceUser> serviceUser();

/// In a child process between fork and exec: become that user for good, or end the child.
void becomeServiceUser(const ServiceUser& user);

/// Gives a file or folder to the service user, when there is one.
void giveToServiceUser(const std::string& path);

} // namespace pgduel::server
