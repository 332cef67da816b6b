#include <gmock/gmock.h>

#include <fstream>
#include <set>

#include "fault_text.h"
#include "setting_samples.h"
#include "study/experiment.h"
#include "study/load.h"
#include "study/plan.h"
#include "study/templates.h"
#include "study/toml.h"
#include "study/twin.h"
#include "study/validate.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::Pair;

TEST(Templates, AreFoundById)
{
    ASSERT_FALSE(templates().empty());
    std::set<std::string> ids;
    for (const Template& t : templates()) {
        EXPECT_TRUE(ids.insert(t.id).second);
        EXPECT_EQ(findTemplate(t.id), &t);
        EXPECT_NO_THROW(readToml(t.toml, t.id)) << t.id;
    }
    EXPECT_EQ(templates().front().id, "shared-buffers");
    EXPECT_EQ(findTemplate("shared_buffers"), nullptr);
    EXPECT_EQ(findTemplate(""), nullptr);
}

TEST(Templates, SharedBuffersIsThePublishedStudyForALaptop)
{
    const Study s = readToml(findTemplate("shared-buffers")->toml, "t");
    EXPECT_EQ(s.server.ram, "2 GB");
    EXPECT_TRUE(s.server.evictOsCache);
    EXPECT_EQ(s.server.settings.at("max_connections"), "250");
    EXPECT_EQ(s.dataset.scale, 130);
    EXPECT_TRUE(s.dataset.prewarm);
    EXPECT_EQ(s.scenario.weights, Weights::Sessions);
    std::vector<std::pair<std::string, double>> mix;
    for (const ScriptSpec& script : s.scenario.scripts)
        mix.emplace_back(script.builtin, script.weight);
    EXPECT_THAT(mix,
        ElementsAre(Pair("mix-select-only", 50), Pair("mix-select-update", 30), Pair("mix-insert-only", 15),
            Pair("mix-cpu-load", 5)));
    std::vector<std::string> names;
    for (const Experiment& e : experimentsOf(s))
        names.push_back(e.name);
    EXPECT_THAT(names, ElementsAre("25 % RAM", "40 % RAM", "50 % RAM"));
    EXPECT_EQ(planOf(s).size(), 9U);
    EXPECT_EQ(s.plan.order, Order::Blocks);
    // About a quarter of an hour: the load alone takes less, restores and restarts the rest.
    const auto load = 9 * totalDuration(stepsOf(s.scenario.load));
    EXPECT_GE(load, 11min);
    EXPECT_LE(load, 14min);
}

TEST(Templates, AaComparesEqualConfigurationsInFiveBlocks)
{
    EXPECT_EQ(findTemplate("aa-check"), findTemplate("aa")); // its old name
    const Study s = readToml(findTemplate("aa")->toml, "t");
    const auto experiments = experimentsOf(s);
    ASSERT_EQ(experiments.size(), 2U);
    EXPECT_EQ(experiments[0].settings, experiments[1].settings);
    EXPECT_THAT(pairsOf(s, experiments), ElementsAre(Pair(0, 1)));
    EXPECT_THAT(equalPairOf(s, experiments), testing::Optional(Pair(0, 1)));
    EXPECT_EQ(s.plan.order, Order::Blocks);
    EXPECT_EQ(planOf(s).size(), 10U);
}

TEST(StudyFilePage, ItsExampleIsARightStudy)
{
    std::ifstream file(PGDUEL_DOCS "/study-file.md");
    const std::string page{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const std::size_t begin = page.find("```toml\n") + 8;
    const Study s = readToml(page.substr(begin, page.find("```", begin) - begin), "study-file.md");
    EXPECT_THAT(faultTexts(validate(s, sampleSettings())), testing::IsEmpty());
    EXPECT_EQ(planOf(s).size(), 6U);
    EXPECT_TRUE(readToml(writeToml(s), "again") == s);
}
