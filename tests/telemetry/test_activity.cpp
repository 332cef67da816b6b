#include <gmock/gmock.h>

#include "activity.h"

namespace pgduel::telemetry {
namespace {

WaitTick tickOf(const std::vector<ActivityGroup>& groups)
{
    WaitTick tick;
    EXPECT_EQ(addActivity(groups, tick), 0);
    return tick;
}

TEST(Activity, ActiveWithoutAWaitIsCpu)
{
    const WaitTick tick = tickOf({{"client backend", "active", "", "", 3}});
    ASSERT_EQ(tick.counts.size(), 1u);
    EXPECT_EQ(tick.counts[0].waitClass, "CPU");
    EXPECT_EQ(tick.counts[0].event, "");
    EXPECT_EQ(tick.counts[0].sessions, 3);
    EXPECT_FALSE(tick.counts[0].background);
    EXPECT_EQ(tick.active, 3);
    EXPECT_EQ(tick.connected, 3);
}

TEST(Activity, IdleSessionsAreConnectedAndNoLoad)
{
    const WaitTick tick = tickOf({{"client backend", "idle", "Client", "ClientRead", 160},
        {"client backend", "idle in transaction", "Client", "ClientRead", 4},
        {"client backend", "idle in transaction (aborted)", "Client", "ClientRead", 1}});
    EXPECT_TRUE(tick.counts.empty());
    EXPECT_EQ(tick.active, 0);
    EXPECT_EQ(tick.connected, 165);
}

TEST(Activity, ClientIsCountedOnlyWhileActive)
{
    const WaitTick tick = tickOf({{"client backend", "active", "Client", "ClientWrite", 2},
        {"client backend", "idle", "Client", "ClientRead", 9}});
    ASSERT_EQ(tick.counts.size(), 1u);
    EXPECT_EQ(tick.counts[0].waitClass, "Client");
    EXPECT_EQ(tick.counts[0].event, "ClientWrite");
    EXPECT_EQ(tick.active, 2);
}

TEST(Activity, ParallelWorkersCountWithTheClients)
{
    const WaitTick tick = tickOf({{"client backend", "active", "IPC", "ExecuteGather", 1},
        {"parallel worker", "active", "IO", "DataFileRead", 2}});
    EXPECT_EQ(tick.connected, 1);
    EXPECT_EQ(tick.active, 3);
    for (const WaitCount& count : tick.counts)
        EXPECT_FALSE(count.background);
}

TEST(Activity, BackgroundStandsApartAndIdleBackgroundIsNothing)
{
    const WaitTick tick = tickOf({{"checkpointer", "", "IO", "DataFileWrite", 1},
        {"checkpointer", "", "Activity", "CheckpointerMain", 1},
        {"autovacuum worker", "active", "Timeout", "VacuumDelay", 2}, {"walwriter", "", "", "", 1},
        {"pg_cron launcher", "idle", "Extension", "Extension", 1}});
    ASSERT_EQ(tick.counts.size(), 3u);
    for (const WaitCount& count : tick.counts)
        EXPECT_TRUE(count.background);
    EXPECT_EQ(tick.counts[1].event, "VacuumDelay");
    EXPECT_EQ(tick.counts[2].waitClass, "CPU");
    EXPECT_EQ(tick.active, 0);
    EXPECT_EQ(tick.connected, 0);
}

TEST(Activity, UnknownClassesPassThrough)
{
    const WaitTick tick = tickOf({{"client backend", "active", "Buffer", "BufferExclusive", 1}});
    EXPECT_EQ(tick.counts.at(0).waitClass, "Buffer");
    EXPECT_EQ(tick.counts.at(0).event, "BufferExclusive");
}

TEST(Activity, SessionsThatTheRoleMayNotSeeAreToldAndNotTakenForIdle)
{
    WaitTick tick;
    EXPECT_EQ(addActivity({{"", "", "", "", 7}, {"client backend", "active", "", "", 1}}, tick), 7);
    EXPECT_EQ(tick.connected, 1);
    EXPECT_EQ(tick.counts.size(), 1u);
}

TEST(Activity, ReadsRowsOfTheServer)
{
    server::Rows rows;
    rows.rows = {{"client backend", "active", std::nullopt, std::nullopt, "2"}};
    const auto groups = activityGroups(rows);
    ASSERT_EQ(groups.size(), 1u);
    EXPECT_EQ(groups[0].backendType, "client backend");
    EXPECT_EQ(groups[0].waitClass, "");
    EXPECT_EQ(groups[0].sessions, 2);
}

} // namespace
} // namespace pgduel::telemetry
