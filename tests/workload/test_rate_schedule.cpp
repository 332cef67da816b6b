#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <thread>
#include <vector>

#include "driver/rate_schedule.h"

using namespace pgduel;
using namespace pgduel::workload;

namespace {

constexpr measure::Micros second = 1'000'000;

std::vector<measure::Micros> claimAll(RateSchedule& schedule, measure::Micros until)
{
    std::vector<measure::Micros> moments;
    while (const auto moment = schedule.claim(until - 1))
        moments.push_back(*moment);
    return moments;
}

TEST(RateSchedule, IsAPoissonProcessOfTheRateAskedFor)
{
    RateSchedule schedule(7);
    schedule.start(1000, 5 * second);
    const std::vector<measure::Micros> moments = claimAll(schedule, 105 * second);
    EXPECT_NEAR(static_cast<double>(moments.size()), 100'000, 5 * std::sqrt(100'000));
    EXPECT_GE(moments.front(), 5 * second);
    double squares = 0, above = 0;
    for (std::size_t i = 1; i < moments.size(); ++i) {
        const auto gap = static_cast<double>(moments[i] - moments[i - 1]);
        squares += gap * gap;
        above += gap > 1000 ? 1 : 0;
    }
    const auto n = static_cast<double>(moments.size());
    EXPECT_NEAR(squares / n, 2e6, 0.05e6)
        << "an exponential gap has a second moment of twice the mean's square";
    EXPECT_NEAR(above / n, std::exp(-1), 0.01);
}

TEST(RateSchedule, SeedDecides)
{
    RateSchedule one(1), same(1), other(2);
    for (RateSchedule* each : {&one, &same, &other})
        each->start(500, 0);
    const auto moments = claimAll(one, 10 * second);
    EXPECT_EQ(moments, claimAll(same, 10 * second));
    EXPECT_NE(moments, claimAll(other, 10 * second));
}

TEST(RateSchedule, ThreadsShareOneSequence)
{
    RateSchedule single(3), shared(3);
    single.start(200'000, 0);
    shared.start(200'000, 0);
    std::vector<std::vector<measure::Micros>> claimed(4);
    std::vector<std::thread> threads;
    for (auto& mine : claimed)
        threads.emplace_back([&] { mine = claimAll(shared, second); });
    for (std::thread& thread : threads)
        thread.join();
    std::vector<measure::Micros> all;
    for (const auto& mine : claimed)
        all.insert(all.end(), mine.begin(), mine.end());
    std::sort(all.begin(), all.end());
    EXPECT_EQ(all, claimAll(single, second));
}

TEST(RateSchedule, NothingIsClaimedBeforeItsTime)
{
    RateSchedule schedule(1);
    schedule.start(100, 0);
    const measure::Micros first = schedule.next();
    EXPECT_FALSE(schedule.claim(first - 1));
    EXPECT_EQ(schedule.claim(first), first);
    EXPECT_GT(schedule.next(), first);
}

TEST(RateSchedule, WhatNobodyClaimedIsCountedWithItsWait)
{
    RateSchedule schedule(1), same(1);
    schedule.start(1000, 0);
    same.start(1000, 0);
    const measure::Micros first = schedule.next();
    measure::Histogram waits;
    const std::uint64_t count = schedule.drain(2 * second, waits);
    EXPECT_EQ(count, claimAll(same, 2 * second).size());
    EXPECT_EQ(waits.count(), count);
    EXPECT_EQ(waits.max(), 2 * second - first);
    EXPECT_GE(schedule.next(), 2 * second);
}

TEST(RateSchedule, AnAbsurdBacklogIsCountedByTheRate)
{
    RateSchedule schedule(1);
    schedule.start(1e8, 0);
    measure::Histogram waits;
    const auto count = static_cast<double>(schedule.drain(100 * second, waits));
    EXPECT_NEAR(count, 1e10, 1e8);
    EXPECT_LT(waits.count(), 1'000'000u);
}

TEST(RateSchedule, AClosedLoopHasNone)
{
    RateSchedule schedule(1);
    measure::Histogram waits;
    EXPECT_FALSE(schedule.open());
    schedule.start(10, 0);
    EXPECT_TRUE(schedule.open());
    schedule.start(0, second);
    EXPECT_FALSE(schedule.open());
    EXPECT_EQ(schedule.drain(100 * second, waits), 0u);
}

} // namespace
