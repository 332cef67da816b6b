#include <cmath>

#include <gtest/gtest.h>

#include "analysis/level_shifts.h"
#include "analysis/random.h"

namespace pgduel::analysis {
namespace {

Values noisy(std::size_t size, double shift, Random& random)
{
    Values values;
    for (std::size_t i = 0; i < size; ++i)
        values.push_back(1000 * (i < size / 2 ? 1 : 1 + shift) * (1 + 0.03 * random.normal()));
    return values;
}

TEST(LevelShifts, AreSeenWhereTheyAreLargeEnough)
{
    Random random(7);
    for (const std::size_t size : {20u, 60u, 900u}) {
        EXPECT_TRUE(hasLevelShift(noisy(size, 0.3, random))) << size;
        EXPECT_TRUE(hasLevelShift(noisy(size, -0.3, random))) << size;
        EXPECT_FALSE(hasLevelShift(Values(size, 5.0)));
    }
    EXPECT_FALSE(hasLevelShift(noisy(900, 0.03, random))); // there, but too small to matter
    EXPECT_FALSE(hasLevelShift(noisy(10, 0.3, random))); // too short to tell
    EXPECT_FALSE(hasLevelShift({}));
    EXPECT_FALSE(hasLevelShift(Values(30, std::nan(""))));
}

TEST(LevelShifts, LevelStretchesHardlyEverHaveOne)
{
    Random random(11);
    int found = 0;
    for (int i = 0; i < 400; ++i)
        found += hasLevelShift(noisy(60, 0, random)) ? 1 : 0;
    EXPECT_LE(found, 8);
}

} // namespace
} // namespace pgduel::analysis
