#include <QtTest>

#include "curve.h"
#include "sample_panels.h"

using namespace pgduel;
using namespace pgduel::chart;

namespace {

const Mapping map{QRectF(50, 10, 800, 400), {0, 1000}, {0, 10000}};

bool inside(const Curve& curve, const QRectF& area)
{
    for (const QPolygonF& run : curve.runs)
        for (const QPointF& p : run)
            if (!area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(p))
                return false;
    return true;
}

} // namespace

class CurveTest : public QObject {
    Q_OBJECT
private slots:
    void spikeAmongManySurvives()
    {
        measure::Pyramid data;
        for (int i = 0; i < 100000; ++i)
            data.append(i * 0.01, i == 77777 ? 9000 : 1000);
        const Curve curve = samplesCurve(data, map, map.plot, 1);
        double highest = 1e9;
        for (const QPolygonF& run : curve.runs)
            for (const QPointF& p : run)
                highest = std::min(highest, p.y());
        QCOMPARE(highest, map.toY(9000));
        QVERIFY(curve.points() < 5000);
    }

    void gapsBreakTheLine()
    {
        measure::Pyramid data;
        for (int i = 0; i < 1000; ++i) {
            if (i == 500)
                data.breakLine();
            data.append(i, 1000);
        }
        QCOMPARE(samplesCurve(data, map, map.plot, 1).runs.size(), std::size_t{2});
    }

    void aPauseKeepsItsPlace()
    {
        measure::Pyramid data;
        for (int i = 0; i < 20000; ++i)
            data.append(i < 10007 ? i * 0.01 : 500 + i * 0.01, 1000 + (i < 10007 ? 0 : 3000));
        const Curve curve = samplesCurve(data, map, map.plot, 1);
        QCOMPARE(curve.runs.size(), std::size_t{1});
        for (const QPointF& p : curve.runs.front())
            QVERIFY2(map.xAt(p.x()) < 100.2 || map.xAt(p.x()) > 599.8,
                qPrintable(QString::number(map.xAt(p.x()))));
    }

    void cutAtThePlot()
    {
        measure::Pyramid data;
        for (int i = -200; i < 2000; i += 7)
            data.append(i, 5000 + 9000 * std::sin(i));
        const Curve raw = samplesCurve(data, map, map.plot, 1);
        QVERIFY(!inside(raw, map.plot));
        QVERIFY(inside(clipped(raw, map.plot), map.plot));
    }

    void dashesStayWhereTheyAre()
    {
        Curve whole;
        whole.runs = {QPolygonF({{0, 0}, {100, 50}})};
        Curve part;
        part.runs = {QPolygonF({{40, 20}, {100, 50}})};
        const Curve a = dashed(whole, 6, 4), b = dashed(part, 6, 4);
        QCOMPARE(a.runs.size(), std::size_t{10});
        QCOMPARE(b.runs.size(), std::size_t{6});
        for (std::size_t i = 0; i < b.runs.size(); ++i)
            QVERIFY(QLineF(a.runs[i + 4].back(), b.runs[i].back()).length() < 1e-9);
    }

    void replicatesBecomeBandOrThinLines()
    {
        const auto comparison = sample::speed();
        const XAxis x = observationAxis(comparison, {});
        QCOMPARE(x.steps.size(), std::size_t{8});
        const auto band = pairLines(comparison, x, 0, 1, Replicates::Band);
        QCOMPARE(band.size(), std::size_t{2});
        QVERIFY(band[0].points[3].hasSpread());
        QCOMPARE(bands(band[0].points, map).size(), std::size_t{1});
        const auto thin = pairLines(comparison, x, 0, 1, Replicates::ThinLines);
        QCOMPARE(thin.size(), std::size_t{8});
        QVERIFY(bands(thin[3].points, map).empty());
    }

    void missingStepIsAGap()
    {
        const auto comparison = sample::comparison("speed", {1, 2, -1, 4}, {1, 2, 3, 4});
        const auto lines = pairLines(comparison, observationAxis(comparison, {}), 0, 1, Replicates::None);
        QCOMPARE(lines[0].points.size(), std::size_t{3});
        QVERIFY(lines[0].points[2].gapBefore);
        QCOMPARE(lines[1].points.size(), std::size_t{4});
    }
};

QTEST_MAIN(CurveTest)
#include "test_curve.moc"
