#include "chart/line_chart.h"

#include <algorithm>
#include <cmath>

#include "curves_item.h"
#include "panel_plot.h"
#include "panel_range.h"
#include "words/numbers.h"

namespace pgduel::chart {

namespace {

/// Running figures of one line: only what came since the last call is read.
struct Running {
    std::size_t seen = 0;
    double sum = 0;
    LineStatistics result;

    void add(double y)
    {
        ++seen;
        sum += y;
        result.last = y;
        result.min = std::min(result.min.value_or(y), y);
        result.max = std::max(result.max.value_or(y), y);
        result.mean = sum / static_cast<double>(seen);
    }
};

bool sameAxis(const XAxis& a, const XAxis& b)
{
    return a.kind == b.kind && a.whole == b.whole && a.steps.size() == b.steps.size()
        && std::equal(
            a.steps.begin(), a.steps.end(), b.steps.begin(), [](const StepLabel& l, const StepLabel& r) {
                return l.step == r.step && l.sessions == r.sessions && l.rate == r.rate;
            });
}

} // namespace

struct LineChartView::Private {
    LinePanel panel;
    CurvesItem* curves = nullptr;
    Range shownX, shownY, dataY;
    std::vector<double> painted; ///< per line: x up to which it was painted
    mutable std::vector<Running> running;
    double window = 0;
};

LineChartView::LineChartView(QWidget* parent)
    : ChartView(parent)
    , d_(std::make_unique<Private>())
{
    d_->curves = new CurvesItem(plot(), d_->panel);
}

LineChartView::~LineChartView() = default;

void LineChartView::setPanel(LinePanel panel)
{
    const bool same = sameAxis(d_->panel.x, panel.x);
    d_->panel = std::move(panel);
    d_->running.assign(d_->panel.lines.size(), {});
    setSnapping(std::none_of(d_->panel.lines.begin(), d_->panel.lines.end(),
        [](const Line& line) { return line.samples != nullptr; }));
    const QString& title = d_->panel.title.isEmpty() ? d_->panel.yTitle : d_->panel.title;
    if (accessibleName() != title)
        setAccessibleName(title);
    if (same)
        changed();
    else
        zoomAll();
}

const LinePanel& LineChartView::panel() const
{
    return d_->panel;
}

void LineChartView::setWindow(double seconds)
{
    d_->window = seconds;
    changed();
}

void LineChartView::addEvent(EventMark event)
{
    d_->panel.events.push_back(std::move(event));
    if (isVisible())
        d_->curves->updateFrom(plot().mapping().toX(d_->panel.events.back().x));
}

void LineChartView::setLineVisible(int line, bool visible)
{
    d_->panel.lines.at(static_cast<std::size_t>(line)).visible = visible;
    changed();
}

Range LineChartView::dataXRange() const
{
    return dataRange(d_->panel);
}

Range LineChartView::wholeXRange() const
{
    const Range known = dataRange(d_->panel);
    if (d_->window <= 0 || d_->panel.x.kind != XKind::ElapsedTime)
        return ChartView::wholeXRange();
    // Moves on by a quarter at once: between two moves only new columns are painted.
    const double part = d_->window / 4;
    const double end = std::max(d_->window, std::ceil(known.end / part) * part);
    return {end - d_->window, end};
}

const XAxis& LineChartView::xAxis() const
{
    return d_->panel.x;
}

void LineChartView::refresh()
{
    const Range x = xRange();
    const Range values = valueRange(d_->panel, x);
    d_->shownX = x;
    d_->dataY = values;
    d_->shownY = d_->panel.y.value_or(shownRange(plot(), values));
    applyPanel(plot(), d_->panel, x, d_->shownY);
    d_->curves->sync();
    d_->painted.clear();
    for (const Line& line : d_->panel.lines)
        d_->painted.push_back(
            line.samples && !line.samples->empty() ? line.samples->x(line.samples->size() - 1) : x.begin);
}

void LineChartView::appended()
{
    if (!isVisible() || d_->painted.size() != d_->panel.lines.size()) {
        changed();
        return;
    }
    double from = d_->shownX.end;
    bool outgrown = xRange() != d_->shownX;
    for (std::size_t i = 0; i < d_->painted.size(); ++i) {
        const Line& line = d_->panel.lines[i];
        if (!line.samples || line.samples->empty() || !line.visible)
            continue;
        double low = 0, high = 0;
        if (line.samples->range(d_->painted[i], d_->shownX.end, low, high))
            outgrown = outgrown || (!d_->panel.y && (low < d_->shownY.begin || high > d_->shownY.end));
        const double last = line.samples->x(line.samples->size() - 1);
        if (last > d_->painted[i])
            from = std::min(from, d_->painted[i]);
        d_->painted[i] = last;
    }
    if (outgrown)
        changed();
    else if (from < d_->shownX.end)
        d_->curves->updateFrom(plot().mapping().toX(from));
}

LineStatistics LineChartView::statistics(int line) const
{
    const Line& asked = d_->panel.lines.at(static_cast<std::size_t>(line));
    Running& running = d_->running.at(static_cast<std::size_t>(line));
    const std::size_t count = asked.samples ? asked.samples->size() : asked.points.size();
    while (running.seen < count)
        running.add(asked.samples ? asked.samples->y(running.seen) : asked.points[running.seen].y);
    return running.result;
}

std::vector<Reading> LineChartView::readings(double x) const
{
    std::vector<Reading> result;
    const double perPixel = xRange().length() / std::max(1.0, plotArea().width());
    for (const Line& line : d_->panel.lines) {
        if (!line.visible || line.role == LineRole::Replicate)
            continue;
        const double reach = line.samples ? 12 * perPixel : 0.5;
        if (const auto y = valueAt(line, x, reach))
            result.push_back({line.name, words::figure(*y),
                line.role == LineRole::Ghost ? theme().ghostColour(line.experiment)
                                             : theme().seriesStyle(line.experiment).colour});
    }
    for (const EventMark& event : d_->panel.events)
        if (std::abs(event.x - x) <= 6 * perPixel && !event.name.isEmpty())
            result.push_back({event.name, {}, {}});
    return result;
}

QString LineChartView::summary() const
{
    QStringList parts;
    for (std::size_t i = 0; i < d_->panel.lines.size(); ++i) {
        const Line& line = d_->panel.lines[i];
        const LineStatistics figures = statistics(static_cast<int>(i));
        if (line.role != LineRole::Replicate && figures.last)
            parts << tr("%1: last %2, minimum %3, maximum %4, mean %5")
                         .arg(line.name, words::figure(*figures.last), words::figure(*figures.min),
                             words::figure(*figures.max), words::figure(*figures.mean));
    }
    return parts.isEmpty() ? tr("No data yet") : parts.join(QStringLiteral("; "));
}

} // namespace pgduel::chart
