#include "chart/difference_chart.h"

#include <algorithm>

#include "difference_item.h"
#include "panel_plot.h"
#include "panel_range.h"
#include "words/comparison_words.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::chart {

struct DifferenceChartView::Private {
    DifferencePanel panel;
    DifferenceItem* item = nullptr;
};

DifferenceChartView::DifferenceChartView(QWidget* parent)
    : ChartView(parent)
    , d_(std::make_unique<Private>())
{
    d_->item = new DifferenceItem(plot(), d_->panel);
    setSnapping(true);
}

DifferenceChartView::~DifferenceChartView() = default;

void DifferenceChartView::setPanel(DifferencePanel panel)
{
    const bool same = panel.x.steps.size() == d_->panel.x.steps.size();
    d_->panel = std::move(panel);
    const QString& title = d_->panel.title.isEmpty() ? d_->panel.yTitle : d_->panel.title;
    if (accessibleName() != title)
        setAccessibleName(title);
    if (same)
        changed();
    else
        zoomAll();
}

const DifferencePanel& DifferenceChartView::panel() const
{
    return d_->panel;
}

Range DifferenceChartView::dataXRange() const
{
    return {0, static_cast<double>(std::max<std::size_t>(1, d_->panel.x.steps.size()))};
}

const XAxis& DifferenceChartView::xAxis() const
{
    return d_->panel.x;
}

void DifferenceChartView::refresh()
{
    plot().setGutter(d_->item->gutter());
    applyPanel(plot(), d_->panel, xRange());
    d_->item->sync();
}

std::vector<Reading> DifferenceChartView::readings(double x) const
{
    const auto& points = d_->panel.comparison.points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const analysis::PairPoint& point = points[i];
        const auto middle = d_->panel.x.middleOf(point.step);
        if (!middle || std::abs(*middle - x) > 0.5)
            continue;
        for (const Bound& bound : boundsOf(d_->panel))
            if (bound.step == point.step)
                return {{tr("Difference"),
                    QString(QChar(bound.upwards ? 0x2265 : 0x2264)) + QChar(0x00A0)
                        + words::percentDifference(bound.value),
                    theme().text}};
        if (!point.difference)
            return {{words::missingReason(point.missing), {}, {}}};
        std::vector<Reading> result{
            {tr("Difference of means of runs"), words::percentDifference(*point.difference), theme().text}};
        if (i < d_->panel.intervals.size() && d_->panel.intervals[i])
            result.push_back({tr("Confidence interval of the step"),
                words::rangeText(*d_->panel.intervals[i]), theme().mutedText});
        if (d_->panel.stepNoise > 0)
            result.push_back(
                {words::stepNoiseLabel(), words::plusMinusText(d_->panel.stepNoise), theme().mutedText});
        if (!point.enoughEvidence)
            result.push_back({words::thinReason(), {}, {}});
        return result;
    }
    return {};
}

QString DifferenceChartView::summary() const
{
    if (!d_->panel.summary.isEmpty())
        return d_->panel.summary;
    return words::comparisonSentences(d_->panel.comparison).join(QLatin1Char(' '));
}

} // namespace pgduel::chart
