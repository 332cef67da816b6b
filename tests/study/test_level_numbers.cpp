#include <gtest/gtest.h>

#include "study/level_numbers.h"

using namespace pgduel::study;
using Numbers = std::vector<double>;

TEST(LevelNumbers, OfOneKindMakeAFactorContinuous)
{
    EXPECT_EQ(levelNumbers({"0", "2", "4.5"}), (Numbers{0, 2, 4.5}));
    EXPECT_EQ(levelNumbers({"64 MB", "1GB"}), (Numbers{67108864, 1073741824}));
    EXPECT_EQ(levelNumbers({"250ms", "1min"}), (Numbers{250, 60000}));
    EXPECT_EQ(levelNumbers({"25 % RAM", "50\u00a0% ram"}), (Numbers{0.25, 0.5}));
    EXPECT_EQ(levelNumbers({"1 %", "2 %"}), (Numbers{0.01, 0.02}));
}

TEST(LevelNumbers, WordsAndMixturesAreNone)
{
    EXPECT_FALSE(levelNumbers({"on", "off"}));
    EXPECT_FALSE(levelNumbers({"25 % RAM", "512MB"}));
    EXPECT_FALSE(levelNumbers({"4", "four"}));
}
