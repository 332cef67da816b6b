// A factor study written here and read as window and command line read it.
#include "example_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <functional>

#include "exchange/comparison_tables.h"
#include "exchange/factor_facts.h"
#include "exchange/factor_tables.h"
#include "study/experiment.h"
#include "study/plan.h"

using namespace pgduel;
using analysis::EffectError;
using analysis::VerdictKind;
using exchange::MapState;
using study::FactorTarget;

namespace {

class FactorFacts : public testing::Test {
protected:
    using Value = std::function<double(const study::Experiment&)>;

    exchange::FactorStudy study(study::Study study, const Value& value, double noise = 0.002)
    {
        study.title = "t";
        study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}};
        const std::string path = folder_.filePath(QStringLiteral("%1.pgduel").arg(++written_)).toStdString();
        const auto experiments = study::experimentsOf(study);
        {
            const auto writer = store::StudyWriter::create(path, study, 1);
            for (const study::PlannedRun& run : study::planOf(study)) {
                if (unfinished == run.experiment)
                    continue;
                store::RunRecord record;
                record.planned = run;
                writer->beginRun(run.index, record);
                const double shake = 1 + noise * std::sin(7.0 * run.index + run.experiment);
                for (const int step : {0, 1})
                    for (const char* metric : {"speed", "io_waits"})
                        writer->add(run.index,
                            measure::Point{step, 5 + step, false, metric,
                                value(experiments[std::size_t(run.experiment)]) * (1 + step) * shake, 5000});
                std::vector<std::string> marks;
                if (saturated == run.experiment)
                    marks = {"driver_saturated"};
                writer->endRun(run.index, store::RunState::Done, std::nullopt, marks);
            }
        }
        return {exchange::StudyResults(store::StudyFile::open(path)), {"speed", "io_waits"}};
    }

    int unfinished = -1, saturated = -1; ///< experiments

private:
    QTemporaryDir folder_;
    int written_ = 0;
};

/// workers 0, 2, 4 by deleted rows 1,000 … 100,000; workers pay from 10,000 rows on.
study::Study twoFactors(int replicates = 3)
{
    study::Study study;
    study.factors = {{"workers", FactorTarget::Label, "", {}, {"0", "2", "4"}, {}},
        {"deleted", FactorTarget::Label, "", {}, {"1000", "10000", "100000"}, {}}};
    study.plan.replicates = replicates;
    return study;
}

double vacuumSpeed(const study::Experiment& experiment)
{
    const double workers = std::stod(experiment.levels[0]), rows = std::stod(experiment.levels[1]);
    return 1000 * std::exp(0.02 * workers * (std::log10(rows) - 3.6));
}

} // namespace

TEST_F(FactorFacts, TheMapComparesEachLevelWithTheBaselineLevelBesideIt)
{
    const auto facts = study(twoFactors(), vacuumSpeed).facts("speed", {0, 0});
    ASSERT_EQ(facts.map.size(), 9u);
    EXPECT_EQ(facts.judged, 6);
    EXPECT_EQ(facts.cellAt({0, 1})->state, MapState::Baseline);
    const auto* cell = facts.cellAt({2, 2});
    EXPECT_EQ(cell->verdict->kind, VerdictKind::Better);
    EXPECT_NEAR(*cell->verdict->estimate, std::expm1(0.08 * 1.4), 0.004);
    EXPECT_EQ(cell->verdict->baseline, "0 workers · 100000 deleted");
    EXPECT_EQ(facts.cellAt({2, 0})->verdict->kind, VerdictKind::Worse);
    EXPECT_GE(*cell->verdict->adjustedP, *cell->verdict->p);
    EXPECT_EQ(facts.cellAt({3, 0}), nullptr);
}

TEST_F(FactorFacts, TheBaselineLevelIsChosen)
{
    const auto all = study(twoFactors(), vacuumSpeed);
    EXPECT_EQ(all.firstChoice(), (exchange::FactorChoice{0, 0}));
    const auto facts = all.facts("speed", {1, 2}); // rows against 100,000
    EXPECT_EQ(facts.cellAt({2, 2})->state, MapState::Baseline);
    EXPECT_LT(*facts.cellAt({2, 0})->verdict->estimate, 0);
}

TEST_F(FactorFacts, BreakEvenIsTheSmallestLevelThatIsDecided)
{
    const auto facts = study(twoFactors(), vacuumSpeed).facts("speed", {0, 0});
    ASSERT_EQ(facts.winning.size(), 2u); // 2 and 4 workers against none, along deleted
    const auto four = std::find_if(facts.winning.begin(), facts.winning.end(), [](const auto& row) {
        return row.others == exchange::Combination{2, -1};
    });
    ASSERT_NE(four, facts.winning.end());
    EXPECT_EQ(four->better, (std::vector<int>{1, 2}));
    EXPECT_EQ(four->breakEven, 1);
    EXPECT_EQ(four->best, 2);
    ASSERT_EQ(four->crossings.size(), 1u);
    EXPECT_EQ(four->crossings[0].below, 1000);
    EXPECT_NEAR(std::log10(four->crossings[0].at), 3.6, 0.05); // on a logarithmic axis
    EXPECT_TRUE(study(twoFactors(), vacuumSpeed).facts("io_waits", {0, 0}).winning.empty());
}

TEST_F(FactorFacts, OneRunWinsNothing)
{
    const auto facts = study(twoFactors(1), vacuumSpeed).facts("speed", {0, 0});
    EXPECT_EQ(facts.cellAt({2, 2})->verdict->kind, VerdictKind::OneRunOnly);
    for (const auto& row : facts.winning)
        EXPECT_TRUE(row.better.empty());
    EXPECT_EQ(facts.winning.back().seen, (std::vector<int>{1, 2}));
    ASSERT_EQ(facts.effects.size(), 2u);
    EXPECT_EQ(facts.effects[0].error, EffectError::HighestInteraction);
}

TEST_F(FactorFacts, EffectsAreThoseThatWereMade)
{
    study::Study study;
    study.factors = {{"work_mem", FactorTarget::Setting, "work_mem", {}, {"4MB", "64MB"}, {}},
        {"jit", FactorTarget::Setting, "jit", {}, {"on", "off"}, {}}};
    study.plan.replicates = 3;
    const auto facts =
        this->study(study,
                [](const study::Experiment& e) {
                    return 1000 * (e.levels[0] == "64MB" ? 1.2 : 1) * (e.levels[1] == "off" ? 1.1 : 1);
                })
            .facts("speed", {0, 0});
    ASSERT_EQ(facts.effects.size(), 3u);
    EXPECT_NEAR(*facts.effects[0].effect, 0.2, 0.01);
    EXPECT_NEAR(*facts.effects[1].effect, 0.1, 0.01);
    EXPECT_TRUE(facts.effects[0].decided && facts.effects[1].decided);
    EXPECT_FALSE(facts.effects[2].decided);
    EXPECT_EQ(facts.effects[0].error, EffectError::Replicates);
    EXPECT_FALSE(facts.analysis->splitPlot); // each run of a private server has a restart of its own
    ASSERT_TRUE(facts.levels[0].means);
    EXPECT_EQ((*facts.levels[0].means)[0].cells, 2);
    EXPECT_EQ(facts.runs, 12);
    EXPECT_EQ(facts.steps, 2);
}

TEST_F(FactorFacts, HardFactorsOfAnExistingServerAreWholePlots)
{
    study::Study study;
    study.server.kind = study::ServerKind::Existing;
    study.factors = {{"shared_buffers", FactorTarget::Setting, "shared_buffers", {}, {"1GB", "2GB"}, {}},
        {"work_mem", FactorTarget::Setting, "work_mem", {}, {"4MB", "64MB"}, {}}};
    study.plan.replicates = 4;
    const auto facts =
        this->study(study, [](const study::Experiment&) { return 1000.0; }).facts("speed", {0, 0});
    ASSERT_TRUE(facts.analysis->splitPlot);
    EXPECT_EQ(facts.effects[0].error, EffectError::WholePlots);
    EXPECT_EQ(facts.effects[0].errorDegrees, 3);
    EXPECT_EQ(facts.effects[1].error, EffectError::Replicates);
}

TEST_F(FactorFacts, RaggedTablesHaveNoMeansAcrossLevels)
{
    auto study = twoFactors();
    study.factors[0].skip = {"workers - 3 > deleted - 1000"}; // 1,000 rows: no more than 3 workers
    const auto facts = this->study(study, vacuumSpeed).facts("speed", {0, 0});
    EXPECT_EQ(facts.cellAt({2, 0})->state, MapState::NotPlanned);
    EXPECT_FALSE(facts.levels[0].means);
    EXPECT_FALSE(facts.levels[1].means);
    ASSERT_TRUE(facts.analysis);
    EXPECT_GT(facts.analysis->leftOut, 0u);
}

TEST_F(FactorFacts, MissingAndSpoiltRunsAreSaid)
{
    unfinished = 8; // 4 workers, 100,000 rows
    saturated = 4; // 2 workers, 10,000 rows
    const auto facts = study(twoFactors(), vacuumSpeed).facts("speed", {0, 0});
    EXPECT_EQ(facts.cellAt({2, 2})->state, MapState::NoRuns);
    EXPECT_EQ(facts.cellAt({1, 1})->verdict->reason, analysis::NotComparableReason::DriverSaturated);
    EXPECT_EQ(facts.saturated, 3);
    EXPECT_EQ(facts.runs, 21);
}

TEST_F(FactorFacts, OneAfterTheOtherTestsNothing)
{
    auto study = twoFactors();
    study.plan.order = study::Order::Sequential;
    const auto facts = this->study(study, vacuumSpeed).facts("speed", {0, 0});
    EXPECT_TRUE(facts.inSequence);
    for (const auto& effect : facts.effects) {
        EXPECT_FALSE(effect.p || effect.interval || effect.decided);
        EXPECT_EQ(effect.error, EffectError::None);
    }
    EXPECT_TRUE(facts.levels[0].pairs.empty());
    EXPECT_EQ(facts.cellAt({2, 2})->verdict->kind, VerdictKind::NotDecided);
}

TEST_F(FactorFacts, OneFactorHasTukeysIntervals)
{
    study::Study study;
    study.factors = {{"f", FactorTarget::Label, "", {}, {"a", "b", "c"}, {}}};
    study.plan.replicates = 4;
    study.plan.aa = true; // its twin is no combination of its own
    const auto facts =
        this->study(study, [](const study::Experiment& e) { return e.levels[0] == "b" ? 1100.0 : 1000.0; })
            .facts("speed", {0, 0});
    EXPECT_EQ(facts.map.size(), 3u);
    ASSERT_EQ(facts.levels[0].pairs.size(), 3u);
    EXPECT_NEAR(facts.levels[0].pairs[0].difference, std::log(1.1), 0.005);
    EXPECT_GT(facts.levels[0].pairs[0].interval.low, 0);
    EXPECT_TRUE(facts.levels[0].pairs[1].interval.contains(0));
    EXPECT_EQ(facts.runs, 12);
}

TEST_F(FactorFacts, TablesHoldThem)
{
    const auto facts = study(twoFactors(), vacuumSpeed).facts("speed", {0, 0});
    const auto map =
        exchange::toText([&](const exchange::Sink& sink) { exchange::factorMapCsv(sink, facts); });
    EXPECT_EQ(map.substr(0, 59), "metric,unit,workers,deleted,compared_factor,baseline_level,");
    EXPECT_NE(map.find("speed,transactions/s,4,100000,workers,0,judged,better,,0.11"), std::string::npos)
        << map;
    EXPECT_NE(map.find("speed,transactions/s,0,1000,workers,0,baseline,,,"), std::string::npos);
    EXPECT_EQ(std::count(map.begin(), map.end(), '\n'), 10);
    const auto effects =
        exchange::toText([&](const exchange::Sink& sink) { exchange::factorEffectsCsv(sink, facts); });
    EXPECT_NE(effects.find("speed,workers × deleted,,,,,,0.95,4,"), std::string::npos) << effects;
    EXPECT_NE(effects.find(",replicates,1"), std::string::npos);
}

TEST_F(FactorFacts, JsonHoldsThem)
{
    auto study = twoFactors();
    study.factors[0].skip = {"workers - 3 > deleted - 1000"};
    const auto facts = this->study(study, vacuumSpeed).facts("speed", {0, 0});
    const auto text = exchange::comparisonJson({}, {}, {}, {facts});
    const auto factors =
        QJsonDocument::fromJson(QByteArray::fromStdString(text)).object()[u"factors"].toArray();
    ASSERT_EQ(factors.size(), 1);
    const QJsonObject object = factors[0].toObject();
    EXPECT_EQ(object[u"map"].toArray().size(), 9);
    const QJsonObject cell = object[u"map"].toArray()[8].toObject();
    EXPECT_EQ(cell[u"levels"].toObject()[u"deleted"].toString().toStdString(), "100000");
    EXPECT_EQ(cell[u"verdict"].toString().toStdString(), "better");
    EXPECT_EQ(object[u"map"].toArray()[6].toObject()[u"state"].toString().toStdString(), "not_planned");
    EXPECT_TRUE(object[u"levels"].toArray()[0].toObject()[u"means"].isNull()); // refused
    const QJsonObject effect = object[u"effects"].toArray()[0].toObject();
    EXPECT_EQ(effect[u"error"].toString().toStdString(), "replicates");
    EXPECT_TRUE(effect[u"p"].isDouble());
    EXPECT_EQ(
        object[u"winning_levels"].toArray()[1].toObject()[u"break_even"].toString().toStdString(), "10000");
}

TEST_F(FactorFacts, NothingWithoutFactors)
{
    study::Study study;
    const auto none = this->study(study, [](const study::Experiment&) { return 1000.0; });
    EXPECT_TRUE(none.isEmpty());
    EXPECT_TRUE(none.facts("speed", none.firstChoice()).map.empty());
}
