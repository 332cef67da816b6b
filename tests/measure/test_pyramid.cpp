#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "measure/pyramid.h"

using pgduel::measure::Pyramid;

namespace {

Pyramid wave(std::size_t n)
{
    Pyramid p;
    for (std::size_t i = 0; i < n; ++i)
        p.append(static_cast<double>(i), std::sin(static_cast<double>(i) * 0.01) * 10);
    return p;
}

/// What every reduction must be: ascending, inside its extremes, without a hole in [from, to].
void expectSound(const std::vector<Pyramid::Column>& columns)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto& c = columns[i];
        ASSERT_LE(c.x0, c.x1);
        ASSERT_LE(c.min, std::min(c.first, c.last));
        ASSERT_GE(c.max, std::max(c.first, c.last));
        if (i > 0) {
            ASSERT_LE(columns[i - 1].x1, c.x0);
        }
    }
}

} // namespace

TEST(Pyramid, EmptyReducesToNothing)
{
    const Pyramid p;
    double min = 0;
    double max = 0;
    EXPECT_TRUE(p.empty());
    EXPECT_TRUE(p.reduce(0, 1, 100).empty());
    EXPECT_FALSE(p.range(-1e300, 1e300, min, max));
}

TEST(Pyramid, FewSamplesStayThemselves)
{
    const Pyramid p = wave(50);
    const auto columns = p.reduce(0, 49, 50);
    ASSERT_EQ(columns.size(), 50U);
    for (std::size_t i = 0; i < 50; ++i) {
        EXPECT_EQ(columns[i].x0, p.x(i));
        EXPECT_EQ(columns[i].x1, p.x(i));
        EXPECT_EQ(columns[i].min, p.y(i));
        EXPECT_EQ(columns[i].max, p.y(i));
    }
}

TEST(Pyramid, OneSampleBeyondEachSideKeepsTheLineAcrossTheEdges)
{
    const Pyramid p = wave(100);
    const auto columns = p.reduce(10.5, 20.5, 100);
    EXPECT_EQ(columns.front().x0, 10);
    EXPECT_EQ(columns.back().x1, 21);
    // A window between two samples still has the line that crosses it.
    EXPECT_EQ(p.reduce(10.2, 10.8, 100).size(), 2U);
    EXPECT_EQ(p.reduce(-5, -3, 100).size(), 1U);
    EXPECT_EQ(p.reduce(500, 600, 100).size(), 1U);
    EXPECT_TRUE(p.reduce(20, 10, 100).empty());
    EXPECT_TRUE(p.reduce(0, 10, 0).empty());
    EXPECT_TRUE(p.reduce(std::nan(""), 10, 10).empty());
}

TEST(Pyramid, ASpikeSurvivesEveryZoom)
{
    Pyramid p;
    constexpr int n = 300'000;
    for (int i = 0; i < n; ++i)
        p.append(i, i == 123'457 ? 999 : i == 222'222 ? -999 : 1);
    for (const std::size_t width : {1, 2, 7, 100, 1280, 5000, 300'000}) {
        double max = 0;
        double min = 0;
        for (const auto& c : p.reduce(0, n, width)) {
            max = std::max(max, c.max);
            min = std::min(min, c.min);
        }
        EXPECT_EQ(max, 999) << width;
        EXPECT_EQ(min, -999) << width;
    }
}

TEST(Pyramid, ColumnsAreNoMoreThanTwiceTheWish)
{
    const Pyramid p = wave(100'003);
    for (const std::size_t width : {1, 3, 10, 640, 1280, 4000}) {
        for (const double from : {0.0, 17.0, 33'333.0}) {
            const auto columns = p.reduce(from, 100'000, width);
            EXPECT_LE(columns.size(), 2 * width) << width;
            EXPECT_GE(columns.size(), std::max<std::size_t>(1, width / 3)) << width;
            expectSound(columns);
        }
    }
}

TEST(Pyramid, SlicesDoNotMoveWhenTheWindowScrolls)
{
    const Pyramid p = wave(100'000);
    const auto here = p.reduce(20'000, 60'000, 1000);
    const auto there = p.reduce(20'011, 60'011, 1000);
    std::size_t shared = 0;
    for (const auto& c : there) {
        const auto same = std::find_if(here.begin(), here.end(), [&](const auto& o) { return o.x0 == c.x0; });
        if (same == here.end())
            continue;
        ++shared;
        EXPECT_EQ(same->x1, c.x1);
        EXPECT_EQ(same->min, c.min);
        EXPECT_EQ(same->max, c.max);
    }
    EXPECT_GE(shared + 2, there.size()); // all but the edges
}

TEST(Pyramid, ExtremesAreThoseOfTheSamples)
{
    std::mt19937 random(3);
    Pyramid p;
    double x = 0;
    for (int i = 0; i < 5000; ++i) {
        x += random() % 3;
        p.append(x, static_cast<double>(random() % 100'000));
        if (random() % 500 == 0)
            p.breakLine();
    }
    for (int round = 0; round < 500; ++round) {
        double from = static_cast<double>(random() % 5000);
        double to = from + static_cast<double>(random() % 3000);
        const auto columns = p.reduce(from, to, random() % 200 + 1);
        expectSound(columns);
        std::size_t next = 0;
        while (next < p.size() && p.x(next) < columns.front().x0)
            ++next;
        for (std::size_t i = 0; i < p.size(); ++i) {
            if (p.x(i) < from || p.x(i) > to)
                continue;
            const bool inside = std::any_of(columns.begin(), columns.end(), [&](const auto& c) {
                return c.x0 <= p.x(i) && p.x(i) <= c.x1 && c.min <= p.y(i) && p.y(i) <= c.max;
            });
            ASSERT_TRUE(inside);
        }
    }
}

TEST(Pyramid, RangeIsExactForEveryWindow)
{
    std::mt19937 random(5);
    Pyramid p;
    for (int i = 0; i < 3000; ++i)
        p.append(i, static_cast<double>(random() % 1'000'000));
    for (int round = 0; round < 2000; ++round) {
        const auto from = random() % 3000;
        const auto to = std::min<std::size_t>(2999, from + random() % 1500);
        double min = 0;
        double max = 0;
        ASSERT_TRUE(p.range(static_cast<double>(from), static_cast<double>(to), min, max));
        double wantedMin = p.y(from);
        double wantedMax = p.y(from);
        for (std::size_t i = from; i <= to; ++i) {
            wantedMin = std::min(wantedMin, p.y(i));
            wantedMax = std::max(wantedMax, p.y(i));
        }
        ASSERT_EQ(min, wantedMin);
        ASSERT_EQ(max, wantedMax);
    }
    double min = 0;
    double max = 0;
    EXPECT_FALSE(p.range(10.2, 10.8, min, max));
}

TEST(Pyramid, GapsSplitSlices)
{
    Pyramid p;
    p.breakLine(); // before the first sample there is no line to break
    for (int i = 0; i < 1000; ++i) {
        if (i == 333)
            p.breakLine();
        p.append(i < 333 ? i : i + 5000, i < 333 ? 1 : 2);
    }
    p.breakLine();
    p.breakLine();
    const auto columns = p.reduce(0, 10'000, 20);
    int gaps = 0;
    for (const auto& c : columns) {
        if (c.gapBefore) {
            ++gaps;
            EXPECT_EQ(c.x0, 5333);
        }
        EXPECT_EQ(c.min, c.max) << "a slice reaches across the gap";
    }
    EXPECT_EQ(gaps, 1);
    p.append(20'000, 3);
    const auto longer = p.reduce(0, 20'000, 2000);
    EXPECT_TRUE(longer.back().gapBefore);
    EXPECT_EQ(std::count_if(longer.begin(), longer.end(), [](const auto& c) { return c.gapBefore; }), 2);
}

TEST(Pyramid, ManyGapsDoNotBreakTheLimit)
{
    Pyramid p;
    for (int i = 0; i < 10'000; ++i) {
        p.append(i, i % 10);
        p.breakLine();
    }
    EXPECT_LE(p.reduce(0, 10'000, 100).size(), 200U);
    const auto close = p.reduce(100, 150, 100);
    EXPECT_TRUE(std::all_of(close.begin() + 1, close.end(), [](const auto& c) { return c.gapBefore; }));
}

TEST(Pyramid, KeepsOrderAndFiniteness)
{
    Pyramid p;
    EXPECT_TRUE(p.append(1, 1));
    EXPECT_FALSE(p.append(0.5, 1));
    EXPECT_TRUE(p.append(1, 2)); // two values at one moment are allowed
    EXPECT_FALSE(p.append(2, std::nan("")));
    EXPECT_FALSE(p.append(2, std::numeric_limits<double>::infinity()));
    EXPECT_FALSE(p.append(std::nan(""), 1));
    EXPECT_FALSE(p.append(std::numeric_limits<double>::infinity(), 1));
    EXPECT_TRUE(p.append(2, 3));
    EXPECT_EQ(p.size(), 3U);
}
