#include "server/os_cache.h"

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace pgduel::server {

struct OsCacheEvictor::State {
    std::mutex mutex;
    std::condition_variable_any wake;
    std::jthread thread;
};

#ifdef __linux__

namespace {

constexpr auto pause = std::chrono::milliseconds(500);

void evict(const fs::path& path)
{
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return; // removed meanwhile
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED); // pages not yet written stay
    close(file);
}

/// Files and folders come and go while the server works; what cannot be read is left to the next round.
void evictBelow(const std::string& folder, const std::stop_token& stop)
{
    std::error_code error;
    auto entry =
        fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && entry != fs::end(entry) && !stop.stop_requested(); entry.increment(error)) {
        std::error_code gone;
        if (entry->is_regular_file(gone))
            evict(entry->path());
    }
}

} // namespace

bool OsCacheEvictor::supported()
{
    return true;
}

OsCacheEvictor::OsCacheEvictor(const std::string& folder)
    : state_(std::make_unique<State>())
{
    state_->thread = std::jthread([state = state_.get(), folder](std::stop_token stop) {
        while (!stop.stop_requested()) {
            evictBelow(folder, stop);
            std::unique_lock lock(state->mutex);
            state->wake.wait_for(lock, stop, pause, [] { return false; });
        }
    });
}

#else

bool OsCacheEvictor::supported()
{
    return false;
}

OsCacheEvictor::OsCacheEvictor(const std::string&)
    : state_(std::make_unique<State>())
{
}

#endif

OsCacheEvictor::~OsCacheEvictor() = default;

} // namespace pgduel::server
