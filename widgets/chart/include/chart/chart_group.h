#pragma once

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace pgduel::chart {

class ChartView;

/// Links charts: one X range, one crosshair whose box shows the values of all of them, plot areas that line
/// up. Does not own the charts; one that is destroyed leaves the group.
class ChartGroup : public QObject {
    Q_OBJECT
public:
    explicit ChartGroup(QObject* parent = nullptr);

    void add(ChartView* chart);
    void setCrosshair(std::optional<double> x);
    std::optional<double> crosshair() const { return crosshair_; }

signals:
    void crosshairMoved(std::optional<double> x);

private:
    void align();
    void showCrosshair(ChartView* boxIn, std::optional<double> x);

    std::vector<QPointer<ChartView>> charts_;
    std::optional<double> crosshair_;
};

} // namespace pgduel::chart
