#include <gmock/gmock.h>

#include "fault_text.h"
#include "study/toml.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::Pair;

TEST(TomlRead, TheExampleOfTheDesign)
{
    const Study s = readToml(R"(
[study]
title = "shared_buffers 25 % against 40 %"
question = "Does a larger buffer cache pay off under the mixed load?"

[server]
kind = "private"
ram = "2 GB"

[dataset]
kind = "pgbench"
scale = 50

[scenario]
protocol = "prepared"
[[scenario.script]]
name = "select-only"
weight = 50
sql = '''
\set aid random(1, 100000 * :scale)
SELECT abalance FROM pgbench_accounts WHERE aid = :aid;
'''
[scenario.load]
preset = "geometric"
from = 5
to = 181
steps = 13
step_duration = "60s"

[[factor]]
name = "shared_buffers"
setting = "shared_buffers"
levels = ["25 % RAM", "40 % RAM", "50 % RAM"]

[plan]
replicates = 3
order = "blocks"
seed = 20261130

[analysis]
baseline = "25 % RAM"
smallest_effect = "3 %"
)",
        "example.study.toml");
    EXPECT_EQ(s.title, "shared_buffers 25 % against 40 %");
    EXPECT_EQ(s.server.kind, ServerKind::Private);
    EXPECT_EQ(s.server.ram, "2 GB");
    EXPECT_EQ(s.dataset.scale, 50);
    EXPECT_EQ(s.scenario.protocol, Protocol::Prepared);
    ASSERT_EQ(s.scenario.scripts.size(), 1U);
    EXPECT_EQ(s.scenario.scripts[0].weight, 50);
    EXPECT_EQ(s.scenario.scripts[0].sql,
        "\\set aid random(1, 100000 * :scale)\nSELECT abalance FROM pgbench_accounts WHERE aid = :aid;\n");
    EXPECT_EQ(s.scenario.load.steps, 13);
    EXPECT_EQ(s.scenario.load.stepDuration, 60s);
    ASSERT_EQ(s.factors.size(), 1U);
    EXPECT_EQ(s.factors[0].key, "shared_buffers");
    EXPECT_THAT(s.factors[0].levels, ElementsAre("25 % RAM", "40 % RAM", "50 % RAM"));
    EXPECT_EQ(s.plan.replicates, 3);
    EXPECT_EQ(s.plan.seed, 20261130U);
    EXPECT_EQ(s.analysis.baseline, "25 % RAM");
    EXPECT_EQ(s.analysis.smallestEffect, 0.03);
}

TEST(TomlRead, EveryKeyOfTheTable)
{
    const Study s = readTomlFile(PGDUEL_TEST_DATA "/study/every_key.study.toml");
    EXPECT_EQ(s.notes, "Two lines\nof notes.\n");
    EXPECT_THAT(s.environment, ElementsAre(Pair("cores", "2"), Pair("hardware", "laptop")));
    EXPECT_EQ(s.server.kind, ServerKind::Existing);
    EXPECT_EQ(s.server.bindir, "/opt/pg/bin");
    EXPECT_EQ(s.server.conninfo, "service=bench");
    EXPECT_THAT(s.server.restart, ElementsAre("pg_ctlcluster", "15", "main", "restart"));
    EXPECT_THAT(s.server.settings,
        ElementsAre(Pair("checkpoint_completion_target", "0.9"), Pair("jit", "off"),
            Pair("max_connections", "250"), Pair("pg_stat_statements.track", "all"),
            Pair("work_mem", "8MB")));
    EXPECT_THAT(s.server.storage, ElementsAre(StorageParameter{{"a", "b"}, "autovacuum_enabled", "off"}));
    EXPECT_TRUE(s.server.evictOsCache);
    EXPECT_EQ(s.server.schema, "duel");
    EXPECT_EQ(s.dataset.kind, DatasetKind::ModelSync);
    EXPECT_EQ(s.dataset.scale, 7);
    EXPECT_EQ(s.dataset.parameters.size(), 10U);
    EXPECT_EQ(s.dataset.parameters.at("delete_share"), 0.163);
    EXPECT_EQ(s.dataset.parameters.at("handles"), 20'000);
    EXPECT_EQ(s.dataset.script, "make.sql");
    EXPECT_EQ(s.dataset.reset, ResetKind::Template);
    EXPECT_TRUE(s.dataset.prewarm);
    EXPECT_FALSE(s.dataset.vacuum);
    EXPECT_FALSE(s.dataset.checkpoint);
    EXPECT_EQ(s.telemetry.waitSource, "pg_wait_sampling");
    EXPECT_EQ(s.telemetry.waitRate, 20);
    EXPECT_TRUE(s.telemetry.tables && s.telemetry.processes && s.telemetry.statements);
    EXPECT_EQ(s.telemetry.container, "pg-1");
    EXPECT_EQ(s.plan.replicates, 5);
    EXPECT_EQ(s.plan.order, Order::Random);
    EXPECT_EQ(s.plan.seed, 18'446'744'073'709'551'615ULL);
    EXPECT_TRUE(s.plan.aa);
    EXPECT_EQ(s.plan.stop, (StopRule{0.02, "", 20}));
    EXPECT_EQ(s.plan.budget, 2h);
    EXPECT_EQ(s.plan.coolDown, 1500ms);
    EXPECT_THAT(s.analysis.pairs, ElementsAre(Pair("a", "b"), Pair("b", "c")));
    EXPECT_THAT(s.analysis.metrics, ElementsAre("speed", "io_waits"));
    EXPECT_EQ(s.analysis.confidence, 0.9);
}

TEST(TomlRead, EveryKeyOfTheScenario)
{
    const Study s = readTomlFile(PGDUEL_TEST_DATA "/study/every_key.study.toml");
    EXPECT_EQ(s.scenario.kind, ScenarioKind::Until);
    EXPECT_EQ(s.scenario.protocol, Protocol::Simple);
    EXPECT_EQ(s.scenario.weights, Weights::Sessions);
    EXPECT_EQ(s.scenario.roundTrips, RoundTrips::Pipelined);
    EXPECT_EQ(s.scenario.thinkTime, 20ms);
    EXPECT_EQ(s.scenario.latencyLimit, 50ms);
    EXPECT_EQ(s.scenario.maxTries, 3);
    EXPECT_EQ(s.scenario.onError, "retry");
    EXPECT_EQ(s.scenario.work, 1'000'000);
    EXPECT_EQ(s.scenario.statement, "VACUUM t");
    EXPECT_EQ(s.scenario.times, 5);
    EXPECT_EQ(s.scenario.condition, "SELECT true");
    EXPECT_EQ(s.scenario.chunk, 1000);
    EXPECT_THAT(s.scenario.command, ElementsAre("pgbench", "-c", "8"));
    EXPECT_EQ(s.scenario.progress, "tps = (\\d+)");
    EXPECT_THAT(s.scenario.scripts,
        ElementsAre(ScriptSpec{"one", 1.5, "SELECT 1;", "", "", "g"},
            ScriptSpec{"two", 1, "", "two.sql", "", ""}, ScriptSpec{"three", 0, "", "", "select-only", ""}));
    EXPECT_THAT(s.scenario.groups,
        ElementsAre(GroupSpec{"g", "host=replica", 1s, 4, std::nullopt},
            GroupSpec{"h", "", std::nullopt, std::nullopt, 0.25}));
    const LoadSpec& load = s.scenario.load;
    EXPECT_EQ(load.preset, LoadPreset::Rate);
    EXPECT_EQ(load.sessions, 9);
    EXPECT_EQ(load.from, 2);
    EXPECT_EQ(load.to, 33);
    EXPECT_EQ(load.steps, 4);
    EXPECT_THAT(load.list, ElementsAre(3, 6, 12));
    EXPECT_EQ(load.rate, 500.5);
    EXPECT_EQ(load.stepDuration, 10s);
    EXPECT_EQ(load.warmUp, 5s);
    EXPECT_EQ(load.discard, 1s);
}

TEST(TomlRead, EveryKindOfFactorAndExperiment)
{
    const Study s = readTomlFile(PGDUEL_TEST_DATA "/study/every_key.study.toml");
    const auto factor = [](const char* name, FactorTarget target, const char* key,
                            std::vector<std::string> levels) {
        FactorSpec f;
        f.name = name;
        f.target = target;
        f.key = key;
        f.levels = std::move(levels);
        return f;
    };
    FactorSpec setting = factor("buffers", FactorTarget::Setting, "shared_buffers", {"1 GB", "2 GB"});
    setting.skip = {"buffers > 3", "buffers = 4"};
    FactorSpec storage = factor("vacuum", FactorTarget::Storage, "autovacuum_enabled", {"on", "off"});
    storage.tables = {"t1", "t2"};
    EXPECT_THAT(s.factors,
        ElementsAre(setting, storage, factor("indexes", FactorTarget::Dataset, "indexes", {"3", "5", "7"}),
            factor("sessions", FactorTarget::Scenario, "sessions", {"8", "16"}),
            factor("build", FactorTarget::Bindir, "", {"/a/bin", "/b/bin"}),
            factor("disk", FactorTarget::Label, "", {"nvme", "1.5"})));
    ASSERT_EQ(s.experiments.size(), 1U);
    const ExperimentSpec& e = s.experiments[0];
    EXPECT_EQ(e.name, "tuned");
    EXPECT_THAT(e.settings, ElementsAre(Pair("work_mem", "64MB")));
    EXPECT_THAT(e.storage, ElementsAre(StorageParameter{{"t"}, "fillfactor", "70"}));
    EXPECT_THAT(e.dataset, ElementsAre(Pair("indexes", "5")));
    EXPECT_THAT(e.scenario, ElementsAre(Pair("work", "100")));
    EXPECT_EQ(e.bindir, "/c/bin");
    EXPECT_EQ(e.conninfo, "service=other");
}

TEST(TomlRead, LeftOutKeysHaveTheirDefaults)
{
    Study wanted;
    wanted.title = "t";
    EXPECT_EQ(readToml("[study]\ntitle = 't'", "x"), wanted);
    EXPECT_EQ(readToml("\xef\xbb\xbf[study]\r\ntitle = 't'\r\n", "x"), wanted); // as some editors save it
}

TEST(TomlRead, FilesThatCannotBeRead)
{
    EXPECT_THAT(faultsOf([] { readTomlFile("/nowhere/a.toml"); }),
        ElementsAre("study.file_unreadable at /nowhere/a.toml (/nowhere/a.toml)"));
    EXPECT_THAT(faultsOf([] { readTomlFile("/tmp"); }), ElementsAre("study.file_unreadable at /tmp (/tmp)"));
    try {
        readTomlFile("/nowhere/a.toml");
    } catch (const StudyError& error) {
        EXPECT_EQ(error.fault().detail, "No such file or directory");
    }
}
