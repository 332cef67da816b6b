// Published tables against themselves: autovacuum on and off in a network manager's database, and the three
// pairs of a shared_buffers study.
#include <cmath>

#include <gtest/gtest.h>

#include "../support/published_summaries.h"

#include "analysis/comparison.h"
#include "analysis/consistency.h"

namespace pgduel::analysis {
namespace {

constexpr double handlesOn = 19'625, handlesOff = 19'530, minutesOn = 34, minutesOff = 40;

TEST(Autovacuum, RatesOfWholeMinutesAreRanges)
{
    const Interval on = rateRange(handlesOn, minutesOn, 0.5), off = rateRange(handlesOff, minutesOff, 0.5);
    EXPECT_NEAR(on.low / 60, 9.48, 0.005);
    EXPECT_NEAR(on.high / 60, 9.76, 0.005);
    EXPECT_NEAR(off.low / 60, 8.04, 0.005);
    EXPECT_NEAR(off.high / 60, 8.24, 0.005);
    EXPECT_TRUE(on.contains(9.7 * 60)); // printed: within the rounding
    EXPECT_TRUE(off.contains(8.1 * 60));
    const double rateOn = handlesOn / minutesOn, rateOff = handlesOff / minutesOff;
    EXPECT_NEAR(rateOn / 60, 9.620, 5e-4);
    EXPECT_NEAR(rateOff / 60, 8.137, 5e-4);
    EXPECT_NEAR(100 * (rateOff / rateOn - 1), -15.4, 0.05);
    EXPECT_NEAR(100 * (8.1 / 9.7 - 1), -16.5, 0.05);
    EXPECT_NEAR(100 * (off.low / on.high - 1), -17.7, 0.05);
    EXPECT_NEAR(100 * (off.high / on.low - 1), -13.1, 0.05);
    Missing reason = Missing::None;
    EXPECT_NEAR(100 * *relativeDifference(minutesOn, minutesOff, reason), 17.6, 0.05);
}

TEST(Autovacuum, ColumnTotalsAgreeButForOne)
{
    EXPECT_FALSE(totalDiffers({16'436, 803, 800, 3'850}, 21'889));
    EXPECT_FALSE(totalDiffers({96'592, 4'016, 4'014, 44'178}, 148'800));
    EXPECT_NEAR(
        *totalDiffers({101'826}, 0), 101'826, 1e-9); // updates with autovacuum off, total printed as 0
}

TEST(Autovacuum, DeadTupleRatios)
{
    struct Row {
        double deadOn, liveOn, ratioOn, deadOff, liveOff, ratioOff;
    };
    for (const Row& row :
        {Row{16'436, 98'444, 14.31, 96'592, 97'924, 49.66}, Row{803, 19'628, 3.93, 4'016, 19'532, 17.05},
            Row{800, 19'629, 3.92, 4'014, 19'532, 17.05}, Row{3'850, 215'901, 1.75, 44'178, 214'834, 17.06},
            Row{21'889, 353'602, 5.83, 148'800, 351'822, 29.72}}) {
        EXPECT_NEAR(100 * row.deadOn / (row.liveOn + row.deadOn), row.ratioOn, 0.005);
        EXPECT_NEAR(100 * row.deadOff / (row.liveOff + row.deadOff), row.ratioOff, 0.005);
    }
}

/// Statistics of the tables are estimates: live is not inserts − deletes, dead is not all that was changed.
TEST(Autovacuum, BookKeepingOfTheTables)
{
    struct Row {
        double inserts, updates, deletes, live, dead, liveDiffers, deadDiffers;
    };
    const std::vector<Row> on{{98'473, 100'841, 26, 98'444, 16'436, -3, -84'431},
        {23'456, 0, 3'830, 19'628, 803, 2, -3'027}, {23'451, 0, 3'827, 19'629, 800, 5, -3'027},
        {257'982, 0, 42'134, 215'901, 3'850, 53, -38'284}};
    Values inserts, updates, deletes, live, dead;
    for (const Row& row : on) {
        EXPECT_EQ(row.live - (row.inserts - row.deletes), row.liveDiffers);
        EXPECT_EQ(row.dead - (row.updates + row.deletes), row.deadDiffers);
        inserts.push_back(row.inserts);
        updates.push_back(row.updates);
        deletes.push_back(row.deletes);
        live.push_back(row.live);
        dead.push_back(row.dead);
    }
    EXPECT_FALSE(totalDiffers(inserts, 403'362));
    EXPECT_FALSE(totalDiffers(updates, 100'841));
    EXPECT_FALSE(totalDiffers(deletes, 49'817));
    EXPECT_FALSE(totalDiffers(live, 353'602));
    EXPECT_FALSE(totalDiffers(dead, 21'889));
}

/// Printed as 8 %: of 40 minutes it would be 9 %, it needs 40.39 minutes at least.
TEST(Autovacuum, SharesOfTheRun)
{
    EXPECT_NEAR(100.0 * 406 / 2040, 19.9, 0.05);
    EXPECT_NEAR(100.0 * 206 / 2040, 10.1, 0.05);
    EXPECT_NEAR(100.0 * 206 / 2400, 8.58, 0.005);
    const Interval share = rateRange(206.0 / 60, minutesOff, 0.5); // minutes of minutes
    EXPECT_TRUE(share.contains(0.085));
    EXPECT_NEAR(206 / 0.085 / 60, 40.39, 0.005);
}

ProgressCurve timeline()
{
    const std::vector<std::pair<double, double>> stamps{{86, 0}, {146, 1054}, {206, 1617}, {266, 2586},
        {326, 3118}, {386, 3987}, {387, 3987}, {506, 5601}, {507, 5601}, {626, 7227}, {627, 7227},
        {746, 8000}, {807, 8663}, {866, 8965}, {1107, 10'380}, {1166, 10'380}, {1167, 10'380}, {1347, 12'544},
        {1407, 13'420}, {1768, 14'106}, {1887, 14'544}, {2007, 16'544}, {2247, 19'544}};
    ProgressCurve curve;
    for (const auto& [elapsed, work] : stamps) {
        curve.elapsed.push_back(elapsed);
        curve.work.push_back(work);
    }
    return curve;
}

TEST(Autovacuum, TimelineContradictsTheStatedEnd)
{
    const auto findings = curveFindings(timeline(), 34 * 60, handlesOn);
    std::vector<double> after, fast;
    int stalls = 0;
    for (const CurveFinding& finding : findings) {
        if (finding.oddity == CurveOddity::AfterEnd)
            after.push_back(finding.number);
        if (finding.oddity == CurveOddity::TooFast)
            fast.push_back(finding.number);
        stalls += finding.oddity == CurveOddity::NoProgress ? 1 : 0;
    }
    EXPECT_EQ(after, (std::vector<double>{207})); // 37:27 of a run of 34 minutes
    EXPECT_EQ(stalls, 5);
    ASSERT_EQ(fast.size(), 1u);
    EXPECT_NEAR(fast[0] * handlesOn / (34 * 60), 93.4, 0.1); // handles a second, ten times the mean
    EXPECT_TRUE(curveFindings({{2, 1}, {1, 2}}, 10, 10).empty());
}

/// If the last stamp is right, the run went on until it was reached: the difference shrinks to −6.6 %.
TEST(Autovacuum, TheEndThatTheTimelineImplies)
{
    const ProgressCurve curve = timeline();
    const std::size_t last = curve.work.size() - 1;
    const double rate =
        (curve.work[last] - curve.work[last - 1]) / (curve.elapsed[last] - curve.elapsed[last - 1]);
    const double end = curve.elapsed[last] + (handlesOn - curve.work[last]) / rate;
    EXPECT_NEAR(end, 2253, 0.5);
    EXPECT_NEAR(handlesOn / end, 8.71, 0.005);
    EXPECT_NEAR(100 * (handlesOff / (minutesOff * 60) / (handlesOn / end) - 1), -6.6, 0.05);
    EXPECT_FALSE(timeAt(curve, handlesOn)); // never read off beyond the last stamp
}

/// Of each metric: the printed 25 → 50 against what the two other pairs imply.
TEST(SharedBuffers, PrintedRangesLieInsideTheImpliedOnes)
{
    const auto pairs = pgduel::test::publishedSummaries(PGDUEL_TEST_DATA);
    ASSERT_EQ(pairs.size(), 9u);
    const Values low{-13.8, -19.0, -85.0}, high{21.9, 18.6, 172.0}, compounded{-1.4, 4.1, -9.9};
    for (std::size_t metric = 0; metric < 3; ++metric) {
        const auto range = [&](std::size_t pair) {
            const Comparison& comparison = pairs[3 * metric + pair].comparison;
            return Interval{comparison.min->difference, comparison.max->difference};
        };
        const auto meanOf = [&](std::size_t pair) { return *pairs[3 * metric + pair].comparison.mean; };
        const Interval implied = chainedRange(range(0), range(1));
        EXPECT_NEAR(100 * implied.low, low[metric], 0.051);
        EXPECT_NEAR(100 * implied.high, high[metric], 0.051);
        EXPECT_TRUE(implied.contains(range(2).low) && implied.contains(range(2).high));
        EXPECT_NEAR(100 * chained(meanOf(0), meanOf(1)), compounded[metric], 0.05);
        EXPECT_NEAR(chained(meanOf(0), meanOf(1)), meanOf(2), 0.006); // as printed, in whole per cent
    }
}

TEST(SharedBuffers, ThreePairsAgree)
{
    EXPECT_NEAR(100 * chained(.06, -.07), -1.4, 0.05);
    EXPECT_NEAR(100 * chained(.001, .04), 4.1, 0.05);
    EXPECT_NEAR(100 * chained(-.21, .14), -9.9, 0.05);
}

/// {−80 %, +100 %}: arithmetic mean +10 %, geometric mean −36.8 %.
TEST(SharedBuffers, MeansOfTheSamePointsCanContradict)
{
    EXPECT_NEAR((-.80 + 1.00) / 2, .10, 1e-12);
    EXPECT_NEAR(std::expm1((std::log1p(-.80) + std::log1p(1.00)) / 2), -.368, 5e-4);
}

TEST(Chained, RangeHoldsEveryPoint)
{
    const Interval range = chainedRange({-.10, .22}, {-.05, .00});
    EXPECT_NEAR(range.low, -.145, 1e-12);
    EXPECT_NEAR(range.high, .22, 1e-12);
    EXPECT_TRUE(range.contains(chained(.1, -.02)));
}

} // namespace
} // namespace pgduel::analysis
