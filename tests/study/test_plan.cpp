#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "study/plan.h"
#include "study/shuffle.h"

using namespace pgduel::study;
using testing::ElementsAre;
using testing::ElementsAreArray;

namespace {

Study studyOf(int experiments, int replicates, Order order, std::uint64_t seed = 1)
{
    Study study;
    for (int i = 0; i < experiments; ++i) {
        study.experiments.emplace_back();
        study.experiments.back().name = std::string(1, static_cast<char>('A' + i));
    }
    study.plan.replicates = replicates;
    study.plan.order = order;
    study.plan.seed = seed;
    return study;
}

std::string orderOf(const Study& study)
{
    std::string order;
    for (const PlannedRun& run : planOf(study))
        order += static_cast<char>('A' + run.experiment);
    return order;
}

} // namespace

TEST(SplitMix64, GivesThePublishedNumbers)
{
    SplitMix64 random(1234567); // test vector of the generator's reference implementation
    EXPECT_EQ(random.next(), 6457827717110365317ULL);
    EXPECT_EQ(random.next(), 3203168211198807973ULL);
    EXPECT_EQ(random.next(), 9817491932198370423ULL);
    EXPECT_EQ(random.next(), 4593380528125082431ULL);
    EXPECT_EQ(random.next(), 16408922859458223821ULL);
}

TEST(SplitMix64, BelowIsFair)
{
    SplitMix64 random(42);
    std::map<std::uint64_t, int> counts;
    for (int i = 0; i < 60'000; ++i)
        ++counts[random.below(6)];
    ASSERT_EQ(counts.size(), 6U);
    for (const auto& [value, count] : counts)
        EXPECT_NEAR(count, 10'000, 400) << value; // more than four standard deviations
    EXPECT_EQ(random.below(1), 0U);
}

TEST(Plan, SequentialAndAbba)
{
    EXPECT_EQ(orderOf(studyOf(3, 2, Order::Sequential)), "AABBCC");
    EXPECT_EQ(orderOf(studyOf(2, 4, Order::Abba)), "ABBAABBA");
    EXPECT_EQ(orderOf(studyOf(3, 3, Order::Abba)), "ABCCBAABC");
    EXPECT_EQ(orderOf(studyOf(1, 3, Order::Abba)), "AAA");
}

// These orders are the promise that a plan is the same on every machine: never adapt them to the code.
TEST(Plan, BlocksForASeedArePinned)
{
    EXPECT_EQ(orderOf(studyOf(3, 3, Order::Blocks, 1)), "ABCCBABCA");
    EXPECT_EQ(orderOf(studyOf(3, 3, Order::Blocks, 20261130)), "ACBBACABC");
    EXPECT_EQ(orderOf(studyOf(6, 2, Order::Blocks, 18446744073709551615ULL)), "DFABECFCDEAB");
}

TEST(Plan, RandomForASeedIsPinned)
{
    EXPECT_EQ(orderOf(studyOf(3, 3, Order::Random, 1)), "CBAAACBBC");
    EXPECT_EQ(orderOf(studyOf(2, 6, Order::Random, 20261130)), "BAABABBABABA");
}

TEST(Plan, EachBlockHoldsEachExperimentOnce)
{
    const auto plan = planOf(studyOf(5, 7, Order::Blocks, 99));
    ASSERT_EQ(plan.size(), 35U);
    for (std::size_t block = 0; block < 7; ++block) {
        std::set<int> seen;
        for (std::size_t i = block * 5; i < block * 5 + 5; ++i) {
            EXPECT_EQ(plan[i].block, static_cast<int>(block));
            EXPECT_EQ(plan[i].replicate, static_cast<int>(block));
            seen.insert(plan[i].experiment);
        }
        EXPECT_EQ(seen.size(), 5U);
    }
}

TEST(Plan, MoreReplicatesKeepTheEarlierBlocks)
{
    const std::string shorter = orderOf(studyOf(4, 3, Order::Blocks, 5));
    EXPECT_EQ(orderOf(studyOf(4, 6, Order::Blocks, 5)).substr(0, shorter.size()), shorter);
}

TEST(Plan, EveryOrderHasEveryReplicateOnceInOrderOfExecution)
{
    for (const Order order : {Order::Sequential, Order::Blocks, Order::Abba, Order::Random}) {
        const auto plan = planOf(studyOf(4, 5, order, 17));
        ASSERT_EQ(plan.size(), 20U);
        std::map<int, int> next;
        for (std::size_t i = 0; i < plan.size(); ++i) {
            EXPECT_EQ(plan[i].index, static_cast<int>(i));
            EXPECT_EQ(plan[i].replicate, next[plan[i].experiment]++);
            EXPECT_EQ(plan[i].block, plan[i].replicate);
        }
        for (const auto& entry : next)
            EXPECT_EQ(entry.second, 5);
    }
}

TEST(Plan, OtherSeedsGiveOtherOrders)
{
    std::set<std::string> orders;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        orders.insert(orderOf(studyOf(3, 1, Order::Blocks, seed)));
    EXPECT_EQ(orders.size(), 6U); // all permutations
}

TEST(Plan, AStudyWithoutFactorsRunsItsBaseline)
{
    Study study;
    study.plan.replicates = 2;
    EXPECT_THAT(planOf(study), ElementsAre(PlannedRun{0, 0, 0, 0}, PlannedRun{1, 0, 1, 1}));
}
