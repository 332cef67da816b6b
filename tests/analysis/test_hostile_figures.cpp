// Whatever figures come in, the engine answers with reasons and finite numbers.
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "analysis/factor_analysis.h"
#include "analysis/planning.h"
#include "analysis/progress.h"
#include "analysis/random.h"
#include "analysis/rank_tests.h"
#include "analysis/study_analysis.h"
#include "arms.h"

namespace pgduel::analysis {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const Values wild{0, -1, 1, 1, 100, 100, 101, 1e-320, 1e300, infinity, std::nan(""), 1e-9};

Arm wildArm(Random& random, const std::string& name)
{
    Arm arm{name, {}};
    const std::uint32_t runs = random.below(6);
    for (std::uint32_t r = 0; r < runs; ++r) {
        RunFigures figures;
        figures.block = static_cast<int>(random.below(4)) - 1;
        figures.replicate = static_cast<int>(r);
        figures.place = static_cast<int>(random.below(12)) - 1;
        for (const measure::Metric& metric : {test::speed, test::ioWaits}) {
            for (std::uint32_t step = 0; step < random.below(4); ++step) {
                const double value = wild[random.below(static_cast<std::uint32_t>(wild.size()))];
                figures.points.push_back({static_cast<int>(step), static_cast<int>(random.below(3)), false,
                    metric.id, value, std::isfinite(value) ? 200 * std::fabs(value) : 0});
            }
        }
        arm.runs.push_back(figures);
    }
    return arm;
}

void expectFinite(const std::optional<double>& number)
{
    if (number) {
        EXPECT_TRUE(std::isfinite(*number));
    }
}

void expectFinite(const std::optional<Interval>& interval)
{
    if (interval) {
        EXPECT_TRUE(std::isfinite(interval->low) && std::isfinite(interval->high));
        EXPECT_LE(interval->low, interval->high);
    }
}

void expectSound(const PairAnalysis& pair)
{
    const Verdict& verdict = pair.verdict;
    expectFinite(verdict.estimate);
    expectFinite(verdict.interval);
    expectFinite(verdict.p);
    expectFinite(verdict.equivalenceP);
    expectFinite(pair.rankP);
    EXPECT_EQ(verdict.kind == VerdictKind::NotComparable, verdict.reason != NotComparableReason::None);
    if (isDecided(verdict.kind)) {
        EXPECT_FALSE(verdict.interval->contains(0));
        EXPECT_TRUE(verdict.baselineRuns >= 2 && verdict.candidateRuns >= 2);
    }
    for (const Remark& remark : verdict.remarks)
        EXPECT_TRUE(std::isfinite(remark.number) && std::isfinite(remark.second))
            << static_cast<int>(remark.qualifier);
    for (const PointInterval& point : pair.points) {
        expectFinite(point.estimate);
        expectFinite(point.interval);
        expectFinite(point.p);
    }
    if (pair.interaction)
        expectFinite(pair.interaction->p);
    if (pair.drift)
        expectFinite(pair.drift->total);
}

TEST(HostileFigures, GiveReasonsAndFiniteNumbers)
{
    Random random(99);
    for (int i = 0; i < 1500; ++i) {
        StudyOptions options;
        options.pair.order = static_cast<study::Order>(random.below(4));
        if (random.below(3) == 0)
            options.pair.order.reset();
        options.pair.smallestEffect = random.below(2) ? 0 : 0.02;
        options.pair.resamples = random.below(4) == 0 ? 20 : 0;
        const std::vector<Arm> arms{wildArm(random, "A"), wildArm(random, "B"), wildArm(random, "C")};
        for (const PairAnalysis& pair :
            analyseStudy({test::speed, test::ioWaits}, arms, {{0, 1}, {1, 2}, {0, 0}}, options))
            expectSound(pair);
    }
}

TEST(HostileFigures, InFactorTables)
{
    Random random(98);
    for (int i = 0; i < 500; ++i) {
        FactorTable table;
        const std::uint32_t cells = random.below(12);
        for (std::uint32_t cell = 0; cell < cells; ++cell) {
            FactorCell next{{static_cast<int>(random.below(3)), static_cast<int>(random.below(3))}, {}, {}};
            for (std::uint32_t run = 0; run < random.below(4); ++run) {
                next.runs.push_back(wild[random.below(static_cast<std::uint32_t>(wild.size()))]);
                next.blocks.push_back(static_cast<int>(run));
            }
            table.push_back(next);
        }
        for (const HeatCell& cell : heatMap(table, 0, 0, 0.95)) {
            expectFinite(cell.p);
            EXPECT_EQ(
                cell.state == CellState::Missing || cell.state == CellState::NotComparable, !cell.ratio);
        }
        analyseFactors(table, {0});
        marginalMeans(table, 1);
    }
}

TEST(HostileFigures, InSingleMethods)
{
    EXPECT_FALSE(mannWhitney({1, std::nan("")}, {2}));
    EXPECT_FALSE(signedRank({infinity}));
    EXPECT_FALSE(hodgesLehmann({1, 2}, {std::nan("")}, 0.95));
    EXPECT_TRUE(std::isnan(median({1, std::nan(""), 3})));
    EXPECT_TRUE(bootstrapMean({}, 0.95, 100, 1).degenerate);
    EXPECT_TRUE(bootstrapMean({1, 2}, 0.95, 0, 1).degenerate);
    EXPECT_TRUE(std::isnan(blockBootstrapMean({}, 0.95, 10, 1).low));
    Wish quiet;
    quiet.noise = 0;
    EXPECT_EQ(*runsNeeded(quiet), 2);
    EXPECT_EQ(detectableEffect(quiet, 3), 0);
    EXPECT_FALSE(timeAt({}, 1));
}

} // namespace
} // namespace pgduel::analysis
