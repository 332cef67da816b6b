#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include "chart/difference_chart.h"
#include "chart/line_chart.h"
#include "compare/compare_page.h"
#include "compare/study_pictures.h"
#include "compare_bar.h"
#include "conclusions_view.h"
#include "export_dialog.h"
#include "facts_panel.h"
#include "page_pictures.h"
#include "pair_charts.h"
#include "point_table.h"
#include "progress_view.h"
#include "sample_study.h"
#include "shell/empty_place.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "words/language.h"
#include "words/verdict_words.h"

using namespace pgduel;
using namespace pgduel::compare;

/// The page over a study with three levels and two blocks, as a person uses it, offscreen.
class TestComparePage : public QObject {
    Q_OBJECT

    ComparePage* page_ = nullptr;
    QTemporaryDir folder_;
    QString whole_, one_;
    words::LanguageSwitch* languages_ = nullptr;
    shell::Appearance* appearance_ = nullptr;

    void open(const QString& path)
    {
        page_->setStudyFile(path);
        QTRY_VERIFY(page_->results());
    }

    QList<chart::LineChartView*> lineCharts() const
    {
        QList<chart::LineChartView*> shown;
        for (auto* view : page_->findChildren<chart::LineChartView*>())
            if (view->isVisible())
                shown << view;
        return shown;
    }

    chart::DifferenceChartView* difference() const
    {
        return page_->findChild<PairCharts*>()->findChild<chart::DifferenceChartView*>();
    }

    QAction* action(const QString& text) const
    {
        for (auto* action : page_->findChildren<QAction*>())
            if (action->text() == text)
                return action;
        return nullptr;
    }

    QString allTexts() const
    {
        QStringList texts;
        for (auto* label : page_->findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }

private slots:
    void initTestCase()
    {
        languages_ = new words::LanguageSwitch(words::Language::English, this);
        appearance_ = new shell::Appearance(*qApp);
        whole_ = sample::writeStudy(folder_, 12, 4, QStringLiteral("whole.pgduel"));
        one_ = sample::writeStudy(folder_, 3, 1, QStringLiteral("one.pgduel"));
    }

    void init()
    {
        languages_->choose(words::Language::English);
        appearance_->setTheme(shell::Theme::Light);
        page_ = new ComparePage;
        page_->resize(1180, 720);
        page_->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(page_));
    }

    void cleanup() { delete page_; }

    void withoutResultsItSaysWhatWillStandHere()
    {
        auto* place = page_->findChild<shell::EmptyPlace*>();
        QVERIFY(place->isVisible());
        QVERIFY(allTexts().contains(QStringLiteral("Nothing to compare yet")));
        sample::picture(*page_, QStringLiteral("compare-empty"));
    }

    void thePairsOfTheStudyAreSteppedThrough()
    {
        open(whole_);
        QList<QPair<int, int>> seen;
        for (int i = 0; i < 3; ++i) {
            seen << qMakePair(page_->baseline(), page_->candidate());
            QTest::keyClick(page_, Qt::Key_Right, Qt::ControlModifier);
        }
        QCOMPARE(seen, (QList<QPair<int, int>>{{0, 1}, {1, 2}, {0, 2}}));
        QCOMPARE(qMakePair(page_->baseline(), page_->candidate()), seen.first());
    }

    void theDifferenceOnTheChartIsTheOneOfTheNumbers()
    {
        open(whole_);
        const auto& comparison = difference()->panel().comparison;
        QCOMPARE(comparison.points.size(), std::size_t(8));
        double sum = 0;
        for (const auto& step : study::stepsOf(sample::study().scenario.load)) {
            // Two replicates, 0.8 % up and down: their mean is the value itself.
            const double a = sample::valueOf("speed", 0, step.sessions, 0);
            const double b = sample::valueOf("speed", 1, step.sessions, 0);
            const double expected = (b - a) / a;
            sum += expected;
            QVERIFY(std::abs(*comparison.points[std::size_t(step.index)].difference - expected) < 1e-9);
        }
        QVERIFY(std::abs(*comparison.mean - sum / 8) < 1e-9);
        QTest::keyClick(page_, Qt::Key_X);
        QVERIFY(*difference()->panel().comparison.mean < 0); // it was above
        QCOMPARE(page_->baseline(), 1);
    }

    void eachMetricHasItsOwnWords()
    {
        open(whole_);
        page_->choose(0, 2, "speed");
        QVERIFY(allTexts().contains(QStringLiteral("Better by")));
        page_->choose(0, 1, "lwlock_waits");
        QVERIFY(allTexts().contains(QStringLiteral("More by")));
        QVERIFY(!allTexts().contains(QStringLiteral("worse")));
        QCOMPARE(difference()->panel().comparison.thinPoints, 2);
        for (const auto& metric : sample::metrics()) {
            page_->choose(0, 1, metric);
            QVERIFY(!allTexts().contains(QStringLiteral("significan"), Qt::CaseInsensitive));
        }
    }

    void theVerdictHasItsIntervalAndItsFacts()
    {
        open(whole_);
        page_->choose(0, 1, "lwlock_waits");
        const auto& verdict = page_->analysis()->verdict;
        QCOMPARE(verdict.kind, analysis::VerdictKind::More);
        QVERIFY(allTexts().contains(words::verdictHeadline(verdict)));
        QVERIFY(allTexts().contains(words::intervalText(verdict)));
        QVERIFY(allTexts().contains(words::sampleText(verdict)));
        QCOMPARE(difference()->panel().intervals.size(), std::size_t(8));
        QVERIFY(difference()->panel().intervals[4]);
        const QString fact = QStringLiteral("Estimate:"), run = QStringLiteral("A, block 1:");
        QVERIFY(!allTexts().contains(fact));
        QPushButton* why = nullptr;
        for (auto* button : page_->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Why?"))
                why = button;
        QVERIFY(why);
        why->click();
        QVERIFY(allTexts().contains(fact) && allTexts().contains(run));
        QTest::qWait(50);
        sample::picture(*page_, QStringLiteral("compare-why"));
        why->click();
        // The other way round it is the same verdict turned.
        page_->swap();
        QCOMPARE(page_->analysis()->verdict.kind, analysis::VerdictKind::Fewer);
    }

    void theConclusionsStandOnTheirTabAndAreCopied()
    {
        open(whole_);
        auto* tabs = page_->findChild<QTabWidget*>();
        auto* view = page_->findChild<ConclusionsView*>();
        QVERIFY(!view->isVisible());
        tabs->setCurrentWidget(view);
        QVERIFY(view->isVisible());
        QVERIFY2(view->text().contains(QStringLiteral("Speed: the largest gain over 25 % RAM is")),
            qPrintable(view->text()));
        for (const QString& sentence : view->text().split(QLatin1Char('\n')))
            QVERIFY2(allTexts().contains(sentence), qPrintable(sentence));
        QTest::qWait(50);
        sample::picture(*page_, QStringLiteral("compare-conclusions-en"));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        languages_->choose(words::Language::Russian);
        QTest::qWait(50);
        QVERIFY(tabs->tabText(tabs->currentIndex()) == QStringLiteral("Выводы"));
        QVERIFY2(view->text().contains(QStringLiteral("наибольший выигрыш")), qPrintable(view->text()));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("compare-conclusions-ru"));
        for (auto* button : view->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Копировать"))
                button->click();
        QCOMPARE(QApplication::clipboard()->text(), view->text());
        QVERIFY(!page_->messages()->text().isEmpty());
    }

    void oneRunWarnsBeforeAllElse()
    {
        open(one_);
        const QString text = page_->findChild<ConclusionsView*>()->text();
        QVERIFY2(text.startsWith(QStringLiteral("One run per configuration")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("largest gain")), qPrintable(text));
    }

    void progressHasBothCurvesAndTheirSpeedUp()
    {
        open(whole_);
        auto* view = page_->findChild<ProgressView*>();
        page_->findChild<QTabWidget*>()->setCurrentWidget(view);
        page_->choose(0, 2, "speed");
        QTest::qWait(50);
        auto* lines = view->findChild<chart::LineChartView*>();
        auto* speedUp = view->findChild<chart::DifferenceChartView*>();
        QCOMPARE(lines->panel().lines.size(), std::size_t(2 + 2 * 4)); // means, and four runs each
        const auto& panel = speedUp->panel();
        QVERIFY(panel.comparison.points.size() >= 12);
        QVERIFY(panel.comparison.points.front().difference && panel.intervals.front());
        // The faster one did more in the same time: at its last mark the slower one never was.
        const auto last = panel.intervals.back();
        QVERIFY(!panel.comparison.points.back().difference && last);
        QVERIFY(std::isinf(last->high) && std::isfinite(last->low));
        QVERIFY(allTexts().contains(QStringLiteral("the speed-up is at least")));
        QCOMPARE(view->findChild<QTableWidget*>()->rowCount(), int(panel.comparison.points.size()));
        sample::picture(*page_, QStringLiteral("compare-progress-en"));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        QCOMPARE(sample::nameless(*page_).join(QLatin1Char('|')), QString());
        const std::size_t marks = panel.comparison.points.size();
        view->setKind(SpeedUpKind::Chunks);
        QCOMPARE(speedUp->panel().comparison.points.size(), marks);
        view->setKind(SpeedUpKind::EqualTime);
        QVERIFY(*speedUp->panel().comparison.points.back().difference > 0);
        languages_->choose(words::Language::Russian);
        QTest::qWait(50);
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("compare-progress-ru"));
        const auto reading = page_->results();
        const auto file = store::StudyFile::open(whole_.toStdString());
        const auto picture =
            progressPicture(*reading, exchange::StudyProgress(file, *reading), 0, 2, SpeedUpKind::EqualWork);
        QCOMPARE(picture.fileName, QStringLiteral("progress-a-c"));
        QCOMPARE(picture.spec.panels.size(), std::size_t(2));
    }

    void theNoiseOfTheRunsIsHandedOn()
    {
        QSignalSpy seen(page_, &ComparePage::noiseSeen);
        open(whole_);
        QTRY_VERIFY(seen.count() > 0);
        page_->setStudyFile({});
        QVERIFY(!seen.last().at(0).value<std::optional<double>>());
    }

    void oneRunEachIsSaid()
    {
        open(one_);
        QVERIFY(allTexts().contains(QStringLiteral("one run per configuration"), Qt::CaseInsensitive));
    }

    void sideBySideHasAChartForEach()
    {
        open(whole_);
        QCOMPARE(lineCharts().size(), 1);
        action(QStringLiteral("A and B side by side"))->trigger();
        QCOMPARE(lineCharts().size(), 2);
        const auto charts = lineCharts();
        QCOMPARE(charts[0]->panel().y.has_value(), true);
        QCOMPARE(*charts[0]->panel().y, *charts[1]->panel().y);
        QVERIFY(charts[0]->panel().lines.front().experiment != charts[1]->panel().lines.front().experiment);
        QTest::qWait(50);
        sample::picture(*page_, QStringLiteral("compare-side-by-side"));
        action(QStringLiteral("A and B side by side"))->trigger();
        QCOMPARE(lineCharts().size(), 1);
    }

    void theSameScaleStaysWhenThePairChanges()
    {
        open(whole_);
        action(QStringLiteral("The same scales for all pairs"))->trigger();
        const auto lines = lineCharts().front()->panel().y;
        const auto differences = difference()->panel().y;
        QVERIFY(lines && differences);
        page_->nextPair();
        QCOMPARE(lineCharts().front()->panel().y, lines);
        QCOMPARE(difference()->panel().y, differences);
        sample::picture(*page_, QStringLiteral("compare-same-scale"));
    }

    void theTableHoldsTheSameNumbersAndIsCopied()
    {
        open(whole_);
        auto* table = page_->findChild<PointTable*>();
        QVERIFY(!table->isVisible());
        QTest::keyClick(page_, Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 8);
        const auto header =
            table->model()->headerData(items::PointTableModel::Baseline, Qt::Horizontal).toString();
        QVERIFY2(header.startsWith(QStringLiteral("25 % RAM")), qPrintable(header));
        table->selectRow(7);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral("25 % RAM")) && copied.contains(QStringLiteral("\t181\t")),
            qPrintable(copied));
        QTest::qWait(50);
        sample::picture(*page_, QStringLiteral("compare-table"));
    }

    void everythingFollowsTheLanguage()
    {
        open(whole_);
        page_->choose(0, 2, "speed");
        QTest::qWait(50);
        sample::picture(*page_, QStringLiteral("compare-en"));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        languages_->choose(words::Language::Russian);
        QTest::qWait(50);
        QVERIFY(allTexts().contains(QStringLiteral("Лучше на")));
        QVERIFY(!allTexts().contains(QStringLiteral("Better")));
        sample::picture(*page_, QStringLiteral("compare-ru"));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        page_->choose(0, 2, "lwlock_waits");
        QTest::qWait(50);
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("compare-ru-lwlock"));
        appearance_->setTheme(shell::Theme::Dark);
        QTest::qWait(50);
        sample::picture(*page_, QStringLiteral("compare-dark"));
    }

    void thePresenterViewIsLargeAndNamesNoMachine()
    {
        open(whole_);
        page_->resize(1280, 800);
        page_->setPresenting(true);
        QTest::qWait(50);
        for (auto* label : page_->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                QVERIFY2(QFontInfo(label->font()).pointSizeF() >= 20, qPrintable(label->text()));
        for (auto* view : lineCharts())
            QVERIFY(view->theme().lineWidth >= 3);
        QVERIFY(!allTexts().contains(folder_.path()));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("compare-present"));
        languages_->choose(words::Language::Russian);
        QTest::qWait(50);
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("compare-present-ru"));
        QTest::keyClick(page_, Qt::Key_Right);
        QCOMPARE(page_->baseline(), 1);
        page_->setPresenting(false);
        QVERIFY(page_->findChild<CompareBar*>()->isVisible());
    }

    void everyControlHasAName()
    {
        open(whole_);
        QCOMPARE(sample::nameless(*page_).join(QLatin1Char('|')), QString());
    }

    void theExportDialogTellsThePixels()
    {
        for (const auto language : {words::Language::English, words::Language::Russian}) {
            languages_->choose(language);
            ExportDialog dialog(page_);
            dialog.show();
            QCOMPARE(dialog.size().width, 1600);
            for (auto* radio : dialog.findChildren<QAbstractButton*>())
                if (radio->text() == QStringLiteral("On paper"))
                    QTest::mouseClick(radio, Qt::LeftButton);
            if (language == words::Language::English)
                QCOMPARE(dialog.size().width, 1890); // 16 cm at 300 DPI
            QTRY_COMPARE(sample::clipped(dialog).join(QLatin1Char('|')), QString());
            QCOMPARE(sample::nameless(dialog).join(QLatin1Char('|')), QString());
            sample::picture(dialog, QStringLiteral("export-") + words::languageCode(language));
        }
    }

    void theStudysPicturesAreAllMade()
    {
        open(whole_);
        const auto pictures = studyPictures(*page_->results());
        QCOMPARE(pictures.size(), std::size_t(3 * (1 + 3))); // per metric: all lines, and each of three pairs
        QVERIFY(sourceLine(*page_->results()).contains(QStringLiteral("PostgreSQL 15.18")));
    }

    void readingTheFileAgainKeepsTheChoice()
    {
        open(whole_);
        page_->choose(1, 2, "latency_p95");
        page_->setStudyFile(whole_);
        QTest::qWait(300);
        QCOMPARE(page_->baseline(), 1);
        QCOMPARE(page_->candidate(), 2);
        QCOMPARE(page_->metric(), std::string("latency_p95"));
    }

    void aFileThatIsNoStudyIsSaid()
    {
        QFile file(folder_.filePath(QStringLiteral("no.pgduel")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing") > 0);
        file.close();
        page_->setStudyFile(file.fileName());
        QTRY_VERIFY(!page_->messages()->text().isEmpty());
    }
};

QTEST_MAIN(TestComparePage)
#include "test_compare_page.moc"
