#include <gmock/gmock.h>

#include <random>

#include "fault_text.h"
#include "study/templates.h"
#include "study/toml.h"
#include "toml_out.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

namespace {

Study withScript(const std::string& sql)
{
    Study study;
    study.title = "t";
    study.scenario.scripts.push_back({"s", 1, sql, "", "", ""});
    return study;
}

/// Makes random studies whose values are all in range.
class Generator {
public:
    explicit Generator(unsigned seed)
        : random_(seed)
    {
    }

    Study study()
    {
        Study s;
        s.title = "t" + text();
        s.question = text();
        s.notes = text();
        s.environment = map();
        server(s.server);
        dataset(s.dataset);
        scenario(s.scenario);
        repeat([&] { s.factors.push_back(factor()); });
        repeat([&] { s.experiments.push_back({text(), map(), storages(), map(), map(), text(), text()}); });
        s.plan.replicates = whole(1, 1000);
        s.plan.order = pick<Order>();
        s.plan.seed = random_() >> (random_() % 3 ? 40 : 0);
        s.plan.aa = coin();
        s.plan.coolDown = duration();
        if (coin())
            s.plan.stop = StopRule{whole(1, 100) / 100.0, coin() ? "" : "latency_p95", whole(4, 100)};
        if (coin())
            s.plan.budget = duration();
        telemetry(s.telemetry);
        analysis(s.analysis);
        return s;
    }

private:
    bool coin() { return random_() % 2 == 0; }
    int whole(int least, int most)
    {
        return least + static_cast<int>(random_() % static_cast<unsigned>(most - least + 1));
    }
    double real()
    {
        return static_cast<double>(random_() % 1'000'000) / static_cast<double>(random_() % 10'000 + 1);
    }
    Duration duration() { return Duration(random_() % 10'000'000); }
    template <class E> E pick() { return namesOf<E>()[random_() % namesOf<E>().size()].first; }
    void repeat(const std::function<void()>& action)
    {
        for (auto n = random_() % 4; n > 0; --n)
            action();
    }

    std::string text()
    {
        static const std::vector<std::string> pieces{"a", "\n", "'", "''", "'''", "\"", "\"\"\"", "\\", "\t",
            "\r", "\r\n", "#", " ", "=", "[x]", "·", "25 % RAM", "\u00a0", "Привет", "\x01", "\x7f",
            "\\u0041", "1", "-5", "0.5", "true", "on"};
        std::string result;
        for (auto n = random_() % 6; n > 0; --n)
            result += pieces[random_() % pieces.size()];
        return result;
    }
    std::vector<std::string> texts()
    {
        std::vector<std::string> result;
        repeat([&] { result.push_back(text()); });
        return result;
    }
    std::map<std::string, std::string> map()
    {
        std::map<std::string, std::string> result;
        repeat([&] {
            result[coin()    ? "work_mem"
                    : coin() ? "ext.name"
                             : text()] = coin() ? std::to_string(whole(-9, 999)) : text();
        });
        return result;
    }
    std::vector<StorageParameter> storages()
    {
        std::vector<StorageParameter> result;
        repeat([&] { result.push_back({texts(), text(), text()}); });
        return result;
    }

    void server(ServerSpec& s)
    {
        s.kind = pick<ServerKind>();
        s.bindir = text();
        s.conninfo = text();
        s.restart = texts();
        s.ram = coin() ? "" : std::to_string(whole(1, 99)) + " GB";
        s.settings = map();
        s.storage = storages();
        s.evictOsCache = coin();
        s.schema = text();
    }
    void dataset(DatasetSpec& d)
    {
        d.kind = pick<DatasetKind>();
        d.scale = whole(1, 1000);
        repeat([&] { d.parameters[datasetParameterNames()[random_() % 10]] = real(); });
        d.script = text();
        d.reset = pick<ResetKind>();
        d.prewarm = coin();
        d.vacuum = coin();
        d.checkpoint = coin();
    }
    void scenario(ScenarioSpec& s)
    {
        s.kind = pick<ScenarioKind>();
        s.protocol = pick<Protocol>();
        s.weights = pick<Weights>();
        s.roundTrips = pick<RoundTrips>();
        s.thinkTime = duration();
        if (coin())
            s.latencyLimit = duration();
        s.maxTries = whole(1, 5);
        s.onError = coin() ? "" : "retry";
        if (coin())
            s.work = whole(1, 1'000'000);
        s.statement = text();
        s.times = whole(1, 5);
        s.condition = text();
        if (coin())
            s.chunk = whole(1, 1000);
        s.command = texts();
        s.progress = text();
        repeat([&] { s.scripts.push_back({text(), real(), text(), "", "", text()}); });
        repeat([&] {
            s.groups.push_back({text(), text(), duration(), {}, {}});
            coin() ? void(s.groups.back().sessions = whole(1, 9)) : void(s.groups.back().share = real());
        });
        load(s.load);
    }
    void load(LoadSpec& l)
    {
        l.preset = pick<LoadPreset>();
        l.sessions = whole(1, 500);
        l.from = whole(1, 500);
        l.to = whole(1, 500);
        l.steps = whole(1, 50);
        repeat([&] { l.list.push_back(whole(1, 500)); });
        l.rate = coin() ? 0 : real();
        l.stepDuration = duration();
        l.warmUp = duration();
        l.discard = duration();
    }
    FactorSpec factor()
    {
        FactorSpec f;
        f.name = text();
        f.target = static_cast<FactorTarget>(random_() % 6);
        if (f.target != FactorTarget::Bindir && f.target != FactorTarget::Label)
            f.key = text();
        if (f.target == FactorTarget::Storage)
            f.tables = texts();
        f.levels = coin() ? std::vector<std::string>{"1", "22", "-3"} : texts();
        f.skip = texts();
        return f;
    }
    void telemetry(TelemetrySpec& t)
    {
        t.waitSource = coin() ? "auto" : "sampled";
        t.waitRate = whole(1, 100);
        t.tables = coin();
        t.processes = coin();
        t.statements = coin();
        t.container = text();
    }
    void analysis(AnalysisSpec& a)
    {
        a.baseline = text();
        repeat([&] { a.pairs.emplace_back(text(), text()); });
        a.metrics = texts();
        if (coin())
            a.smallestEffect = static_cast<double>(random_() % 10'000) / 12'345;
        a.confidence = 0.5 + static_cast<double>(random_() % 4999) / 10'000;
    }

    std::mt19937_64 random_;
};

} // namespace

TEST(TomlWrite, RandomStudiesComeBackExactly)
{
    for (unsigned seed = 0; seed < 600; ++seed) {
        const Study study = Generator(seed).study();
        const std::string text = writeToml(study);
        try {
            const Study back = readToml(text, "f");
            ASSERT_TRUE(back == study) << "seed " << seed << "\n"
                                       << text << "\n--- again ---\n"
                                       << writeToml(back);
            ASSERT_EQ(writeToml(back), text);
        } catch (const StudyError& error) {
            FAIL() << "seed " << seed << ": " << error.what() << "\n" << error.fault().detail << "\n" << text;
        }
    }
}

TEST(TomlWrite, FilesAndTemplatesComeBackExactly)
{
    const Study every = readTomlFile(PGDUEL_TEST_DATA "/study/every_key.study.toml");
    EXPECT_TRUE(readToml(writeToml(every), "f") == every);
    for (const Template& t : templates()) {
        const Study study = readToml(t.toml, t.id);
        EXPECT_TRUE(readToml(writeToml(study), "f") == study) << t.id;
    }
}

TEST(TomlWrite, AnEmptyStudyIsShort)
{
    Study study;
    study.title = "t";
    EXPECT_EQ(writeToml(study), R"([study]
title = "t"

[server]
kind = "private"

[dataset]
kind = "pgbench"
scale = 50
reset = "directory"

[scenario]
protocol = "prepared"

[scenario.load]
preset = "geometric"
from = 5
to = 181
steps = 8
step_duration = "60s"

[plan]
replicates = 1
order = "blocks"
seed = 1
)");
}

TEST(TomlWrite, KeepsTheOrderOfTheTable)
{
    const std::string text = writeToml(readTomlFile(PGDUEL_TEST_DATA "/study/every_key.study.toml"));
    std::size_t last = 0;
    for (const char* header :
        {"[study]", "[study.environment]", "[server]", "[server.settings]", "[[server.storage]]", "[dataset]",
            "[scenario]", "[[scenario.script]]", "[[scenario.group]]", "[scenario.load]", "[[factor]]",
            "[[experiment]]", "[experiment.settings]", "[[experiment.storage]]", "[experiment.dataset]",
            "[experiment.scenario]", "[plan]", "[telemetry]", "[analysis]"}) {
        const std::size_t at = text.find(header);
        ASSERT_NE(at, std::string::npos) << header;
        EXPECT_GT(at + 1, last) << header;
        last = at;
    }
}

TEST(TomlWrite, ScriptsAreLiteralBlocksAsWritten)
{
    const std::string sql = "\\set aid random(1, 100000)\nSELECT \"a\\b\" FROM t WHERE x = 'y''z';\n";
    EXPECT_THAT(writeToml(withScript(sql)), testing::HasSubstr("sql = '''\n" + sql + "'''\n"));
}

TEST(TomlWrite, ScriptsThatNoLiteralBlockCanHoldComeBackToo)
{
    for (const std::string& sql :
        {std::string("SELECT ''''quoted''''"), std::string("SELECT '''"), std::string("SELECT 'x'"),
            std::string("a\r\nb"), std::string("bell \a"), std::string("\n\nleading"),
            std::string("\"\"\"\""), std::string("\\"), std::string("nul \0 inside", 12),
            std::string("ends with \\\n"), std::string("\x7f"), std::string("'")}) {
        const Study study = withScript(sql);
        EXPECT_EQ(readToml(writeToml(study), "f").scenario.scripts[0].sql, sql);
    }
}

TEST(TomlWrite, NumbersAreWrittenAsNumbers)
{
    EXPECT_EQ(tomlScalar("250"), "250");
    EXPECT_EQ(tomlScalar("-1"), "-1");
    for (const char* text : {"", "-0", "007", "+1", "1.0", "9223372036854775808", "1_000", "0x1"})
        EXPECT_EQ(tomlScalar(text), '"' + std::string(text) + '"');
    EXPECT_EQ(tomlKey("work_mem"), "work_mem");
    EXPECT_EQ(tomlKey("a.b"), "\"a.b\"");
    EXPECT_EQ(tomlKey(""), "\"\"");
}

TEST(TomlWrite, LoadAndSessionsKeepWhatWasSaid)
{
    Study study;
    study.scenario.load.preset = LoadPreset::Rate;
    study.scenario.latencyLimit = std::chrono::microseconds(500);
    study.scenario.groups = {{"g", "", Duration(0), 3, {}}, {"h", "", {}, {}, 0.5}};
    study.scenario.maxTries = 0;
    const std::string text = writeToml(study);
    EXPECT_THAT(text, HasSubstr("latency_limit = \"500us\""));
    EXPECT_THAT(text, HasSubstr("[[scenario.group]]\nname = \"g\"\nthink_time = \"0s\"\nsessions = 3\n"));
    EXPECT_THAT(text, HasSubstr("preset = \"rate\"\nsessions = 8\nfrom = 5\nto = 181\nsteps = 8\n"));
    study.title = "t";
    EXPECT_TRUE(readToml(writeToml(study), "f") == study);
    study.scenario.load.rate = 0.25;
    EXPECT_THAT(writeToml(study), Not(HasSubstr("from = ")));
    EXPECT_TRUE(readToml(writeToml(study), "f") == study);
}
