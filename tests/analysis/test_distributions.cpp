#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "analysis/distributions.h"

namespace pgduel::analysis {
namespace {

TEST(StudentTwoSided, NoNumberStaysNone)
{
    EXPECT_TRUE(std::isnan(studentTwoSided(std::nan(""), 4)));
    EXPECT_EQ(studentTwoSided(0, 4), 1);
}

TEST(Distributions, MatchTables)
{
    EXPECT_NEAR(normalQuantile(0.975), 1.959963984540, 1e-11);
    EXPECT_NEAR(normalCdf(1.959963984540), 0.975, 1e-12);
    EXPECT_NEAR(studentQuantile(0.975, 4), 2.776445105198, 1e-11);
    EXPECT_NEAR(studentTwoSided(-1.86081346749, 17.7764735162), 0.0793941401874, 1e-12);
    EXPECT_NEAR(fisherUpper(166.41050, 1, 8), 1.233e-06, 1e-9);
    EXPECT_NEAR(binomialCdf(1, 10, 0.5), 11.0 / 1024, 1e-14);
}

TEST(Distributions, EndsAreResultsAndNotErrors)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    EXPECT_TRUE(std::isnan(studentCdf(nan, 5)));
    EXPECT_TRUE(std::isnan(fisherUpper(nan, 1, 5)));
    EXPECT_EQ(studentTwoSided(infinity, 5), 0);
    EXPECT_EQ(studentQuantile(1, 5), infinity);
    EXPECT_EQ(normalQuantile(0), -infinity);
}

struct TukeyCase {
    double probability;
    int groups;
    double degrees, q;
};

class Tukey : public testing::TestWithParam<TukeyCase> { };

/// Tables print five digits; the last three are double integrals by an adaptive method to 1e-10.
TEST_P(Tukey, MatchesTables)
{
    const auto& [probability, groups, degrees, q] = GetParam();
    EXPECT_NEAR(tukeyCdf(q, groups, degrees), probability, 2e-8);
    EXPECT_NEAR(tukeyQuantile(probability, groups, degrees), q, 1e-6 * q);
}

INSTANTIATE_TEST_SUITE_P(Table, Tukey,
    testing::Values(TukeyCase{.95, 3, 10, 3.8767767}, TukeyCase{.95, 2, 5, 3.6353517},
        TukeyCase{.99, 5, 20, 5.2932525}, TukeyCase{.95, 10, 60, 4.6463240}, TukeyCase{.95, 3, 2, 8.3307826},
        TukeyCase{.5, 4, 7, 2.0803695}, TukeyCase{.944108150918, 3, 20, 3.5},
        TukeyCase{.951917499411, 4, 2, 10}, TukeyCase{.975158784462, 5, 1e9, 4.2}));

/// For two groups the range is √2 |t|: an exact check apart from any table.
TEST(Tukey, OfTwoGroupsIsStudent)
{
    for (const double degrees : {1.0, 2.0, 4.0, 7.5, 30.0}) {
        const double t = studentQuantile(0.975, degrees);
        EXPECT_NEAR(tukeyCdf(t * std::sqrt(2.0), 2, degrees), 0.95, 1e-7) << degrees;
    }
}

} // namespace
} // namespace pgduel::analysis
