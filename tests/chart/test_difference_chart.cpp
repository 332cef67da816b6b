#include <QAbstractScrollArea>
#include <QtTest>

#include "chart/difference_chart.h"
#include "sample_panels.h"

using namespace pgduel;
using namespace pgduel::chart;

namespace {

const std::vector<double> rising{100, 100, 100, 100}, mixed{120, 130, 80, 70};

QImage shown(DifferenceChartView& chart, const analysis::Comparison& comparison)
{
    chart.setTheme(lightTheme());
    DifferencePanel panel;
    panel.title = QStringLiteral("Relative difference");
    panel.x = observationAxis(comparison, QStringLiteral("Observation point"));
    panel.comparison = comparison;
    chart.setPanel(panel);
    chart.resize(900, 360);
    chart.show();
    if (!QTest::qWaitForWindowExposed(&chart))
        return {};
    return chart.snapshot();
}

QColor over(const QColor& tint, const QColor& background)
{
    const double a = tint.alphaF();
    return QColor::fromRgbF(static_cast<float>(tint.redF() * a + background.redF() * (1 - a)),
        static_cast<float>(tint.greenF() * a + background.greenF() * (1 - a)),
        static_cast<float>(tint.blueF() * a + background.blueF() * (1 - a)));
}

struct Tints {
    int above = 0, below = 0;
};

/// Pixels in `tint` in the upper and the lower half of the plot; ± 30 % around zero in `mixed`.
Tints tints(const DifferenceChartView& chart, const QImage& image, const QColor& colour)
{
    const Theme theme = lightTheme();
    const QColor seen = over(theme.tint(colour), theme.plotBackground);
    const QRect plot = chart.plotArea().toRect();
    const QRect above(plot.left(), plot.top(), plot.width(), plot.height() / 2 - 6);
    const auto exact = [&](const QRect& area) {
        int found = 0;
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                found += sample::near(image.pixelColor(x, y), seen, 6) ? 1 : 0;
        return found;
    };
    return {exact(above), exact(above.translated(0, plot.height() / 2 + 6))};
}

} // namespace

class DifferenceChartTest : public QObject {
    Q_OBJECT
private slots:
    void tintsFollowThePolarity()
    {
        const Theme theme = lightTheme();
        DifferenceChartView chart;
        QImage image = shown(chart, sample::comparison("speed", rising, mixed));
        Tints gain = tints(chart, image, theme.gain), loss = tints(chart, image, theme.loss);
        QVERIFY2(gain.above > 3000 && gain.below == 0, qPrintable(QString::number(gain.above)));
        QVERIFY(loss.below > 3000 && loss.above == 0);

        image = shown(chart, sample::comparison("latency_p95", rising, mixed));
        gain = tints(chart, image, theme.gain);
        loss = tints(chart, image, theme.loss);
        QVERIFY(gain.below > 3000 && gain.above == 0 && loss.above > 3000 && loss.below == 0);

        image = shown(chart, sample::comparison("io_waits", rising, mixed));
        QCOMPARE(tints(chart, image, theme.gain).above + tints(chart, image, theme.loss).below, 0);
        QVERIFY(tints(chart, image, theme.neutral).above > 3000);
    }

    void missingStepIsAGap()
    {
        DifferenceChartView chart;
        const QImage image = shown(chart, sample::comparison("speed", rising, {120, -1, 130, 130}));
        const QRect plot = chart.plotArea().toRect();
        const int second = plot.left() + static_cast<int>(plot.width() * 1.5 / 4);
        const QRect gap(second - 40, plot.top() + 2, 80, plot.height() / 2);
        QCOMPARE(sample::count(image, gap, lightTheme().gain), 0);
        QVERIFY(chart.readings(1.5).size() == 1 && chart.readings(1.5)[0].value.isEmpty());
        QCOMPARE(chart.readings(0.5)[0].value.left(3), QStringLiteral("+20"));
    }

    void thinPointsAreHollow()
    {
        DifferenceChartView chart;
        const auto centre = [&](double evidence) {
            const QImage image = shown(chart, sample::comparison("io_waits", rising, rising, 1, evidence));
            const QRectF plot = chart.plotArea();
            // Differences of 0: the points stand on the zero line, which a hollow marker covers.
            const int x = static_cast<int>(plot.left() + plot.width() * 0.5 / 4);
            return sample::count(
                image, QRect(x - 1, static_cast<int>(plot.center().y()) - 1, 3, 3), Qt::white);
        };
        QCOMPARE(centre(5000), 0);
        QVERIFY(centre(10) >= 4);
    }

    void labelsStandBesideThePlot()
    {
        DifferenceChartView chart;
        const QImage image = shown(chart, sample::speed());
        const QRect plot = chart.plotArea().toRect();
        const QRect gutter(plot.right() + 12, 0, image.width() - plot.right() - 12, image.height());
        QVERIFY(gutter.width() > 60);
        QVERIFY(sample::count(image, gutter, lightTheme().text) > 100);
        // Nothing is cut at the edge.
        QCOMPARE(
            sample::count(image, QRect(image.width() - 2, 0, 2, image.height()), lightTheme().background),
            2 * image.height());
    }

    void nothingToCompareSaysSo()
    {
        DifferenceChartView chart;
        const QImage image = shown(chart, sample::comparison("speed", {100, -1}, {-1, 100}));
        QVERIFY(sample::count(image, chart.plotArea().toRect(), lightTheme().mutedText) > 50);
    }
};

QTEST_MAIN(DifferenceChartTest)
#include "test_difference_chart.moc"
