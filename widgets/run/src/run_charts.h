#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chart/chart_group.h"
#include "chart/theme.h"
#include "metric_chart.h"
#include "run/progress.h"
#include "run_track.h"
#include "study/load.h"

class QSplitter;

namespace pgduel::run_page {

class LineKey;

/// A run with the experiment it belongs to.
struct NamedTrack {
    int experiment = 0;
    QString name; ///< of the experiment
    RunTrack track;
};

/// The charts of a run, one under the other: its lines, those of its rival's earlier run, and what happened.
/// One X axis, one crosshair.
class RunCharts : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit RunCharts(QWidget* parent = nullptr);

    void setSteps(std::vector<study::LoadStep> steps); ///< of one run, as planned
    void setRun(std::optional<NamedTrack> run);
    void setGhost(std::optional<NamedTrack> ghost);
    void feed(const run::LiveBatch& batch); ///< more of the run that is shown
    /// Elapsed time instead of observation points.
    void setElapsed(bool elapsed);
    chart::XAxis axis() const; ///< as the charts show it now
    bool elapsed() const { return kind_ == chart::XKind::ElapsedTime; }

    std::vector<std::string> metrics() const; ///< shown, from above
    void setMetrics(const std::vector<std::string>& metrics);
    const std::vector<MetricChart*>& charts() const { return charts_; }
    const std::optional<NamedTrack>& run() const { return run_; }
    const std::optional<NamedTrack>& ghost() const { return ghost_; }

    void setTheme(const chart::Theme& theme);
    void setPresenting(bool presenting);

signals:
    void metricsChanged(); ///< the reader chose others: their series may have to be read
    void linesChanged(); ///< another run, ghost or name

protected:
    void retranslate() override;

private:
    MetricChart* addChart(const std::string& metric);
    void addAsked();
    void remove(MetricChart* chart);
    void arrange();
    void refresh();
    void showKey();
    QString ghostName() const;
    std::vector<chart::Line> linesOf(const std::string& metric);
    std::vector<std::string> offered() const;

    chart::XKind kind_ = chart::XKind::ObservationPoint;
    std::vector<study::LoadStep> steps_;
    std::optional<NamedTrack> run_, ghost_;
    std::vector<MetricChart*> charts_;
    chart::Theme theme_;
    bool presenting_ = false;
    LineKey* key_;
    QSplitter* rows_;
    chart::ChartGroup group_;
};

} // namespace pgduel::run_page
