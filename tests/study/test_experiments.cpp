#include <gmock/gmock.h>

#include "study/experiment.h"
#include "study/plan.h"
#include "study/twin.h"

using namespace pgduel::study;
using testing::ElementsAre;
using testing::Pair;

namespace {

FactorSpec factor(const char* name, std::vector<std::string> levels)
{
    FactorSpec f;
    f.name = f.key = name;
    f.levels = std::move(levels);
    return f;
}

std::vector<std::string> namesOf(const Study& study)
{
    std::vector<std::string> names;
    for (const Experiment& e : experimentsOf(study))
        names.push_back(e.name);
    return names;
}

Study buffers(std::vector<std::string> levels = {"25 % RAM", "40 % RAM", "50 % RAM"})
{
    Study study;
    study.factors.push_back(factor("shared_buffers", std::move(levels)));
    return study;
}

} // namespace

TEST(Experiments, OfOneFactorAreItsLevels)
{
    const auto experiments = experimentsOf(buffers());
    ASSERT_EQ(experiments.size(), 3U);
    EXPECT_EQ(experiments[1].index, 1);
    EXPECT_EQ(experiments[1].name, "40 % RAM");
    EXPECT_THAT(experiments[1].levels, ElementsAre("40 % RAM"));
    EXPECT_THAT(experiments[1].settings, ElementsAre(Pair("shared_buffers", "40 % RAM")));
}

TEST(Experiments, OfSeveralFactorsAreTheFullCrossFirstFactorSlowest)
{
    Study study;
    study.factors = {factor("workers", {"2", "4"}), factor("jit", {"on", "off"})};
    EXPECT_THAT(namesOf(study),
        ElementsAre("2 workers · jit = on", "2 workers · jit = off", "4 workers · jit = on",
            "4 workers · jit = off"));
    EXPECT_THAT(experimentsOf(study)[2].settings, ElementsAre(Pair("jit", "on"), Pair("workers", "4")));
}

TEST(Experiments, SkippedCombinationsAreLeftOut)
{
    Study study;
    study.factors = {factor("workers", {"0", "2", "4", "6"}), factor("indexes", {"3", "5", "7"})};
    study.factors[0].skip = {"workers > indexes - 1"};
    EXPECT_THAT(namesOf(study),
        ElementsAre("0 workers · 3 indexes", "0 workers · 5 indexes", "0 workers · 7 indexes",
            "2 workers · 3 indexes", "2 workers · 5 indexes", "2 workers · 7 indexes",
            "4 workers · 5 indexes", "4 workers · 7 indexes", "6 workers · 7 indexes"));
    const auto experiments = experimentsOf(study);
    for (std::size_t i = 0; i < experiments.size(); ++i)
        EXPECT_EQ(experiments[i].index, static_cast<int>(i));
}

TEST(Experiments, EveryKindOfTargetGoesWhereItBelongs)
{
    Study study;
    const auto add = [&](FactorTarget target, const char* name, const char* level) {
        study.factors.push_back(factor(name, {level}));
        study.factors.back().target = target;
    };
    add(FactorTarget::Storage, "fillfactor", "70");
    study.factors.back().tables = {"t"};
    add(FactorTarget::Dataset, "indexes", "3");
    add(FactorTarget::Scenario, "work", "100");
    add(FactorTarget::Bindir, "build", "/usr/bin");
    add(FactorTarget::Label, "disk", "nvme");
    const Experiment e = experimentsOf(study).front();
    EXPECT_THAT(e.storage, ElementsAre(StorageParameter{{"t"}, "fillfactor", "70"}));
    EXPECT_THAT(e.dataset, ElementsAre(Pair("indexes", "3")));
    EXPECT_THAT(e.scenario, ElementsAre(Pair("work", "100")));
    EXPECT_EQ(e.bindir, "/usr/bin");
    EXPECT_TRUE(e.settings.empty());
    EXPECT_EQ(e.levels.size(), 5U);
}

TEST(Experiments, WrittenOnesComeFirst)
{
    Study study = buffers();
    study.experiments.emplace_back();
    study.experiments[0].name = "default";
    study.experiments[0].settings["jit"] = "off";
    EXPECT_THAT(namesOf(study), ElementsAre("default", "25 % RAM", "40 % RAM", "50 % RAM"));
    EXPECT_THAT(experimentsOf(study)[0].settings, ElementsAre(Pair("jit", "off")));
}

TEST(Experiments, WithoutAnythingThereIsTheBaseline)
{
    EXPECT_THAT(namesOf(Study{}), ElementsAre("baseline"));
    EXPECT_THAT(namesOf(buffers({})), ElementsAre("baseline"));
}

TEST(Experiments, AreFoundByNameOrLevelWhateverTheBlanks)
{
    const auto experiments = experimentsOf(buffers());
    EXPECT_EQ(findExperiment(experiments, "40 % RAM"), 1);
    EXPECT_EQ(findExperiment(experiments, "40% RAM"), 1);
    EXPECT_EQ(findExperiment(experiments, "40\u00a0%\u00a0RAM"), 1);
    EXPECT_EQ(findExperiment(experiments, "60 % RAM"), -1);
    Study cross;
    cross.factors = {factor("workers", {"2", "4"}), factor("indexes", {"3", "5"})};
    EXPECT_EQ(findExperiment(experimentsOf(cross), "4"), 2);
    EXPECT_EQ(findExperiment(experimentsOf(cross), "4 workers · 5 indexes"), 3);
}

TEST(Pairs, OfThreeLevelsStepAsInThePublishedStudy)
{
    const Study study = buffers();
    EXPECT_THAT(pairsOf(study, experimentsOf(study)), ElementsAre(Pair(0, 1), Pair(1, 2), Pair(0, 2)));
}

TEST(Pairs, TheBaselineIsAlwaysFirst)
{
    Study study = buffers();
    study.analysis.baseline = "50% RAM";
    const auto experiments = experimentsOf(study);
    EXPECT_EQ(baselineOf(study, experiments), 2);
    EXPECT_THAT(pairsOf(study, experiments), ElementsAre(Pair(2, 0), Pair(0, 1), Pair(2, 1)));
}

TEST(Pairs, NamedOnesAloneInTheirOrder)
{
    Study study = buffers();
    study.analysis.pairs = {{"50 % RAM", "25 % RAM"}, {"nobody", "25 % RAM"}, {"40 % RAM", "40% RAM"}};
    EXPECT_THAT(pairsOf(study, experimentsOf(study)), ElementsAre(Pair(2, 0)));
}

TEST(Pairs, OfOneExperimentThereAreNone)
{
    EXPECT_TRUE(pairsOf(Study{}, experimentsOf(Study{})).empty());
    EXPECT_EQ(baselineOf(Study{}, experimentsOf(Study{})), 0);
}

TEST(Experiments, TheBaselineHasATwinInAnAA)
{
    Study study;
    study.factors = {{"f", FactorTarget::Setting, "work_mem", {}, {"1MB", "2MB", "3MB"}, {}}};
    study.analysis.baseline = "2MB";
    study.plan.aa = true;
    study.plan.replicates = 2;
    const auto experiments = experimentsOf(study);
    ASSERT_EQ(experiments.size(), 4U);
    EXPECT_EQ(experiments[3].name, "2MB (A/A)");
    EXPECT_EQ(twinOf(study, experiments), 3);
    EXPECT_EQ(experiments[3].index, 3);
    EXPECT_EQ(experiments[3].settings, experiments[1].settings);
    EXPECT_EQ(baselineOf(study, experiments), 1);
    EXPECT_EQ(findExperiment(experiments, "2MB"), 1);
    for (const auto& [a, b] : pairsOf(study, experiments))
        EXPECT_TRUE(a != 3 && b != 3);
    EXPECT_EQ(planOf(study).size(), 8U);
    EXPECT_THAT(equalPairOf(study, experiments), testing::Optional(Pair(1, 3)));
    study.plan.aa = false;
    EXPECT_FALSE(twinOf(study, experimentsOf(study)));
    EXPECT_FALSE(equalPairOf(study, experimentsOf(study)));
}

TEST(Experiments, ATwinIsComparedWhereItIsTheOnlyOther)
{
    Study study;
    study.plan.aa = true;
    EXPECT_THAT(pairsOf(study, experimentsOf(study)), ElementsAre(Pair(0, 1)));
}

TEST(Experiments, EqualConfigurationsAreAnAA)
{
    Study study;
    const auto add = [&study](const char* name, const char* level) {
        study.experiments.emplace_back();
        study.experiments.back().name = name;
        study.experiments.back().settings["work_mem"] = level;
    };
    add("a", "1MB");
    add("b", "2MB");
    add("c", "2MB");
    add("d", "1MB");
    EXPECT_THAT(equalPairOf(study, experimentsOf(study)), testing::Optional(Pair(0, 3)));
    study.experiments.pop_back();
    EXPECT_THAT(equalPairOf(study, experimentsOf(study)), testing::Optional(Pair(1, 2)));
    study.experiments.pop_back();
    EXPECT_FALSE(equalPairOf(study, experimentsOf(study)));
    study.experiments.clear();
    study.factors = {{"cable", FactorTarget::Label, "", {}, {"red", "blue"}, {}}};
    EXPECT_FALSE(equalPairOf(study, experimentsOf(study)));
}
