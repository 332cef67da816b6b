#include <gtest/gtest.h>

#include "analysis/multiplicity.h"

namespace pgduel::analysis {
namespace {

void expectAll(const PValues& adjusted, const std::vector<double>& expected, double tolerance = 5e-11)
{
    ASSERT_GE(adjusted.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(*adjusted[i], expected[i], tolerance) << i;
}

TEST(Multiplicity, BenjaminiAndHochbergsOwnExample)
{
    const PValues p{.0001, .0004, .0019, .0095, .0201, .0278, .0298, .0344, .0459, .3240, .4262, .5719, .6528,
        .7590, 1.0};
    expectAll(holm(p), {.0015, .0056, .0247, .114, .2211, .278, .278, .278, .3213, 1});
    expectAll(benjaminiHochberg(p),
        {.0015, .003, .0095, .035625, .0603, .0638571429, .0638571429, .0645, .0765, .486, .5811818182,
            .714875, .7532307692, .8132142857, 1});
}

TEST(Multiplicity, SmallFamilies)
{
    expectAll(holm({.01, .02, .03, .04, .05}), {.05, .08, .09, .09, .09});
    expectAll(benjaminiHochberg({.01, .02, .03, .04, .05}), {.05, .05, .05, .05, .05});
    expectAll(holm({.1496, .0275, .3053, .1599, .2061}), {.5984, .1375, .5984, .5984, .5984});
    expectAll(
        benjaminiHochberg({.1496, .0275, .3053, .1599, .2061}), {.257625, .1375, .3053, .257625, .257625});
}

TEST(Multiplicity, MissingStaysMissingAndDoesNotCount)
{
    const PValues adjusted = holm({.02, std::nullopt, .03});
    EXPECT_NEAR(*adjusted[0], .04, 1e-12);
    EXPECT_FALSE(adjusted[1]);
    EXPECT_NEAR(*adjusted[2], .04, 1e-12);
    EXPECT_TRUE(holm({}).empty());
}

} // namespace
} // namespace pgduel::analysis
