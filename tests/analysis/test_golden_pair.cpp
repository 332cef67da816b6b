// Three blocks of two configurations at six loads, every figure of it published.
#include <cmath>

#include <gtest/gtest.h>

#include "analysis/anova.h"
#include "arms.h"

namespace pgduel::analysis {
namespace {

class GoldenVerdict : public testing::Test {
protected:
    const std::vector<int> loads{5, 12, 30, 74, 120, 181};
    const std::vector<std::vector<double>> rowsA{{510, 1180, 2700, 5200, 6000, 6100},
        {498, 1165, 2760, 5120, 6120, 5990}, {505, 1190, 2730, 5260, 5940, 6050}};
    const std::vector<std::vector<double>> rowsB{{500, 1190, 2820, 5650, 6900, 7010},
        {507, 1172, 2790, 5700, 6780, 7150}, {496, 1201, 2850, 5610, 6850, 6940}};
    Arm a = test::armOf("A", loads, rowsA, true), b = test::armOf("B", loads, rowsB, false);
};

TEST_F(GoldenVerdict, PairedByBlock)
{
    const PairAnalysis pair = analysePair(test::speed, a, b, test::ordered(study::Order::Abba));
    const Verdict& verdict = pair.verdict;
    EXPECT_EQ(verdict.method, IntervalMethod::PairedLogT);
    EXPECT_EQ(verdict.pairs, 3);
    EXPECT_EQ(verdict.steps, 6);
    EXPECT_NEAR(100 * *verdict.estimate, 6.857265, 5e-7);
    EXPECT_NEAR(100 * verdict.interval->low, 5.897596, 5e-7);
    EXPECT_NEAR(100 * verdict.interval->high, 7.825631, 5e-7);
    EXPECT_NEAR(*verdict.p, .00099790, 5e-9);
    EXPECT_NEAR(std::log1p(*verdict.estimate), .06632378, 5e-9);
    EXPECT_NEAR(verdict.standardError * std::sqrt(3.0), .00363161, 5e-9);
    EXPECT_EQ(verdict.kind, VerdictKind::Better);
    EXPECT_TRUE(verdict.find(Qualifier::DependsOnLoad));
    EXPECT_NEAR(100 * verdict.find(Qualifier::DependsOnLoad)->second, 16.317530, 5e-7);
}

TEST_F(GoldenVerdict, UnblockedByWelch)
{
    const PairAnalysis pair = analysePair(test::speed, a, b, test::ordered(study::Order::Random));
    EXPECT_EQ(pair.verdict.method, IntervalMethod::WelchLogT);
    EXPECT_NEAR(100 * *pair.verdict.estimate, 6.857265, 5e-7);
    EXPECT_NEAR(100 * pair.verdict.interval->low, 6.197081, 5e-7);
    EXPECT_NEAR(100 * pair.verdict.interval->high, 7.521553, 5e-7);
    EXPECT_NEAR(pair.verdict.degrees, 2.64197795, 5e-8);
    EXPECT_NEAR(*pair.verdict.p, .00011736, 5e-9);
}

TEST_F(GoldenVerdict, EveryLoadStep)
{
    const PairAnalysis pair = analysePair(test::speed, a, b, test::ordered(study::Order::Abba));
    struct Row {
        double estimate, low, high, p, holm;
        bool decided;
    };
    const std::vector<Row> rows{{-.660, -3.231, 1.979, .520942, .902726, false},
        {.791, -1.834, 3.486, .451363, .902726, false}, {3.297, .794, 5.862, .021370, .064109, false},
        {8.862, 5.887, 11.920, .001879, .007517, true}, {13.682, 10.201, 17.274, .000758, .003791, true},
        {16.312, 12.760, 19.975, .000410, .002463, true}};
    ASSERT_EQ(pair.points.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_NEAR(100 * *pair.points[i].estimate, rows[i].estimate, 5e-4) << loads[i];
        EXPECT_NEAR(100 * pair.points[i].interval->low, rows[i].low, 5e-4) << loads[i];
        EXPECT_NEAR(100 * pair.points[i].interval->high, rows[i].high, 5e-4) << loads[i];
        EXPECT_NEAR(*pair.points[i].p, rows[i].p, 5e-7) << loads[i];
        EXPECT_NEAR(*pair.points[i].adjustedP, rows[i].holm, 6e-7) << loads[i];
        EXPECT_EQ(pair.points[i].decided, rows[i].decided) << loads[i];
    }
    ASSERT_TRUE(pair.decidedFrom);
    EXPECT_EQ(pair.decidedFrom->sessions, 74);
}

TEST_F(GoldenVerdict, CrossingIsSomewhereBetween)
{
    const PairAnalysis pair = analysePair(test::speed, a, b, test::ordered(study::Order::Abba));
    ASSERT_EQ(pair.crossings.size(), 1u);
    EXPECT_EQ(pair.crossings[0].belowSessions, 5);
    EXPECT_EQ(pair.crossings[0].aboveSessions, 12);
    EXPECT_NEAR(pair.crossings[0].at, 7.446, 5e-4);
    EXPECT_FALSE(pair.crossings[0].decided);
}

TEST_F(GoldenVerdict, InteractionIsTheAnalysisOfVariance)
{
    Values y;
    std::vector<FactorLevels> factors(3); // block, configuration, load
    for (int configuration = 0; configuration < 2; ++configuration) {
        for (int block = 0; block < 3; ++block) {
            for (int load = 0; load < 6; ++load) {
                const auto& rows = configuration == 0 ? rowsA : rowsB;
                y.push_back(std::log(rows[static_cast<std::size_t>(block)][static_cast<std::size_t>(load)]));
                factors[0].push_back(block);
                factors[1].push_back(configuration);
                factors[2].push_back(load);
            }
        }
    }
    const auto table = anova(y, factors, {{{0}}, {{1}}, {{2}}, {{1, 2}}});
    EXPECT_NEAR(table->rows[0].sumOfSquares, 3.764938e-05, 5e-12);
    EXPECT_NEAR(table->rows[1].sumOfSquares, .0395895988, 5e-11);
    EXPECT_NEAR(*table->rows[1].f, 269.3995, 5e-5);
    EXPECT_NEAR(table->rows[2].sumOfSquares, 33.121139, 5e-7);
    EXPECT_NEAR(table->rows[3].sumOfSquares, .0318786684, 5e-11);
    EXPECT_NEAR(*table->rows[3].f, 43.38563, 5e-6);
    EXPECT_NEAR(*table->rows[3].p, 1.139e-10, 5e-14);
    EXPECT_NEAR(table->residual.sumOfSquares, .0032330093, 5e-11);
    EXPECT_EQ(table->residual.degrees, 22);

    const PairAnalysis pair = analysePair(test::speed, a, b, test::ordered(study::Order::Abba));
    ASSERT_TRUE(pair.interaction);
    // The table above pools what whole runs differ by (block × configuration, 2 degrees of freedom) with what
    // is left inside them. A load step is a sub-plot of its run, so only the other 20 are its error.
    const double wholeRuns =
        6 * std::pow(.00363161, 2); // 6 steps / 2 · Σ(L − mean L)², 2.17's sd of 3 blocks
    const double inside = (.0032330093 - wholeRuns) / 20;
    EXPECT_EQ(pair.interaction->degrees, 5);
    EXPECT_EQ(pair.interaction->errorDegrees, 20);
    EXPECT_NEAR(pair.interaction->f, .0318786684 / 5 / inside, 5e-4);
    const auto split = anova(y, factors, {{{0}}, {{1}}, {{0, 1}}, {{2}}, {{1, 2}}});
    EXPECT_EQ(split->residual.degrees, 20);
    EXPECT_NEAR(pair.interaction->f, *split->rows[4].f, 1e-8);
    EXPECT_NEAR(pair.interaction->p, *split->rows[4].p, 1e-14);
    const PairAnalysis unblocked = analysePair(test::speed, a, b, test::ordered(study::Order::Random));
    EXPECT_EQ(unblocked.interaction->errorDegrees, 20);
}

TEST_F(GoldenVerdict, StepsOfAnOpenLoopAreNamedByTheirRate)
{
    for (Arm* arm : {&a, &b}) {
        for (RunFigures& figures : arm->runs) {
            for (measure::Point& point : figures.points)
                point.sessions = 16;
        }
    }
    PairOptions options = test::ordered(study::Order::Abba);
    for (std::size_t step = 0; step < loads.size(); ++step)
        options.rates[a.runs[0].points[step].step] = 100.0 * loads[step];
    const PairAnalysis pair = analysePair(test::speed, a, b, options);
    ASSERT_TRUE(pair.decidedFrom);
    EXPECT_EQ(pair.decidedFrom->rate, 7400);
    EXPECT_EQ(pair.comparison.max->rate, 18100);
    ASSERT_EQ(pair.crossings.size(), 1u);
    EXPECT_EQ(pair.crossings[0].belowRate, 500);
    EXPECT_NEAR(pair.crossings[0].at, 744.6, 5e-2);
}

TEST_F(GoldenVerdict, AMissingLevelLeavesFive)
{
    for (RunFigures& figures : b.runs)
        figures.points.pop_back();
    const PairAnalysis pair = analysePair(test::speed, a, b, test::ordered(study::Order::Abba));
    EXPECT_EQ(pair.verdict.steps, 5);
    EXPECT_EQ(pair.verdict.pairs, 3);
    ASSERT_TRUE(pair.verdict.find(Qualifier::MissingPoints));
    EXPECT_EQ(pair.verdict.find(Qualifier::MissingPoints)->number, 1);
    EXPECT_EQ(pair.verdict.find(Qualifier::MissingPoints)->arm, ArmSide::Candidate);
    EXPECT_NEAR(*pair.comparison.mean, (.07046586 * 6 - .16317530) / 5, 5e-8);
}

TEST_F(GoldenVerdict, AgainstItselfIsIdentical)
{
    const PairAnalysis pair = analysePair(test::speed, a, a, test::ordered(study::Order::Abba, 0));
    EXPECT_EQ(pair.verdict.kind, VerdictKind::NoPracticalDifference);
    EXPECT_TRUE(pair.verdict.find(Qualifier::Identical));
    EXPECT_EQ(*pair.verdict.estimate, 0);
    EXPECT_FALSE(pair.verdict.p);
}

} // namespace
} // namespace pgduel::analysis
