#include <algorithm>

#include <gtest/gtest.h>

#include "../support/published_summaries.h"
#include "analysis/conclusions.h"
#include "arms.h"

namespace pgduel::analysis {
namespace {

using Kind = StatementKind;

const std::vector<int> levels{5, 20, 80};

/// Four runs, noise of about 0.2 %.
std::vector<std::vector<double>> rows(const std::vector<double>& values)
{
    std::vector<std::vector<double>> result;
    for (const double noise : {1.0, 1.002, 0.998, 1.001}) {
        result.emplace_back();
        for (const double value : values)
            result.back().push_back(value * noise);
    }
    return result;
}

PairAnalysis pairOf(const std::vector<double>& a, const std::vector<double>& b,
    study::Order order = study::Order::Abba, const measure::Metric& metric = test::speed,
    const std::string& candidate = "B")
{
    return analysePair(metric, test::armOf("A", levels, rows(a), true, metric),
        test::armOf(candidate, levels, rows(b), false, metric), test::ordered(order));
}

std::vector<Statement> ofKind(const std::vector<Statement>& all, Kind kind)
{
    std::vector<Statement> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found),
        [kind](const Statement& statement) { return statement.kind == kind; });
    return found;
}

TEST(Conclusions, LargestGainAndLossAreDecidedOnesOfAllCandidates)
{
    const auto all = conclusionsOf({pairOf({100, 100, 100}, {95, 101, 112}),
        pairOf({100, 100, 100}, {90, 100, 122}, study::Order::Abba, test::speed, "C")});
    const auto largest = ofKind(all, Kind::Largest);
    ASSERT_EQ(largest.size(), 2u);
    EXPECT_TRUE(largest[0].decided && largest[1].decided);
    EXPECT_EQ(largest[0].candidate, "C");
    EXPECT_NEAR(largest[0].difference, .22, 1e-9);
    EXPECT_EQ(largest[0].place->sessions, 80);
    EXPECT_NEAR(largest[1].difference, -.10, 1e-9);
    EXPECT_EQ(largest[1].place->sessions, 5);
    const auto turns = ofKind(all, Kind::Turn);
    ASSERT_GE(turns.size(), 1u);
    EXPECT_TRUE(turns[0].decided && turns[0].upwards);
    EXPECT_EQ(ofKind(all, Kind::Pair).size(), 2u);
    EXPECT_TRUE(ofKind(all, Kind::OneRun).empty());
}

/// 40 % at one step, but the runs there disagree: the decided 5 % is the gain.
TEST(Conclusions, ANoisyStepIsNoGain)
{
    auto a = rows({100, 100, 100}), b = rows({105, 100, 100});
    const std::vector<double> noisy{60, 200, 90, 210};
    for (std::size_t i = 0; i < noisy.size(); ++i)
        b[i][2] = noisy[i];
    const auto pair = analysePair(test::speed, test::armOf("A", levels, a, true),
        test::armOf("B", levels, b, false), test::ordered(study::Order::Abba));
    const auto largest = ofKind(conclusionsOf({pair}), Kind::Largest);
    ASSERT_FALSE(largest.empty());
    EXPECT_TRUE(largest[0].decided);
    EXPECT_NEAR(largest[0].difference, .05, 1e-9);
}

TEST(Conclusions, RunsThatWereNotMixedDecideNothing)
{
    const auto all = conclusionsOf({pairOf({100, 100, 100}, {95, 101, 112}, study::Order::Sequential)});
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all.front().kind, Kind::NotMixed); // warnings first
    EXPECT_EQ(all.front().count, 1);
    for (const Statement& statement : all)
        EXPECT_FALSE(statement.decided);
    EXPECT_EQ(all.back().kind, Kind::Undecided);
    EXPECT_EQ(all.back().count, 1);
}

TEST(Conclusions, OneRunIsSaidFirst)
{
    const auto one = [](const char* name, double factor, bool first) {
        return test::armOf(name, levels, {{100 * factor, 100, 100 / factor}}, first);
    };
    const auto all = conclusionsOf({analysePair(test::speed, one("A", 1, true), one("B", 1.2, false))});
    EXPECT_EQ(all.front().kind, Kind::OneRun);
    EXPECT_EQ(all.front().count, 1);
    EXPECT_EQ(all.front().of, 1);
    for (const Statement& statement : all)
        EXPECT_FALSE(statement.decided);
}

TEST(Conclusions, WaitsRiseAndFallByStep)
{
    const auto all =
        conclusionsOf({pairOf({10, 10, 10}, {8, 13, 14}, study::Order::Abba, test::ioWaits)}, {{2, 500.0}});
    const auto steps = ofKind(all, Kind::Steps);
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_EQ(steps[0].up, 2);
    EXPECT_EQ(steps[0].down, 1);
    EXPECT_EQ(steps[0].of, 3);
    EXPECT_EQ(ofKind(all, Kind::Largest)[0].place->rate, 500); // an open loop names its steps by rate
}

TEST(Conclusions, RunsNeededAreThoseOfTheHardestPair)
{
    PairAnalysis easy = pairOf({100, 100, 100}, {100.5, 100.4, 100.6}), hard = easy;
    easy.verdict.kind = hard.verdict.kind = VerdictKind::NotDecided;
    easy.verdict.runsNeeded = 3;
    hard.verdict.runsNeeded = 11;
    const Statement last = conclusionsOf({hard, easy}).back();
    EXPECT_EQ(last.kind, Kind::Undecided);
    EXPECT_EQ(last.count, 2);
    EXPECT_EQ(last.runsNeeded, 11);
}

/// {−80 %, +100 %}: +10 % as the mean of differences, −36.8 % as the geometric mean.
TEST(Conclusions, MeansThatPointOppositeWaysAreSaid)
{
    const auto one = [](const char* name, std::vector<double> values, bool first) {
        return test::armOf(name, {5, 181}, {std::move(values)}, first);
    };
    const auto found =
        ofKind(conclusionsOf({analysePair(test::speed, one("A", {10, 10}, true), one("B", {2, 20}, false))}),
            Kind::MeansDisagree);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NEAR(found[0].difference, .10, 1e-9);
    EXPECT_NEAR(found[0].second, -.368, 5e-4);
}

/// Throughput of a given rate is no gain of the candidate.
TEST(Conclusions, AGivenRateHasNoLargestGain)
{
    Arm a = test::armOf("A", levels, rows({100, 100, 100}), true),
        b = test::armOf("B", levels, rows({100, 100, 130}), false);
    for (Arm* arm : {&a, &b})
        for (RunFigures& run : arm->runs)
            run.rateLimited = true;
    const auto all = conclusionsOf({analysePair(test::speed, a, b, test::ordered(study::Order::Abba))});
    EXPECT_TRUE(ofKind(all, Kind::Largest).empty());
}

TEST(Conclusions, PublishedSharedBuffers)
{
    const auto pairs = pgduel::test::publishedSummaries(PGDUEL_TEST_DATA);
    ASSERT_EQ(pairs.size(), 9u);
    const auto all = conclusionsOf(pairs);
    EXPECT_EQ(all.front().kind, Kind::OneRun);
    EXPECT_EQ(all.front().count, 9);
    const auto largest = ofKind(all, Kind::Largest);
    ASSERT_FALSE(largest.empty());
    EXPECT_NEAR(largest[0].difference, .22, 1e-12);
    EXPECT_EQ(largest[0].candidate, "40 % RAM");
    for (const Statement& statement : ofKind(all, Kind::Pair)) {
        const bool above40 = statement.baseline == "40 % RAM";
        if (above40 && statement.metric.id != "operational_speed") {
            EXPECT_GT(statement.difference, 0) << statement.metric.id; // the study's text says they fall
        }
        if (above40 && statement.metric.id == "operational_speed") {
            EXPECT_LT(*statement.largest, 0); // slower at every point
        }
    }
}

} // namespace
} // namespace pgduel::analysis
