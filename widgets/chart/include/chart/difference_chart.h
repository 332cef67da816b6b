#pragma once

#include "chart/chart_view.h"

namespace pgduel::chart {

/// Relative difference (B − A) / A by observation point: line and points, zero line, areas tinted as gain and
/// loss by the metric's polarity (grey when it has none), + and − with words, min, mean and max as lines
/// labelled beside the plot with where they occur. Points with too little evidence are hollow, missing ones
/// are gaps.
class DifferenceChartView : public ChartView {
    Q_OBJECT
public:
    explicit DifferenceChartView(QWidget* parent = nullptr);
    ~DifferenceChartView() override;

    void setPanel(DifferencePanel panel);
    const DifferencePanel& panel() const;
    std::vector<Reading> readings(double x) const override;

protected:
    void refresh() override;
    Range dataXRange() const override;
    const XAxis& xAxis() const override;
    QString summary() const override;

private:
    struct Private;
    std::unique_ptr<Private> d_;
};

} // namespace pgduel::chart
