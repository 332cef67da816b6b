#include <gmock/gmock.h>

#include "fault_text.h"
#include "study/plan.h"
#include "study/toml.h"
#include "study/validate.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

std::string fileWith(const std::string& plan)
{
    return "[study]\ntitle = \"t\"\n[[scenario.script]]\nname = \"a\"\nbuiltin = \"select-only\"\n[plan]\n"
        + plan + '\n';
}

Study studyWith(const std::string& plan)
{
    return readToml(fileWith(plan), "f");
}

std::string mistakeIn(const std::string& plan)
{
    try {
        studyWith(plan);
    } catch (const StudyError& error) {
        return faultTexts(error.faults()).front();
    }
    return {};
}

} // namespace

TEST(StopRule, IsAWidthOrATable)
{
    const Study brief = studyWith("stop = \"3 %\"");
    ASSERT_TRUE(brief.plan.stop);
    EXPECT_EQ(*brief.plan.stop, (StopRule{0.03, "", 20}));
    const Study whole = studyWith("stop = { width = \"1.5 %\", metric = \"latency_p95\", most = 30 }");
    EXPECT_EQ(*whole.plan.stop, (StopRule{0.015, "latency_p95", 30}));
    for (const Study& study : {brief, whole}) {
        EXPECT_TRUE(validate(study).empty());
        EXPECT_TRUE(readToml(writeToml(study), "again") == study);
    }
    EXPECT_THAT(writeToml(brief), HasSubstr("stop = \"3 %\""));
}

TEST(StopRule, NeverWaitsForAP)
{
    for (const char* text : {"p < 0.05", "p<0.05", " P <= 5 %"}) {
        EXPECT_THAT(mistakeIn(std::string("stop = \"") + text + '"'), HasSubstr("study.stop_by_p"));
        EXPECT_THAT(
            mistakeIn(std::string("stop = { width = \"") + text + "\" }"), HasSubstr("study.stop_by_p"));
    }
    EXPECT_THAT(mistakeIn("stop = \"narrow\""), HasSubstr("study.bad_percent"));
    EXPECT_THAT(mistakeIn("stop = { most = 5 }"), HasSubstr("study.missing_key"));
    EXPECT_THAT(mistakeIn("stop = { width = \"3 %\", most = 3 }"), HasSubstr("study.out_of_range"));
    EXPECT_THAT(mistakeIn("stop = { width = \"3 %\", p = 0.05 }"), HasSubstr("study.unknown_key"));
}

TEST(StopRule, NeedsBlocksAndAWidthThatCanBeReached)
{
    EXPECT_THAT(faultTexts(validate(studyWith("stop = \"3 %\"\norder = \"random\""))),
        ElementsAre(HasSubstr("study.only_with at plan.stop")));
    EXPECT_THAT(faultTexts(validate(studyWith("stop = \"0 %\""))),
        ElementsAre(HasSubstr("study.out_of_range at plan.stop.width")));
    EXPECT_THAT(faultTexts(validate(studyWith("stop = { width = \"3 %\", metric = \"beauty\" }"))),
        ElementsAre(HasSubstr("study.unknown_metric at plan.stop.metric")));
    EXPECT_THAT(faultTexts(validate(studyWith("stop = { width = \"3 %\", most = 5 }\nreplicates = 6"))),
        ElementsAre(HasSubstr("study.out_of_range at plan.stop.most")));
    EXPECT_THAT(faultTexts(validate(studyWith("stop = \"3 %\"\nbudget = \"2h\""))),
        ElementsAre(HasSubstr("study.excludes at plan.budget")));
    EXPECT_TRUE(validate(studyWith("budget = \"2h\"")).empty());
    EXPECT_THAT(faultTexts(validate(studyWith("budget = \"2s\""))),
        ElementsAre(HasSubstr("study.out_of_range at plan.budget")));
}

TEST(StopRule, PlansFourBlocksAtLeastAndAddsToThem)
{
    Study study = studyWith("stop = \"3 %\"\nseed = 5\na_a = true");
    EXPECT_EQ(planOf(study).size(), 8U);
    EXPECT_EQ(fewestBlocks(study.plan), 4);
    EXPECT_EQ(mostBlocks(study.plan), 20);
    study.plan.replicates = 6;
    EXPECT_EQ(planOf(study).size(), 12U);
    study.plan.stop.reset();
    EXPECT_EQ(mostBlocks(study.plan), 6);
    for (const Order order : {Order::Blocks, Order::Abba}) {
        study.plan.order = order;
        const auto few = planOf(study, 5), more = planOf(study, 6);
        ASSERT_EQ(more.size(), few.size() + 2);
        EXPECT_TRUE(std::equal(few.begin(), few.end(), more.begin()));
    }
}
