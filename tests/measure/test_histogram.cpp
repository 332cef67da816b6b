#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "measure/fault.h"
#include "measure/faults.h"
#include "measure/histogram.h"

using namespace pgduel::measure;
using Bytes = std::vector<std::uint8_t>;

namespace {

constexpr std::int64_t day = 86'400'000'000;

/// Latencies over all magnitudes from 1 µs to some hours.
std::vector<std::int64_t> values(std::size_t n, unsigned seed)
{
    std::mt19937_64 random(seed);
    std::lognormal_distribution<double> latency(8, 3);
    std::vector<std::int64_t> result;
    for (std::size_t i = 0; i < n; ++i)
        result.push_back(std::clamp<std::int64_t>(static_cast<std::int64_t>(latency(random)), 1, day));
    return result;
}

Histogram of(const std::vector<std::int64_t>& all)
{
    Histogram h;
    for (const auto v : all)
        h.record(v);
    return h;
}

void expectSame(const Histogram& a, const Histogram& b)
{
    EXPECT_EQ(a.count(), b.count());
    EXPECT_EQ(a.overflow(), b.overflow());
    EXPECT_EQ(a.min(), b.min());
    EXPECT_EQ(a.max(), b.max());
    EXPECT_NEAR(a.mean(), b.mean(), 1e-9 * b.mean());
    EXPECT_NEAR(a.standardDeviation(), b.standardDeviation(), 1e-9 * b.standardDeviation());
    for (double p = 0; p <= 100; p += 0.25)
        ASSERT_EQ(a.percentile(p), b.percentile(p)) << p;
}

} // namespace

TEST(Histogram, EmptyIsZeroNeverNaN)
{
    const Histogram h;
    EXPECT_EQ(h.count(), 0U);
    EXPECT_EQ(h.mean(), 0);
    EXPECT_EQ(h.standardDeviation(), 0);
    EXPECT_EQ(h.min(), 0);
    EXPECT_EQ(h.max(), 0);
    EXPECT_EQ(h.percentile(50), 0);
}

TEST(Histogram, OneValueIsExact)
{
    for (const std::int64_t v :
        {std::int64_t{1}, std::int64_t{2047}, std::int64_t{2049}, std::int64_t{1'234'567}, day}) {
        const Histogram h = of({v});
        for (const double p : {0.0, 1.0, 50.0, 99.9, 100.0})
            EXPECT_EQ(h.percentile(p), v);
        EXPECT_EQ(h.mean(), static_cast<double>(v));
        EXPECT_EQ(h.standardDeviation(), 0);
    }
}

TEST(Histogram, SmallValuesAreExact)
{
    Histogram h;
    for (int i = 1; i <= 1000; ++i)
        h.record(i);
    EXPECT_EQ(h.percentile(50), 500); // nearest rank
    EXPECT_EQ(h.percentile(95), 950);
    EXPECT_EQ(h.percentile(99), 990);
    EXPECT_EQ(h.percentile(99.95), 1000);
    EXPECT_EQ(h.percentile(0.1), 1);
    EXPECT_DOUBLE_EQ(h.mean(), 500.5);
    EXPECT_NEAR(h.standardDeviation(), std::sqrt(1001.0 * 1000 / 12), 1e-9);
}

TEST(Histogram, ThreeSignificantDigitsAtEveryMagnitude)
{
    auto all = values(50'000, 11);
    const Histogram h = of(all);
    std::sort(all.begin(), all.end());
    for (double p = 0; p <= 100; p += 0.1) {
        const auto rank = std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(p / 100 * 50'000)));
        const auto exact = static_cast<double>(all[rank - 1]);
        ASSERT_NEAR(static_cast<double>(h.percentile(p)), exact, exact * 0.0005 + 0.5) << p;
    }
}

TEST(Histogram, PercentilesStayInsideAndAscend)
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        const Histogram h = of(values(seed % 9 + 1, seed));
        std::int64_t previous = h.min();
        for (double p = -10; p <= 110; p += 0.5) {
            const std::int64_t v = h.percentile(p);
            ASSERT_GE(v, previous);
            ASSERT_LE(v, h.max());
            previous = v;
        }
        EXPECT_EQ(h.percentile(std::nan("")), h.min());
        EXPECT_EQ(h.percentile(100), h.max());
    }
}

TEST(Histogram, OutOfRangeIsCountedAtTheEdge)
{
    const Histogram h = of({-5, 0, 1, day, day + 1, INT64_MAX});
    EXPECT_EQ(h.count(), 6U);
    EXPECT_EQ(h.overflow(), 2U);
    EXPECT_EQ(h.min(), 1);
    EXPECT_EQ(h.max(), day);
    EXPECT_EQ(h.percentile(50), 1);
}

TEST(Histogram, MergeIsTheSameAsRecordingAll)
{
    const auto all = values(30'000, 4);
    Histogram whole;
    Histogram merged;
    std::size_t next = 0;
    for (const std::size_t part : {0, 1, 9999, 0, 20'000}) {
        Histogram h;
        for (std::size_t i = 0; i < part; ++i, ++next) {
            h.record(all[next]);
            whole.record(all[next]);
        }
        merged.merge(h);
    }
    expectSame(merged, whole);
}

TEST(Histogram, MergeWithItselfDoubles)
{
    Histogram h = of({10, 20, 30});
    h.merge(h);
    EXPECT_EQ(h.count(), 6U);
    EXPECT_DOUBLE_EQ(h.mean(), 20);
    EXPECT_EQ(h.percentile(50), 20);
}

TEST(Histogram, ClearForgetsEverything)
{
    Histogram h = of({100, day + 5});
    h.clear();
    EXPECT_EQ(h.toBytes(), Histogram().toBytes());
    h.record(7);
    EXPECT_EQ(h.min(), 7);
    EXPECT_EQ(h.max(), 7);
    EXPECT_EQ(h.percentile(50), 7);
}

TEST(Histogram, MeanOfLargeEqualValuesHasNoSpread)
{
    Histogram h;
    for (int i = 0; i < 100'000; ++i)
        h.record(80'000'000'001);
    EXPECT_DOUBLE_EQ(h.mean(), 80'000'000'001.0);
    EXPECT_DOUBLE_EQ(h.standardDeviation(), 0);
}

TEST(Histogram, BytesComeBack)
{
    for (const std::size_t n : {0, 1, 2, 1000}) {
        const Histogram h = of(values(n, 21));
        const Bytes bytes = h.toBytes();
        const Histogram back = Histogram::fromBytes(bytes.data(), bytes.size());
        expectSame(back, h);
        EXPECT_EQ(back.toBytes(), bytes);
    }
    EXPECT_LT(of(values(1000, 21)).toBytes().size(), 3000U);
}

TEST(Histogram, BrokenBytesAreRefused)
{
    const Bytes good = of({5, 6, 5000, 1'000'000}).toBytes();
    const auto refused = [](const Bytes& bytes) {
        try {
            Histogram::fromBytes(bytes.data(), bytes.size());
            return false;
        } catch (const Failure& e) {
            return e.fault().code == std::string(fault::histogramBroken);
        }
    };
    for (std::size_t size = 0; size < good.size(); ++size)
        EXPECT_TRUE(refused(Bytes(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)))) << size;
    Bytes longer = good;
    longer.push_back(0);
    EXPECT_TRUE(refused(longer));
    Bytes otherVersion = good;
    otherVersion[0] = 9;
    EXPECT_TRUE(refused(otherVersion));
}

TEST(Histogram, RandomBytesNeverCrash)
{
    std::mt19937 random(1);
    const Bytes good = of(values(100, 2)).toBytes();
    for (int round = 0; round < 20'000; ++round) {
        Bytes bytes = good;
        for (unsigned i = 0, n = random() % 4 + 1; i < n; ++i)
            bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
        try {
            const Histogram h = Histogram::fromBytes(bytes.data(), bytes.size());
            ASSERT_GE(h.percentile(50), h.min());
            ASSERT_LE(h.percentile(50), h.max());
            ASSERT_FALSE(std::isnan(h.mean()));
        } catch (const Failure&) {
        }
    }
}
