#include "chart/chart_group.h"

#include <algorithm>

#include "chart/chart_view.h"

namespace pgduel::chart {

ChartGroup::ChartGroup(QObject* parent)
    : QObject(parent)
{
}

void ChartGroup::add(ChartView* chart)
{
    charts_.emplace_back(chart);
    const auto others = [this, chart](auto&& action) {
        for (const QPointer<ChartView>& other : charts_)
            if (other && other != chart)
                action(*other);
    };
    connect(chart, &ChartView::zoomChosen, this, [others](Range range, bool continued) {
        others([&](ChartView& other) { other.zoomTo(range, continued); });
    });
    connect(chart, &ChartView::zoomBackChosen, this,
        [others] { others([](ChartView& other) { other.zoomBack(); }); });
    connect(chart, &ChartView::zoomAllChosen, this,
        [others] { others([](ChartView& other) { other.zoomAll(); }); });
    connect(chart, &ChartView::crosshairMoved, this,
        [this, chart](std::optional<double> x) { showCrosshair(chart, x); });
    connect(chart, &ChartView::marginsChanged, this, &ChartGroup::align);
    align();
}

void ChartGroup::setCrosshair(std::optional<double> x)
{
    for (const QPointer<ChartView>& chart : charts_)
        if (chart && chart->isVisible())
            return showCrosshair(chart, x);
}

void ChartGroup::showCrosshair(ChartView* boxIn, std::optional<double> x)
{
    std::vector<Reading> box;
    for (const QPointer<ChartView>& chart : charts_) {
        if (!x || !chart || !chart->isVisible())
            continue;
        const auto readings = chart->readings(*x);
        if (!readings.empty() && charts_.size() > 1)
            box.push_back({chart->accessibleName(), {}, {}});
        box.insert(box.end(), readings.begin(), readings.end());
    }
    for (const QPointer<ChartView>& chart : charts_)
        if (chart)
            chart->setCrosshair(x, chart == boxIn ? box : std::vector<Reading>());
    if (x != crosshair_) {
        crosshair_ = x;
        emit crosshairMoved(x);
    }
}

void ChartGroup::align()
{
    double left = 0, right = 0;
    for (const QPointer<ChartView>& chart : charts_)
        if (chart && chart->isVisible()) {
            left = std::max(left, chart->neededLeft());
            right = std::max(right, chart->neededRight());
        }
    for (const QPointer<ChartView>& chart : charts_)
        if (chart)
            chart->align(left, right);
}

} // namespace pgduel::chart
