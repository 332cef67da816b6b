#include <gmock/gmock.h>

#include <cmath>

#include "fault_text.h"
#include "setting_samples.h"
#include "study/experiment.h"
#include "study/level.h"
#include "study/load.h"
#include "study/plan.h"
#include "study/templates.h"
#include "study/time_scale.h"
#include "study/validate.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

Study sharedBuffers()
{
    return readToml(findTemplate("shared-buffers")->toml, "shared-buffers");
}

Study sizes()
{
    Study study;
    study.title = "t";
    study.dataset.scale = 100;
    study.server.ram = "2 GB";
    study.server.settings = {{"max_wal_size", "8GB"}, {"shared_buffers", "1 GB"}, {"max_connections", "250"}};
    FactorSpec factor;
    factor.name = factor.key = "work_mem";
    factor.levels = {"64 MB", "128 MB", "25 % RAM"};
    study.factors.push_back(factor);
    study.analysis.baseline = "128 MB";
    study.analysis.pairs = {{"64 MB", "25 % RAM"}};
    return study;
}

} // namespace

TEST(TimeScale, OneChangesNothing)
{
    EXPECT_TRUE(scaled(sharedBuffers(), 1) == sharedBuffers());
}

TEST(TimeScale, DurationsFollowTheFactor)
{
    Study study = sharedBuffers();
    study.plan.coolDown = 10s;
    study.plan.budget = 1h;
    const Study half = scaled(study, 0.5);
    EXPECT_EQ(half.scenario.load.stepDuration, 5s);
    EXPECT_EQ(half.scenario.load.warmUp, 2500ms);
    EXPECT_EQ(half.scenario.load.discard, 1s);
    EXPECT_EQ(half.plan.coolDown, 5s);
    EXPECT_EQ(half.plan.budget, 30min);
    EXPECT_EQ(half.dataset.scale, 130);
    EXPECT_EQ(half.server.ram, "2 GB");
    const Study six = scaled(study, 6);
    EXPECT_EQ(six.scenario.load.stepDuration, 60s);
    EXPECT_EQ(six.scenario.load.discard, 12s);
}

TEST(TimeScale, AStepIsAtLeastASecondAndItsHeadAtMostAQuarter)
{
    Study study = sharedBuffers();
    study.scenario.load.discard = 8s;
    const LoadSpec load = scaled(study, 0.05).scenario.load;
    EXPECT_EQ(load.stepDuration, 1s);
    EXPECT_EQ(load.discard, 250ms);
    study.scenario.load.stepDuration = 400ms; // shorter ones stay as they are
    EXPECT_EQ(scaled(study, 0.05).scenario.load.stepDuration, 400ms);
    EXPECT_EQ(scaled(study, 2).scenario.load.stepDuration, 800ms);
}

TEST(TimeScale, FixedWorkHasAMinimumOfOne)
{
    Study study;
    study.scenario.work = 1000;
    study.scenario.chunk = 3;
    study.dataset.parameters = {
        {"tables", 15'000}, {"rows", 200}, {"handles", 2}, {"indexes", 5}, {"delete_share", 0.163}};
    const Study small = scaled(study, 0.1);
    EXPECT_EQ(small.scenario.work, 100);
    EXPECT_EQ(small.scenario.chunk, 1);
    EXPECT_THAT(small.dataset.parameters,
        ElementsAre(testing::Pair("delete_share", 0.163), testing::Pair("handles", 1),
            testing::Pair("indexes", 5), testing::Pair("rows", 20), testing::Pair("tables", 1500)));
}

TEST(TimeScale, BelowAFifthDataAndMemoryShrinkTogether)
{
    EXPECT_EQ(scaled(sizes(), 0.2).dataset.scale, 100);
    EXPECT_EQ(scaled(sizes(), 0.2).server.ram, "2 GB");
    const Study small = scaled(sizes(), 0.125); // scale 12.5 → 13
    EXPECT_EQ(small.dataset.scale, 13);
    EXPECT_EQ(parseBytes(small.server.ram), (std::int64_t{2} << 30) * 13 / 100 / 1024 * 1024);
    EXPECT_EQ(parseBytes(small.server.settings.at("shared_buffers")),
        (std::int64_t{1} << 30) * 13 / 100 / 1024 * 1024);
    EXPECT_EQ(small.server.settings.at("max_wal_size"), "8GB");
    EXPECT_EQ(small.server.settings.at("max_connections"), "250");
    EXPECT_THAT(small.factors[0].levels, ElementsAre("8519 kB", "17039 kB", "25 % RAM"));
}

TEST(TimeScale, ReferencesToLevelsGoWithThem)
{
    const Study small = scaled(sizes(), 0.125);
    EXPECT_EQ(small.analysis.baseline, "17039 kB");
    EXPECT_THAT(small.analysis.pairs, ElementsAre(testing::Pair("8519 kB", "25 % RAM")));
    EXPECT_EQ(baselineOf(small, experimentsOf(small)), baselineOf(sizes(), experimentsOf(sizes())));
    EXPECT_EQ(pairsOf(small, experimentsOf(small)), pairsOf(sizes(), experimentsOf(sizes())));
}

TEST(TimeScale, SizesOfWrittenExperimentsShrinkTheirNamesStay)
{
    Study study = sizes();
    study.factors.clear();
    study.experiments.resize(1);
    study.experiments[0].name = "64 MB";
    study.experiments[0].settings = {{"work_mem", "64 MB"}, {"jit", "off"}};
    study.analysis = {};
    const Study small = scaled(study, 0.1);
    EXPECT_EQ(small.experiments[0].name, "64 MB");
    EXPECT_EQ(small.experiments[0].settings.at("work_mem"), "6553 kB");
    EXPECT_EQ(small.experiments[0].settings.at("jit"), "off");
}

TEST(TimeScale, SmallDataSetsStayAndSoDoesTheirMemory)
{
    Study study = sizes();
    study.dataset.scale = 8;
    EXPECT_EQ(scaled(study, 0.05).dataset.scale, 8);
    EXPECT_EQ(scaled(study, 0.05).server.ram, "2 GB");
    study.dataset.scale = 100;
    study.dataset.kind = DatasetKind::None;
    EXPECT_EQ(scaled(study, 0.05).server.ram, "2 GB");
}

TEST(TimeScale, OnlyPositiveFactorsUpToAThousand)
{
    for (const double factor : {0.0, -1.0, 1000.5, std::nan(""), HUGE_VAL})
        EXPECT_EQ(faultsOf([&] { scaled(sharedBuffers(), factor); }).size(), 1U) << factor;
    EXPECT_THAT(faultsOf([] { scaled(sharedBuffers(), -1); }), ElementsAre("study.bad_time_scale (-1)"));
    EXPECT_THAT(faultsOf([] { scaled(sharedBuffers(), 1000); }), IsEmpty());
}

TEST(TimeScale, TheTemplateAtATwentiethFitsIntoThreeMinutes)
{
    const Study study = scaled(sharedBuffers(), 0.05);
    EXPECT_EQ(study.dataset.scale, 10);
    EXPECT_EQ(study.scenario.load.stepDuration, 1s);
    EXPECT_EQ(study.plan.replicates, 3);
    EXPECT_THAT(study.factors[0].levels, ElementsAre("25 % RAM", "40 % RAM", "50 % RAM"));
    EXPECT_THAT(faultTexts(validate(study, sampleSettings())), IsEmpty());
    // Nine runs of load, and as much again for restores and restarts, stay below three minutes.
    const auto run = totalDuration(stepsOf(study.scenario.load));
    EXPECT_EQ(planOf(study).size(), 9U);
    EXPECT_LE(run * 9, 90s);
    // A data set of 10 is to 157.5 MB as one of 130 is to 2 GB.
    EXPECT_NEAR(static_cast<double>(*parseBytes(study.server.ram)), 2.0 * (1 << 30) * 10 / 130, 1024);
}
