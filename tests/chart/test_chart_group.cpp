#include <QSignalSpy>
#include <QVBoxLayout>
#include <QtTest>

#include "chart/chart_group.h"
#include "chart/difference_chart.h"
#include "chart/line_chart.h"
#include "sample_panels.h"

using namespace pgduel;
using namespace pgduel::chart;

class ChartGroupTest : public QObject {
    Q_OBJECT
    QWidget page_;
    ChartGroup group_;
    LineChartView* lines_ = nullptr;
    DifferenceChartView* difference_ = nullptr;

private slots:
    void initTestCase()
    {
        auto* layout = new QVBoxLayout(&page_);
        lines_ = new LineChartView;
        difference_ = new DifferenceChartView;
        layout->addWidget(lines_);
        layout->addWidget(difference_);
        group_.add(lines_);
        group_.add(difference_);
        const PictureSpec spec = sample::pair(sample::speed());
        lines_->setPanel(std::get<LinePanel>(spec.panels[0]));
        difference_->setPanel(std::get<DifferencePanel>(spec.panels[1]));
        page_.resize(900, 700);
        page_.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page_));
    }

    void plotAreasLineUp()
    {
        QCOMPARE(lines_->plotArea().left(), difference_->plotArea().left());
        QCOMPARE(lines_->plotArea().right(), difference_->plotArea().right());
        QVERIFY(lines_->plotArea().width() > 300);
    }

    void zoomIsShared()
    {
        QTest::keyClick(lines_, Qt::Key_Plus);
        QCOMPARE(difference_->xRange(), lines_->xRange());
        QVERIFY(!difference_->showsAll());
        QTest::keyClick(difference_, Qt::Key_Backspace);
        QVERIFY(lines_->showsAll() && difference_->showsAll());
    }

    void crosshairIsShared()
    {
        QSignalSpy moved(&group_, &ChartGroup::crosshairMoved);
        QTest::keyClick(lines_, Qt::Key_Right);
        QCOMPARE(difference_->crosshair(), lines_->crosshair());
        QCOMPARE(moved.size(), 1);
        group_.setCrosshair(3.5);
        QCOMPARE(lines_->crosshair(), std::optional(3.5));
        QCOMPARE(difference_->crosshair(), std::optional(3.5));
        group_.setCrosshair(std::nullopt);
        QVERIFY(!lines_->crosshair() && !difference_->crosshair());
    }

    void aChartMayGo()
    {
        auto third = std::make_unique<LineChartView>();
        group_.add(third.get());
        third.reset();
        QTest::keyClick(lines_, Qt::Key_Minus);
        group_.setCrosshair(1.5);
        QCOMPARE(lines_->crosshair(), std::optional(1.5));
    }
};

QTEST_MAIN(ChartGroupTest)
#include "test_chart_group.moc"
