// Who makes the load and what its sessions do, as a person sets it on the page.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "design/design_page.h"
#include "load_curve.h"
#include "load_kind.h"
#include "sample.h"
#include "words/language.h"

using namespace pgduel;
using namespace pgduel::test_support;
using shell::StudyDocument;
using study::LoadPreset;
using study::ScenarioKind;

class TestScenario : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        page_.resize(1180, 900);
        page_.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page_));
    }

    void init()
    {
        document_.open(sharedBuffers(), StudyDocument::Origin::Template, QStringLiteral("shared-buffers"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // rows of the study before
        page_.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page_));
    }

    void anotherProgramTakesThePlaceOfTheScripts()
    {
        const auto before = document_.study();
        choose("scenario.kind", int(ScenarioKind::Command));
        QVERIFY(document_.faults().empty());
        QVERIFY(scenario().scripts.empty());
        auto* command = field<QPlainTextEdit>(&page_, "scenario.command");
        QVERIFY(command->isVisible());
        QVERIFY(!field<QComboBox>(&page_, "scenario.protocol")->isVisible());
        QVERIFY(command->toPlainText().startsWith(QStringLiteral("pgbench ")));
        command->setFocus();
        command->selectAll();
        QTest::keyClicks(command, QStringLiteral("sh -c 'run {sessions}' {oops}"));
        QCOMPARE(scenario().command, (std::vector<std::string>{"sh", "-c", "run {sessions}", "{oops}"}));
        QVERIFY(labelsNear(command).contains(QStringLiteral("{oops}")));
        QTest::keyClick(command, Qt::Key_Backspace);
        auto* progress = field<QLineEdit>(&page_, "scenario.progress");
        progress->setFocus();
        QTest::keyClicks(progress, QStringLiteral("("));
        QVERIFY(labelsNear(progress).contains(QStringLiteral("regular expression")));
        choose("scenario.kind", int(ScenarioKind::Sessions));
        QVERIFY(document_.study() == before); // the scripts are back
        choose("scenario.kind", int(ScenarioKind::Command));
        QCOMPARE(scenario().command.front(), std::string("sh")); // and so is the program
        while (document_.undoStack().canUndo())
            document_.undoStack().undo();
        QVERIFY(document_.study() == before);
    }

    void ratesAreOneAListOrARange()
    {
        choose("scenario.load.preset", int(LoadPreset::Rate));
        QVERIFY(document_.faults().empty());
        QCOMPARE(load().rate, 100.0);
        QVERIFY(field<QWidget>(&page_, "scenario.load.rate")->isVisible());
        QVERIFY(!field<QWidget>(&page_, "scenario.load.from")->isVisible());
        auto* curve = page_.findChild<design::LoadCurve*>();
        QCOMPARE(curve->accessibleName(), QStringLiteral("Transactions a second over time"));
        choose("scenario.load#rates", int(design::RateForm::List));
        QCOMPARE(load().list, (std::vector<int>{100, 200}));
        auto* list = field<QLineEdit>(&page_, "scenario.load.list");
        list->setFocus();
        list->selectAll();
        QTest::keyClick(list, Qt::Key_Delete);
        QVERIFY(list->isVisible()); // an empty list is still being typed
        QTest::keyClicks(list, QStringLiteral("50 400"));
        QCOMPARE(load().list, (std::vector<int>{50, 400}));
        QVERIFY(curve->accessibleDescription().endsWith(QStringLiteral("50, 50, 400"))); // warm-up first
        choose("scenario.load#rates", int(design::RateForm::Range));
        QVERIFY(load().list.empty() && load().rate == 0);
        QVERIFY(field<QSpinBox>(&page_, "scenario.load.steps")->isVisible());
        choose("scenario.load.preset", int(LoadPreset::Constant));
        QVERIFY(document_.faults().empty());
        QCOMPARE(curve->accessibleName(), QStringLiteral("Sessions over time"));
    }

    void whatSessionsDo()
    {
        type("scenario.think_time", "25");
        type("scenario.latency_limit", "0.5");
        type("scenario.max_tries", "3");
        auto* rules = field<QLineEdit>(&page_, "scenario.on_error");
        rules->setFocus();
        QTest::keyClicks(rules, QStringLiteral("23=count, nothing"));
        QVERIFY(labelsNear(rules).contains(QStringLiteral("nothing")));
        QTest::keyClick(rules, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(rules, QStringLiteral("23=stop"));
        QVERIFY(document_.faults().empty());
        choose("scenario.round_trips", int(study::RoundTrips::Pipelined));
        QCOMPARE(scenario().thinkTime.count(), 25);
        QCOMPARE(scenario().latencyLimit->count(), 500);
        QCOMPARE(scenario().maxTries, 3);
        QCOMPARE(scenario().onError, std::string("23=stop"));
        choose("scenario.protocol", int(study::Protocol::Simple));
        QVERIFY(labelsNear(field<QWidget>(&page_, "scenario.round_trips"))
                    .contains(QStringLiteral("scenario.protocol")));
    }

    void groupsAreMadeNamedAndRemoved()
    {
        const auto before = document_.study();
        auto* add = named<QPushButton>(&page_, "Add a group of sessions");
        QTest::mouseClick(add, Qt::LeftButton);
        QTest::mouseClick(add, Qt::LeftButton);
        QCOMPARE(scenario().groups.size(), std::size_t(2));
        QVERIFY(document_.faults().empty());
        auto* ofScript = field<QComboBox>(&page_, "scenario.script[1].group");
        QTRY_VERIFY(ofScript->isVisible());
        ofScript->setCurrentIndex(1);
        emit ofScript->activated(1);
        QCOMPARE(scenario().scripts[0].group, scenario().groups[0].name);
        auto* name = field<QLineEdit>(&page_, "scenario.group[1]");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("readers"));
        QCOMPARE(scenario().scripts[0].group, std::string("readers")); // goes with its group
        auto* unit = field<QComboBox>(&page_, "scenario.group[1].share");
        unit->setCurrentIndex(1);
        emit unit->activated(1);
        type("scenario.group[1].sessions", "4");
        QCOMPARE(scenario().groups[0].sessions, std::optional<int>(4));
        auto* think = field<QLineEdit>(&page_, "scenario.group[1].think_time");
        think->setFocus();
        QTest::keyClicks(think, QStringLiteral("1s"));
        QTest::keyClick(think, Qt::Key_Return);
        QCOMPARE(scenario().groups[0].thinkTime->count(), 1000);
        auto* conninfo = field<QLineEdit>(&page_, "scenario.group[2].conninfo");
        conninfo->setFocus();
        QTest::keyClicks(conninfo, QStringLiteral("password=x"));
        QVERIFY(labelsNear(conninfo).contains(QStringLiteral("password")));
        QTest::mouseClick(named<QAbstractButton>(&page_, "Remove group 2"), Qt::LeftButton);
        QTest::mouseClick(named<QAbstractButton>(&page_, "Remove group 1"), Qt::LeftButton);
        QVERIFY(document_.study() == before);
    }

    void everyFieldHasANameInBothKinds()
    {
        QTest::mouseClick(named<QPushButton>(&page_, "Add a group of sessions"), Qt::LeftButton);
        QVERIFY2(nameless(&page_).isEmpty(), qPrintable(nameless(&page_).join(QLatin1String(", "))));
        choose("scenario.kind", int(ScenarioKind::Command));
        QVERIFY2(nameless(&page_).isEmpty(), qPrintable(nameless(&page_).join(QLatin1String(", "))));
    }

private:
    const study::ScenarioSpec& scenario() const { return document_.study().scenario; }
    const study::LoadSpec& load() const { return scenario().load; }

    void choose(const char* key, int value)
    {
        auto* box = field<QComboBox>(&page_, key);
        QVERIFY(box);
        box->setFocus();
        const int index = box->findData(value);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

    void type(const char* key, const char* text)
    {
        auto* box = field<QWidget>(&page_, key);
        QVERIFY(box);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, QLatin1String(text));
        QTest::keyClick(box, Qt::Key_Return);
    }

    static QString labelsNear(QWidget* editor)
    {
        QString all;
        for (const auto* label : editor->parentWidget()->findChildren<QLabel*>())
            if (!label->isHidden())
                all += label->text() + QLatin1Char('\n');
        return all;
    }

    StudyDocument document_;
    design::DesignPage page_{document_};
};

QTEST_MAIN(TestScenario)
#include "test_scenario.moc"
