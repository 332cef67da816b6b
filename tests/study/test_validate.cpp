#include <gmock/gmock.h>

#include <cmath>

#include "fault_text.h"
#include "setting_samples.h"
#include "study/faults.h"
#include "study/templates.h"
#include "study/validate.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

Study valid()
{
    Study study;
    study.title = "t";
    study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}, {"b", 2, "", "", "select-only", ""}};
    FactorSpec factor;
    factor.name = factor.key = "shared_buffers";
    factor.levels = {"25 % RAM", "40 % RAM"};
    study.factors.push_back(factor);
    return study;
}

std::vector<std::string> found(const Study& study)
{
    return faultTexts(validate(study, sampleSettings()));
}

/// The mistakes after one change of a valid study.
template <class Change> std::vector<std::string> after(Change change)
{
    Study study = valid();
    change(study);
    return found(study);
}

} // namespace

TEST(Validate, WhatIsRightHasNoMistakes)
{
    EXPECT_THAT(found(valid()), IsEmpty());
    for (const Template& t : templates())
        EXPECT_THAT(found(readToml(t.toml, t.id)), IsEmpty()) << t.id;
}

TEST(Validate, Titles)
{
    EXPECT_THAT(
        after([](Study& s) { s.title = ""; }), ElementsAre("study.empty at study.title (study.title)"));
    EXPECT_THAT(
        after([](Study& s) { s.title = " \n"; }), ElementsAre("study.empty at study.title (study.title)"));
}

TEST(Validate, Server)
{
    EXPECT_THAT(after([](Study& s) { s.server.ram = "much"; }),
        ElementsAre("study.bad_size at server.ram (server.ram, much)"));
    EXPECT_THAT(after([](Study& s) {
        s.server.kind = ServerKind::Existing;
        s.server.evictOsCache = true;
    }),
        ElementsAre("study.not_yet_supported at server.kind (server.kind, existing)",
            "study.only_private at server.evict_os_cache (server.evict_os_cache)"));
    EXPECT_THAT(after([](Study& s) { s.server.conninfo = "host=a password=secret"; }),
        ElementsAre("study.not_yet_supported at server.conninfo (server.conninfo, )",
            "study.password_inside at server.conninfo (server.conninfo)"));
    EXPECT_THAT(after([](Study& s) { s.server.conninfo = "postgresql://u:secret@h/db"; }),
        Contains("study.password_inside at server.conninfo (server.conninfo)"));
    EXPECT_THAT(after([](Study& s) { s.server.conninfo = "nonsense"; }),
        Contains("measure.conninfo_syntax at server.conninfo (9)"));
}

TEST(Validate, Dataset)
{
    EXPECT_THAT(after([](Study& s) { s.dataset.scale = 0; }),
        ElementsAre("study.out_of_range at dataset.scale (dataset.scale, 0, 1, 1000000)"));
    EXPECT_THAT(after([](Study& s) { s.dataset.kind = DatasetKind::None; }), IsEmpty());
    EXPECT_THAT(after([](Study& s) {
        s.dataset.kind = DatasetKind::None;
        s.dataset.reset = ResetKind::None;
    }),
        IsEmpty());
}

TEST(Validate, Scripts)
{
    EXPECT_THAT(after([](Study& s) { s.scenario.scripts.clear(); }),
        ElementsAre("study.empty at scenario.script (scenario.script)"));
    EXPECT_THAT(after([](Study& s) {
        for (auto& script : s.scenario.scripts)
            script.weight = 0;
    }),
        ElementsAre("study.weights_zero at scenario.script (scenario.script)"));
    EXPECT_THAT(after([](Study& s) { s.scenario.scripts[1].weight = -2; }),
        ElementsAre("study.out_of_range at scenario.script[2].weight (scenario.script[2].weight, -2, 0, "
                    "1000000000)"));
    EXPECT_THAT(after([](Study& s) { s.scenario.scripts[1].weight = std::nan(""); }),
        ElementsAre("study.out_of_range at scenario.script[2].weight (scenario.script[2].weight, nan, 0, "
                    "1000000000)"));
    EXPECT_THAT(after([](Study& s) { s.scenario.scripts[1].name = "a"; }),
        ElementsAre("study.repeated at scenario.script[2].name (scenario.script[2].name, a)"));
    EXPECT_THAT(after([](Study& s) { s.scenario.scripts[0].name = ""; }),
        ElementsAre("study.empty at scenario.script[1].name (scenario.script[1].name)"));
    EXPECT_THAT(after([](Study& s) { s.scenario.scripts[0].sql = ""; }),
        ElementsAre("study.exactly_one at scenario.script[1] (scenario.script[1], sql, file, builtin, )"));
    EXPECT_THAT(after([](Study& s) { s.scenario.scripts[0].builtin = s.scenario.scripts[0].file = "x"; }),
        ElementsAre("study.exactly_one at scenario.script[1] (scenario.script[1], sql, file, builtin, sql, "
                    "file, builtin)"));
}

TEST(Validate, WhatCountsAsADifference)
{
    EXPECT_THAT(after([](Study& s) {
        s.analysis.smallestEffect = 0.03;
        s.analysis.confidence = 0.9;
    }),
        IsEmpty());
    EXPECT_THAT(after([](Study& s) { s.analysis.smallestEffect = -0.01; }),
        ElementsAre(
            "study.out_of_range at analysis.smallest_effect (analysis.smallest_effect, -0.01, 0, 10)"));
    EXPECT_THAT(after([](Study& s) { s.analysis.confidence = 1; }),
        ElementsAre("study.out_of_range at analysis.confidence (analysis.confidence, 1, 0.5, 0.9999)"));
}

TEST(Validate, Load)
{
    const auto load = [](auto change) { return after([&](Study& s) { change(s.scenario.load); }); };
    EXPECT_THAT(load([](LoadSpec& l) { l.stepDuration = -5s; }),
        ElementsAre(
            "study.out_of_range at scenario.load.step_duration (scenario.load.step_duration, -5s, 1ms, )"));
    EXPECT_THAT(load([](LoadSpec& l) { l.stepDuration = 0s; }),
        ElementsAre(
            "study.out_of_range at scenario.load.step_duration (scenario.load.step_duration, 0s, 1ms, )"));
    EXPECT_THAT(load([](LoadSpec& l) { l.discard = -1s; }),
        ElementsAre("study.out_of_range at scenario.load.discard (scenario.load.discard, -1s, 0s, )"));
    EXPECT_THAT(load([](LoadSpec& l) { l.discard = l.stepDuration; }),
        ElementsAre("study.out_of_range at scenario.load.discard (scenario.load.discard, 60s, 0s, 59999ms)"));
    EXPECT_THAT(load([](LoadSpec& l) { l.warmUp = -1ms; }),
        ElementsAre("study.out_of_range at scenario.load.warm_up (scenario.load.warm_up, -1ms, 0s, )"));
    EXPECT_THAT(load([](LoadSpec& l) {
        l.from = 0;
        l.to = 20'000;
        l.steps = 0;
    }),
        ElementsAre("study.out_of_range at scenario.load.from (scenario.load.from, 0, 1, 10000)",
            "study.out_of_range at scenario.load.to (scenario.load.to, 20000, 1, 10000)",
            "study.out_of_range at scenario.load.steps (scenario.load.steps, 0, 1, 1000)"));
    EXPECT_THAT(load([](LoadSpec& l) { l.preset = LoadPreset::List; }),
        ElementsAre("study.empty at scenario.load.list (scenario.load.list)"));
    EXPECT_THAT(load([](LoadSpec& l) {
        l.preset = LoadPreset::List;
        l.list = {3, 0};
    }),
        ElementsAre("study.out_of_range at scenario.load.list[2] (scenario.load.list[2], 0, 1, 10000)"));
    EXPECT_THAT(load([](LoadSpec& l) {
        l.preset = LoadPreset::Constant;
        l.sessions = -1;
    }),
        ElementsAre("study.out_of_range at scenario.load.sessions (scenario.load.sessions, -1, 1, 10000)"));
    EXPECT_THAT(load([](LoadSpec& l) {
        l.preset = LoadPreset::PgHazel;
        l.to = 3;
    }),
        ElementsAre("study.out_of_range at scenario.load.to (scenario.load.to, 3, 5, 10000)"));
}

TEST(Validate, EveryPresetThatWorksIsAccepted)
{
    for (const LoadPreset preset : {LoadPreset::Constant, LoadPreset::List, LoadPreset::Geometric,
             LoadPreset::Ramp, LoadPreset::PgHazel, LoadPreset::PgExpecto}) {
        EXPECT_THAT(after([&](Study& s) {
            s.scenario.load.preset = preset;
            if (preset == LoadPreset::List)
                s.scenario.load.list = {1};
        }),
            IsEmpty());
    }
}

TEST(Validate, RatesAreOneOrAListOrARange)
{
    const auto rate = [](auto change) {
        return after([&](Study& s) {
            s.scenario.load.preset = LoadPreset::Rate;
            change(s.scenario.load);
        });
    };
    EXPECT_THAT(rate([](LoadSpec&) {}), IsEmpty());
    EXPECT_THAT(rate([](LoadSpec& l) { l.rate = 0.5; }), IsEmpty());
    EXPECT_THAT(rate([](LoadSpec& l) { l.list = {50'000}; }), IsEmpty());
    EXPECT_THAT(rate([](LoadSpec& l) { l.rate = -1; }),
        ElementsAre("study.out_of_range at scenario.load.rate (scenario.load.rate, -1, 0.001, 1000000)"));
    EXPECT_THAT(rate([](LoadSpec& l) {
        l.rate = 5;
        l.list = {5};
    }),
        ElementsAre("study.exactly_one at scenario.load (scenario.load, rate, list, rate, list)"));
    EXPECT_THAT(rate([](LoadSpec& l) { l.sessions = 0; }),
        ElementsAre("study.out_of_range at scenario.load.sessions (scenario.load.sessions, 0, 1, 10000)"));
}

TEST(Validate, AKeyThatThePresetDoesNotUseIsRefused)
{
    EXPECT_THAT(after([](Study& s) { s.scenario.load.list = {1}; }),
        ElementsAre("study.only_with at scenario.load.list (scenario.load.list, scenario.load.preset, list, "
                    "rate)"));
    EXPECT_THAT(after([](Study& s) { s.scenario.load.rate = 10; }),
        ElementsAre(
            "study.only_with at scenario.load.rate (scenario.load.rate, scenario.load.preset, rate)"));
}

TEST(Validate, WhatASessionDoes)
{
    const auto scenario = [](auto change) { return after([&](Study& s) { change(s.scenario); }); };
    EXPECT_THAT(scenario([](ScenarioSpec& s) {
        s.thinkTime = 20ms;
        s.latencyLimit = 500us;
        s.maxTries = 0;
        s.onError = "40001=retry, 23=count, stop";
        s.roundTrips = RoundTrips::Pipelined;
    }),
        IsEmpty());
    EXPECT_THAT(scenario([](ScenarioSpec& s) { s.thinkTime = -1ms; }),
        ElementsAre("study.out_of_range at scenario.think_time (scenario.think_time, -1ms, 0s, )"));
    EXPECT_THAT(scenario([](ScenarioSpec& s) { s.latencyLimit = 0us; }),
        ElementsAre("study.out_of_range at scenario.latency_limit (scenario.latency_limit, 0s, 1us, )"));
    EXPECT_THAT(scenario([](ScenarioSpec& s) { s.onError = "ignore"; }),
        ElementsAre("study.bad_error_rule at scenario.on_error (scenario.on_error, ignore, retry, count, "
                    "abort, stop)"));
    EXPECT_THAT(scenario([](ScenarioSpec& s) {
        s.roundTrips = RoundTrips::Pipelined;
        s.protocol = Protocol::Simple;
    }),
        ElementsAre("study.only_with at scenario.round_trips (scenario.round_trips, scenario.protocol, "
                    "extended, prepared)"));
}

TEST(Validate, LevelsThatMeanTheSameValueAreTold)
{
    EXPECT_THAT(after([](Study& s) {
        s.factors[0].levels = {"1 GB", "512 MB", "1024MB"};
    }),
        ElementsAre("study.level_same at factor[1].levels[3] (shared_buffers, 1024MB, 1 GB, 131072)"));
    // Shares of RAM where it is known: declared, or the machine's.
    const auto shares = [](Study& s) { s.factors[0].levels = {"25 % RAM", "1 GB"}; };
    EXPECT_THAT(after(shares), IsEmpty());
    EXPECT_THAT(after([&](Study& s) {
        shares(s);
        s.server.ram = "4 GB";
    }),
        ElementsAre("study.level_same at factor[1].levels[2] (shared_buffers, 1 GB, 25 % RAM, 131072)"));
    Study study = valid();
    shares(study);
    EXPECT_THAT(faultTexts(validate(study, sampleSettings(), {std::int64_t{4} << 30, 8})),
        ElementsAre("study.level_same at factor[1].levels[2] (shared_buffers, 1 GB, 25 % RAM, 131072)"));
}

TEST(Validate, Factors)
{
    EXPECT_THAT(after([](Study& s) { s.factors[0].name = ""; }),
        ElementsAre("study.empty at factor[1].name (factor[1].name)"));
    EXPECT_THAT(after([](Study& s) { s.factors[0].key = ""; }),
        ElementsAre("study.empty at factor[1].setting (factor[1].setting)"));
    EXPECT_THAT(after([](Study& s) { s.factors[0].levels.clear(); }),
        ElementsAre("study.empty at factor[1].levels (factor[1].levels)"));
    EXPECT_THAT(after([](Study& s) { s.factors[0].levels.push_back("25% RAM"); }),
        ElementsAre("study.repeated at factor[1].levels[3] (factor[1].levels[3], 25% RAM)"));
    EXPECT_THAT(after([](Study& s) { s.factors.push_back(s.factors[0]); }),
        ElementsAre("study.repeated at factor[2].name (factor[2].name, shared_buffers)",
            "study.repeated at factor[2].setting (factor[2].setting, shared_buffers)"));
    EXPECT_THAT(after([](Study& s) { s.factors[0].skip = {"shared_buffers > 3"}; }),
        ElementsAre("study.bad_skip_rule at factor[1].skip[1] (factor[1].skip[1], shared_buffers > 3)"));
    EXPECT_THAT(after([](Study& s) {
        s.factors[0].levels = {"100", "200"};
        s.factors[0].skip = {"shared_buffers > 3"};
    }),
        ElementsAre("study.empty at factor (factor)"));
}

TEST(Validate, Experiments)
{
    EXPECT_THAT(after([](Study& s) {
        s.experiments.resize(3);
        s.experiments[0].name = s.experiments[1].name = "x";
    }),
        ElementsAre("study.empty at experiment[3].name (experiment[3].name)",
            "study.repeated at experiment[2].name (experiment[2].name, x)"));
    EXPECT_THAT(after([](Study& s) {
        s.experiments.resize(1);
        s.experiments[0].name = "25 % RAM";
    }),
        ElementsAre("study.repeated at factor (factor, 25 % RAM)"));
}

TEST(Validate, EqualConfigurationsAreAllowed)
{
    EXPECT_THAT(after([](Study& s) {
        s.factors.clear();
        s.experiments.resize(2);
        s.experiments[0].name = "first";
        s.experiments[1].name = "second";
    }),
        IsEmpty());
}

TEST(Validate, Plan)
{
    EXPECT_THAT(after([](Study& s) { s.plan.replicates = 0; }),
        ElementsAre("study.out_of_range at plan.replicates (plan.replicates, 0, 1, 1000)"));
    EXPECT_THAT(after([](Study& s) { s.plan.coolDown = -1s; }),
        ElementsAre("study.out_of_range at plan.cool_down (plan.cool_down, -1s, 0s, )"));
    EXPECT_THAT(after([](Study& s) {
        s.plan.replicates = 1000;
        s.factors[0].levels.clear();
        for (int i = 1; i <= 11; ++i)
            s.factors[0].levels.push_back(std::to_string(i * 100));
    }),
        ElementsAre("study.too_many_runs at plan.replicates (plan.replicates, 11000, 10000)"));
}

TEST(Validate, ACrossTooLargeForMemoryIsRefusedAtOnce)
{
    const auto faults = after([](Study& s) {
        s.factors.clear();
        for (int i = 0; i < 12; ++i) {
            FactorSpec factor;
            factor.name = "f" + std::to_string(i);
            factor.target = FactorTarget::Label;
            for (int k = 0; k < 50; ++k)
                factor.levels.push_back(std::to_string(k));
            s.factors.push_back(factor);
        }
        s.analysis.baseline = "1";
    });
    EXPECT_THAT(faults, Contains(testing::StartsWith("study.too_many_runs")));
}

TEST(Validate, Telemetry)
{
    EXPECT_THAT(after([](Study& s) { s.telemetry.waitSource = "perf"; }),
        ElementsAre("study.not_allowed at telemetry.wait_source (telemetry.wait_source, perf, auto, sampled, "
                    "pg_wait_sampling)"));
    EXPECT_THAT(after([](Study& s) { s.telemetry.waitRate = 0; }),
        ElementsAre("study.out_of_range at telemetry.wait_rate (telemetry.wait_rate, 0, 0.1, 100)"));
    EXPECT_THAT(after([](Study& s) { s.telemetry.waitSource = "sampled"; }), IsEmpty());
}

TEST(Validate, Analysis)
{
    EXPECT_THAT(after([](Study& s) { s.analysis.baseline = "30 % RAM"; }),
        ElementsAre(
            "study.unknown_name at analysis.baseline (analysis.baseline, 30 % RAM, 25 % RAM, 40 % RAM)"));
    EXPECT_THAT(after([](Study& s) {
        s.analysis.pairs = {{"25% RAM", "40 % RAM"}, {"x", "40 % RAM"}, {"40 % RAM", "40% RAM"}};
    }),
        ElementsAre("study.unknown_name at analysis.pairs[2] (analysis.pairs[2], x, 25 % RAM, 40 % RAM)",
            "study.pair_with_itself at analysis.pairs[3] (analysis.pairs[3], 40 % RAM)"));
    const auto metric = validate([] {
        Study s = valid();
        s.analysis.metrics = {"speed", "tps", "lock_waits"};
        return s;
    }());
    ASSERT_EQ(metric.size(), 1U);
    EXPECT_EQ(metric[0].code, fault::unknownMetric);
    EXPECT_EQ(metric[0].where, "analysis.metrics[2]");
    EXPECT_EQ(metric[0].args[1], "tps");
}

TEST(Validate, Settings)
{
    EXPECT_THAT(after([](Study& s) { s.factors[0].key = "shared_bufers"; }),
        ElementsAre(
            "study.unknown_setting at factor[1].setting (factor[1].setting, shared_bufers, shared_buffers)"));
    EXPECT_THAT(after([](Study& s) { s.server.settings["zzz_unlike_any"] = "1"; }),
        ElementsAre("study.unknown_setting at server.settings.zzz_unlike_any "
                    "(server.settings.zzz_unlike_any, zzz_unlike_any, )"));
    EXPECT_THAT(after([](Study& s) { s.server.settings["pg_stat_statements.track"] = "all"; }), IsEmpty());
    EXPECT_THAT(after([](Study& s) { s.server.settings["block_size"] = "8192"; }),
        ElementsAre(
            "study.setting_fixed at server.settings.block_size (server.settings.block_size, block_size)"));
    EXPECT_THAT(after([](Study& s) { s.server.settings["port"] = "5432"; }),
        ElementsAre("study.setting_ours at server.settings.port (server.settings.port, port)"));
    EXPECT_THAT(after([](Study& s) { s.server.settings["Work_Mem"] = "4MB"; }), IsEmpty());
}

TEST(Validate, LevelsOfSettings)
{
    EXPECT_THAT(after([](Study& s) {
        s.factors[0].levels = {"25 % RAM", "8 kB", "lots"};
    }),
        ElementsAre("study.level_range at factor[1].levels[2] (shared_buffers, 8 kB, 16, 1073741823, 8kB)",
            "study.level_syntax at factor[1].levels[3] (shared_buffers, lots, size)"));
    EXPECT_THAT(after([](Study& s) { s.server.settings["jit"] = "maybe"; }),
        ElementsAre("study.level_syntax at server.settings.jit (jit, maybe, bool)"));
    EXPECT_THAT(after([](Study& s) {
        s.experiments.resize(1);
        s.experiments[0].name = "e";
        s.experiments[0].settings["work_mem"] = "1 kB";
    }),
        ElementsAre(
            "study.level_range at experiment[1].settings.work_mem (work_mem, 1 kB, 64, 2147483647, kB)"));
    // Declared RAM makes shares checkable: 0.0001 % of 1 GB is less than 16 pages.
    const auto tiny = [](Study& s) { s.factors[0].levels = {"25 % RAM", "0.0001 % RAM"}; };
    EXPECT_THAT(after(tiny), IsEmpty());
    EXPECT_THAT(after([&](Study& s) {
        tiny(s);
        s.server.ram = "1 GB";
    }),
        ElementsAre(
            "study.level_range at factor[1].levels[2] (shared_buffers, 0.0001 % RAM, 16, 1073741823, 8kB)"));
}

TEST(Validate, SettingsAreLeftAloneWithoutFacts)
{
    Study study = valid();
    study.factors[0].key = "no_such_setting";
    EXPECT_THAT(validate(study), IsEmpty());
}

TEST(Validate, ConnectionsMustDoForTheLoad)
{
    EXPECT_THAT(after([](Study& s) { s.server.settings["max_connections"] = "150"; }),
        ElementsAre("study.too_few_connections at server.settings.max_connections "
                    "(server.settings.max_connections, 181, 191, 150)"));
    EXPECT_THAT(after([](Study& s) { s.server.settings["max_connections"] = "191"; }), IsEmpty());
}

TEST(Validate, FaultsGetTheirPlaceInTheFile)
{
    const std::string text = R"([study]
title = "t"
[server.settings]
shared_bufers = "1 GB"
pg_stat_statements.track = "all"
[[scenario.script]]
name = "a"
weight = 0
sql = "SELECT 1"
[[factor]]
name = "x"
setting = "work_mem"
levels = ["1 MB", "1 kB"]
[analysis]
baseline = "none"
metrics = ["speed", "tps"]
)";
    std::vector<std::string> places;
    for (const auto& fault : placed(validate(readToml(text, "f"), sampleSettings()), text, "f"))
        places.push_back(fault.code + ' ' + fault.where);
    EXPECT_THAT(places,
        ElementsAre("study.weights_zero f:6:1", "study.unknown_name f:15:12", "study.unknown_metric f:16:21",
            "study.unknown_setting f:4:17", "study.level_range f:13:19"));
}

TEST(Validate, APlaceThatIsNotThereIsThatOfItsTable)
{
    const std::string text =
        "[study]\ntitle = 't'\n\n[server]\nkind = 'private'\n[server.settings]\n'a.b' = '1'\n";
    const auto at = [&](const char* key) { return placed({{"x", key, {}, {}}}, text, "f")[0].where; };
    EXPECT_EQ(at("server.ram"), "f:4:1");
    EXPECT_EQ(at("server.settings.a.b"), "f:7:9");
    EXPECT_EQ(at("server.settings.a.c"), "f:6:1");
    EXPECT_EQ(at("scenario.script"), "f:1:1");
    EXPECT_EQ(at("scenario.script[2].weight"), "f:1:1");
    EXPECT_EQ(at("study.title[1]"), "f:2:9");
    EXPECT_EQ(at(""), "f:1:1");
    EXPECT_EQ(at("[[..]]"), "f:1:1");
}
