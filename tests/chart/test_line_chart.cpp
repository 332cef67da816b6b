#include <QAbstractScrollArea>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QSignalSpy>
#include <QtTest>

#include "chart/line_chart.h"
#include "sample_panels.h"

using namespace pgduel;
using namespace pgduel::chart;

namespace {

void show(QWidget& widget, QSize size = {800, 400})
{
    widget.resize(size);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QCoreApplication::processEvents();
}

QWidget* viewportOf(ChartView& chart)
{
    return chart.findChild<QAbstractScrollArea*>()->viewport();
}

/// Columns of the plot that hold the colour.
int columns(const QImage& image, const QRect& plot, const QColor& colour)
{
    int found = 0;
    for (int x = plot.left(); x <= plot.right(); ++x)
        found += sample::count(image, QRect(x, plot.top(), 1, plot.height()), colour, 160) > 0 ? 1 : 0;
    return found;
}

class PaintCounter : public QObject {
public:
    int paints = 0, left = 0; ///< left edge of what was painted last
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            ++paints;
            left = static_cast<QPaintEvent*>(event)->region().boundingRect().left();
        }
        return false;
    }
};

} // namespace

class LineChartTest : public QObject {
    Q_OBJECT
private slots:
    void spikeAndGapAreVisible()
    {
        LineChartView chart;
        chart.setTheme(lightTheme());
        chart.setPanel(sample::spikeAndGap(10000, 0.01));
        show(chart);
        const QImage image = chart.snapshot();
        const QRect plot = chart.plotArea().toRect();
        const QColor colour = lightTheme().series[0];
        const int drawn = columns(image, plot, colour);
        // 100 s on the axis, 10 s of gap; the rims of markers take a little.
        QVERIFY2(
            drawn > 0.84 * plot.width() && drawn < 0.91 * plot.width(), qPrintable(QString::number(drawn)));
        const int gap = plot.left() + static_cast<int>(0.55 * plot.width());
        QCOMPARE(sample::count(image, QRect(gap - 30, plot.top(), 60, plot.height() - 1), colour), 0);
        const int spike = plot.left() + plot.width() / 4;
        QVERIFY(sample::count(image, QRect(spike - 2, plot.top(), 4, plot.height() / 3), colour) > 20);
    }

    void tailPaintingEqualsFullPainting()
    {
        LineChartView chart;
        chart.setTheme(lightTheme());
        auto data = std::make_shared<measure::Pyramid>();
        LinePanel panel;
        panel.x.kind = XKind::ElapsedTime;
        panel.x.whole = {0, 100};
        panel.y = Range{0, 100};
        Line line;
        line.samples = data;
        panel.lines = {line};
        chart.setPanel(panel);
        show(chart);
        for (int i = 0; i < 80; ++i) {
            data->append(i, 50 + 30 * std::sin(i / 5.0));
            chart.appended();
            QCoreApplication::processEvents();
        }
        // grab() renders anew; the screen has what the partial updates left.
        const QImage partial = viewportOf(chart)->window()->windowHandle()
            ? chart.window()->screen()->grabWindow(chart.winId()).toImage()
            : QImage();
        const QImage full = chart.snapshot();
        QVERIFY(sample::count(full, chart.plotArea().toRect(), lightTheme().series[0]) > 500);
        if (partial.isNull() || partial.size() != full.size())
            QSKIP("this platform cannot read the screen back");
        int different = 0;
        for (int y = 0; y < full.height(); ++y)
            for (int x = 0; x < full.width(); ++x)
                different += sample::near(full.pixelColor(x, y), partial.pixelColor(x, y), 60) ? 0 : 1;
        QVERIFY2(different < 30, qPrintable(QString::number(different)));
    }

    void onlyTheTailIsPainted()
    {
        LineChartView chart;
        LinePanel panel = sample::spikeAndGap(1000, 0.01);
        panel.x.whole = {0, 100};
        auto data = std::make_shared<measure::Pyramid>();
        data->append(0, 10);
        panel.lines[0].samples = data;
        panel.y = Range{0, 100};
        chart.setPanel(panel);
        show(chart);
        data->append(50, 20);
        chart.appended();
        QTest::qWait(50);
        PaintCounter counter;
        viewportOf(chart)->installEventFilter(&counter);
        data->append(51, 30);
        chart.appended();
        QTRY_VERIFY(counter.paints > 0);
        QVERIFY2(
            counter.left > chart.plotArea().center().x() - 30, qPrintable(QString::number(counter.left)));
    }

    void hiddenChartsDoNotPaint()
    {
        LineChartView chart;
        PaintCounter counter;
        LinePanel panel = sample::spikeAndGap(1000, 0.01);
        auto data = std::make_shared<measure::Pyramid>();
        panel.lines[0].samples = data;
        chart.setPanel(panel);
        show(chart);
        viewportOf(chart)->installEventFilter(&counter);
        chart.hide();
        for (int i = 0; i < 100; ++i) {
            data->append(i, i);
            chart.appended();
            QCoreApplication::processEvents();
        }
        QCOMPARE(counter.paints, 0);
        chart.show();
        QTRY_VERIFY(counter.paints > 0);
        QCOMPARE(chart.xRange().begin, 0.0);
        QVERIFY(chart.xRange().end >= 99);
    }

    void updatesAddNoItems()
    {
        LineChartView chart;
        auto data = std::make_shared<measure::Pyramid>();
        LinePanel panel = sample::spikeAndGap(10, 0.01);
        panel.lines[0].samples = data;
        chart.setPanel(panel);
        show(chart);
        data->append(0, 5);
        chart.appended();
        const auto* scene = chart.findChild<QGraphicsView*>()->scene();
        const auto tops = scene->items(Qt::AscendingOrder).size();
        QVERIFY(tops > 5);
        for (int i = 1; i <= 1000; ++i) {
            data->append(i * 0.2, 5);
            chart.appended();
        }
        QCoreApplication::processEvents();
        // The count of ticks may differ, nothing grows with the updates.
        QVERIFY(std::abs(scene->items().size() - tops) < 60);
    }

    void zoomsByWheelDragAndKeys()
    {
        LineChartView chart;
        chart.setPanel(sample::spikeAndGap(10000, 0.01));
        show(chart);
        QSignalSpy chosen(&chart, &ChartView::zoomChosen);
        const Range all = chart.xRange();
        const QPoint middle = chart.plotArea().center().toPoint();
        QWheelEvent wheel(
            middle, viewportOf(chart)->mapToGlobal(middle), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(viewportOf(chart), &wheel);
        QVERIFY(std::abs(chart.xRange().length() - 0.8 * all.length()) < 0.01 * all.length());
        QVERIFY(std::abs((chart.xRange().begin + chart.xRange().end) / 2 - 50) < 0.2);
        QCOMPARE(chosen.size(), 1);
        QTest::keyClick(&chart, Qt::Key_Backspace);
        QCOMPARE(chart.xRange(), all);

        const int left = static_cast<int>(chart.plotArea().left()),
                  width = static_cast<int>(chart.plotArea().width());
        QTest::mousePress(viewportOf(chart), Qt::LeftButton, {}, {left + width / 4, middle.y()});
        QTest::mouseMove(viewportOf(chart), {left + width / 2, middle.y()});
        QTest::mouseRelease(viewportOf(chart), Qt::LeftButton, {}, {left + width / 2, middle.y()});
        QVERIFY(std::abs(chart.xRange().begin - 25) < 0.5 && std::abs(chart.xRange().end - 50) < 0.5);

        QTest::mousePress(viewportOf(chart), Qt::LeftButton, Qt::ShiftModifier, middle);
        QTest::mouseMove(viewportOf(chart), middle - QPoint(width / 2, 0));
        QTest::mouseRelease(
            viewportOf(chart), Qt::LeftButton, Qt::ShiftModifier, middle - QPoint(width / 2, 0));
        QVERIFY(std::abs(chart.xRange().begin - 37.5) < 0.7);
        QVERIFY(std::abs(chart.xRange().length() - 25) < 0.5);
        QTest::keyClick(&chart, Qt::Key_0);
        QCOMPARE(chart.xRange(), all);
    }

    void newDataDoNotKeepAnOldZoom()
    {
        LineChartView chart;
        chart.setPanel(sample::spikeAndGap(10000, 0.01));
        show(chart);
        chart.zoomTo({10, 20});
        LinePanel other = sample::spikeAndGap(1000, 0.01);
        other.x.steps = {{0, 5, false, 0}};
        chart.setPanel(other);
        QVERIFY(chart.showsAll());
        QCOMPARE(chart.xRange().end, 5.0);
    }

    void keysStepAndReadAloud()
    {
        LineChartView chart;
        const auto comparison = sample::speed();
        LinePanel panel;
        panel.title = QStringLiteral("Speed");
        panel.x = observationAxis(comparison, {});
        panel.lines = pairLines(comparison, panel.x, 0, 1, Replicates::Band);
        chart.setPanel(panel);
        show(chart);
        QCOMPARE(chart.accessibleName(), QStringLiteral("Speed"));
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.crosshair(), std::optional(0.5));
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.crosshair(), std::optional(1.5));
        QCOMPARE(chart.readings(1.5).size(), std::size_t{2});
        QVERIFY(chart.accessibleDescription().contains(QStringLiteral("40 % RAM")));
        QVERIFY(chart.accessibleDescription().contains(chart.readings(1.5)[1].value));
        QTest::keyClick(&chart, Qt::Key_Escape);
        QVERIFY(!chart.crosshair());
    }

    void rightClickAsksForTheMenu()
    {
        LineChartView chart;
        show(chart);
        QSignalSpy asked(&chart, &ChartView::contextMenuAsked);
        QContextMenuEvent event(QContextMenuEvent::Mouse, {100, 100}, {100, 100});
        QCoreApplication::sendEvent(viewportOf(chart), &event);
        QCOMPARE(asked.size(), 1);
    }

    void statisticsCountOn()
    {
        LineChartView chart;
        auto data = std::make_shared<measure::Pyramid>();
        LinePanel panel = sample::spikeAndGap(10, 0.01);
        panel.lines[0].samples = data;
        chart.setPanel(panel);
        QVERIFY(!chart.statistics(0).last);
        for (const double y : {4.0, 1.0, 7.0})
            data->append(y, y == 4 ? 4 : y == 1 ? 1 : 7);
        data->append(8, 8);
        const LineStatistics figures = chart.statistics(0);
        QCOMPARE(*figures.last, 8.0);
        QCOMPARE(*figures.max, 8.0);
        QCOMPARE(*figures.min, 4.0); // 1 came too early in x and was dropped
        QCOMPARE(*figures.mean, 19.0 / 3);
    }
};

QTEST_MAIN(LineChartTest)
#include "test_line_chart.moc"
