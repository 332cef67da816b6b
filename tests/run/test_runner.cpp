// The runner against a real private server: whole plans, stop and resume, pause, failure, refusal.
#include <algorithm>
#include <csignal>

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "run/faults.h"
#include "run/runner.h"
#include "server/faults.h"
#include "server/private_server.h"
#include "store/study_file.h"
#include "store/study_writer.h"
#include "study/experiment.h"
#include "study/plan.h"

using namespace pgduel;

namespace {

constexpr int patience = 120'000; // ms, for a plan on a busy machine

study::Study smallStudy()
{
    study::Study study;
    study.title = "Small";
    study.server.ram = "256 MB";
    study.dataset.scale = 1;
    study.scenario.scripts = {{"select", 1,
        "\\set aid random(1, 100000 * :scale)\n"
        "SELECT abalance FROM pgbench_accounts WHERE aid = :aid;\n",
        "", "", ""}};
    study.scenario.load.preset = study::LoadPreset::List;
    study.scenario.load.list = {2, 4};
    study.scenario.load.stepDuration = study::Duration{1500};
    study.factors = {
        {"shared_buffers", study::FactorTarget::Setting, "shared_buffers", {}, {"25 % RAM", "50 % RAM"}, {}}};
    study.plan.replicates = 1;
    study.plan.order = study::Order::Sequential;
    return study;
}

bool noServerLeft()
{
    const QDir folder(QString::fromStdString(server::serversFolder()));
    return !folder.exists() || folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty();
}

pid_t postmasterPid()
{
    const QDir folder(QString::fromStdString(server::serversFolder()));
    for (const auto& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(folder.filePath(name + QStringLiteral("/data/postmaster.pid")));
        if (file.open(QIODevice::ReadOnly))
            return static_cast<pid_t>(file.readLine().trimmed().toInt());
    }
    return 0;
}

bool hasPoint(const std::vector<measure::Point>& points, int step, const std::string& metric)
{
    for (const auto& point : points)
        if (point.step == step && point.metric == metric)
            return true;
    return false;
}

} // namespace

class TestRunner : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    run::RunRequest request(const QString& name, const study::Study& study) const
    {
        run::RunRequest request;
        request.storePath = folder_.filePath(name).toStdString();
        request.study = study;
        return request;
    }

    static run::Outcome outcome(const QSignalSpy& finished)
    {
        return finished.first().first().value<run::Outcome>();
    }

private slots:
    void initTestCase()
    {
        qRegisterMetaType<run::Outcome>();
        qRegisterMetaType<store::RunState>();
    }

    /// Killed after its first blocks, before the next one was planned.
    void aPlanWithAStopRuleGoesOnBlockByBlock()
    {
        auto study = smallStudy();
        study.plan.order = study::Order::Blocks;
        study.plan.stop = study::StopRule{0.0001, "", 5};
        const auto asked = request(QStringLiteral("stop_rule.pgduel"), study);
        {
            const auto writer = store::StudyWriter::create(asked.storePath, study, 1);
            for (const auto& run : study::planOf(study)) {
                store::RunRecord record;
                record.planned = run;
                writer->beginRun(run.index, record);
                const double speed = 100.0 + 50 * (run.index % 3);
                writer->add(run.index, measure::Point{0, 2, false, "speed", speed, 1000});
                writer->endRun(run.index, store::RunState::Done, std::nullopt, {});
            }
        }
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        QSignalSpy planReady(&runner, &run::Runner::planReady);
        runner.start(asked);
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::AllDone);
        QCOMPARE(planReady.count(), 2); // the window reads the longer plan
        const auto runs = store::StudyFile::open(asked.storePath).runs();
        QCOMPARE(runs.size(), std::size_t(10));
        for (const auto& run : runs)
            QCOMPARE(run.state, store::RunState::Done);
    }

    void aWholePlanIsCarriedOut()
    {
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        QSignalSpy began(&runner, &run::Runner::runBegan);
        std::size_t liveSamples = 0;
        QTimer feed;
        connect(&feed, &QTimer::timeout, &runner, [&] { liveSamples += runner.takeLive().samples.size(); });
        feed.start(200);
        const auto asked = request(QStringLiteral("whole.pgduel"), smallStudy());
        runner.start(asked);
        QVERIFY(runner.active());
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::AllDone);
        QVERIFY(!runner.active());
        QCOMPARE(began.count(), 2);
        QVERIFY(liveSamples > 20);
        QVERIFY(noServerLeft());

        const auto file = store::StudyFile::open(asked.storePath);
        QVERIFY(file.isComplete());
        const auto runs = file.runs();
        QCOMPARE(runs.size(), std::size_t(2));
        for (const auto& run : runs) {
            const auto points = file.points(run.planned.index);
            for (int step = 0; step < 2; ++step)
                for (const auto* metric : {"speed", "latency_p95", "io_waits", "lwlock_waits",
                         "active_sessions", "blocks_read_per_tx", "wal_bytes", "cpu_server", "cpu_driver"})
                    QVERIFY2(hasPoint(points, step, metric), metric);
            QCOMPARE(file.steps(run.planned.index).size(), std::size_t(2));
            QVERIFY(!file.series(run.planned.index, "speed").values.empty());
            for (const auto& point : points)
                if (point.metric == "speed")
                    QVERIFY(point.value > 0 && point.evidence > 0);
        }
        QCOMPARE(
            QString::fromStdString(runs[0].configuration.facts.at("shared_buffers")), QStringLiteral("64MB"));
        QCOMPARE(QString::fromStdString(runs[1].configuration.facts.at("shared_buffers")),
            QStringLiteral("128MB"));
    }

    void aStoppedPlanKeepsWhatItHasAndGoesOn()
    {
        auto study = smallStudy();
        study.scenario.load.list = {3};
        study.scenario.load.stepDuration = study::Duration{3000};
        const auto asked = request(QStringLiteral("stopped.pgduel"), study);
        {
            run::Runner runner;
            QSignalSpy finished(&runner, &run::Runner::finished);
            QElapsedTimer sinceStop;
            connect(&runner, &run::Runner::progressed, &runner, [&](const run::Progress& progress) {
                if (progress.run == 1 && progress.phase == run::Phase::Measuring && !sinceStop.isValid()) {
                    sinceStop.start();
                    runner.stop();
                }
            });
            runner.start(asked);
            QVERIFY(finished.wait(patience));
            QCOMPARE(outcome(finished), run::Outcome::Stopped);
            QVERIFY2(
                sinceStop.elapsed() < 10'000, "sessions close within a second, then the server is removed");
            QVERIFY(noServerLeft());
        }
        {
            const auto runs = store::StudyFile::open(asked.storePath).runs();
            QVERIFY(runs[0].state == store::RunState::Done);
            QVERIFY(runs[1].state == store::RunState::Stopped);
        }
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        QSignalSpy began(&runner, &run::Runner::runBegan);
        run::RunRequest resume;
        resume.storePath = asked.storePath;
        runner.start(resume);
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::AllDone);
        QCOMPARE(began.count(), 1); // the finished run is kept
        QVERIFY(store::StudyFile::open(asked.storePath).isComplete());
    }

    void aPauseHoldsTheNextRun()
    {
        auto study = smallStudy();
        study.scenario.load.list = {1};
        study.scenario.load.stepDuration = study::Duration{1000};
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        QSignalSpy paused(&runner, &run::Runner::pausedChanged);
        QSignalSpy began(&runner, &run::Runner::runBegan);
        connect(&runner, &run::Runner::runBegan, &runner, [&](int run) { runner.pauseAfterRun(run == 0); });
        runner.start(request(QStringLiteral("paused.pgduel"), study));
        QVERIFY(paused.wait(patience));
        QVERIFY(runner.paused());
        QTest::qWait(1500);
        QCOMPARE(began.count(), 1);
        runner.pauseAfterRun(false);
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::AllDone);
        QCOMPARE(began.count(), 2);
    }

    void aConfigurationThatDoesNotStartFailsItsRunsOnly()
    {
        auto study = smallStudy();
        study.scenario.load.list = {1};
        study.scenario.load.stepDuration = study::Duration{1000};
        study.factors[0].levels = {"4 TB", "64 MB"};
        const auto asked = request(QStringLiteral("failed.pgduel"), study);
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        runner.start(asked);
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::RunFailed);
        const auto runs = store::StudyFile::open(asked.storePath).runs();
        QVERIFY(runs[0].state == store::RunState::Failed);
        QCOMPARE(
            QString::fromStdString(runs[0].fault->code), QString::fromLatin1(server::fault::startFailed));
        QVERIFY(QString::fromStdString(runs[0].fault->detail).contains(QStringLiteral("memory")));
        QVERIFY(runs[1].state == store::RunState::Done);
    }

    void aServerThatGoesDownFailsItsRunAndTheNextGoesOn()
    {
        auto study = smallStudy();
        study.scenario.load.list = {3};
        study.scenario.load.stepDuration = study::Duration{3000};
        const auto asked = request(QStringLiteral("down.pgduel"), study);
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        bool killed = false;
        connect(&runner, &run::Runner::progressed, &runner, [&](const run::Progress& progress) {
            if (progress.run != 0 || progress.phase != run::Phase::Measuring || killed)
                return;
            killed = true;
            QTimer::singleShot(1000, &runner, [] { ::kill(postmasterPid(), SIGQUIT); });
        });
        runner.start(asked);
        QVERIFY(finished.wait(patience));
        QVERIFY(killed);
        QCOMPARE(outcome(finished), run::Outcome::RunFailed);
        const auto runs = store::StudyFile::open(asked.storePath).runs();
        QVERIFY(runs[0].state == store::RunState::Failed);
        QVERIFY(runs[0].fault.has_value());
        QVERIFY(runs[1].state == store::RunState::Done);
        QVERIFY(noServerLeft());
    }

    void aFailedTransactionIsToldInTheMarks()
    {
        auto study = smallStudy();
        study.scenario.load.list = {1};
        study.scenario.load.stepDuration = study::Duration{1000};
        study.factors[0].levels = {"64 MB"};
        study.scenario.scripts[0].sql += "\\set dice random(1, 2)\nSELECT 1 / (:dice - 1);\n";
        const auto asked = request(QStringLiteral("errors.pgduel"), study);
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        runner.start(asked);
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::AllDone);
        const auto marks = store::StudyFile::open(asked.storePath).runs()[0].marks;
        QVERIFY(std::any_of(marks.begin(), marks.end(),
            [](const std::string& mark) { return mark.rfind("errors 22012 ", 0) == 0; }));
    }

    void mistakesAreRefusedBeforeAnythingIsMade()
    {
        auto study = smallStudy();
        study.factors[0].key = "shared_bufers";
        const auto asked = request(QStringLiteral("refused.pgduel"), study);
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        runner.start(asked);
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::Refused);
        QVERIFY(!QFile::exists(QString::fromStdString(asked.storePath)));
        QVERIFY(noServerLeft());
    }

    void anotherDefinitionIsRefused()
    {
        auto study = smallStudy();
        study.scenario.scripts[0].weight = 7;
        run::Runner runner;
        QSignalSpy finished(&runner, &run::Runner::finished);
        runner.start(request(QStringLiteral("whole.pgduel"), study));
        QVERIFY(finished.wait(patience));
        QCOMPARE(outcome(finished), run::Outcome::Refused);
        const auto faults = finished.first().at(1).value<std::vector<measure::Fault>>();
        QCOMPARE(QString::fromStdString(faults.at(0).code), QString::fromLatin1(run::fault::otherDefinition));
    }

    void destroyingARunningRunnerEndsCleanly()
    {
        auto runner = std::make_unique<run::Runner>();
        QSignalSpy began(runner.get(), &run::Runner::runBegan);
        runner->start(request(QStringLiteral("destroyed.pgduel"), smallStudy()));
        QVERIFY(began.wait(patience));
        runner.reset();
        QVERIFY(noServerLeft());
    }
};

QTEST_GUILESS_MAIN(TestRunner)
#include "test_runner.moc"
