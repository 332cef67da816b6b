#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "chart/theme.h"
#include "shell/empty_place.h"
#include "shell/message_bar.h"
#include "shell/recent_studies.h"
#include "shell/shortcuts_sheet.h"
#include "shell/status_line.h"
#include "shell/step_rail.h"
#include "shell/style.h"

using namespace pgduel;
using namespace pgduel::shell;

class TestWidgets : public QObject {
    Q_OBJECT
private slots:
    void textsStandOutInBothThemes()
    {
        for (const auto& palette : {lightPalette(), darkPalette()}) {
            const auto tones = tonesOf(palette);
            QVERIFY(chart::contrast(palette.color(QPalette::Text), tones.card) >= 4.5);
            QVERIFY(chart::contrast(palette.color(QPalette::WindowText), tones.page) >= 4.5);
            QVERIFY(chart::contrast(tones.muted, tones.card) >= 4.5);
            QVERIFY(chart::contrast(tones.muted, tones.page) >= 4.5);
            QVERIFY(chart::contrast(tones.onAccent, tones.accent) >= 4.5);
            QVERIFY(chart::contrast(tones.error, tones.errorGround) >= 4.5);
            QVERIFY(chart::contrast(tones.error, tones.card) >= 4.5);
            QVERIFY(chart::contrast(tones.warning, tones.warningGround) >= 4.5);
            QVERIFY(chart::contrast(tones.notice, tones.noticeGround) >= 4.5);
            QVERIFY(chart::contrast(tones.done, tones.card) >= 3);
        }
        QVERIFY(!isDark(lightPalette()));
        QVERIFY(isDark(darkPalette()));
    }

    void themeIsSwitchedLive()
    {
        Appearance appearance(*qApp);
        QSignalSpy switched(&appearance, &Appearance::themeChanged);
        appearance.setTheme(Theme::Dark);
        QVERIFY(isDark(QApplication::palette()));
        appearance.setTheme(Theme::Light);
        QVERIFY(!isDark(QApplication::palette()));
        QCOMPARE(switched.count(), 2);
    }

    void typeScaleIsOnePointTwo()
    {
        QFont font;
        font.setPointSizeF(10);
        QVERIFY(std::abs(scaledFont(font, 2).pointSizeF() - 14.4) < 0.05);
        font.setPixelSize(20);
        QCOMPARE(scaledFont(font, 1).pixelSize(), 24);
    }

    void railChoosesByClickAndKey()
    {
        StepRail rail;
        rail.show();
        QSignalSpy chosen(&rail, &StepRail::stepChosen);
        QTest::mouseClick(rail.button(Step::Run), Qt::LeftButton);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(rail.current(), Step::Run);
        rail.button(Step::Compare)->setFocus();
        QTest::keyClick(rail.button(Step::Compare), Qt::Key_Space);
        QCOMPARE(rail.current(), Step::Compare);
        rail.setCurrent(Step::Design);
        QCOMPARE(chosen.count(), 2); // set by the program: no signal
        rail.setState(Step::Run, State::Done);
        QVERIFY(rail.button(Step::Run)->accessibleName().contains(stateText(State::Done)));
    }

    void barOffersTheWayOut()
    {
        QWidget page;
        MessageBar bar(&page);
        page.show();
        QVERIFY(bar.isHidden());
        int calls = 0;
        bar.say(MessageBar::Kind::Error, QStringLiteral("trouble"), QStringLiteral("Repair"),
            [&calls] { ++calls; });
        QVERIFY(bar.isVisible());
        auto* button = bar.findChild<QPushButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(calls, 1);
        bar.say(MessageBar::Kind::Notice, QStringLiteral("all well"));
        QVERIFY(button->isHidden());
        bar.clear();
        QVERIFY(bar.isHidden());
    }

    void tenStudiesAreRemembered()
    {
        QTemporaryDir folder;
        const auto file = folder.filePath(QStringLiteral("settings.ini"));
        {
            QSettings settings(file, QSettings::IniFormat);
            RecentStudies recent(settings);
            for (int i = 0; i < 12; ++i) {
                RecentStudy study;
                study.path = QStringLiteral("/tmp/%1.pgduel").arg(i);
                study.title = QStringLiteral("Исследование %1").arg(i);
                study.experiments = QStringList{QStringLiteral("A, B"), QStringLiteral("C")};
                study.state = State::Done;
                study.seen = QDateTime(QDate(2026, 11, 30), QTime(12, i), Qt::UTC);
                recent.note(study);
            }
            recent.note(recent.list().at(3)); // again: to the front, not twice
        }
        QSettings settings(file, QSettings::IniFormat);
        RecentStudies recent(settings);
        QCOMPARE(recent.list().size(), 10);
        QCOMPARE(recent.list().first().path, QStringLiteral("/tmp/8.pgduel"));
        QCOMPARE(recent.list().first().title, QStringLiteral("Исследование 8"));
        QCOMPARE(recent.list().first().experiments.size(), 2);
        QCOMPARE(recent.list().first().state, State::Done);
        QCOMPARE(recent.list().first().seen, QDateTime(QDate(2026, 11, 30), QTime(12, 8), Qt::UTC));
        recent.clear();
        QVERIFY(recent.list().isEmpty());
    }

    void sheetListsTheActions()
    {
        QWidget window;
        QMenu menu(QStringLiteral("&File"), &window);
        auto* open = menu.addAction(QStringLiteral("&Open…"));
        open->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_O));
        menu.addAction(QStringLiteral("No key"));
        ShortcutsSheet sheet(
            &window, {{QStringLiteral("Charts"), QStringLiteral("Whole picture"), QStringLiteral("0")}});
        QCOMPARE(sheet.count(), 2);
    }

    void statusHidesWhatItHasNot()
    {
        StatusLine line;
        line.show();
        line.setActivity(QStringLiteral("Measuring"));
        QCOMPARE(line.activity(), QStringLiteral("Measuring"));
        line.setTimeLeft(QStringLiteral("6 min left"));
        line.setTimeLeft({});
        int visible = 0;
        for (const auto* label : line.findChildren<QLabel*>())
            visible += label->isVisible();
        QCOMPARE(visible, 1);
    }

    void emptyPlaceOffersItsAction()
    {
        EmptyPlace place;
        place.setTexts(QStringLiteral("Nothing"), QStringLiteral("Later"), QStringLiteral("Do it"));
        place.show();
        QSignalSpy asked(&place, &EmptyPlace::actionTriggered);
        QTest::mouseClick(place.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
    }
};

QTEST_MAIN(TestWidgets)
#include "test_widgets.moc"
