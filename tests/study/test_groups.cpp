#include <gmock/gmock.h>

#include "fault_text.h"
#include "study/validate.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// Two groups, one script each, 8 sessions in one step.
Study valid()
{
    Study study;
    study.title = "t";
    study.scenario.scripts = {
        {"a", 1, "SELECT 1;", "", "", "readers"}, {"b", 1, "SELECT 2;", "", "", "writers"}};
    study.scenario.groups = {{"readers", "", 20ms, 6, {}}, {"writers", "host=primary", {}, {}, 0.5}};
    study.scenario.load.preset = LoadPreset::Constant;
    study.scenario.load.sessions = 8;
    return study;
}

template <class Change> std::vector<std::string> after(Change change)
{
    Study study = valid();
    change(study.scenario);
    return faultTexts(validate(study));
}

} // namespace

TEST(Groups, WhatIsRightHasNoMistakes)
{
    EXPECT_THAT(after([](ScenarioSpec&) {}), IsEmpty());
    EXPECT_THAT(after([](ScenarioSpec& s) { s.scripts[0].group = ""; }), IsEmpty());
    EXPECT_THAT(after([](ScenarioSpec& s) { s.groups[1] = {"writers", "", {}, 2, {}}; }), IsEmpty());
}

TEST(Groups, NamesMustBeThereOnceAndKnown)
{
    EXPECT_THAT(after([](ScenarioSpec& s) { s.scripts[1].group = "writer"; }),
        ElementsAre("study.unknown_name at scenario.script[2].group (scenario.script[2].group, writer, "
                    "readers, writers)",
            "study.group_without_script at scenario.group[2] (scenario.group[2], writers)"));
    EXPECT_THAT(after([](ScenarioSpec& s) { s.groups[1].name = "readers"; }),
        testing::Contains("study.repeated at scenario.group[2].name (scenario.group[2].name, readers)"));
    EXPECT_THAT(after([](ScenarioSpec& s) { s.groups.clear(); }),
        ElementsAre("study.unknown_name at scenario.script[1].group (scenario.script[1].group, readers, —)",
            "study.unknown_name at scenario.script[2].group (scenario.script[2].group, writers, —)"));
}

TEST(Groups, EachNeedsAScriptThatIsRun)
{
    EXPECT_THAT(after([](ScenarioSpec& s) { s.scripts[0].weight = 0; }),
        ElementsAre("study.group_without_script at scenario.group[1] (scenario.group[1], readers)"));
}

TEST(Groups, NumbersOfSessionsMustFitEveryStep)
{
    EXPECT_THAT(after([](ScenarioSpec& s) { s.groups[0].sessions = 8; }),
        ElementsAre("study.group_sessions at scenario.group (scenario.group, 9, 8)"));
    EXPECT_THAT(after([](ScenarioSpec& s) {
        s.groups[1].share = {};
        s.groups[1].sessions = 1;
    }),
        ElementsAre("study.group_sessions at scenario.group (scenario.group, 7, 8)"));
    EXPECT_THAT(after([](ScenarioSpec& s) {
        s.load.preset = LoadPreset::List;
        s.load.list = {8, 4};
    }),
        ElementsAre("study.group_sessions at scenario.group (scenario.group, 7, 4)"));
}

TEST(Groups, ValuesOutOfRange)
{
    EXPECT_THAT(after([](ScenarioSpec& s) { s.groups[0].share = 1; }),
        ElementsAre("study.exactly_one at scenario.group[1] (scenario.group[1], sessions, share, sessions, "
                    "share)"));
    EXPECT_THAT(after([](ScenarioSpec& s) { s.groups[0].thinkTime = -1ms; }),
        ElementsAre("study.out_of_range at scenario.group[1].think_time (scenario.group[1].think_time, -1ms, "
                    "0s, )"));
    EXPECT_THAT(after([](ScenarioSpec& s) { s.groups[1].conninfo = "host=a password=b"; }),
        ElementsAre("study.password_inside at scenario.group[2].conninfo (scenario.group[2].conninfo)"));
}
