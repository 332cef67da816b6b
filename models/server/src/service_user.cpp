#include "service_user.h"

#include <cerrno>
#include <cstring>

#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include "server/error.h"
#include "server/faults.h"

namespace pgduel::server {

namespace {

constexpr const char* candidates[] = {"postgres", "nobody"};

std::vector<gid_t> groupsOf(const char* name, gid_t gid)
{
    int count = 64;
    std::vector<gid_t> groups(static_cast<std::size_t>(count));
    if (getgrouplist(name, gid, groups.data(), &count) < 0)
        return {gid};
    groups.resize(static_cast<std::size_t>(count));
    return groups;
}

/// Not getpwnam(): its answer is one for all threads.
std::optional<ServiceUser> userNamed(const char* name)
{
    passwd entry{};
    passwd* found = nullptr;
    std::vector<char> text(1024);
    int reason = 0;
    while ((reason = getpwnam_r(name, &entry, text.data(), text.size(), &found)) == ERANGE)
        text.resize(2 * text.size());
    if (reason != 0 || !found)
        return std::nullopt;
    return ServiceUser{name, entry.pw_uid, entry.pw_gid, groupsOf(name, entry.pw_gid)};
}

} // namespace

std::optional<ServiceUser> serviceUser()
{
    if (geteuid() != 0)
        return std::nullopt;
    for (const char* name : candidates)
        if (const auto user = userNamed(name); user && user->uid != 0)
            return user;
    throw ServerError({fault::noServiceUser, "", {"postgres, nobody"}, ""});
}

void becomeServiceUser(const ServiceUser& user)
{
    if (setgroups(user.groups.size(), user.groups.data()) != 0 || setgid(user.gid) != 0
        || setuid(user.uid) != 0)
        _exit(126);
}

void giveToServiceUser(const std::string& path)
{
    const auto user = serviceUser();
    if (user && lchown(path.c_str(), user->uid, user->gid) != 0)
        throw ServerError({fault::folderFailed, path, {}, std::strerror(errno)});
}

} // namespace pgduel::server
