#include <gtest/gtest.h>

#include <random>

#include "study/level.h"
#include "units.h"

using namespace pgduel::study;

TEST(Units, Bytes)
{
    EXPECT_EQ(parseBytes("2 GB"), std::int64_t{2} << 30);
    EXPECT_EQ(parseBytes("512MB"), 512 << 20);
    EXPECT_EQ(parseBytes("8kB"), 8192);
    EXPECT_EQ(parseBytes("1.5 GB"), std::int64_t{1536} << 20);
    EXPECT_EQ(parseBytes("1 TB"), std::int64_t{1} << 40);
    EXPECT_EQ(parseBytes("100 B"), 100);
    EXPECT_EQ(parseBytes(" 2\u00a0GB "), std::int64_t{2} << 30);
    EXPECT_EQ(parseBytes("0 MB"), 0);
    EXPECT_EQ(parseBytes("0.0001 kB"), 0);
}

TEST(Units, NoBytes)
{
    for (const char* text : {"", "GB", "2", "2 Gb", "2 gb", "2 KB", "-1 MB", "two GB", "2 GB x", "25 % RAM",
             ".", "1e3 MB", "99999999999 TB", "2 ms", "1,5 GB"})
        EXPECT_EQ(parseBytes(text), std::nullopt) << text;
}

TEST(Units, Millis)
{
    EXPECT_EQ(parseMillis("60s"), 60'000);
    EXPECT_EQ(parseMillis("1min"), 60'000);
    EXPECT_EQ(parseMillis("250ms"), 250);
    EXPECT_EQ(parseMillis("1h 30min"), 5'400'000);
    EXPECT_EQ(parseMillis("1h30min15s"), 5'415'000);
    EXPECT_EQ(parseMillis("1.5 s"), 1500);
    EXPECT_EQ(parseMillis("2 d"), 172'800'000);
    EXPECT_EQ(parseMillis("1500us"), 1);
    EXPECT_EQ(parseMillis("500us 500us"), 1);
    EXPECT_EQ(parseMillis("0s"), 0);
}

TEST(Units, NoMillis)
{
    for (const char* text :
        {"", " ", "60", "-5s", "1h -30min", "s", "1 hour", "5 S", "1s2", "999999999999999d", "60s,", "1h 30"})
        EXPECT_EQ(parseMillis(text), std::nullopt) << text;
}

TEST(Units, Percents)
{
    EXPECT_EQ(parsePercent("3 %"), 0.03);
    EXPECT_EQ(parsePercent("3%"), 0.03);
    EXPECT_EQ(parsePercent("3\u00a0%"), 0.03);
    EXPECT_EQ(parsePercent("3\u202f%"), 0.03);
    EXPECT_EQ(parsePercent("12.5 %"), 0.125);
    EXPECT_EQ(parsePercent("-7 %"), -0.07);
    for (const char* text : {"", "3", "%", "3 %%", "3 % RAM", "a %", "1e2 %"})
        EXPECT_EQ(parsePercent(text), std::nullopt) << text;
}

TEST(Units, FormatsAreTheShortestExact)
{
    EXPECT_EQ(formatMillis(61'440), "61440ms");
    EXPECT_EQ(formatMillis(60'000), "60s");
    EXPECT_EQ(formatMillis(0), "0s");
    EXPECT_EQ(formatMillis(3'600'000), "1h");
    EXPECT_EQ(formatMillis(600'000), "600s");
    EXPECT_EQ(formatMillis(250), "250ms");
    EXPECT_EQ(formatPercent(0.03), "3 %");
    EXPECT_EQ(formatPercent(0.125), "12.5 %");
    EXPECT_EQ(formatPercent(1), "100 %");
    EXPECT_EQ(formatPercent(0), "0 %");
    EXPECT_EQ(formatPercent(-0.0007), "-0.07 %");
    EXPECT_EQ(formatBytes(512 << 20), "512 MB");
    EXPECT_EQ(formatBytes(std::int64_t{1536} << 20), "1536 MB");
    EXPECT_EQ(formatBytes(8192), "8 kB");
    EXPECT_EQ(formatBytes(1001), "1001 B");
    EXPECT_EQ(formatBytes(0), "0 B");
}

TEST(Units, FormatsReadBack)
{
    std::mt19937_64 random(2);
    for (int i = 0; i < 20'000; ++i) {
        const auto millis =
            static_cast<long long>(random() % 10'000'000'000 / (random() % 2 ? 1 : 1000) * 10);
        ASSERT_EQ(parseMillis(formatMillis(millis)), millis);
        const auto bytes = static_cast<std::int64_t>(random() >> (random() % 40 + 14));
        ASSERT_EQ(parseBytes(formatBytes(bytes)), bytes);
        const double ratio =
            static_cast<double>(random() % 1'000'000) / static_cast<double>(random() % 1'000'000 + 1);
        ASSERT_EQ(parsePercent(formatPercent(ratio)), ratio);
    }
}

TEST(Units, BytesForPeopleAreShort)
{
    EXPECT_EQ(showBytes(838'856 * 1024), "819 MB");
    EXPECT_EQ(showBytes(std::int64_t{1536} << 20), "1536 MB");
    EXPECT_EQ(showBytes(8192), "8 kB");
    EXPECT_EQ(showBytes(123'456'789), "118 MB");
    EXPECT_EQ(showBytes(12'345), "12 kB");
}
