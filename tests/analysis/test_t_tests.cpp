#include <cmath>

#include <gtest/gtest.h>

#include "analysis/ratio_interval.h"
#include "analysis/t_tests.h"
#include "datasets.h"

namespace pgduel::analysis {
namespace {

void expectRatio(const Values& a, const Values& b, double ratio, double low, double high, double tolerance)
{
    const auto estimate = welch(logs(a), logs(b));
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(std::exp(estimate->difference), ratio, tolerance);
    EXPECT_NEAR(std::exp(estimate->interval(0.95).low), low, tolerance);
    EXPECT_NEAR(std::exp(estimate->interval(0.95).high), high, tolerance);
}

TEST(Welch, RawScale)
{
    const auto sleep = welch(test::sleep2, test::sleep1);
    EXPECT_NEAR(sleep->t(), -1.86081346749, 1e-11);
    EXPECT_NEAR(sleep->degrees, 17.7764735162, 1e-10);
    EXPECT_NEAR(sleep->p(), 0.0793941401874, 1e-12);
    const auto changed = welch(test::base, test::changed);
    EXPECT_NEAR(changed->t(), -7.857142857, 1e-9);
    EXPECT_NEAR(changed->degrees, 9.8, 1e-9);
    EXPECT_NEAR(changed->p(), 1.5539932e-05, 5e-13);
}

TEST(Welch, RatioByLogs)
{
    expectRatio(test::base, test::changed, .90895573, .88480435, .93376634, 6e-9);
    EXPECT_NEAR(welch(logs(test::base), logs(test::changed))->p(), 1.3300573e-05, 5e-13);
    expectRatio(test::jsonOld, test::jsonNew, .82542531, .81755614, .83337023, 5e-9);
    expectRatio(test::gobOld, test::gobNew, 1.00264514, .98968734, 1.01577259, 5e-9);
    EXPECT_NEAR(welch(logs(test::gobOld), logs(test::gobNew))->p(), .67457514, 5e-9);
}

TEST(Welch, OneArmWithoutSpreadIsFine)
{
    const auto estimate = welch({5, 5, 5}, {4, 5, 6});
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(estimate->degrees, 2, 1e-12);
    EXPECT_NEAR(estimate->p(), 1, 1e-12);
    EXPECT_FALSE(welch({5}, {4, 5, 6}));
}

TEST(Welch, NoSpreadAtAllHasNoUncertainty)
{
    const auto estimate = welch({5, 5}, {6, 6});
    EXPECT_EQ(estimate->standardError, 0);
    EXPECT_EQ(estimate->interval(0.95).low, 1);
}

/// The mean of three times 0.1 is not 0.1: such a "spread" would make the smallest difference certain.
TEST(Welch, RoundingIsNoSpread)
{
    for (const double scale : {1e-9, 1.0, 1e12}) {
        const Values a(3, 0.1 * scale), b(3, 0.3 * scale);
        EXPECT_EQ(welch(a, b)->standardError, 0) << scale;
        EXPECT_EQ(paired(a, b)->standardError, 0) << scale;
        EXPECT_EQ(oneSample(a)->standardError, 0) << scale;
        EXPECT_GT(welch(a, {0.3 * scale, 0.3 * scale, 0.3000001 * scale})->standardError, 0) << scale;
    }
    EXPECT_EQ(welch(Values(3, 0.1), Values(3, 0.1))->p(), 1);
    EXPECT_EQ(welch(Values(3, 0.1), Values(3, 0.3))->p(), 0);
    EXPECT_EQ(equivalenceP({0.01, 0, 4}, 0.02), 0);
    EXPECT_EQ(equivalenceP({0.02, 0, 4}, 0.02), 1);
}

TEST(Welch, ThreeRunsAreTestedWithSampleVariance)
{
    EXPECT_NEAR(
        welch({1, 1.02, 1.04}, {.97, .99, 1})->p(), .0880624851, 5e-11); // a slip of n for n − 1: .0483
}

TEST(Paired, IsTheOneSampleTestOfDifferences)
{
    const auto estimate = paired(test::sleep1, test::sleep2);
    EXPECT_NEAR(estimate->difference, 1.58, 1e-12);
    EXPECT_NEAR(estimate->t(), 4.0621, 5e-5);
    EXPECT_NEAR(estimate->p(), .002833, 5e-7);
    EXPECT_FALSE(paired({1, 2}, {1, 2, 3}));
    EXPECT_FALSE(paired({1}, {2}));
}

TEST(Equivalence, TwoOneSidedTests)
{
    const auto gob = welch(logs(test::gobOld), logs(test::gobNew));
    const Interval at90 = gob->interval(0.90);
    EXPECT_NEAR(std::exp(at90.low), .99193913, 5e-9);
    EXPECT_NEAR(std::exp(at90.high), 1.01346670, 5e-9);
    EXPECT_NEAR(equivalenceP(*gob, std::log(1.03)), .00019588, 5e-9);
    EXPECT_NEAR(equivalenceP(*gob, std::log(1.01)), .12653563, 5e-9);
}

void expectFieller(const Values& a, const Values& b, double ratio, double low, double high)
{
    const auto result = fieller(a, b, 0.95);
    ASSERT_TRUE(result && result->interval);
    EXPECT_NEAR(result->ratio, ratio, 5e-9);
    EXPECT_NEAR(result->interval->low, low, 5e-9);
    EXPECT_NEAR(result->interval->high, high, 5e-9);
}

TEST(Fieller, RatioOfMeans)
{
    expectFieller(test::base, test::changed, .90894040, .88476543, .93380875);
    EXPECT_NEAR(fieller(test::base, test::changed, 0.95)->degrees, 9.97670, 5e-6);
    EXPECT_NEAR(fieller(test::base, test::changed, 0.95)->g, .00038128, 5e-9);
    expectFieller(test::jsonOld, test::jsonNew, .82539038, .81747928, .83341425);
    expectFieller(test::gobOld, test::gobNew, 1.00263038, .98949397, 1.01595706);
}

TEST(Fieller, DenominatorNearZeroIsUnbounded)
{
    const auto result = fieller({-1, .5, 2}, {5, 6, 7}, 0.95);
    ASSERT_TRUE(result);
    EXPECT_FALSE(result->interval);
    EXPECT_NEAR(result->g, 54.89, 0.005);
}

} // namespace
} // namespace pgduel::analysis
