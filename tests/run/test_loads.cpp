// Kinds of load through a whole run on a real private server: groups, policies, a rate, another program.
#include <algorithm>
#include <map>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "run/preflight.h"
#include "run/runner.h"
#include "scenario_load.h"
#include "store/study_file.h"
#include "workload/faults.h"

using namespace pgduel;

namespace {

constexpr int patience = 120'000; // ms, for a plan on a busy machine
const char* lookUp = "\\set aid random(1, 100000 * :scale)\n"
                     "SELECT abalance FROM pgbench_accounts WHERE aid = :aid;\n";

study::Study oneRun()
{
    study::Study study;
    study.title = "One run";
    study.server.ram = "256 MB";
    study.dataset.scale = 1;
    study.scenario.scripts = {{"select", 1, lookUp, "", "", ""}};
    study.scenario.load.preset = study::LoadPreset::Constant;
    study.scenario.load.sessions = 4;
    study.scenario.load.stepDuration = study::Duration{2000};
    study.plan.replicates = 1;
    return study;
}

using Values = std::map<std::string, double>;

Values pointsOf(const store::StudyFile& file, int step)
{
    Values values;
    for (const auto& point : file.points(0))
        if (point.step == step)
            values[point.metric] = point.value;
    return values;
}

bool hasMark(const store::RunRecord& run, const std::string& beginning)
{
    return std::any_of(run.marks.begin(), run.marks.end(),
        [&](const std::string& mark) { return mark.rfind(beginning, 0) == 0; });
}

std::vector<std::string> codesOf(const study::Study& study)
{
    std::vector<measure::Fault> faults;
    run::summarize(study, 1, faults);
    std::vector<std::string> codes;
    for (const auto& fault : faults)
        codes.push_back(fault.code + " at " + fault.where);
    return codes;
}

} // namespace

class TestLoads : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;

    /// Carries the study out.
    store::StudyFile done(const study::Study& study, run::Outcome wanted = run::Outcome::AllDone)
    {
        run::RunRequest request;
        request.storePath = folder_.filePath(QStringLiteral("%1.pgduel").arg(++files_)).toStdString();
        request.study = study;
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        runner.start(request);
        if (!finished.wait(patience))
            qFatal("the plan did not end");
        const auto outcome = finished.first().first().value<run::Outcome>();
        if (outcome != wanted) {
            for (const auto& fault : finished.first().at(1).value<std::vector<measure::Fault>>())
                qWarning("%s", measure::logLine(fault).c_str());
            qFatal("another outcome than wanted");
        }
        return store::StudyFile::open(request.storePath);
    }

private slots:
    void initTestCase()
    {
        qRegisterMetaType<run::Outcome>();
        qRegisterMetaType<store::RunState>();
    }

    void anOpenLoopKeepsItsRateAndTellsLagAndService()
    {
        auto study = oneRun();
        study.scenario.load.preset = study::LoadPreset::Rate;
        study.scenario.load.list = {50, 150};
        study.scenario.latencyLimit = std::chrono::seconds(1);
        const auto file = done(study);
        for (const auto& [step, rate] : std::map<int, double>{{0, 50}, {1, 150}}) {
            const Values values = pointsOf(file, step);
            QVERIFY2(std::abs(values.at("speed") - rate) < rate / 2,
                qPrintable(QString::number(values.at("speed"))));
            for (const auto* metric :
                {"lag", "service_mean", "service_p99", "latency_mean", "failed", "late", "skipped"})
                QVERIFY2(values.count(metric), metric);
            QVERIFY(values.at("latency_mean") >= values.at("service_mean"));
        }
        QVERIFY(!file.series(0, "lag").values.empty());
    }

    void groupsHaveTheirOwnScriptsConnectionAndThinkTime()
    {
        auto study = oneRun();
        study.scenario.scripts = {{"look up", 1, lookUp, "", "", "readers"},
            {"write", 1,
                "INSERT INTO pgbench_history (tid, bid, aid, delta, filler) VALUES (1, 1, :client_id, 0, "
                "current_setting('application_name'));\n",
                "", "", "writers"},
            {"both", 1, "SELECT 1;\n", "", "", ""}};
        study.scenario.groups = {{"readers", "", {}, 3, {}},
            {"writers", "application_name=the_writers", study::Duration(100), {}, 1}};
        study.scenario.roundTrips = study::RoundTrips::Pipelined;
        const auto file = done(study);
        QVERIFY(pointsOf(file, 0).at("speed") > 100); // the readers do not think
        const auto sessions = file.series(0, "sessions").values;
        QCOMPARE(*std::max_element(sessions.begin(), sessions.end()), 4.0);
    }

    void anErrorIsCountedOrStopsTheRun()
    {
        auto study = oneRun();
        study.scenario.scripts[0].sql += "\\set dice random(1, 200)\nSELECT 1 / (:dice - 1);\n";
        study.scenario.onError = "22012=stop";
        const auto file = done(study, run::Outcome::RunFailed);
        const auto run = file.runs()[0];
        QVERIFY(run.state == store::RunState::Failed);
        QVERIFY(run.fault.has_value());
        QVERIFY(hasMark(run, "errors 22012 "));
        study.scenario.onError = "22=count, stop";
        const auto counted = done(study);
        QVERIFY(pointsOf(counted, 0).at("failed") > 0);
        QVERIFY(pointsOf(counted, 0).at("speed") > pointsOf(counted, 0).at("failed"));
    }

    void aStallIsAnEventAndAMarkOfTheRun()
    {
        auto study = oneRun();
        // All sessions fall asleep together, three seconds after they were opened: by then the load knows
        // what is usual.
        study.scenario.scripts[0].sql = "SELECT pg_sleep(CASE WHEN clock_timestamp() - backend_start BETWEEN "
                                        "'3 s' AND '4 s' THEN 2 ELSE 0.005 "
                                        "END) FROM pg_stat_get_activity(pg_backend_pid());\n";
        study.scenario.load.stepDuration = study::Duration{7000};
        const auto file = done(study);
        const auto events = file.events(0);
        const auto stall = std::find_if(
            events.begin(), events.end(), [](const measure::Event& event) { return event.kind == "stall"; });
        QVERIFY(stall != events.end());
        QVERIFY2(std::stoi(stall->text) >= 1000, stall->text.c_str());
        QVERIFY(hasMark(file.runs()[0], "stalls "));
    }

    void pgbenchMakesTheLoad()
    {
        auto study = oneRun();
        study.scenario.kind = study::ScenarioKind::Command;
        study.scenario.scripts.clear();
        study.scenario.command = {"pgbench", "-n", "-S", "-M", "prepared", "-c", "{sessions}", "-T",
            "{seconds}", "-P", "1", "-R", "200"};
        study.scenario.load.preset = study::LoadPreset::List;
        study.scenario.load.list = {2, 4};
        study.server.settings["wal_compression"] = "on"; // which the server calls pglz from version 15 on
        const auto file = done(study);
        for (int step = 0; step < 2; ++step) {
            const Values values = pointsOf(file, step);
            QVERIFY2(
                std::abs(values.at("speed") - 200) < 100, qPrintable(QString::number(values.at("speed"))));
            for (const auto* metric : {"latency_mean", "lag", "io_waits", "active_sessions", "cpu_driver",
                     "cpu_server", "blocks_read_per_tx"})
                QVERIFY2(values.count(metric), metric);
            QVERIFY(values.at("cpu_driver") > 0);
        }
        QCOMPARE(file.steps(0).size(), std::size_t(2));
        QCOMPARE(file.steps(0)[1].sessions, 4);
        QVERIFY(file.series(0, "speed").values.size() >= 2);
        QVERIFY(hasMark(file.runs()[0], "external_engine pgbench"));
    }

    void aProgramThatFailsIsAFailedRun()
    {
        auto study = oneRun();
        study.scenario.kind = study::ScenarioKind::Command;
        study.scenario.scripts.clear();
        study.scenario.command = {"pgbench", "-n", "-T", "{seconds}", "-P", "1", "-f", "/no/such/script"};
        const auto run = done(study, run::Outcome::RunFailed).runs()[0];
        QVERIFY(run.state == store::RunState::Failed);
        QCOMPARE(
            QString::fromStdString(run.fault->code), QString::fromLatin1(workload::fault::commandFailed));
        QCOMPARE(run.fault->args, (std::vector<std::string>{"pgbench", "1"}));
        QVERIFY(QString::fromStdString(run.fault->detail).contains(QStringLiteral("/no/such/script")));
    }

    void whatCannotBeRunIsToldBeforeAnythingIsMade()
    {
        auto study = oneRun();
        study.scenario.scripts[0].sql = "SELECT :missing;\n";
        QCOMPARE(codesOf(study), (std::vector<std::string>{"workload.undefined_variable at select:1:8"}));
        study = oneRun();
        study.scenario.scripts = {
            {"one", 1, "\\set x 1\nSELECT :x;\n", "", "", "a"}, {"two", 1, "SELECT :x;\n", "", "", "b"}};
        study.scenario.groups = {{"a", "", {}, {}, {}}, {"b", "", {}, {}, {}}};
        QCOMPARE(codesOf(study), (std::vector<std::string>{"workload.undefined_variable at two:1:8"}));
        study = oneRun();
        study.scenario.scripts[0].sql = "COPY t FROM STDIN;\nSELECT 1 \\gset\n";
        study.scenario.roundTrips = study::RoundTrips::Pipelined;
        QCOMPARE(codesOf(study),
            (std::vector<std::string>{
                "workload.copy_unsupported at select:1:1", "workload.not_in_one_pipeline at select:2:1"}));
        study = oneRun();
        study.scenario.kind = study::ScenarioKind::Command;
        study.scenario.scripts.clear();
        study.scenario.command = {"no-such-program-of-anybody"};
        study.scenario.progress = "pgbench";
        QCOMPARE(codesOf(study), (std::vector<std::string>{"workload.command_not_started at "}));
        study = oneRun();
        study.server.ram.clear();
        study.factors = {
            {"b", study::FactorTarget::Setting, "shared_buffers", {}, {"64 MB", "65536 kB"}, {}}};
        QCOMPARE(codesOf(study), (std::vector<std::string>{"study.level_same at factor[1].levels[2]"}));
    }

    void theServersPasswordGoesToNoOtherHost()
    {
        const std::string server = "host=/tmp/socket port=5433 user=pgduel password=secret";
        QCOMPARE(run::groupConninfo(server, ""), std::string());
        for (const std::string other : {"host=elsewhere", "service=standby", "postgresql://there/db"})
            QCOMPARE(run::groupConninfo(server, other), other);
        QCOMPARE(run::groupConninfo(server, "options='-c jit=off'"),
            std::string(
                "host='/tmp/socket' options='-c jit=off' password='secret' port='5433' user='pgduel'"));
    }
};

QTEST_GUILESS_MAIN(TestLoads)
#include "test_loads.moc"
