#pragma once

#include "chart/chart_view.h"

namespace pgduel::chart {

/// Over the whole line; absent while it has no value.
struct LineStatistics {
    std::optional<double> last, min, max, mean;
};

/// Lines over observation points or elapsed time, live or finished.
///
/// Live use: keep std::shared_ptr<measure::Pyramid> for each line, hand it in as `samples`, append to it in
/// the window's thread and call appended() about five times a second. Only the new columns are painted; a
/// hidden chart does nothing.
class LineChartView : public ChartView {
    Q_OBJECT
public:
    explicit LineChartView(QWidget* parent = nullptr);
    ~LineChartView() override;

    /// Replaces everything; the X range and its history stay when `x` is the same axis as before.
    void setPanel(LinePanel panel);
    const LinePanel& panel() const;

    void appended();
    void addEvent(EventMark event);
    void setLineVisible(int line, bool visible);

    /// Elapsed time only: while all is shown, only the last `seconds` are, moving on in steps of a quarter. 0
    /// = off.
    void setWindow(double seconds);

    /// Cheap: counts on from the last call.
    LineStatistics statistics(int line) const;
    std::vector<Reading> readings(double x) const override;
    Range wholeXRange() const override;

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
