#include "run_charts.h"

#include <algorithm>

#include <QSplitter>
#include <QVBoxLayout>

#include "elapsed_axis.h"
#include "line_key.h"
#include "measure/metric.h"
#include "words/comparison_words.h"
#include "words/run_words.h"

namespace pgduel::run_page {

namespace {

/// Metrics that have samples over time; points alone (blocks read per transaction …) are the compare page's.
const std::vector<std::string>& liveMetrics()
{
    static const std::vector<std::string> metrics{"speed", "latency_mean", "latency_p50", "latency_p95",
        "latency_p99", "lag", "service_mean", "service_p99", "failed", "late", "skipped", "io_waits",
        "lwlock_waits", "active_sessions", "sessions", "cpu_server", "cpu_driver", "cpu_other",
        "cpu_pressure"};
    return metrics;
}

bool isOpenLoop(const std::vector<study::LoadStep>& steps)
{
    return !steps.empty() && steps.front().rate > 0;
}

/// What is shown until the reader chooses others: where the speed is given, response times say how it goes.
std::vector<std::string> usualMetrics(bool openLoop)
{
    if (openLoop)
        return {"speed", "latency_p95", "lag"};
    return {"speed", "io_waits", "lwlock_waits"};
}

chart::EventShape shapeOf(const std::string& kind)
{
    if (kind == "checkpoint" || kind == "stall")
        return chart::EventShape::Diamond;
    return kind == "autovacuum" ? chart::EventShape::Triangle : chart::EventShape::Dot;
}

} // namespace

RunCharts::RunCharts(QWidget* parent)
    : Retranslated(parent)
    , theme_(chart::themeFor(palette()))
    , key_(new LineKey(this))
    , rows_(new QSplitter(Qt::Vertical, this))
{
    rows_->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(key_);
    column->addWidget(rows_, 1);
    setMetrics(usualMetrics(false));
    retranslate();
}

MetricChart* RunCharts::addChart(const std::string& metric)
{
    auto* chart = new MetricChart(metric);
    chart->view()->setTheme(theme_);
    chart->setPresenting(presenting_);
    rows_->addWidget(chart);
    charts_.push_back(chart);
    group_.add(chart->view());
    connect(chart, &MetricChart::metricChosen, this, [this] {
        refresh();
        emit metricsChanged();
    });
    connect(chart, &MetricChart::addAsked, this, &RunCharts::addAsked);
    connect(chart, &MetricChart::removeAsked, this, [this, chart] { remove(chart); });
    return chart;
}

void RunCharts::setMetrics(const std::vector<std::string>& metrics)
{
    while (charts_.size() > metrics.size()) {
        charts_.back()->deleteLater();
        charts_.back()->hide();
        charts_.pop_back();
    }
    for (std::size_t i = 0; i < metrics.size(); ++i)
        if (i < charts_.size())
            charts_[i]->setMetric(metrics[i]);
        else
            addChart(metrics[i]);
    arrange();
}

void RunCharts::addAsked()
{
    auto wanted = metrics();
    for (const auto& metric : offered())
        if (std::find(wanted.begin(), wanted.end(), metric) == wanted.end()) {
            wanted.push_back(metric);
            break;
        }
    setMetrics(wanted);
    emit metricsChanged();
}

void RunCharts::remove(MetricChart* chart)
{
    charts_.erase(std::remove(charts_.begin(), charts_.end(), chart), charts_.end());
    chart->hide();
    chart->deleteLater();
    arrange();
    emit metricsChanged();
}

void RunCharts::arrange()
{
    for (auto* chart : charts_) {
        chart->setRemovable(charts_.size() > 1);
        chart->view()->setXLabelsVisible(chart == charts_.back());
    }
    refresh();
}

std::vector<std::string> RunCharts::metrics() const
{
    std::vector<std::string> metrics;
    for (const auto* chart : charts_)
        metrics.push_back(chart->metric());
    return metrics;
}

std::vector<std::string> RunCharts::offered() const
{
    auto offered = liveMetrics();
    if (run_)
        for (const auto& metric : run_->track.metrics())
            if (std::find(offered.begin(), offered.end(), metric) == offered.end())
                offered.push_back(metric);
    return offered;
}

void RunCharts::setSteps(std::vector<study::LoadStep> steps)
{
    if (steps == steps_)
        return;
    const bool was = isOpenLoop(steps_);
    steps_ = std::move(steps);
    refresh();
    if (was != isOpenLoop(steps_) && metrics() == usualMetrics(was)) {
        setMetrics(usualMetrics(!was));
        emit metricsChanged();
    }
}

void RunCharts::setRun(std::optional<NamedTrack> run)
{
    run_ = std::move(run);
    refresh();
    emit linesChanged();
}

void RunCharts::setGhost(std::optional<NamedTrack> ghost)
{
    ghost_ = std::move(ghost);
    refresh();
    emit linesChanged();
}

void RunCharts::setElapsed(bool elapsed)
{
    kind_ = elapsed ? chart::XKind::ElapsedTime : chart::XKind::ObservationPoint;
    refresh();
}

chart::XAxis RunCharts::axis() const
{
    chart::XAxis axis;
    axis.kind = kind_;
    axis.title = elapsed() ? words::elapsedAxisTitle() : words::observationPointAxisTitle(isOpenLoop(steps_));
    axis.steps = stepLabels(steps_, run_ ? &run_->track : nullptr);
    if (elapsed())
        axis.whole = expectedSeconds(steps_, axis.steps);
    return axis;
}

std::vector<chart::Line> RunCharts::linesOf(const std::string& metric)
{
    std::vector<chart::Line> lines;
    const auto add = [&lines, &metric](NamedTrack& run, const QString& name, chart::LineRole role) {
        chart::Line line;
        line.name = name;
        line.experiment = run.experiment;
        line.role = role;
        line.samples = run.track.line(metric);
        lines.push_back(std::move(line));
    };
    if (ghost_)
        add(*ghost_, ghostName(), chart::LineRole::Ghost);
    if (run_)
        add(*run_, run_->name, chart::LineRole::Main);
    return lines;
}

QString RunCharts::ghostName() const
{
    return tr("%1, earlier run").arg(ghost_->name);
}

void RunCharts::showKey()
{
    std::vector<LineKey::Entry> entries;
    if (run_)
        entries.push_back({run_->name, run_->experiment, chart::LineRole::Main});
    if (ghost_)
        entries.push_back({ghostName(), ghost_->experiment, chart::LineRole::Ghost});
    key_->setEntries(std::move(entries));
}

void RunCharts::refresh()
{
    showKey();
    const auto x = axis();
    for (auto* track : {run_ ? &run_->track : nullptr, ghost_ ? &ghost_->track : nullptr})
        if (track)
            track->setAxis(x);
    for (auto* chart : charts_) {
        chart::LinePanel panel;
        panel.x = x;
        panel.lines = linesOf(chart->metric());
        if (run_ && chart == charts_.back())
            for (const auto& [place, event] : run_->track.events())
                panel.events.push_back({place, shapeOf(event.kind), words::eventText(event)});
        chart->setOffered(offered());
        chart->setPanel(std::move(panel));
    }
}

void RunCharts::feed(const run::LiveBatch& batch)
{
    if (!run_)
        return;
    auto& track = run_->track;
    for (const auto& step : batch.stepsBegun)
        track.beginStep(step);
    for (const auto& step : batch.stepsEnded)
        track.endStep(step);
    for (const auto& sample : batch.samples)
        track.add(sample);
    for (const auto& event : batch.events)
        track.add(event);
    // Where a step really began or ended moves its line and its boundary: drawn anew once a step.
    if (!batch.stepsBegun.empty() || !batch.stepsEnded.empty() || !batch.events.empty())
        refresh();
    else if (!batch.samples.empty())
        for (auto* chart : charts_)
            chart->view()->appended();
}

void RunCharts::setTheme(const chart::Theme& theme)
{
    theme_ = theme;
    key_->setTheme(theme);
    for (auto* chart : charts_) {
        chart->view()->setTheme(theme);
        chart->setPresenting(presenting_);
    }
}

void RunCharts::setPresenting(bool presenting)
{
    presenting_ = presenting;
    for (auto* chart : charts_)
        chart->setPresenting(presenting);
}

void RunCharts::retranslate()
{
    setAccessibleName(tr("Charts of the run"));
    refresh();
}

} // namespace pgduel::run_page
