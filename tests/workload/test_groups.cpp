#include <gtest/gtest.h>

#include <algorithm>

#include "driver/groups.h"
#include "fake_server.h"
#include "load_test.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

SessionGroup group(const std::string& name, int sessions, double share = 1)
{
    SessionGroup result;
    result.name = name;
    result.scripts = {Script::compile("of " + name, "SELECT 1", 1)};
    result.sessions = sessions;
    result.share = share;
    return result;
}

LoadPlan grouped(std::vector<SessionGroup> groups, std::vector<int> sessions)
{
    LoadPlan plan;
    plan.groups = std::move(groups);
    for (const int each : sessions)
        plan.steps.push_back(step(static_cast<int>(plan.steps.size()), each, 100ms));
    return plan;
}

int countOf(const Seats& seats, int wanted)
{
    return static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [&](const Seat& seat) { return seat.wanted && seat.group == wanted; }));
}

TEST(Groups, FixedNumbersFirstThenSharesByLargestRemainder)
{
    const LoadPlan plan = grouped({group("fixed", 3), group("most", 0, 2), group("rest", 0, 1)}, {3, 8, 11});
    const Blueprint blueprint(plan);
    const auto counts = [&](std::size_t i) { return sessionsOfGroups(blueprint, plan.steps[i]); };
    EXPECT_EQ(counts(0), (std::vector<int>{3, 0, 0}));
    EXPECT_EQ(counts(1), (std::vector<int>{3, 3, 2}));
    EXPECT_EQ(counts(2), (std::vector<int>{3, 5, 3}));
}

TEST(Groups, NumbersThatDoNotAddUpAreRefused)
{
    const auto codeOf = [](const LoadPlan& plan) -> std::string {
        try {
            const Blueprint blueprint(plan);
        } catch (const WorkloadError& error) {
            return error.fault().code;
        }
        return {};
    };
    EXPECT_EQ(codeOf(grouped({group("a", 3), group("b", 2)}, {5})), "");
    EXPECT_EQ(codeOf(grouped({group("a", 3), group("b", 2)}, {5, 6})), fault::groupsDoNotFit);
    EXPECT_EQ(codeOf(grouped({group("a", 3), group("b", 0)}, {2})), fault::groupsDoNotFit);
    LoadPlan empty = grouped({group("a", 3), group("b", 2)}, {5});
    empty.groups.back().scripts.clear();
    EXPECT_EQ(codeOf(empty), fault::noScript);
}

TEST(Groups, ASessionKeepsItsGroupThroughAllSteps)
{
    // 1 : 1 : 5 of 3, 4, 5, 7 … sessions: the share of a small group is not always rising.
    const LoadPlan plan =
        grouped({group("a", 0, 1.5), group("b", 0, 2.5), group("c", 0, 9)}, {3, 26, 4, 25, 7, 30, 1});
    const Blueprint blueprint(plan);
    Seating seating(blueprint);
    std::vector<int> groups;
    for (const study::LoadStep& each : plan.steps) {
        const auto seats = seating.seat(each);
        const std::vector<int> counts = sessionsOfGroups(blueprint, each);
        for (int g = 0; g < 3; ++g)
            EXPECT_EQ(countOf(*seats, g), counts[static_cast<std::size_t>(g)]);
        for (std::size_t i = 0; i < seats->size(); ++i) {
            if (i == groups.size())
                groups.push_back((*seats)[i].group);
            EXPECT_EQ((*seats)[i].group, groups[i]);
        }
    }
    EXPECT_LE(groups.size(), 32u) << "numbers of sessions are used again";
}

TEST(Groups, EachRunsItsOwnScriptsOverItsOwnConnection)
{
    FakeServer primary, standby;
    LoadPlan plan = grouped({group("write", 2), group("read", 0)}, {5, 7});
    plan.conninfo = primary.conninfo();
    plan.interval = 50ms;
    plan.groups[1].conninfo = standby.conninfo();
    plan.groups[1].scripts.push_back(Script::compile("more", "SELECT 2", 3));
    Recorder recorder;
    const LoadResult result = runLoad(plan, measure::RunClock(), recorder, {});
    EXPECT_EQ(primary.mostSessions(), 2);
    EXPECT_EQ(standby.mostSessions(), 5);
    const std::vector<ScriptResult>& scripts = result.steps.at(1).scripts;
    ASSERT_EQ(scripts.size(), 3u);
    EXPECT_EQ(scripts[0].group, "write");
    EXPECT_EQ(scripts[2].group, "read");
    std::uint64_t sum = 0;
    for (const ScriptResult& script : scripts) {
        EXPECT_GT(script.counts.transactions, 0u) << script.name;
        sum += script.counts.transactions;
    }
    EXPECT_EQ(sum, result.steps[1].counts.transactions);
}

TEST(Groups, ThinkTimeOfAGroupIsItsOwn)
{
    FakeServer server;
    LoadPlan plan = grouped({group("thinks", 1), group("hurries", 1)}, {2});
    plan.conninfo = server.conninfo();
    plan.steps.front().duration = 600ms;
    plan.groups[0].thinkTime = 100ms;
    Recorder recorder;
    const auto scripts = runLoad(plan, measure::RunClock(), recorder, {}).steps.front().scripts;
    EXPECT_GE(scripts[0].counts.transactions, 1u);
    EXPECT_LE(scripts[0].counts.transactions, 7u) << "at most one in 100 ms, and the first";
    EXPECT_GT(scripts[1].counts.transactions, 2 * scripts[0].counts.transactions);
}

TEST(Groups, OneWhoseServerIsFullIsRefusedWithItsOwnNumbers)
{
    FakeServer primary, standby;
    standby.limitSessions(4);
    LoadPlan plan = grouped({group("write", 2), group("read", 0)}, {5, 7});
    plan.conninfo = primary.conninfo();
    plan.groups[1].conninfo = standby.conninfo();
    const measure::Fault fault = faultOf(plan);
    EXPECT_EQ(fault.code, fault::tooManyClients);
    EXPECT_EQ(fault.args, (std::vector<std::string>{"5", "4", "0", "0"}));
}

} // namespace
