#include "file_copy.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/fs.h>
#endif

#include "server/error.h"
#include "server/faults.h"
#include "stop_watcher.h"

namespace pgduel::server {

namespace {

constexpr std::uint64_t chunkBytes = 8 << 20; ///< between two looks at the stop token
constexpr std::size_t bufferBytes = 1 << 20;
constexpr std::size_t pageBytes = 8192; ///< PostgreSQL's

[[noreturn]] void failed(const std::string& path)
{
    throw ServerError({fault::copyFailed, path, {}, std::strerror(errno)});
}

class File {
public:
    File(const std::string& path, int flags)
        : path_(path)
        , descriptor_(open(path.c_str(), flags | O_CLOEXEC | O_NOFOLLOW, 0600))
    {
        if (descriptor_ < 0)
            failed(path_);
    }
    ~File() { close(descriptor_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    int descriptor() const { return descriptor_; }
    const std::string& path() const { return path_; }
    struct stat status() const
    {
        struct stat status { };
        if (fstat(descriptor_, &status) != 0)
            failed(path_);
        return status;
    }

private:
    std::string path_;
    int descriptor_;
};

bool shareBlocks([[maybe_unused]] const File& from, [[maybe_unused]] const File& to)
{
#ifdef FICLONE
    return ioctl(to.descriptor(), FICLONE, from.descriptor()) == 0;
#else
    return false;
#endif
}

/// Bytes copied within the kernel, 0 at the end of the file, -1 where it cannot.
ssize_t copyRange([[maybe_unused]] const File& from, [[maybe_unused]] const File& to)
{
#ifdef __linux__
    return copy_file_range(from.descriptor(), nullptr, to.descriptor(), nullptr, chunkBytes, 0);
#else
    return -1;
#endif
}

/// Fills the buffer as far as the file goes.
std::size_t readAt(const File& file, std::vector<char>& buffer, std::uint64_t offset)
{
    std::size_t got = 0;
    while (got < buffer.size()) {
        const ssize_t part = pread(
            file.descriptor(), buffer.data() + got, buffer.size() - got, static_cast<off_t>(offset + got));
        if (part < 0)
            failed(file.path());
        if (part == 0)
            break;
        got += static_cast<std::size_t>(part);
    }
    return got;
}

void writeAt(const File& file, const char* bytes, std::size_t size, std::uint64_t offset)
{
    for (std::size_t put = 0; put < size;) {
        const ssize_t part =
            pwrite(file.descriptor(), bytes + put, size - put, static_cast<off_t>(offset + put));
        if (part < 0)
            failed(file.path());
        put += static_cast<std::size_t>(part);
    }
}

/// Page by page, what differs; what lies beyond the end of the target differs.
void writeDifferences(
    const File& from, const File& to, const BytesCopied& copied, const std::stop_token& stop)
{
    std::vector<char> wanted(bufferBytes);
    std::vector<char> present(bufferBytes);
    for (std::uint64_t offset = 0;; offset += bufferBytes) {
        throwIfStopped(stop);
        const auto size = readAt(from, wanted, offset);
        const auto old = readAt(to, present, offset);
        for (std::size_t at = 0; at < size; at += pageBytes) {
            const auto length = std::min(pageBytes, size - at);
            if (at + length > old || std::memcmp(&wanted[at], &present[at], length) != 0)
                writeAt(to, &wanted[at], length, offset + at);
        }
        if (size > 0)
            copied(size);
        if (size < bufferBytes)
            return;
    }
}

/// Returns false where the kernel cannot do it (and nothing was copied).
bool copyInKernel(const File& from, const File& to, const BytesCopied& copied, const std::stop_token& stop)
{
    for (bool begun = false;; begun = true) {
        throwIfStopped(stop);
        const ssize_t part = copyRange(from, to);
        if (part < 0 && (begun || errno == ENOSPC || errno == EDQUOT || errno == EIO || errno == EFBIG))
            failed(to.path());
        if (part < 0)
            return false;
        if (part == 0)
            return true;
        copied(static_cast<std::uint64_t>(part));
    }
}

void takeOver(const struct stat& status, const File& to)
{
    if (fchmod(to.descriptor(), status.st_mode & 07777) != 0)
        failed(to.path());
    if (geteuid() == 0 && fchown(to.descriptor(), status.st_uid, status.st_gid) != 0)
        failed(to.path());
}

} // namespace

void copyFile(
    const std::string& from, const std::string& to, const BytesCopied& copied, const std::stop_token& stop)
{
    const File source(from, O_RDONLY);
    const File target(to, O_RDWR | O_CREAT);
    const auto status = source.status();
    takeOver(status, target);
    const auto present = target.status().st_size;
    if (present > status.st_size && ftruncate(target.descriptor(), status.st_size) != 0)
        failed(to);
    if (shareBlocks(source, target))
        copied(static_cast<std::uint64_t>(status.st_size));
    else if (present > 0 || !copyInKernel(source, target, copied, stop))
        writeDifferences(source, target, copied, stop);
}

void writeOut([[maybe_unused]] const std::string& path, [[maybe_unused]] const std::stop_token& stop)
{
#ifdef __linux__
    const File file(path, O_RDONLY);
    const auto size = static_cast<std::uint64_t>(file.status().st_size);
    for (std::uint64_t offset = 0; offset + chunkBytes <= size; offset += chunkBytes) {
        throwIfStopped(stop);
        constexpr auto all = SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;
        const auto start = static_cast<off64_t>(offset);
        if (sync_file_range(file.descriptor(), start, chunkBytes, all) != 0 && errno != ENOSYS)
            failed(path);
    }
#endif
}

void settle(const std::string& folder)
{
#ifdef __linux__
    const File opened(folder, O_RDONLY | O_DIRECTORY);
    if (syncfs(opened.descriptor()) != 0)
        failed(folder);
#else
    sync();
#endif
}

bool canShareBlocks(const std::string& folder)
{
    const std::string names[] = {folder + "/.reflink.from", folder + "/.reflink.to"};
    bool shared = false;
    {
        const File from(names[0], O_RDWR | O_CREAT);
        const File to(names[1], O_RDWR | O_CREAT);
        const std::vector<char> block(4096, 'x');
        shared = write(from.descriptor(), block.data(), block.size()) == ssize_t(block.size())
            && shareBlocks(from, to);
    }
    for (const auto& name : names)
        unlink(name.c_str());
    return shared;
}

} // namespace pgduel::server
