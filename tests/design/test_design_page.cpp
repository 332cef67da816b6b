#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include "chart/theme.h"
#include "design/design_page.h"
#include "sample.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "words/language.h"

using namespace pgduel;
using namespace pgduel::test_support;
using shell::StudyDocument;

/// The page as a person uses it: clicks and keys, offscreen, with the settings of the PostgreSQL of this
/// machine.
class TestDesignPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(page_.window() == &page_);
        document_.open(sharedBuffers(), StudyDocument::Origin::Template, QStringLiteral("shared-buffers"));
        page_.resize(1180, 720);
        page_.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page_));
        QTRY_VERIFY_WITH_TIMEOUT(!document_.settingFacts().empty(), 20000);
    }

    void init()
    {
        page_.activateWindow(); // a dialog of the test before may have taken the focus
        QVERIFY(QTest::qWaitForWindowActive(&page_));
        document_.open(sharedBuffers(), StudyDocument::Origin::Template, QStringLiteral("shared-buffers"));
    }

    void aPlanEndsByReplicatesWidthOrBudget()
    {
        auto* ending = field<QComboBox>(&page_, "plan#ending");
        auto* width = field<QDoubleSpinBox>(&page_, "plan.stop.width");
        auto* most = field<QSpinBox>(&page_, "plan.stop.most");
        auto* hours = field<QDoubleSpinBox>(&page_, "plan.budget");
        auto* replicates = field<QSpinBox>(&page_, "plan.replicates");
        const auto choose = [&](int index) {
            ending->setCurrentIndex(index);
            emit ending->activated(index);
        };
        QVERIFY(width->isHidden() || !width->isVisible());
        choose(1);
        QVERIFY(document_.study().plan.stop.has_value());
        QVERIFY(width->isVisible() && most->isVisible() && !hours->isVisible());
        width->setValue(1.5);
        most->setValue(9);
        QCOMPARE(document_.study().plan.stop->width, 0.015);
        QCOMPARE(document_.study().plan.stop->most, 9);
        choose(2);
        QVERIFY(!document_.study().plan.stop && document_.study().plan.budget);
        QVERIFY(hours->isVisible() && !width->isVisible());
        QVERIFY(!replicates->isEnabled()); // the budget decides
        hours->setValue(3);
        QCOMPARE(*document_.study().plan.budget, study::Duration(3 * 3'600'000));
        choose(0);
        QVERIFY(!document_.study().plan.budget);
        QVERIFY(replicates->isEnabled());
    }

    void typingATitleIsOneUndoStep()
    {
        auto* title = field<QLineEdit>(&page_, "study.title");
        const auto before = document_.study().title;
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Mine"));
        QCOMPARE(document_.study().title, std::string("Mine"));
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document_.study().title, before);
        QCOMPARE(title->text(), QString::fromStdString(before));
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document_.study().title, std::string("Mine"));
    }

    void levelsShowWhatTheyResolveTo()
    {
        auto* level = field<QLineEdit>(&page_, "factor[1].levels[1]");
        QVERIFY(level);
        QCOMPARE(level->text(), QStringLiteral("25 % RAM"));
        const auto texts = labels(level->parentWidget());
        QVERIFY2(texts.contains(QStringLiteral("512")), qPrintable(texts));
    }

    void levelsAreAddedChangedAndRemoved()
    {
        QTest::mouseClick(named<QPushButton>(&page_, "Add a level"), Qt::LeftButton);
        QCOMPARE(document_.study().factors[0].levels.size(), std::size_t(4));
        auto* level = field<QLineEdit>(&page_, "factor[1].levels[4]");
        QVERIFY(level);
        QTest::keyClicks(level, QStringLiteral("1 GB"));
        QCOMPARE(document_.study().factors[0].levels[3], std::string("1 GB"));
        QTest::mouseClick(named<QAbstractButton>(&page_, "Remove level 2"), Qt::LeftButton);
        QCOMPARE(
            document_.study().factors[0].levels, std::vector<std::string>({"25 % RAM", "50 % RAM", "1 GB"}));
        while (document_.undoStack().canUndo())
            document_.undoStack().undo();
        QVERIFY(document_.study() == sharedBuffers());
        QCOMPARE(field<QLineEdit>(&page_, "factor[1].levels[2]")->text(), QStringLiteral("40 % RAM"));
    }

    void baselineFollowsItsLevel()
    {
        auto* level = field<QLineEdit>(&page_, "factor[1].levels[1]");
        document_.apply({}, [](study::Study& s) { s.analysis.baseline = "25 % RAM"; });
        level->setFocus();
        level->selectAll();
        QTest::keyClicks(level, QStringLiteral("20 % RAM"));
        QCOMPARE(document_.study().analysis.baseline, std::string("20 % RAM"));
        QCOMPARE(field<QComboBox>(&page_, "analysis.baseline")->currentText(), QStringLiteral("20 % RAM"));
    }

    void mistakeIsShownAtItsFieldAndInTheBar()
    {
        auto* level = field<QLineEdit>(&page_, "factor[1].levels[2]");
        level->setFocus();
        level->selectAll();
        QTest::keyClicks(level, QStringLiteral("lots"));
        QVERIFY(!document_.faultsAt("factor[1].levels[2]").empty());
        QVERIFY(labels(level->parentWidget()).contains(QStringLiteral("lots")));
        QVERIFY(bar()->isVisible());
        QSignalSpy run(&page_, &design::DesignPage::runRequested);
        field<QLineEdit>(&page_, "study.title")->setFocus();
        QTest::mouseClick(named<QPushButton>(&page_, "Run"), Qt::LeftButton);
        QCOMPARE(run.count(), 0); // the way leads to the mistake instead
        QVERIFY(level->hasFocus());
        document_.undoStack().undo();
        QVERIFY(bar()->isHidden());
        QTest::mouseClick(named<QPushButton>(&page_, "Run"), Qt::LeftButton);
        QCOMPARE(run.count(), 1);
    }

    void settingIsChosenBySearch()
    {
        QTest::mouseClick(field<QPushButton>(&page_, "factor[1]"), Qt::LeftButton);
        auto* picker = page_.findChild<QDialog*>();
        QVERIFY(picker);
        QVERIFY(nameless(picker).isEmpty());
        auto* search = named<QLineEdit>(picker, "Search for a setting");
        QTest::keyClicks(search, QStringLiteral("work_mem"));
        auto* list = picker->findChild<QTreeView*>();
        QTRY_VERIFY(list->currentIndex().isValid());
        while (list->currentIndex().siblingAtColumn(0).data().toString() != QLatin1String("work_mem")) {
            const int row = list->currentIndex().row();
            QTest::keyClick(search, Qt::Key_Down);
            QVERIFY(list->currentIndex().row() != row);
        }
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(document_.study().factors[0].key, std::string("work_mem"));
        QCOMPARE(document_.study().factors[0].levels.size(),
            std::size_t(1)); // the other setting's levels are gone
        document_.undoStack().undo();
        QVERIFY(document_.study() == sharedBuffers());
    }

    void loadPresetShowsItsFields()
    {
        document_.apply({}, [](study::Study& s) { s.scenario.load.preset = study::LoadPreset::List; });
        auto* list = field<QLineEdit>(&page_, "scenario.load.list");
        QVERIFY(list->isVisible());
        QVERIFY(!field<QSpinBox>(&page_, "scenario.load.from")->isVisible());
        list->setFocus();
        list->selectAll();
        QTest::keyClicks(list, QStringLiteral("5, 10 20"));
        QCOMPARE(document_.study().scenario.load.list, std::vector<int>({5, 10, 20}));
        QTest::keyClicks(list, QStringLiteral("x"));
        QVERIFY(labels(list->parentWidget()).contains(QStringLiteral("Whole numbers")));
        QCOMPARE(document_.study().scenario.load.list, std::vector<int>({5, 10, 20}));
    }

    void durationTakesPointAndComma()
    {
        auto* step = field<QWidget>(&page_, "scenario.load.step_duration");
        for (const auto& typed : {QStringLiteral("0.5"), QStringLiteral("0,25")}) {
            step->setFocus();
            QTest::keyClick(step, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(step, typed);
            QTest::keyClick(step, Qt::Key_Return);
        }
        QCOMPARE(document_.study().scenario.load.stepDuration.count(), 250);
    }

    void scriptMistakeIsNamedWithItsPlace()
    {
        document_.apply({}, [](study::Study& s) {
            s.scenario.scripts.resize(1);
            s.scenario.scripts[0] = {"mine", 1, "SELECT 1;\n\\set x 1 +\n", {}, {}, {}};
        });
        auto* edit = field<QPushButton>(&page_, "scenario.script[1].sql");
        QTRY_VERIFY(labels(edit->parentWidget()).contains(QStringLiteral("Line 2")));
        QTest::mouseClick(edit, Qt::LeftButton);
        auto* dialog = page_.findChild<QDialog*>();
        QVERIFY(dialog);
        auto* text = dialog->findChild<QPlainTextEdit*>();
        QVERIFY(!text->extraSelections().isEmpty());
        QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(text, Qt::Key_Backspace);
        QTest::keyClicks(text, QStringLiteral(" 2"));
        QTRY_VERIFY(text->extraSelections().isEmpty());
        QCOMPARE(document_.study().scenario.scripts[0].sql, std::string("SELECT 1;\n\\set x 1 + 2"));
        QTest::keyClick(text, Qt::Key_Escape);
        QTRY_VERIFY(!page_.findChild<QDialog*>());
    }

    void planFollowsReplicates()
    {
        auto* table = named<QTableView>(&page_, "Runs in order, block by block");
        const int blocks = table->model()->rowCount();
        auto* replicates = field<QSpinBox>(&page_, "plan.replicates");
        replicates->setFocus();
        QTest::keyClick(replicates, Qt::Key_Up);
        QCOMPARE(table->model()->rowCount(), blocks + 1);
        QCOMPARE(table->model()->columnCount(), 3);
        document_.undoStack().undo();
        QCOMPARE(replicates->value(), blocks);
    }

    void resultsFreezeThePage()
    {
        document_.open(
            sharedBuffers(), StudyDocument::Origin::StudyFile, QStringLiteral("/tmp/x.pgduel"), true);
        QVERIFY(!field<QLineEdit>(&page_, "study.title")->isEnabled());
        auto* copy = named<QPushButton>(&page_, "Edit a copy");
        QVERIFY(copy);
        QTest::mouseClick(copy, Qt::LeftButton);
        QVERIFY(field<QLineEdit>(&page_, "study.title")->isEnabled());
        QVERIFY(!document_.isFrozen());
    }

    void everyFieldHasAName()
    {
        const auto missing = nameless(&page_);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1String(", "))));
    }

    void textsStandOutWhenTheThemeIsSwitched()
    {
        auto* look = new shell::Appearance(*qApp);
        for (const auto theme : {shell::Theme::Dark, shell::Theme::Light, shell::Theme::Dark}) {
            look->setTheme(theme);
            QCoreApplication::processEvents();
            for (const auto* label : page_.findChildren<QLabel*>()) {
                if (label->isHidden() || label->text().isEmpty() || !label->isEnabled())
                    continue;
                const auto ink = label->palette().color(label->foregroundRole());
                const auto ground = shell::tonesOf(label->palette()).card;
                QVERIFY2(chart::contrast(ink, ground) >= 4.5, qPrintable(label->text()));
            }
        }
        look->setTheme(shell::Theme::Light);
    }

    void languageIsSwitchedLive()
    {
        words::LanguageSwitch languages(words::Language::English);
        auto* title = field<QLineEdit>(&page_, "study.title");
        QTRY_VERIFY(labels(&page_).contains(QStringLiteral("3 pairs")));
        const auto english = labels(&page_);
        QTest::keyClicks(title, QStringLiteral("x"));
        languages.choose(words::Language::Russian);
        QTRY_VERIFY(named<QPushButton>(&page_, "Run") == nullptr);
        QVERIFY(labels(&page_).contains(QStringLiteral("Нагрузка")));
        QVERIFY(document_.undoStack().canUndo()); // nothing is lost
        languages.choose(words::Language::English);
        QTRY_VERIFY(named<QPushButton>(&page_, "Run") != nullptr);
        QCOMPARE(labels(&page_), english);
        QVERIFY(title->text().contains(QLatin1Char('x')));
    }

    void wheelOnlyScrolls()
    {
        auto* replicates = field<QSpinBox>(&page_, "plan.replicates");
        const int before = replicates->value();
        QWheelEvent wheel(QPointF(5, 5), replicates->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120),
            Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(replicates, &wheel);
        QCOMPARE(replicates->value(), before);
    }

    void emptyStudySaysWhatIsMissing()
    {
        document_.open({}, StudyDocument::Origin::None, {});
        QVERIFY(bar()->isVisible());
        QVERIFY(page_.showField(QStringLiteral("study.title")));
        QVERIFY(field<QLineEdit>(&page_, "study.title")->hasFocus());
        QVERIFY(!page_.showField(QStringLiteral("no.such.key")));
    }

private:
    static QString labels(QWidget* root)
    {
        QString all;
        for (const auto* label : root->findChildren<QLabel*>()) {
            if (!label->isHidden())
                all += label->text() + QLatin1Char('\n');
        }
        return all;
    }

    /// The bar that the page itself speaks through.
    shell::MessageBar* bar() { return page_.findChildren<shell::MessageBar*>().last(); }

    StudyDocument document_;
    design::DesignPage page_{document_};
};

QTEST_MAIN(TestDesignPage)
#include "test_design_page.moc"
