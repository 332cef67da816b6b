#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "server/os_cache.h"

using namespace pgduel;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t fileBytes = 16 << 20;

/// A file on disk in a folder below another, wholly in the OS cache.
class CachedFile {
public:
    CachedFile()
        : root_(fs::current_path() / ("os-cache-" + std::to_string(getpid())))
    {
        fs::create_directories(root_ / "base/1");
        descriptor_ = open((root_ / "base/1/16384").c_str(), O_RDWR | O_CREAT, 0600);
        const std::vector<char> bytes(fileBytes, 'x');
        written_ = write(descriptor_, bytes.data(), bytes.size()) == static_cast<ssize_t>(fileBytes)
            && fsync(descriptor_) == 0;
    }
    ~CachedFile()
    {
        close(descriptor_);
        fs::remove_all(root_);
    }
    bool written() const { return written_; }
    std::string root() const { return root_.string(); }

    double residentShare() const
    {
        void* memory = mmap(nullptr, fileBytes, PROT_READ, MAP_SHARED, descriptor_, 0);
        std::vector<unsigned char> pages(fileBytes / static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
        EXPECT_EQ(mincore(memory, fileBytes, pages.data()), 0);
        munmap(memory, fileBytes);
        double resident = 0;
        for (const auto page : pages)
            resident += page & 1;
        return resident / static_cast<double>(pages.size());
    }
    void readAll() const
    {
        std::vector<char> bytes(fileBytes);
        EXPECT_EQ(pread(descriptor_, bytes.data(), fileBytes, 0), static_cast<ssize_t>(fileBytes));
    }
    bool emptiesWithin(std::chrono::milliseconds limit) const
    {
        const auto end = std::chrono::steady_clock::now() + limit;
        while (residentShare() > 0.02 && std::chrono::steady_clock::now() < end)
            std::this_thread::sleep_for(20ms);
        return residentShare() <= 0.02;
    }

private:
    fs::path root_;
    int descriptor_ = -1;
    bool written_ = false;
};

} // namespace

TEST(OsCache, isEmptiedAgainAndAgainWhileTheEvictorLives)
{
    if (!server::OsCacheEvictor::supported())
        GTEST_SKIP() << "not available on this system";
    const CachedFile file;
    ASSERT_TRUE(file.written());
    if (file.residentShare() < 0.9)
        GTEST_SKIP() << "this file system keeps nothing in the cache";
    {
        const server::OsCacheEvictor evictor(file.root());
        if (!file.emptiesWithin(5s))
            GTEST_SKIP() << "this file system does not let go of its cache (tmpfs)";
        file.readAll();
        EXPECT_TRUE(file.emptiesWithin(5s));
    }
    file.readAll();
    std::this_thread::sleep_for(1200ms);
    EXPECT_GT(file.residentShare(), 0.9) << "it goes on after its end";
}
