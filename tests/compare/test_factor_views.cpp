// All pairs, heat map and effects of the compare page, as a person uses them, offscreen.
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

#include "compare/compare_page.h"
#include "factor_study.h"
#include "factor_view.h"
#include "grid_table.h"
#include "matrix_view.h"
#include "page_pictures.h"
#include "sample_study.h"
#include "shell/style.h"
#include "words/language.h"

using namespace pgduel;
using namespace pgduel::compare;
using chart::Tone;

class TestFactorViews : public QObject {
    Q_OBJECT

    ComparePage* page_ = nullptr;
    QTemporaryDir folder_;
    QString factors_, oneFactor_;
    words::LanguageSwitch* languages_ = nullptr;
    shell::Appearance* appearance_ = nullptr;

    void open(const QString& path)
    {
        page_->setStudyFile(path);
        QTRY_VERIFY(page_->results());
    }

    template <class View> View* show()
    {
        auto* view = page_->findChild<View*>();
        page_->findChild<QTabWidget*>()->setCurrentWidget(view);
        return view;
    }

    FactorView* showFactors()
    {
        auto* view = show<FactorView>();
        [&] { QTRY_VERIFY(view->facts()); }();
        return view;
    }

    static QString texts(const QWidget& widget)
    {
        QStringList all;
        for (const auto* label : widget.findChildren<QLabel*>())
            all << label->text();
        return all.join(QLatin1Char('\n')).replace(QChar(0x00A0), QLatin1Char(' '));
    }

private slots:
    void initTestCase()
    {
        languages_ = new words::LanguageSwitch(words::Language::English, this);
        appearance_ = new shell::Appearance(*qApp);
        factors_ = sample::writeFactorStudy(folder_);
        oneFactor_ = sample::writeStudy(folder_, 12, 4, QStringLiteral("one-factor.pgduel"));
    }

    void init()
    {
        languages_->choose(words::Language::English);
        appearance_->setTheme(shell::Theme::Light);
        page_ = new ComparePage;
        page_->resize(1280, 760);
        page_->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(page_));
    }

    void cleanup() { delete page_; }

    void theMatrixShowsEveryPairBothWays()
    {
        open(oneFactor_);
        auto* view = show<MatrixView>();
        const auto& grid = view->findChild<GridTable*>()->grid();
        QCOMPARE(grid.rows.size(), 3);
        for (int a = 0; a < 3; ++a)
            for (int b = 0; b < 3; ++b)
                QCOMPARE(grid.cells[std::size_t(a)][std::size_t(b)].text.isEmpty(), a == b);
        QVERIFY(grid.cells[0][2].text.startsWith(QLatin1Char('+')));
        QVERIFY(grid.cells[0][2].tip.contains(QStringLiteral("confidence interval")));
        QVERIFY(grid.cells[2][0].text.startsWith(QChar(0x2212)));
        sample::picture(*page_, QStringLiteral("matrix-en"));
    }

    void aCellOfTheMatrixChoosesItsPairByMouseAndKey()
    {
        open(oneFactor_);
        auto* table = show<MatrixView>()->findChild<GridTable*>();
        const auto cell = table->model()->index(2, 1);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
        QCOMPARE(page_->baseline(), 2);
        QCOMPARE(page_->candidate(), 1);
        QTest::keyClick(table, Qt::Key_Up);
        QTest::keyClick(table, Qt::Key_Left);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(page_->baseline(), 1);
        QCOMPARE(page_->candidate(), 0);
        QTest::keyClick(table, Qt::Key_Right); // the diagonal is no pair
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(page_->candidate(), 0);
    }

    void theMapMarksWhatWinsAndWhatIsNotThere()
    {
        open(factors_);
        auto* view = showFactors();
        const auto& grid = view->findChild<GridTable*>()->grid();
        QCOMPARE(grid.columns.size(), 4);
        QCOMPARE(grid.rows.size(), 3);
        QCOMPARE(grid.cells[0][0].text, QStringLiteral("baseline"));
        QVERIFY(grid.cells[2][2].tone == Tone::Gain && grid.cells[2][2].framed);
        QVERIFY(grid.cells[0][2].tone == Tone::Loss && !grid.cells[0][2].framed);
        QCOMPARE(grid.cells[0][3].text, QStringLiteral("left out"));
        QCOMPARE(grid.cells[2][3].text, QStringLiteral("no run"));
        const QString text = texts(*view);
        QVERIFY2(text.contains(QStringLiteral("workers = 4 against 0: better at deleted = 100000")),
            qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Break-even level")));
        QVERIFY(text.contains(QStringLiteral("No means of the levels of workers")));
        sample::picture(*page_, QStringLiteral("factors-en"));
        languages_->choose(words::Language::Russian);
        QTRY_VERIFY(texts(*view).contains(QStringLiteral("Точка безубыточности")));
        QTRY_COMPARE(sample::clipped(*page_).join(QLatin1Char('|')), QString());
        sample::picture(*page_, QStringLiteral("factors-ru"));
        appearance_->setTheme(shell::Theme::Dark);
        QTest::qWait(50);
        sample::picture(*page_, QStringLiteral("factors-dark"));
    }

    void effectsHaveSizeIntervalTestAndError()
    {
        open(factors_);
        auto* view = showFactors();
        QTableWidget* effects = nullptr;
        for (auto* table : view->findChildren<QTableWidget*>())
            if (table->accessibleName() == QStringLiteral("Main effects and interactions"))
                effects = table;
        QVERIFY(effects);
        QCOMPARE(effects->rowCount(), 3);
        QCOMPARE(effects->item(0, 0)->text(), QStringLiteral("workers"));
        QCOMPARE(effects->item(2, 0)->text(), QStringLiteral("workers × deleted"));
        QVERIFY(effects->item(2, 3)->text().startsWith(QStringLiteral("p ")));
        QVERIFY(effects->item(2, 4)->text().contains(QStringLiteral("runs of the same combination")));
        QVERIFY(texts(*view).contains(QStringLiteral("depend on each other")));
    }

    void anotherFactorAndLevelMakeAnotherMap()
    {
        open(factors_);
        auto* view = showFactors();
        const auto boxes = view->findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 2);
        boxes[0]->setCurrentIndex(1);
        emit boxes[0]->activated(1);
        QTRY_COMPARE(view->facts()->choice.factor, std::size_t(1));
        QCOMPARE(view->findChild<GridTable*>()->grid().columns.size(), 3);
        boxes[1]->setCurrentIndex(2);
        emit boxes[1]->activated(2);
        QTRY_COMPARE(view->facts()->choice.baseline, 2);
        QCOMPARE(view->findChild<GridTable*>()->grid().cells[0][2].text, QStringLiteral("baseline"));
    }

    void aCellOfTheMapChoosesItsPair()
    {
        open(factors_);
        auto* table = showFactors()->findChild<GridTable*>();
        emit table->cellTaken(2, 1); // 2 workers, 100,000 rows
        const auto& experiments = page_->results()->experiments();
        QCOMPARE(
            experiments[std::size_t(page_->candidate())].levels, (std::vector<std::string>{"2", "100000"}));
        QCOMPARE(
            experiments[std::size_t(page_->baseline())].levels, (std::vector<std::string>{"0", "100000"}));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("workers\t0\t2\t4\t6\n")));
    }

    void oneFactorShowsItsLevelsWithTukeysIntervals()
    {
        open(oneFactor_);
        auto* view = showFactors();
        QCOMPARE(view->facts()->levels[0].pairs.size(), std::size_t(3));
        QVERIFY(!view->facts()->effects.empty());
        sample::picture(*page_, QStringLiteral("one-factor-en"));
    }

    void everythingCanBeNamed()
    {
        open(factors_);
        showFactors();
        QCOMPARE(sample::nameless(*page_), QStringList());
    }
};

QTEST_MAIN(TestFactorViews)
#include "test_factor_views.moc"
