#include "golden_copies.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include <sys/stat.h>

#include "file_copy.h"
#include "server/dataset.h"
#include "server/faults.h"
#include "stop_watcher.h"

namespace fs = std::filesystem;

namespace pgduel::server {

namespace {

using namespace std::chrono_literals;

/// Without this file PostgreSQL refuses to start; it leaves first and comes back last.
constexpr const char* controlFile = "global/pg_control";
/// Time stamps of files advance with the kernel's tick (at most 10 ms): two changes within one tick look like
/// one.
constexpr auto tick = 20ms;

std::uint64_t bytesIn(const Tree& tree)
{
    std::uint64_t bytes = 0;
    for (const auto& [path, entry] : tree)
        bytes += entry.kind == EntryKind::File ? entry.stamp.size : 0;
    return bytes;
}

void copyFiles(const Tree& tree, const std::string& from, const std::string& to,
    const PrivateServer::Progress& progress, const std::stop_token& stop)
{
    const auto total = static_cast<double>(bytesIn(tree));
    double done = 0;
    const auto copied = [&](std::uint64_t bytes) {
        done += static_cast<double>(bytes);
        if (progress)
            progress(done, total);
    };
    const auto forOthers = [&](const auto& work) {
        for (const auto& [path, entry] : tree)
            if (entry.kind == EntryKind::File && path != controlFile)
                work(path);
    };
    forOthers([&](const auto& path) { copyFile(from + "/" + path, to + "/" + path, copied, stop); });
    forOthers([&](const auto& path) { writeOut(to + "/" + path, stop); });
    if (tree.count(controlFile) != 0)
        copyFile(from + "/" + controlFile, to + "/" + controlFile, copied, stop);
    settle(to); // else it is written back while the next run is measured
    if (progress && done < total) // files became shorter: nobody but us writes here, but the bar must end
        progress(total, total);
}

void makeParent(const std::string& folder)
{
    if (mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
        throw ServerError({fault::folderFailed, folder, {}, std::strerror(errno)});
}

} // namespace

GoldenCopies::GoldenCopies(std::string dataDirectory, std::string folder)
    : data_(std::move(dataDirectory))
    , folder_(std::move(folder))
{
}

std::string GoldenCopies::folderOf(const std::string& key) const
{
    const auto plain = [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_' || c == '.'; };
    if (key.empty() || key.front() == '.' || !std::all_of(key.begin(), key.end(), plain))
        throw ServerError({fault::goldenKey, "", {key}, ""});
    return folder_ + "/" + key;
}

bool GoldenCopies::has(const std::string& key) const
{
    std::error_code error;
    return fs::is_directory(folderOf(key), error);
}

void GoldenCopies::save(const std::string& key, const Progress& progress, const std::stop_token& stop)
{
    const auto target = folderOf(key);
    const auto draft = folder_ + "/.draft";
    throwIfStopped(stop);
    makeParent(folder_);
    const auto tree = treeOf(data_);
    if (!canShareBlocks(folder_))
        requireSpace(folder_, static_cast<std::int64_t>(bytesIn(tree)));
    std::error_code error;
    try {
        shapeTree(tree, data_, draft);
        copyFiles(tree, data_, draft, progress, stop);
    } catch (const ServerError&) {
        fs::remove_all(draft, error);
        throw;
    }
    fs::remove_all(target, error);
    fs::rename(draft, target, error);
    if (error)
        throw ServerError({fault::copyFailed, target, {}, error.message()});
    rememberUnchanged(key);
}

void GoldenCopies::restore(const std::string& key, const Progress& progress, const std::stop_token& stop)
{
    const auto source = folderOf(key);
    if (!has(key))
        throw ServerError({fault::noGoldenCopy, "", {key}, ""});
    const auto copy = treeOf(source);
    throwIfStopped(stop);
    const auto files = filesToRestore(key, copy);
    if (files.empty())
        return;
    sameKey_.clear();
    std::error_code error;
    fs::remove(data_ + "/" + controlFile, error);
    shapeTree(copy, source, data_);
    copyFiles(files, source, data_, progress, stop);
    rememberUnchanged(key);
}

/// All files but those whose bytes are the copy's for certain; nothing when the whole tree is the copy's.
Tree GoldenCopies::filesToRestore(const std::string& key, const Tree& copy) const
{
    if (key != sameKey_)
        return copy;
    const auto present = treeOf(data_);
    Tree files;
    for (const auto& [path, entry] : copy) {
        const auto now = present.find(path);
        const auto then = same_.find(path);
        const bool unchanged = now != present.end() && then != same_.end()
            && now->second.kind == EntryKind::File && now->second.stamp == then->second;
        const bool sameFolder =
            entry.kind == EntryKind::Folder && now != present.end() && now->second.kind == EntryKind::Folder;
        if (!unchanged && !sameFolder)
            files[path] = entry;
    }
    const bool sameTree = files.empty() && present.size() == copy.size();
    if (const auto control = copy.find(controlFile); !sameTree && control != copy.end())
        files.insert(*control); // it was taken away meanwhile
    return files;
}

void GoldenCopies::rememberUnchanged(const std::string& key)
{
    std::this_thread::sleep_for(tick); // so that any later write has a later stamp
    same_.clear();
    for (const auto& [path, entry] : treeOf(data_))
        if (entry.kind == EntryKind::File)
            same_[path] = entry.stamp;
    sameKey_ = key;
}

} // namespace pgduel::server
