#include <QtTest>

#include "label_column.h"
#include "mapping.h"
#include "scale.h"

using namespace pgduel::chart;

class ScaleTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void stepsAreNice()
    {
        QCOMPARE(niceStep(1.288, 4), 0.5);
        QCOMPARE(niceStep(10, 4), 2.5);
        QCOMPARE(niceStep(10, 5), 2.0);
        QCOMPARE(niceStep(3e6, 3), 1e6);
        QCOMPARE(niceStep(0, 5), 1.0);
        QCOMPARE(niceTimeStep(240, 8), 30.0);
        QCOMPARE(niceTimeStep(5400, 8), 900.0);
    }

    void rangeIsRounded()
    {
        const Range range = rounded({0.503, 1.791}, 0.5);
        QCOMPARE(range, (Range{0.5, 2.0}));
        QCOMPARE(multiples(range, 0.5), (std::vector<double>{0.5, 1, 1.5, 2}));
        QCOMPARE(rounded({0, 2}, 0.5), (Range{0, 2}));
    }

    void numbersFollowTheLocale()
    {
        QLocale::setDefault(QLocale(QLocale::Russian));
        QCOMPARE(tickLabel(1.79, 0.01, NumberForm::Plain), QStringLiteral("1,79"));
        QCOMPARE(tickLabel(-0.05, 0.05, NumberForm::SignedPercent), QString::fromUtf8("\u22125\u00a0%"));
        QCOMPARE(tickLabel(0.025, 0.025, NumberForm::SignedPercent), QString::fromUtf8("+2,5\u00a0%"));
        QVERIFY(!tickLabel(-1500, 500, NumberForm::Plain).contains(QLatin1Char('-')));
    }

    void linesAreCut()
    {
        QLineF line(-10, 5, 20, 5);
        QVERIFY(clipLine(QRectF(0, 0, 10, 10), line));
        QCOMPARE(line, QLineF(0, 5, 10, 5));
        QLineF outside(-10, -5, 20, -5);
        QVERIFY(!clipLine(QRectF(0, 0, 10, 10), outside));
    }

    void labelsDoNotOverlap()
    {
        const std::vector<double> wanted{50, 51, 49, 98};
        const auto tops = placeLabels(wanted, 20, 0, 100);
        for (std::size_t a = 0; a < tops.size(); ++a) {
            QVERIFY(tops[a] >= 0 && tops[a] + 20 <= 100);
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(std::abs(tops[a] - tops[b]) >= 20);
        }
        QVERIFY(tops[2] < tops[0] && tops[0] < tops[1] && tops[1] < tops[3]);
    }
};

QTEST_MAIN(ScaleTest)
#include "test_scale.moc"
