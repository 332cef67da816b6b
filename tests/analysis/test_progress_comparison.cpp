#include <cmath>

#include <gtest/gtest.h>

#include "analysis/progress_comparison.h"
#include "vacuum_builds.h"

namespace pgduel::analysis {
namespace {

using namespace test::builds;
using study::Order;

ProgressArm armOf(const std::string& name, const std::vector<ProgressCurve>& curves)
{
    ProgressArm arm{name, {}};
    for (const ProgressCurve& curve : curves)
        arm.runs.push_back({curve, static_cast<int>(arm.runs.size())});
    return arm;
}

/// `rate` transactions a second for `seconds`, a sample each second.
ProgressCurve steady(double rate, int seconds)
{
    ProgressCurve curve;
    for (int t = 1; t <= seconds; ++t) {
        curve.elapsed.push_back(t);
        curve.work.push_back(rate * t);
    }
    return curve;
}

TEST(ProgressComparison, PublishedBuilds)
{
    const auto found = compareProgress(armOf("U", {unpatched}), armOf("O", {ordered}), std::nullopt);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->equalWork.size(), 15u); // thousands
    ASSERT_TRUE(found->headlineOfWork());
    EXPECT_EQ(found->headlineOfWork()->mark, 6000);
    EXPECT_NEAR(*found->headlineOfWork()->ratio, 67.40, 0.005);
    EXPECT_FALSE(found->headlineOfWork()->interval); // one run
    const ProgressMark& last = found->equalWork.back();
    EXPECT_FALSE(last.ratio);
    EXPECT_NEAR(*last.bound.atLeast, 24.1, 0.05);
    EXPECT_FALSE(last.bound.atMost);
    EXPECT_FALSE(last.chunk);
    EXPECT_NEAR(*found->equalWork[1].chunk, 751.1 / 9.5, 1e-9);
    EXPECT_EQ(found->chunks.chunks.size(), 6u);
    EXPECT_TRUE(found->baselineStopped);
    EXPECT_FALSE(found->candidateStopped);
    EXPECT_LE(found->equalTime.back().mark, 166.7); // never beyond the last stamp
    const auto turned = compareProgress(armOf("O", {ordered}), armOf("U", {unpatched}), std::nullopt);
    EXPECT_NEAR(*turned->equalWork.back().bound.atMost, 166.7 / 4010.1, 1e-9);
    const auto j = compareProgress(armOf("U", {unpatched}), armOf("J", {moveLock}), std::nullopt);
    EXPECT_NEAR(*j->headlineOfWork()->ratio, 5.675, 0.0005);
    EXPECT_NEAR(*j->equalWork.back().bound.atLeast, 2.65, 0.005);
}

TEST(ProgressComparison, PairsOfBlocksGiveTheInterval)
{
    const std::vector<double> a{100, 110, 90}, b{106, 115, 96};
    std::vector<ProgressCurve> runsA, runsB;
    for (std::size_t i = 0; i < a.size(); ++i) {
        runsA.push_back(steady(a[i], 60));
        runsB.push_back(steady(b[i], 60));
    }
    const auto found = compareProgress(armOf("A", runsA), armOf("B", runsB), Order::Blocks);
    ASSERT_TRUE(found && found->headlineOfWork());
    const ProgressMark& mark = *found->headlineOfWork();
    const auto expected = logSpeedUp(runsA, runsB, mark.mark);
    EXPECT_NEAR(std::log(*mark.ratio), expected->difference, 1e-12);
    EXPECT_NEAR(std::log(mark.interval->low), expected->interval(0.95).low, 1e-12);
    EXPECT_NEAR(std::log(mark.interval->high), expected->interval(0.95).high, 1e-12);
    EXPECT_EQ(found->pairs, 3);
    // A steady rate: equal time says the same as equal work.
    EXPECT_NEAR(*found->headlineOfTime()->ratio, *mark.ratio, 1e-9);
    const auto random = compareProgress(armOf("A", runsA), armOf("B", runsB), Order::Random);
    EXPECT_LT(random->headlineOfWork()->interval->low, mark.interval->low); // Welch sees the blocks as noise
    const auto sequential = compareProgress(armOf("A", runsA), armOf("B", runsB), Order::Sequential);
    EXPECT_FALSE(sequential->headlineOfWork()->interval);
    EXPECT_TRUE(sequential->headlineOfWork()->ratio);
}

/// A run without its partner: the interval stands around the ratio of all runs, so it is Welch's.
TEST(ProgressComparison, UnequalArmsHaveNoPairs)
{
    const auto found = compareProgress(armOf("A", {steady(100, 60), steady(104, 60)}),
        armOf("B", {steady(110, 60), steady(108, 60), steady(112, 60)}), Order::Blocks);
    ASSERT_TRUE(found && found->headlineOfWork() && found->headlineOfWork()->interval);
    EXPECT_TRUE(found->headlineOfWork()->interval->contains(*found->headlineOfWork()->ratio));
}

TEST(ProgressComparison, MarksAreRoundAndFew)
{
    for (const double rate : {0.3, 7.0, 123.0, 98'765.0}) {
        const auto found =
            compareProgress(armOf("A", {steady(rate, 100)}), armOf("B", {steady(rate, 100)}), std::nullopt);
        ASSERT_TRUE(found);
        EXPECT_GE(found->equalWork.size(), 12u);
        EXPECT_LE(found->equalWork.size(), 31u);
        EXPECT_NEAR(*found->headlineOfWork()->ratio, 1, 1e-9);
    }
}

TEST(ProgressComparison, NothingWithoutASoundRunOnEachSide)
{
    EXPECT_FALSE(compareProgress(armOf("A", {}), armOf("B", {ordered}), std::nullopt));
    EXPECT_FALSE(compareProgress(armOf("A", {{{2, 1}, {1, 2}}}), armOf("B", {ordered}), std::nullopt));
    EXPECT_FALSE(compareProgress(armOf("A", {{{1, 2}, {0, 0}}}), armOf("B", {ordered}), std::nullopt));
}

} // namespace
} // namespace pgduel::analysis
