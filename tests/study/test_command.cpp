#include <gmock/gmock.h>

#include "fault_text.h"
#include "study/command.h"
#include "study/validate.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

Study ofCommand(std::vector<std::string> command, const std::string& progress = {})
{
    Study study;
    study.title = "t";
    study.scenario.kind = ScenarioKind::Command;
    study.scenario.command = std::move(command);
    study.scenario.progress = progress;
    return study;
}

std::vector<std::string> found(const Study& study)
{
    return faultTexts(validate(study));
}

} // namespace

TEST(Command, PlaceholdersAreFilledIn)
{
    const std::map<std::string, std::string> values{
        {"sessions", "8"}, {"seconds", "60"}, {"host", "{seconds}"}};
    EXPECT_EQ(filledIn("--threads={sessions}", values), "--threads=8");
    EXPECT_EQ(filledIn("{sessions}{seconds}", values), "860");
    EXPECT_EQ(filledIn("echo ${sessions} {} {A} {sessions", values), "echo ${sessions} {} {A} {sessions");
    EXPECT_EQ(filledIn("{host} {rate}", values), "{seconds} {rate}");
    EXPECT_THAT(placeholdersOf("a{x}{sessions}${y}"), ElementsAre("x", "sessions"));
}

TEST(Command, WhatIsRightHasNoMistakes)
{
    EXPECT_THAT(found(ofCommand({"pgbench", "-c", "{sessions}", "-T", "{seconds}", "-P", "1"})), IsEmpty());
    EXPECT_THAT(found(ofCommand({"sh", "-c", "echo ${x} {rate}"}, "(?<tps>\\d+)")), IsEmpty());
}

TEST(Command, MistakesAreTold)
{
    EXPECT_THAT(found(ofCommand({})), ElementsAre("study.empty at scenario.command (scenario.command)"));
    EXPECT_THAT(found(ofCommand({"", "x"}, "pgbench")),
        ElementsAre("study.empty at scenario.command[1] (scenario.command[1])"));
    EXPECT_THAT(
        found(ofCommand({"./mine"})), ElementsAre("study.empty at scenario.progress (scenario.progress)"));
    EXPECT_THAT(found(ofCommand({"pgbench", "-T{second}"})),
        ElementsAre("study.unknown_placeholder at scenario.command[2] (scenario.command[2], {second}, "
                    "{sessions}, {seconds}, {rate}, {scale}, {conninfo}, {host}, {port}, {user}, {dbname})"));
    EXPECT_THAT(found(ofCommand({"./mine"}, "(")),
        ElementsAre("study.bad_pattern at scenario.progress (scenario.progress)"));
}

TEST(Command, ASecretInItIsRefused)
{
    for (const char* argument : {"--pgsql-password=x", "host=a password=x", "postgresql://me:x@host/db"})
        EXPECT_THAT(found(ofCommand({"sysbench", argument})),
            ElementsAre("study.password_inside at scenario.command[2] (scenario.command[2])"));
}

TEST(Command, KeysOfSessionsAreRefusedBesideIt)
{
    Study study = ofCommand({"pgbench"});
    study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}};
    study.scenario.groups = {{"g", "", {}, {}, {}}};
    study.scenario.roundTrips = RoundTrips::Pipelined;
    study.scenario.thinkTime = 1ms;
    study.scenario.latencyLimit = 1ms;
    study.scenario.maxTries = 2;
    study.scenario.onError = "stop";
    std::vector<std::string> expected;
    for (const std::string key :
        {"script", "group", "round_trips", "think_time", "latency_limit", "max_tries", "on_error"})
        expected.push_back(
            "study.only_with at scenario." + key + " (scenario." + key + ", scenario.kind, sessions)");
    EXPECT_EQ(found(study), expected);
}

TEST(Command, ItsKeysAreRefusedBesideSessions)
{
    Study study = ofCommand({"pgbench"}, "pgbench");
    study.scenario.kind = ScenarioKind::Sessions;
    study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}};
    EXPECT_THAT(found(study),
        ElementsAre("study.only_with at scenario.command (scenario.command, scenario.kind, command)",
            "study.only_with at scenario.progress (scenario.progress, scenario.kind, command)"));
}
