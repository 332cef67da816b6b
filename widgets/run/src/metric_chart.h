#pragma once

#include <string>
#include <vector>

#include "chart/line_chart.h"
#include "shell/retranslated.h"

class QActionGroup;
class QMenu;
class QToolButton;

namespace pgduel::run_page {

/// A chart of one metric under a heading that is a menu: another metric, one more chart, this one away.
class MetricChart : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    MetricChart(const std::string& metric, QWidget* parent = nullptr);

    const std::string& metric() const { return metric_; }
    void setMetric(const std::string& metric);
    void setOffered(const std::vector<std::string>& metrics) { offered_ = metrics; }
    void setRemovable(bool removable) { removable_ = removable; }
    void setPanel(chart::LinePanel panel); ///< the heading says what Y is
    chart::LineChartView* view() const { return view_; }
    QToolButton* heading() const { return heading_; }
    void setPresenting(bool presenting);

signals:
    void metricChosen();
    void addAsked();
    void removeAsked();

protected:
    void retranslate() override;

private:
    void fillMenu();

    std::string metric_;
    std::vector<std::string> offered_;
    bool removable_ = true;
    QToolButton* heading_;
    QMenu* menu_;
    chart::LineChartView* view_;
};

} // namespace pgduel::run_page
