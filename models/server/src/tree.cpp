#include "tree.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

#include "server/error.h"
#include "server/faults.h"

namespace fs = std::filesystem;

namespace pgduel::server {

namespace {

[[noreturn]] void failed(const std::string& path)
{
    throw ServerError({fault::copyFailed, path, {}, std::strerror(errno)});
}

struct stat statusOf(const std::string& path)
{
    struct stat status { };
    if (lstat(path.c_str(), &status) != 0)
        failed(path);
    return status;
}

std::int64_t nanoseconds(const timespec& time)
{
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

Stamp stampOf(const struct stat& status)
{
    return {status.st_ino, static_cast<std::uint64_t>(status.st_size), nanoseconds(status.st_mtim),
        nanoseconds(status.st_ctim)};
}

void makeFolder(const std::string& from, const std::string& to)
{
    const auto status = statusOf(from);
    if (mkdir(to.c_str(), 0700) != 0 && errno != EEXIST)
        failed(to);
    if (chmod(to.c_str(), status.st_mode & 07777) != 0)
        failed(to);
    if (geteuid() == 0 && lchown(to.c_str(), status.st_uid, status.st_gid) != 0)
        failed(to);
}

void makeLink(const std::string& from, const std::string& to)
{
    std::error_code error;
    fs::remove(to, error);
    fs::copy_symlink(from, to, error);
    if (error)
        throw ServerError({fault::copyFailed, to, {}, error.message()});
}

void removeOthers(const Tree& tree, const std::string& folder)
{
    for (const auto& [path, entry] : treeOf(folder)) {
        const auto wanted = tree.find(path);
        if (wanted != tree.end() && wanted->second.kind == entry.kind)
            continue;
        std::error_code error;
        fs::remove_all(fs::path(folder) / path, error);
        if (error)
            throw ServerError({fault::copyFailed, folder + "/" + path, {}, error.message()});
    }
}

} // namespace

Tree treeOf(const std::string& folder)
{
    Tree tree;
    try {
        for (const auto& item : fs::recursive_directory_iterator(folder)) {
            const auto status = statusOf(item.path().string());
            const auto path = item.path().lexically_relative(folder).string();
            if (S_ISDIR(status.st_mode))
                tree[path] = {EntryKind::Folder, {}};
            else if (S_ISREG(status.st_mode))
                tree[path] = {EntryKind::File, stampOf(status)};
            else if (S_ISLNK(status.st_mode))
                tree[path] = {EntryKind::Link, {}};
        }
    } catch (const fs::filesystem_error& error) {
        throw ServerError({fault::copyFailed, folder, {}, error.code().message()});
    }
    return tree;
}

void shapeTree(const Tree& tree, const std::string& from, const std::string& to)
{
    makeFolder(from, to);
    removeOthers(tree, to);
    for (const auto& [path, entry] : tree) {
        const auto source = from + "/" + path;
        const auto target = to + "/" + path;
        if (entry.kind == EntryKind::Folder)
            makeFolder(source, target);
        else if (entry.kind == EntryKind::Link)
            makeLink(source, target);
    }
}

} // namespace pgduel::server
