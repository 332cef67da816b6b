#include <QSignalSpy>
#include <QtTest>

#include "chart/legend.h"

using namespace pgduel::chart;

class LegendTest : public QObject {
    Q_OBJECT
    static LegendEntry entry(const QString& name)
    {
        return {name, 0, LineRole::Main, true, {12.5, 1.0, 20.0, std::nullopt}};
    }

private slots:
    void showsNamesAsTheyAre()
    {
        LegendView legend;
        legend.setEntries({entry(QStringLiteral("a<b & c>d"))});
        QCOMPARE(legend.topLevelItem(0)->text(0), QStringLiteral("a<b & c>d"));
        QVERIFY(!legend.accessibleName().isEmpty());
        QVERIFY(!legend.topLevelItem(0)->icon(0).isNull());
    }

    void numbersAreShownAndRenewed()
    {
        LegendView legend;
        legend.setEntries({entry(QStringLiteral("A"))});
        QCOMPARE(legend.topLevelItem(0)->text(1), QStringLiteral("12.5"));
        QCOMPARE(legend.topLevelItem(0)->text(4), QString(QChar(0x2013)));
        legend.setValues(0, {1.0, 1.0, 20.0, 2.0});
        QCOMPARE(legend.topLevelItem(0)->text(4), QStringLiteral("2.00"));
        legend.setValues(5, {});
    }

    void keyboardSwitchesALine()
    {
        LegendView legend;
        legend.setEntries({entry(QStringLiteral("A")), entry(QStringLiteral("B"))});
        legend.show();
        QVERIFY(QTest::qWaitForWindowExposed(&legend));
        QSignalSpy switched(&legend, &LegendView::visibilityChanged);
        legend.setCurrentItem(legend.topLevelItem(1));
        QTest::keyClick(&legend, Qt::Key_Space);
        QCOMPARE(switched.size(), 1);
        QCOMPARE(switched[0][0].toInt(), 1);
        QCOMPARE(switched[0][1].toBool(), false);
        QTest::keyClick(&legend, Qt::Key_Space);
        QCOMPARE(switched[1][1].toBool(), true);
    }

    void renewingValuesIsNoSwitch()
    {
        LegendView legend;
        legend.setEntries({entry(QStringLiteral("A"))});
        QSignalSpy switched(&legend, &LegendView::visibilityChanged);
        for (int i = 0; i < 100; ++i)
            legend.setValues(0, {i * 1.0, 0.0, 100.0, 50.0});
        QCOMPARE(switched.size(), 0);
    }
};

QTEST_MAIN(LegendTest)
#include "test_legend.moc"
