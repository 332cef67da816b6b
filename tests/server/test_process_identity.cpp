// Whether a process still lives, also where nobody waits for those that have ended.
#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include "process_identity.h"

namespace pgduel::server {
namespace {

ProcessIdentity identityOf(pid_t pid)
{
    ProcessIdentity identity = ProcessIdentity::own();
    identity.pid = pid;
    return identity;
}

TEST(ProcessIdentity, OwnIsAlive)
{
    EXPECT_TRUE(ProcessIdentity::own().alive());
}

TEST(ProcessIdentity, AnotherStartTimeIsAnotherProcess)
{
    EXPECT_FALSE(identityOf(getppid()).alive());
}

TEST(ProcessIdentity, EndedAndNotWaitedForIsNotAlive)
{
    int toParent[2];
    ASSERT_EQ(pipe(toParent), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const ProcessIdentity own = ProcessIdentity::own();
        const bool told = write(toParent[1], &own.startTicks, sizeof own.startTicks) == sizeof own.startTicks;
        _exit(told ? 0 : 1);
    }
    ProcessIdentity identity = identityOf(child);
    ASSERT_EQ(read(toParent[0], &identity.startTicks, sizeof identity.startTicks),
        static_cast<ssize_t>(sizeof identity.startTicks));
    siginfo_t ended{};
    ASSERT_EQ(waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOWAIT), 0);
    EXPECT_FALSE(identity.alive());
    EXPECT_EQ(waitpid(child, nullptr, 0), child);
    close(toParent[0]);
    close(toParent[1]);
}

} // namespace
} // namespace pgduel::server
