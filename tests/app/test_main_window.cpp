// The real window, offscreen, with a real PostgreSQL: run, ghost, language in the middle of a run, stop,
// close.
#include <algorithm>

#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "chart/line_chart.h"
#include "compare/compare_page.h"
#include "design/design_page.h"
#include "run_page/run_page.h"
#include "server/private_server.h"
#include "study/toml.h"
#include "window/main_window.h"

using namespace pgduel;

namespace {

constexpr int patience = 120'000; // ms

study::Study smallStudy()
{
    study::Study study;
    study.title = "Small race";
    study.server.ram = "256 MB";
    study.dataset.scale = 1;
    study.scenario.scripts = {{"select", 1,
        "\\set aid random(1, 100000)\n"
        "SELECT abalance FROM pgbench_accounts WHERE aid = :aid;\n",
        "", "", ""}};
    study.scenario.load.preset = study::LoadPreset::List;
    study.scenario.load.list = {2, 4};
    study.scenario.load.stepDuration = study::Duration{2500};
    study.factors = {
        {"shared_buffers", study::FactorTarget::Setting, "shared_buffers", {}, {"25 % RAM", "50 % RAM"}, {}}};
    study.plan.order = study::Order::Sequential;
    return study;
}

bool noServerLeft()
{
    const QDir folder(QString::fromStdString(server::serversFolder()));
    return !folder.exists() || folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty();
}

bool drawn(const chart::Line& line)
{
    return (line.samples && !line.samples->empty()) || !line.points.empty();
}

/// The charts of the run page that have a drawn line of this role.
int chartsWith(const run_page::RunPage& page, chart::LineRole role)
{
    const auto charts = page.findChildren<chart::LineChartView*>();
    return static_cast<int>(
        std::count_if(charts.begin(), charts.end(), [role](const chart::LineChartView* view) {
            const auto& lines = view->panel().lines;
            return std::any_of(lines.begin(), lines.end(),
                [role](const chart::Line& line) { return line.role == role && drawn(line); });
        }));
}

QStringList textsOf(const QWidget& window)
{
    QStringList texts;
    for (const auto* label : window.findChildren<QLabel*>())
        texts << label->text();
    for (const auto* button : window.findChildren<QAbstractButton*>())
        texts << button->text();
    return texts;
}

bool hasCyrillic(const QStringList& texts)
{
    static const QRegularExpression cyrillic(QStringLiteral("[а-яА-Я]"));
    return std::any_of(
        texts.begin(), texts.end(), [](const QString& text) { return text.contains(cyrillic); });
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<words::LanguageSwitch> languages_;
    std::unique_ptr<shell::Appearance> appearance_;
    std::unique_ptr<app::MainWindow> window_;

    QString definition(const QString& name, const study::Study& study)
    {
        const QString path = folder_.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write the definition");
        file.write(QByteArray::fromStdString(study::writeToml(study)));
        return path;
    }

    void open(const QString& path)
    {
        QSignalSpy opened(&window_->document(), &shell::StudyDocument::opened);
        window_->openStudy(path);
        QVERIFY(opened.wait(10'000));
    }

private slots:
    void init()
    {
        settings_ = std::make_unique<QSettings>(
            folder_.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        languages_ = std::make_unique<words::LanguageSwitch>(words::Language::English);
        appearance_ = std::make_unique<shell::Appearance>(*qApp);
        window_ = std::make_unique<app::MainWindow>(*settings_, *languages_, *appearance_);
        window_->show();
    }

    void cleanup()
    {
        window_.reset();
        appearance_.reset();
        languages_.reset();
    }

    void aRaceFromStartToComparison()
    {
        open(definition(QStringLiteral("race.study.toml"), smallStudy()));
        QCOMPARE(window_->step(), shell::Step::Design);
        QSignalSpy ended(&window_->control(), &app::RunControl::ended);
        QSignalSpy runEnded(&window_->control().runner(), &run::Runner::runEnded);
        window_->run();
        QCOMPARE(window_->step(), shell::Step::Run);
        auto& page = window_->runPage();

        QTRY_COMPARE_WITH_TIMEOUT(chartsWith(page, chart::LineRole::Main), 3, patience);
        QCOMPARE(chartsWith(page, chart::LineRole::Ghost), 0); // there is no rival yet
        QVERIFY(runEnded.count() == 0);

        QVERIFY(runEnded.wait(patience));
        QTRY_COMPARE_WITH_TIMEOUT(chartsWith(page, chart::LineRole::Ghost), 3, patience);

        window_->toggleLanguage(); // in the middle of the second run
        QTRY_VERIFY(hasCyrillic(textsOf(*window_)));
        QVERIFY(window_->control().running());
        QVERIFY(ended.count() > 0 || ended.wait(patience));
        QCOMPARE(ended.first().first().value<run::Outcome>(), run::Outcome::AllDone);
        window_->toggleLanguage();

        window_->showStep(shell::Step::Compare);
        QTRY_VERIFY_WITH_TIMEOUT(window_->comparePage().hasResults(), 10'000);
        const auto* results = window_->comparePage().results();
        QCOMPARE(results->finishedRuns(0), 1);
        QCOMPARE(results->finishedRuns(1), 1);
        QCOMPARE(results->comparison(0, 1, "speed").points.size(), std::size_t(2));
        QVERIFY(noServerLeft());
    }

    void stopEndsSoonAndKeepsWhatThereIs()
    {
        auto study = smallStudy();
        study.scenario.load.stepDuration = study::Duration{20'000};
        open(definition(QStringLiteral("stop.study.toml"), study));
        QSignalSpy ended(&window_->control(), &app::RunControl::ended);
        window_->run();
        QTRY_COMPARE_WITH_TIMEOUT(chartsWith(window_->runPage(), chart::LineRole::Main), 3, patience);
        QElapsedTimer since;
        since.start();
        window_->control().stop();
        QVERIFY(ended.wait(10'000)); // sessions within a second, then the server goes
        QCOMPARE(ended.first().first().value<run::Outcome>(), run::Outcome::Stopped);
        QVERIFY(noServerLeft());
        QVERIFY(chartsWith(window_->runPage(), chart::LineRole::Main) > 0);
    }

    void aStopWhileTheRunStartsIsNotLost()
    {
        open(definition(QStringLiteral("early.study.toml"), smallStudy()));
        QSignalSpy ended(&window_->control(), &app::RunControl::ended);
        window_->run();
        window_->control().stop(); // before the event loop has gone round
        QVERIFY(window_->control().running());
        QVERIFY(ended.wait(10'000));
        QCOMPARE(ended.first().first().value<run::Outcome>(), run::Outcome::Stopped);
        QVERIFY(!window_->control().running());
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("early.pgduel"))));
    }

    void closingDuringARunAsksAndEndsCleanly()
    {
        open(definition(QStringLiteral("close.study.toml"), smallStudy()));
        QSignalSpy ended(&window_->control(), &app::RunControl::ended);
        window_->run();
        QTRY_VERIFY_WITH_TIMEOUT(
            window_->control().runner().progress().phase == run::Phase::Measuring, patience);
        int asked = 0;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                ++asked;
                box->button(QMessageBox::Yes)->click();
            }
        });
        answer.start(50);
        window_->close();
        QCOMPARE(asked, 1);
        QVERIFY(ended.count() > 0 || ended.wait(20'000));
        QTRY_VERIFY(!window_->isVisible());
        QVERIFY(noServerLeft());
    }

    void theWindowStaysResponsiveWhileServersStart()
    {
        open(definition(QStringLiteral("busy.study.toml"), smallStudy()));
        qint64 longest = 0;
        QElapsedTimer since;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, since.restart()); });
        QSignalSpy began(&window_->control().runner(), &run::Runner::runBegan);
        window_->run();
        since.start();
        beat.start(10);
        QVERIFY(began.wait(patience));
        window_->control().stop();
        QSignalSpy ended(&window_->control(), &app::RunControl::ended);
        QVERIFY(ended.wait(20'000));
        QVERIFY2(longest < 1000, qPrintable(QStringLiteral("blocked for %1 ms").arg(longest)));
    }

    void presenterHidesAllButChartsAndStanding()
    {
        open(definition(QStringLiteral("present.study.toml"), smallStudy()));
        window_->setPresenting(true);
        QVERIFY(window_->presenting());
        QTest::keyClick(window_.get(), Qt::Key_L);
        QCOMPARE(languages_->shown(), words::Language::Russian);
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(!window_->presenting());
        languages_->choose(words::Language::English);
    }

    void aFileThatIsNoStudyIsSaidOnTheStartPage()
    {
        const QString path = folder_.filePath(QStringLiteral("broken.pgduel"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a study");
        file.close();
        window_->openStudy(path);
        QTRY_VERIFY(textsOf(*window_).join(QLatin1Char(' ')).contains(QStringLiteral("broken.pgduel")));
        QVERIFY(!window_->document().isOpen());
    }
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
