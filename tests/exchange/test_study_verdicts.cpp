#include "example_file.h"

#include <cmath>
#include <functional>
#include <set>

#include "exchange/study_verdicts.h"
#include "study/experiment.h"
#include "study/plan.h"

using namespace pgduel;
using analysis::VerdictKind;

namespace {

/// Four levels, blocks; the second is 10 % faster than the first, the third equal, the fourth 10 % slower.
class StudyVerdicts : public testing::Test {
protected:
    /// Of the study written last.
    std::string path() const
    {
        return folder_.filePath(QStringLiteral("%1.pgduel").arg(written_)).toStdString();
    }

    exchange::StudyResults results(study::Study study)
    {
        study.title = "t";
        study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}};
        if (study.factors.empty())
            study.factors = {
                {"f", study::FactorTarget::Setting, "work_mem", {}, {"1MB", "2MB", "3MB", "4MB"}, {}}};
        ++written_;
        {
            const auto writer = store::StudyWriter::create(path(), study, 1);
            for (const study::PlannedRun& run : study::planOf(study))
                write(*writer, run);
        }
        return exchange::StudyResults(store::StudyFile::open(path()));
    }

    std::set<int> saturated, otherSettings; ///< experiments
    std::vector<std::string> versions; ///< of the server, by experiment
    std::function<void(store::StudyWriter&, const study::PlannedRun&)> course; ///< steps and samples of a run

private:
    void write(store::StudyWriter& writer, const study::PlannedRun& run)
    {
        static constexpr double factor[] = {1, 1.1, 1, 0.9, 1};
        store::RunRecord record;
        record.planned = run;
        record.configuration.facts = {{"work_mem", std::to_string(run.experiment) + "MB"}};
        if (otherSettings.count(run.experiment))
            record.configuration.facts["jit"] = "off";
        if (!versions.empty())
            record.configuration.facts["server_version"] =
                versions.at(static_cast<std::size_t>(run.experiment));
        writer.beginRun(run.index, record);
        if (course)
            course(writer, run);
        const double noise = 1 + 0.002 * std::sin(7.0 * run.index + run.experiment);
        for (const int step : {0, 1})
            for (const char* metric : {"speed", "latency_p95", "io_waits"})
                writer.add(run.index,
                    measure::Point{step, 5 + step, false, metric,
                        (1000.0 + step) * factor[run.experiment] * noise, 5000});
        writer.add(run.index, measure::Point{0, 5, false, "checkpoints", run.experiment == 1 ? 3.0 : 1.0, 9});
        std::vector<std::string> marks;
        if (saturated.count(run.experiment))
            marks = {"driver_saturated"};
        writer.endRun(run.index, store::RunState::Done, std::nullopt, marks);
    }

    QTemporaryDir folder_;
    int written_ = 0;
};

study::Study blocks(int replicates = 4)
{
    study::Study study;
    study.plan.replicates = replicates;
    return study;
}

} // namespace

TEST_F(StudyVerdicts, AreThoseOfTheStudysPairsByPolarity)
{
    const auto r = results(blocks());
    const exchange::StudyVerdicts verdicts(r, {"speed", "latency_p95", "io_waits"});
    EXPECT_EQ(verdicts.all().size(), r.pairs().size() * 3);
    EXPECT_EQ(verdicts.find(0, 1, "speed")->verdict.kind, VerdictKind::Better);
    EXPECT_NEAR(*verdicts.find(0, 1, "speed")->verdict.estimate, 0.1, 0.005);
    EXPECT_EQ(verdicts.find(0, 1, "latency_p95")->verdict.kind, VerdictKind::Worse);
    EXPECT_EQ(verdicts.find(0, 1, "io_waits")->verdict.kind, VerdictKind::More);
    EXPECT_EQ(verdicts.find(0, 3, "io_waits")->verdict.kind, VerdictKind::Fewer);
    EXPECT_EQ(verdicts.find(0, 2, "speed")->verdict.kind, VerdictKind::NoPracticalDifference);
    EXPECT_EQ(verdicts.find(0, 1, "speed")->verdict.method, analysis::IntervalMethod::PairedLogT);
    EXPECT_EQ(verdicts.find(0, 1, "speed")->verdict.pairs, 4);
    EXPECT_EQ(verdicts.find(1, 0, "speed"), nullptr);
    // Pair by pair, in each the metrics in their order.
    EXPECT_EQ(verdicts.all()[0].verdict.metric.id, "speed");
    EXPECT_EQ(verdicts.all()[1].verdict.metric.id, "latency_p95");
}

TEST_F(StudyVerdicts, OfAllPairsHaveBothDirectionsAndWhatTheStudyLeavesOut)
{
    auto study = blocks();
    study.analysis.pairs = {{"1MB", "2MB"}};
    const auto r = results(study);
    const auto verdicts = exchange::StudyVerdicts::ofAllPairs(r, {"speed"});
    for (int a = 0; a < 4; ++a)
        for (int b = 0; b < 4; ++b)
            EXPECT_EQ(verdicts.find(a, b, "speed") != nullptr, a != b) << a << b;
    // The study's pair is alone in its family, whatever else is looked at.
    const auto& named = verdicts.find(0, 1, "speed")->verdict;
    EXPECT_EQ(named.p, named.adjustedP);
    EXPECT_EQ(verdicts.find(1, 0, "speed")->verdict.kind, VerdictKind::Worse);
    EXPECT_GT(*verdicts.find(0, 3, "speed")->verdict.adjustedP, *verdicts.find(0, 3, "speed")->verdict.p);
}

TEST_F(StudyVerdicts, FollowWhatTheStudySaysOfThem)
{
    auto study = blocks();
    study.analysis.smallestEffect = 0.15;
    study.analysis.confidence = 0.9;
    const auto r = results(study);
    const exchange::StudyVerdicts verdicts(r, {"speed"});
    const auto& verdict = verdicts.find(0, 1, "speed")->verdict;
    EXPECT_EQ(verdict.kind, VerdictKind::NoPracticalDifference);
    EXPECT_EQ(verdict.confidence, 0.9);
    EXPECT_EQ(verdict.smallestEffectSource, analysis::SmallestEffectSource::Given);
}

TEST_F(StudyVerdicts, OneAfterTheOtherDecidesNothing)
{
    auto study = blocks();
    study.plan.order = study::Order::Sequential;
    const auto r = results(study);
    const exchange::StudyVerdicts verdicts(r, {"speed"});
    const auto& verdict = verdicts.find(0, 1, "speed")->verdict;
    EXPECT_EQ(verdict.kind, VerdictKind::NotDecided);
    EXPECT_NE(verdict.find(analysis::Qualifier::OrderEffect), nullptr);
}

TEST_F(StudyVerdicts, OneRunIsSaidToBeOne)
{
    const exchange::StudyVerdicts verdicts(results(blocks(1)), {"speed"});
    EXPECT_EQ(verdicts.find(0, 1, "speed")->verdict.kind, VerdictKind::OneRunOnly);
}

TEST_F(StudyVerdicts, TheNoiseFloorComesFromTheTwinOfTheBaseline)
{
    auto study = blocks();
    study.plan.aa = true;
    study.analysis.smallestEffect = 0.0001;
    const auto r = results(study);
    ASSERT_EQ(r.experiments().size(), 5U);
    const exchange::StudyVerdicts verdicts(r, {"speed"});
    EXPECT_EQ(verdicts.all().size(), 6U); // the twin is in no pair of the study
    const auto& verdict = verdicts.find(0, 1, "speed")->verdict;
    EXPECT_EQ(verdict.smallestEffectSource, analysis::SmallestEffectSource::NoiseFloor);
    EXPECT_GT(verdict.smallestEffect, 0.0001);
    EXPECT_LT(verdict.smallestEffect, 0.02);
    const auto noise = exchange::noiseOf(r, "speed");
    ASSERT_TRUE(noise);
    EXPECT_NEAR(std::expm1(2 * *noise * std::sqrt(2.0 / 4)), verdict.smallestEffect, 1e-12);
    EXPECT_NE(exchange::StudyVerdicts::ofAllPairs(r, {"speed"}).find(0, 4, "speed"), nullptr);
}

TEST_F(StudyVerdicts, TwoEqualExperimentsGiveANoiseFloorToo)
{
    auto study = blocks();
    for (const char* name : {"first", "other", "second"}) {
        study.experiments.emplace_back();
        study.experiments.back().name = name;
    }
    study.experiments[1].settings["work_mem"] = "64MB";
    study.factors = {{"f", study::FactorTarget::Setting, "jit", {}, {"on"}, {}}};
    const auto r = results(study);
    const exchange::StudyVerdicts verdicts(r, {"speed"});
    for (const auto& [a, b] : r.pairs()) {
        const auto& verdict = verdicts.find(a, b, "speed")->verdict;
        ASSERT_TRUE(verdict.noiseFloor);
        EXPECT_EQ(verdict.smallestEffectSource, analysis::SmallestEffectSource::Default); // 2 % is more
        EXPECT_NEAR(
            std::expm1(2 * *exchange::noiseOf(r, "speed") * std::sqrt(2.0 / 4)), *verdict.noiseFloor, 1e-12);
    }
}

TEST_F(StudyVerdicts, AreComputedOnceForTheSameFigures)
{
    auto cache = std::make_shared<exchange::AnalysisCache>();
    const auto first = results(blocks());
    const auto read = [&](const std::string& file) {
        return exchange::StudyResults(store::StudyFile::open(file), cache);
    };
    const std::string file = path();
    const exchange::StudyVerdicts once(read(file), {"speed", "latency_p95"});
    EXPECT_EQ(cache->computed(), 2);
    const exchange::StudyVerdicts again(read(file), {"latency_p95", "speed"});
    EXPECT_EQ(cache->computed(), 2);
    EXPECT_EQ(again.find(0, 1, "speed")->verdict.estimate, once.find(0, 1, "speed")->verdict.estimate);
    EXPECT_EQ(once.find(0, 1, "speed")->verdict.metric.id, "speed");
    results(blocks(5)); // other figures
    const exchange::StudyVerdicts other(read(path()), {"speed"});
    EXPECT_EQ(cache->computed(), 3);
}

TEST_F(StudyVerdicts, APairIsJudgedTheSameWhoeverAsks)
{
    const auto r = results(blocks());
    const auto every = exchange::StudyVerdicts::ofAllPairs(r, {"speed"});
    const exchange::StudyVerdicts ofStudy(r, {"speed"});
    for (const auto& [a, b] : r.pairs()) {
        const auto one = exchange::StudyVerdicts::ofPair(r, {"speed"}, a, b);
        ASSERT_EQ(one.all().size(), 1U);
        EXPECT_EQ(one.all().front().verdict.adjustedP, every.find(a, b, "speed")->verdict.adjustedP);
        EXPECT_EQ(one.all().front().verdict.adjustedP, ofStudy.find(a, b, "speed")->verdict.adjustedP);
    }
}

TEST_F(StudyVerdicts, SayWhichRunsStoppedOrShiftedInside)
{
    course = [](store::StudyWriter& writer, const study::PlannedRun& run) {
        // 40 s at each of two session counts; the second experiment slows down inside its second step,
        // the third one ends early.
        const int seconds = run.experiment == 2 ? 50 : 80;
        for (const int step : {0, 1})
            writer.add(run.index,
                measure::StepMark{step, 5 + step, false, step * 40'000'000LL, step * 40'000'000LL,
                    std::min(seconds, 40 * (step + 1)) * 1'000'000LL});
        for (int t = 1; t <= seconds; ++t)
            writer.add(run.index,
                measure::Sample{
                    "speed", t * 1'000'000LL, (run.experiment == 1 && t > 60 ? 500.0 : 1000.0) + t % 4});
    };
    auto study = blocks();
    study.scenario.load.preset = study::LoadPreset::List;
    study.scenario.load.list = {5, 6};
    study.scenario.load.stepDuration = study::Duration(40'000);
    const exchange::StudyVerdicts verdicts(results(study), {"speed"});
    const auto& shifted = verdicts.find(0, 1, "speed")->verdict;
    ASSERT_TRUE(shifted.find(analysis::Qualifier::ShiftInside));
    EXPECT_EQ(shifted.find(analysis::Qualifier::ShiftInside)->number, 4);
    EXPECT_EQ(shifted.find(analysis::Qualifier::ShiftInside)->arm, analysis::ArmSide::Candidate);
    EXPECT_FALSE(shifted.find(analysis::Qualifier::StoppedEarly));
    EXPECT_EQ(shifted.kind, VerdictKind::Better); // said, not acted on
    const auto& early = verdicts.find(0, 2, "speed")->verdict;
    ASSERT_TRUE(early.find(analysis::Qualifier::StoppedEarly));
    EXPECT_EQ(early.find(analysis::Qualifier::StoppedEarly)->number, 4);
}

TEST_F(StudyVerdicts, SayHowAPlanWithAStopRuleEnded)
{
    const auto remarkOf = [this](double width, int most, analysis::Qualifier qualifier) {
        auto study = blocks();
        study.plan.stop = study::StopRule{width, "", most};
        const exchange::StudyVerdicts verdicts(results(study), {"latency_p95"});
        const auto* remark = verdicts.find(0, 1, "latency_p95")->verdict.find(qualifier);
        return remark ? std::optional(*remark) : std::nullopt;
    };
    using analysis::Qualifier;
    const auto narrow = remarkOf(0.05, 20, Qualifier::StoppedByWidth);
    ASSERT_TRUE(narrow);
    EXPECT_EQ(narrow->number, 0.05);
    EXPECT_EQ(narrow->second, 4);
    EXPECT_EQ(narrow->names, std::vector<std::string>{"speed"});
    EXPECT_TRUE(remarkOf(0.0001, 4, Qualifier::StoppedAtMost));
    EXPECT_FALSE(remarkOf(0.0001, 20, Qualifier::StoppedAtMost)); // not ended yet
    EXPECT_FALSE(remarkOf(0.0001, 20, Qualifier::StoppedByWidth));
}

TEST_F(StudyVerdicts, NoiseForPlanningComesFromTheRunsAtHand)
{
    const auto noise = exchange::noiseOf(results(blocks()), "speed");
    ASSERT_TRUE(noise);
    EXPECT_GT(*noise, 0.0001);
    EXPECT_LT(*noise, 0.004);
    EXPECT_FALSE(exchange::noiseOf(results(blocks(1)), "speed"));
}

TEST_F(StudyVerdicts, KnowWhatMaySpoilThem)
{
    saturated = {3};
    otherSettings = {1};
    const exchange::StudyVerdicts verdicts(results(blocks()), {"speed"});
    EXPECT_EQ(verdicts.find(0, 3, "speed")->verdict.reason, analysis::NotComparableReason::DriverSaturated);
    const auto& verdict = verdicts.find(0, 1, "speed")->verdict;
    const auto* settings = verdict.find(analysis::Qualifier::OtherSettingsDiffer);
    ASSERT_NE(settings, nullptr); // set on one side only, and not the factor work_mem
    EXPECT_EQ(settings->names, std::vector<std::string>{"jit"});
    const auto* checkpoints = verdict.find(analysis::Qualifier::CheckpointsDiffer);
    ASSERT_NE(checkpoints, nullptr);
    EXPECT_EQ(checkpoints->number, 1);
    EXPECT_EQ(checkpoints->second, 3);
    EXPECT_EQ(verdicts.find(0, 2, "speed")->verdict.find(analysis::Qualifier::OtherSettingsDiffer), nullptr);
}

/// PostgreSQL does not tell the case of a setting's name.
TEST_F(StudyVerdicts, AFactorIsKnownInAnyCase)
{
    auto study = blocks();
    study.factors = {{"f", study::FactorTarget::Setting, "Work_Mem", {}, {"1MB", "2MB"}, {}}};
    const exchange::StudyVerdicts verdicts(results(study), {"speed"});
    EXPECT_EQ(verdicts.find(0, 1, "speed")->verdict.find(analysis::Qualifier::OtherSettingsDiffer), nullptr);
}

TEST_F(StudyVerdicts, BuildsThatAreComparedDifferInTheirVersion)
{
    versions = {"15.18", "16.4"};
    auto study = blocks();
    study.factors = {{"build", study::FactorTarget::Bindir, {}, {}, {"/opt/15/bin", "/opt/16/bin"}, {}}};
    const auto builds = results(study);
    EXPECT_EQ(exchange::settingsUnderTest(builds, {0, 1}), std::set<std::string>{"server_version"});
    const exchange::StudyVerdicts verdicts(builds, {"speed"});
    const auto* others = verdicts.find(0, 1, "speed")->verdict.find(analysis::Qualifier::OtherSettingsDiffer);
    ASSERT_NE(others, nullptr); // the run's work_mem, which no factor names
    EXPECT_EQ(others->names, std::vector<std::string>{"work_mem"});
}

TEST_F(StudyVerdicts, StepsOfAnOpenLoopKnowTheirRate)
{
    auto study = blocks();
    study.scenario.load.preset = study::LoadPreset::Rate;
    study.scenario.load.sessions = 16;
    study.scenario.load.list = {100, 200};
    const auto rates = results(study);
    ASSERT_FALSE(rates.rates().empty());
    const exchange::StudyVerdicts verdicts(rates, {"speed"});
    const auto& last = verdicts.find(0, 1, "speed")->comparison.points.back();
    EXPECT_EQ(last.rate, rates.rates().at(last.step));
    EXPECT_EQ(rates.comparison(0, 1, "speed").points.back().rate, last.rate);
}
