#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "compare/page_pictures.h"
#include "compare/sample_study.h"
#include "elapsed_axis.h"
#include "plan_box.h"
#include "run_charts.h"
#include "run_header.h"
#include "run_page/run_page.h"
#include "shell/empty_place.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "standing_box.h"
#include "study_state.h"
#include "words/language.h"

using namespace pgduel;
using namespace pgduel::run_page;

/// The page over a study file as a plan leaves it, offscreen; a plan on a real server is tested with the
/// whole window.
class TestRunPage : public QObject {
    Q_OBJECT

    RunPage* page_ = nullptr;
    run::Runner* runner_ = nullptr;
    QTemporaryDir folder_;
    words::LanguageSwitch* languages_ = nullptr;
    shell::Appearance* appearance_ = nullptr;

    QPushButton* button(const QString& text) const
    {
        for (auto* button : page_->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == text)
                return button;
        return nullptr;
    }

    void open(int finished, int replicates = 2)
    {
        const QString name = QStringLiteral("%1-%2.pgduel").arg(finished).arg(replicates);
        const QString path = QFile::exists(folder_.filePath(name))
            ? folder_.filePath(name)
            : sample::writeStudy(folder_, finished, replicates, name);
        page_->setStudyFile(path);
        QTRY_VERIFY(page_->state());
        if (finished > 0)
            QTRY_VERIFY(page_->charts().run());
        if (finished > 1)
            QTRY_VERIFY(page_->charts().ghost());
    }

private slots:
    void initTestCase()
    {
        languages_ = new words::LanguageSwitch(words::Language::English, this);
        appearance_ = new shell::Appearance(*qApp);
        appearance_->setTheme(shell::Theme::Light);
        QVERIFY(folder_.isValid());
    }

    void init()
    {
        languages_->choose(words::Language::English);
        appearance_->setTheme(shell::Theme::Light);
        runner_ = new run::Runner(this);
        page_ = new RunPage(*runner_);
        page_->resize(1180, 720);
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_));
    }

    void cleanup()
    {
        delete page_;
        delete runner_;
    }

    void withoutAStudyFileItOffersToRun()
    {
        auto* place = page_->findChild<shell::EmptyPlace*>();
        QVERIFY(place->isVisible());
        QSignalSpy asked(page_, &RunPage::runRequested);
        QTest::mouseClick(button(QStringLiteral("Run")), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        sample::picture(*page_, QStringLiteral("run-empty"));
    }

    void aFinishedStudyShowsItsLastRunAndItsGhost()
    {
        open(6);
        const auto& charts = page_->charts();
        const auto& runs = page_->state()->runs;
        QCOMPARE(charts.run()->experiment, runs.back().planned.experiment);
        QVERIFY(charts.ghost()->experiment != charts.run()->experiment);
        QCOMPARE(charts.charts().size(), std::size_t(3));
        for (auto* chart : charts.charts()) {
            QCOMPARE(chart->view()->panel().lines.size(), std::size_t(2));
            for (const auto& line : chart->view()->panel().lines)
                QCOMPARE(line.samples->size(), std::size_t(8 * 30)); // 8 steps of 30 samples
        }
        QVERIFY(!button(QStringLiteral("Run")) && !button(QStringLiteral("Resume")));
        QCOMPARE(charts.charts().back()->view()->panel().events.size(), std::size_t(1));
    }

    void bothRunsAlignByLoadStep()
    {
        open(6);
        auto& charts = page_->charts();
        // The runs began at other moments of their clocks, yet the last sample of step i stands at i + 1 in
        // both.
        for (auto* chart : charts.charts())
            for (const auto& line : chart->view()->panel().lines)
                for (std::size_t step = 0; step < 8; ++step)
                    QCOMPARE(line.samples->x(30 * step + 29), double(step + 1));
        auto* byTime = page_->findChild<QToolButton*>(QStringLiteral("byTime"));
        QTest::mouseClick(byTime, Qt::LeftButton);
        QVERIFY(charts.elapsed());
        const auto& panel = charts.charts().front()->view()->panel();
        QCOMPARE(panel.lines.back().samples->x(30),
            31.7); // 30 s of the first step, 0.7 s of opening sessions, 1 s
        QCOMPARE(panel.x.steps[1].begin, 30.7);
        sample::picture(*page_, QStringLiteral("run-elapsed"));
    }

    void theGhostOfACandidateIsTheLatestRunOfTheBaseline()
    {
        open(6);
        const auto& state = *page_->state();
        for (const auto& run : state.runs) {
            const auto& ghost = state.runs[std::size_t(state.ghostOf(run.planned.index))].planned;
            if (run.planned.experiment == state.baseline)
                QVERIFY(ghost.experiment != state.baseline);
            else
                QCOMPARE(ghost.experiment, state.baseline);
            QCOMPARE(ghost.replicate, 1);
        }
    }

    void anInterruptedStudyOffersToResume()
    {
        open(4);
        QSignalSpy asked(page_, &RunPage::runRequested);
        QVERIFY(button(QStringLiteral("Resume")));
        QTest::keyClick(button(QStringLiteral("Resume")), Qt::Key_Space);
        QCOMPARE(asked.count(), 1);
        const QString plan = page_->findChild<PlanBox*>()->text();
        QCOMPARE(plan.count(QStringLiteral("done")), 4);
        QCOMPARE(plan.count(QStringLiteral("planned")), 2);
        sample::picture(*page_, QStringLiteral("run-interrupted"));
    }

    void theStandingIsAtEqualSteps()
    {
        auto path = sample::writeStudy(folder_, 3, 1, QStringLiteral("standing.pgduel"));
        auto state = readState(path.toStdString());
        const int baselineRun = [&] {
            for (const auto& run : state.runs)
                if (run.planned.experiment == 0)
                    return run.planned.index;
            return -1;
        }();
        const int other = (baselineRun + 1) % 3;
        auto& points = state.points[std::size_t(other)];
        points.erase(
            std::remove_if(points.begin(), points.end(), [](const auto& point) { return point.step >= 3; }),
            points.end());
        state.runs[std::size_t(other)].state = store::RunState::Running;
        const auto table = standingOf(state, other, "speed");
        QCOMPARE(table.steps, 3);
        QCOMPARE(table.ofSteps, 8);
        double sum = 0;
        const auto steps = study::stepsOf(sample::study().scenario.load);
        for (std::size_t step = 0; step < 3; ++step)
            sum += sample::valueOf("speed", 0, steps[step].sessions, 0.8);
        QVERIFY(std::abs(*table.rows[0].value - sum / 3) < 1e-6);
        QVERIFY(!table.rows[0].difference);
        const auto& running = table.rows[std::size_t(state.runs[std::size_t(other)].planned.experiment)];
        QVERIFY(running.running && running.difference);
    }

    void aStandingWithoutAFinishedStepHasNoNumbers()
    {
        auto state =
            readState(sample::writeStudy(folder_, 1, 1, QStringLiteral("first.pgduel")).toStdString());
        const auto table = standingOf(state, 1, "speed");
        QCOMPARE(table.steps, 0);
        for (const auto& row : table.rows)
            QVERIFY(!row.value && !row.difference);
    }

    void liveSamplesGrowTheLines()
    {
        open(1);
        auto& charts = page_->charts();
        charts.setRun(NamedTrack{1, QStringLiteral("40 % RAM"), {}});
        run::LiveBatch batch;
        batch.run = 1;
        batch.samples = {{"speed", 900'000, 5}, {"speed", 1'500'000, 100}};
        batch.stepsBegun = {{0, 5, false, 1'000'000, 1'000'000, 3'000'000}};
        charts.feed(batch);
        const auto line = [&charts] { return charts.charts().front()->view()->panel().lines.back().samples; };
        QCOMPARE(line()->size(), std::size_t(1)); // the one from before the first step is dropped
        QCOMPARE(line()->x(0), 0.25);
        batch = {};
        batch.samples = {{"speed", 2'000'000, 110}};
        charts.feed(batch);
        QCOMPARE(line()->x(1), 0.5);
        batch = {};
        batch.stepsEnded = {{0, 5, false, 1'000'000, 1'000'000, 5'000'000}}; // took twice as long as planned
        batch.events = {{2'000'000, "checkpoint", {}}};
        charts.feed(batch);
        QCOMPARE(line()->x(1), 0.25);
        QCOMPARE(charts.charts().back()->view()->panel().events.front().x, 0.25);
    }

    void anotherMetricIsReadAndDrawn()
    {
        open(6);
        auto& charts = page_->charts();
        auto* heading = charts.charts().front()->heading();
        emit heading->menu()->aboutToShow();
        QAction* p95 = nullptr;
        for (auto* action : heading->menu()->actions())
            if (action->text().startsWith(QStringLiteral("Latency p95")))
                p95 = action;
        QVERIFY(p95);
        p95->trigger();
        QCOMPARE(charts.metrics().front(), std::string("latency_p95"));
        const auto lines = [&charts] { return charts.charts().front()->view()->panel().lines; };
        QTRY_VERIFY(
            lines().size() == 2 && lines()[0].samples->size() == 240 && lines()[1].samples->size() == 240);
        heading->menu()->actions().constLast()->trigger(); // take away
        QCOMPARE(charts.charts().size(), std::size_t(2));
    }

    void everythingFollowsTheLanguage()
    {
        open(4);
        languages_->choose(words::Language::Russian);
        QTest::qWait(30); // the event that changes the texts is posted
        QVERIFY(page_->findChild<StandingBox*>()->text().contains(QStringLiteral("ступен")));
        const auto heading = page_->charts().charts().front()->heading()->text();
        QVERIFY2(heading.contains(QStringLiteral("Скорость")), qPrintable(heading));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("run-ru"));
        languages_->choose(words::Language::English);
        QTest::qWait(30); // the event that changes the texts is posted
        QVERIFY(page_->charts().charts().front()->heading()->text().startsWith(QStringLiteral("Speed")));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("run-en"));
        appearance_->setTheme(shell::Theme::Dark);
        QTest::qWait(30);
        sample::picture(*page_, QStringLiteral("run-dark"));
    }

    void everyControlHasANameAndIsReached()
    {
        open(4);
        QCOMPARE(sample::nameless(*page_).join(QLatin1Char('|')), QString());
        page_->activateWindow();
        button(QStringLiteral("Resume"))->setFocus();
        QSet<QWidget*> reached;
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(page_->focusWidget() ? page_->focusWidget() : page_, Qt::Key_Tab);
            reached.insert(page_->focusWidget());
        }
        for (auto* chart : page_->charts().charts())
            QVERIFY(reached.contains(chart->heading()));
    }

    void thePresenterViewIsLargeAndNamesNoMachine()
    {
        open(6);
        page_->resize(1280, 800);
        page_->setPresenting(true);
        QTest::qWait(30);
        QVERIFY(!page_->findChild<RunHeader*>()->isVisible());
        QVERIFY(!page_->findChild<PlanBox*>()->isVisible());
        for (auto* label : page_->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty()) {
                QVERIFY2(QFontInfo(label->font()).pointSizeF() >= 20, qPrintable(label->text()));
                QVERIFY(!label->text().contains(folder_.path()));
            }
        for (auto* chart : page_->charts().charts()) {
            QVERIFY(chart->view()->theme().lineWidth >= 3);
            QVERIFY(QFontInfo(chart->heading()->font()).pixelSize() >= 26);
        }
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("run-present"));
        languages_->choose(words::Language::Russian);
        QTest::qWait(30);
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("run-present-ru"));
        page_->setPresenting(false);
        QVERIFY(page_->findChild<RunHeader*>()->isVisible());
    }

    void theHeaderOffersWhatCanBeDone()
    {
        RunHeader header;
        header.resize(1180, 60);
        header.setTexts(
            QStringLiteral("Block 1 of 2 · run 2 of 6 · 40 % RAM"), QStringLiteral("Step 3 of 8"));
        header.show();
        const auto offered = [&header] {
            QStringList texts;
            for (auto* button : header.findChildren<QPushButton*>())
                if (button->isVisible() && button->isEnabled())
                    texts << button->text();
            return texts;
        };
        const auto in = [&header, &offered](RunMode mode) {
            header.setMode(mode);
            return offered().join(QLatin1Char('|'));
        };
        QCOMPARE(in(RunMode::Running), QStringLiteral("Pause after run|Stop"));
        QCOMPARE(in(RunMode::PausePending), QStringLiteral("Do not pause|Stop"));
        QSignalSpy pause(&header, &RunHeader::pauseRequested);
        QTest::mouseClick(header.findChildren<QPushButton*>().first(), Qt::LeftButton);
        QCOMPARE(pause.first().first().toBool(), false);
        QCOMPARE(in(RunMode::Paused), QStringLiteral("Go on|Stop"));
        QCOMPARE(in(RunMode::Stopping), QString());
        QCOMPARE(in(RunMode::Complete), QString());
        QCOMPARE(in(RunMode::Resumable), QStringLiteral("Resume"));
        QCOMPARE(in(RunMode::Ready), QStringLiteral("Run"));
        header.setMode(RunMode::Running);
        header.setAmount(3, 10);
        languages_->choose(words::Language::Russian);
        QTest::qWait(30);
        QTRY_COMPARE(sample::clipped(header).join(QLatin1Char('|')), QString());
        sample::picture(header, QStringLiteral("run-header-ru"));
    }

    void aFileThatIsNoStudyIsSaid()
    {
        QFile file(folder_.filePath(QStringLiteral("no.pgduel")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing") > 0);
        file.close();
        page_->setStudyFile(file.fileName());
        QTRY_VERIFY(!page_->messages()->text().isEmpty());
        page_->setStudyFile({});
        QVERIFY(page_->messages()->text().isEmpty());
    }
};

QTEST_MAIN(TestRunPage)
#include "test_run_page.moc"
