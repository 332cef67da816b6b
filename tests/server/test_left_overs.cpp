#include <filesystem>
#include <fstream>

#include <QProcess>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include <sys/mount.h>
#include <unistd.h>

#include "server/private_server.h"
#include "test_server.h"

using namespace pgduel;
using test_support::testServer;
namespace fs = std::filesystem;

namespace {

/// Another pgDuel with a private server of its own.
class OtherOwner {
public:
    OtherOwner()
    {
        process_.start(QStringLiteral(PGDUEL_SERVER_OWNER), QStringList());
        data_ = line();
        postmaster_ = std::atoi(line().c_str());
    }
    ~OtherOwner()
    {
        process_.closeWriteChannel();
        process_.waitForFinished();
    }
    void killHard()
    {
        process_.kill();
        process_.waitForFinished();
    }
    fs::path folder() const { return fs::path(data_).parent_path(); }
    bool serverLives() const { return kill(postmaster_, 0) == 0; }
    int postmaster() const { return postmaster_; }

private:
    std::string line()
    {
        while (!process_.canReadLine() && process_.waitForReadyRead(30'000)) { }
        return process_.readLine().trimmed().toStdString();
    }

    QProcess process_;
    std::string data_;
    int postmaster_ = 0;
};

/// A folder that nobody can remove as long as this lives, not even root: its child is in use as a mount
/// point or, for users, it is closed.
class Immovable {
public:
    explicit Immovable(const fs::path& folder)
        : folder_(folder)
        , mounted_(geteuid() == 0 && mount("tmpfs", child().c_str(), "tmpfs", 0, nullptr) == 0)
    {
        if (geteuid() != 0)
            fs::permissions(folder_, fs::perms::owner_read | fs::perms::owner_exec);
    }
    ~Immovable()
    {
        if (mounted_)
            umount(child().c_str());
        fs::permissions(folder_, fs::perms::owner_all);
        fs::remove_all(folder_);
    }
    Immovable(const Immovable&) = delete;
    Immovable& operator=(const Immovable&) = delete;
    bool works() const { return mounted_ || geteuid() != 0; }

private:
    fs::path child() const { return folder_ / "data"; }

    fs::path folder_;
    bool mounted_;
};

} // namespace

TEST(LeftOvers, areStoppedAndRemovedOnlyWhenTheirOwnerIsDead)
{
    testServer();
    OtherOwner killed;
    OtherOwner living;
    ASSERT_GT(killed.postmaster(), 0);
    ASSERT_GT(living.postmaster(), 0);
    EXPECT_TRUE(server::removeLeftOvers().empty());

    killed.killHard();
    ASSERT_TRUE(killed.serverLives()) << "a server outlives its owner";
    EXPECT_THAT(server::removeLeftOvers(), ::testing::ElementsAre(killed.folder().string()));
    EXPECT_FALSE(fs::exists(killed.folder()));
    EXPECT_FALSE(fs::exists("/proc/" + std::to_string(killed.postmaster()) + "/exe"));
    EXPECT_TRUE(living.serverLives());
    EXPECT_TRUE(fs::exists(living.folder()));
    EXPECT_EQ(server::Session(testServer().conninfo()).query("SELECT 1").integer(0), 1);
    EXPECT_TRUE(server::removeLeftOvers().empty());
}

TEST(LeftOvers, neverEndAProcessThatIsNotTheirs)
{
    testServer();
    QProcess innocent;
    innocent.start(QStringLiteral("sleep"), {QStringLiteral("60")});
    ASSERT_TRUE(innocent.waitForStarted());
    const auto folder = fs::path(server::serversFolder()) / "sOld";
    fs::create_directories(folder / "data");
    std::ofstream(folder / "owner") << "pid 1\nstart 1\nboot of-another-day\nsocket /tmp\n";
    std::ofstream(folder / "data/postmaster.pid") << innocent.processId() << "\n"
                                                  << (folder / "data").string() << "\n";
    EXPECT_THAT(
        server::removeLeftOvers(), ::testing::ElementsAre(fs::canonical(server::serversFolder()) / "sOld"));
    EXPECT_FALSE(fs::exists(folder));
    EXPECT_TRUE(fs::is_directory("/tmp"));
    EXPECT_EQ(innocent.state(), QProcess::Running);
    EXPECT_FALSE(innocent.waitForFinished(100));
    innocent.kill();
    innocent.waitForFinished();
}

TEST(LeftOvers, thatResistAreSkipped)
{
    testServer();
    const auto parent = fs::canonical(server::serversFolder());
    for (const char* name : {"sA", "sB", "sC"}) {
        fs::create_directories(parent / name / "data");
        std::ofstream(parent / name / "owner") << "pid 1\nstart 1\nboot of-another-day\nsocket /tmp\n";
    }
    const Immovable resisting(parent / "sB");
    if (!resisting.works())
        GTEST_SKIP() << "no folder resists here";
    EXPECT_THAT(server::removeLeftOvers(),
        ::testing::UnorderedElementsAre((parent / "sA").string(), (parent / "sC").string()));
    EXPECT_TRUE(fs::exists(parent / "sB/data"));
}

TEST(LeftOvers, leaveAFolderThatIsJustBeingMade)
{
    testServer();
    const auto folder = fs::path(server::serversFolder()) / "sNew";
    fs::create_directory(folder);
    EXPECT_TRUE(server::removeLeftOvers().empty());
    EXPECT_TRUE(fs::exists(folder));
    fs::last_write_time(folder, fs::file_time_type::clock::now() - std::chrono::hours(1));
    EXPECT_EQ(server::removeLeftOvers().size(), 1u);
    EXPECT_FALSE(fs::exists(folder));
}
