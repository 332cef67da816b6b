#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "measure/fault.h"
#include "measure/faults.h"
#include "measure/series.h"

using namespace pgduel::measure;
using Bytes = std::vector<std::uint8_t>;

namespace {

SeriesChunk roundTrip(const SeriesChunk& chunk)
{
    const Bytes bytes = encodeChunk(chunk);
    return decodeChunk(chunk.metric, bytes.data(), bytes.size());
}

void expectBroken(const Bytes& bytes)
{
    try {
        decodeChunk("speed", bytes.data(), bytes.size());
        ADD_FAILURE() << "accepted " << bytes.size() << " bytes";
    } catch (const Failure& e) {
        EXPECT_EQ(e.fault().code, fault::chunkBroken);
        EXPECT_EQ(e.fault().args, std::vector<std::string>{"speed"});
    }
}

} // namespace

TEST(SeriesChunk, KnownBytes)
{
    // 1000 µs → zigzag 2000 = 0xd0 0x0f; 1.0 = 3ff0000000000000, little-endian
    const Bytes wanted{0xd0, 0x0f, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0x02, 0, 0, 0, 0, 0, 0, 0, 0x40};
    EXPECT_EQ(encodeChunk({"speed", {1000, 1001}, {1.0, 2.0}}), wanted);
}

TEST(SeriesChunk, EmptyIsEmpty)
{
    EXPECT_TRUE(encodeChunk({"speed", {}, {}}).empty());
    EXPECT_TRUE(decodeChunk("speed", nullptr, 0).times.empty());
}

TEST(SeriesChunk, ExtremesComeBack)
{
    constexpr auto low = std::numeric_limits<Micros>::min();
    constexpr auto high = std::numeric_limits<Micros>::max();
    const SeriesChunk chunk{"x", {low, -1, 0, 0, high},
        {0.0, -0.0, std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::max(), -1e300}};
    const SeriesChunk back = roundTrip(chunk);
    EXPECT_EQ(back.metric, "x");
    EXPECT_EQ(back.times, chunk.times);
    EXPECT_EQ(back.values, chunk.values);
    EXPECT_TRUE(std::signbit(back.values[1]));
}

TEST(SeriesChunk, RandomChunksComeBack)
{
    std::mt19937_64 random(7);
    for (int round = 0; round < 200; ++round) {
        SeriesChunk chunk{"m", {}, {}};
        Micros t = static_cast<Micros>(random() % 1'000'000) - 500'000;
        for (std::size_t i = 0, n = random() % 300; i < n; ++i) {
            t += static_cast<Micros>(random() >> (random() % 40 + 24));
            chunk.times.push_back(t);
            chunk.values.push_back(static_cast<double>(random()) / 3);
        }
        const SeriesChunk back = roundTrip(chunk);
        ASSERT_EQ(back.times, chunk.times);
        ASSERT_EQ(back.values, chunk.values);
    }
}

TEST(SeriesChunk, TenSamplesASecondTakeLessThanTwelveBytesEach)
{
    SeriesChunk chunk{"io_waits", {}, {}};
    for (int i = 0; i < 1024; ++i) {
        chunk.times.push_back(1'000'000 + i * 100'000 + i % 7 * 1000);
        chunk.values.push_back(i * 0.25);
    }
    EXPECT_LE(encodeChunk(chunk).size(), 1024U * 12);
}

TEST(SeriesChunk, EveryTruncationIsFoundOrEndsAtASample)
{
    const Bytes bytes = encodeChunk({"speed", {1000, 200'000, 90'000'000}, {1, 2, 3}});
    for (std::size_t size = 1; size < bytes.size(); ++size) {
        const Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
        if (size == 10 || size == 21) {
            EXPECT_NO_THROW(decodeChunk("speed", cut.data(), cut.size()));
        } else {
            expectBroken(cut);
        }
    }
}

TEST(SeriesChunk, BytesThatEncodeDoesNotMakeAreRefused)
{
    expectBroken(Bytes(8, 0xff)); // no double
    expectBroken(Bytes(30, 0xff)); // varint longer than 64 bits
    expectBroken({0x80, 0x00, 0, 0, 0, 0, 0, 0, 0, 0}); // overlong zero
    expectBroken({0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0x01, 0, 0, 0, 0, 0, 0, 0, 0}); // time goes back
}

TEST(SeriesChunk, EncodeRefusesWhatIsNoChunk)
{
    EXPECT_THROW(encodeChunk({"speed", {1, 2}, {1.0}}), Failure);
    EXPECT_THROW(encodeChunk({"speed", {2, 1}, {1.0, 1.0}}), Failure);
}
