#pragma once

#include <QCoreApplication>
#include <QGraphicsItem>

#include <vector>

#include "chart/panel.h"

namespace pgduel::chart {

class Plot;

/// Draws a difference panel: tinted areas, zero line, points, min, mean and max with their labels in the
/// gutter right of the plot.
class DifferenceItem : public QGraphicsItem {
    Q_DECLARE_TR_FUNCTIONS(pgduel::chart::DifferenceItem)
public:
    /// Plot and panel must outlive painting.
    DifferenceItem(const Plot& plot, const DifferencePanel& panel);

    /// Geometry cut to the plot, for pictures.
    void setFine(bool fine) { fine_ = fine; }
    void sync();
    /// Width that the labels right of the plot need, px.
    double gutter() const;

    QRectF boundingRect() const override { return bounds_; }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Spot {
        QPointF at;
        bool hollow = false, extreme = false;
        std::optional<std::pair<double, double>> interval; ///< y of its lower and its upper end
    };
    struct Label {
        double value = 0;
        QString text, where;
        bool extreme = true; ///< else the mean
    };
    std::vector<std::vector<Spot>> spots() const;
    std::vector<Label> labels() const;
    QColor colourOf(bool above) const;
    void paintNoise(QPainter& painter) const;
    void paintIntervals(QPainter& painter, const std::vector<Spot>& run) const;
    void paintBounds(QPainter& painter) const;
    void paintAreas(QPainter& painter, const std::vector<Spot>& run) const;
    void paintLevels(QPainter& painter, const std::vector<Label>& labels) const;
    void paintRun(QPainter& painter, const std::vector<Spot>& run) const;
    void paintLabels(QPainter& painter, const std::vector<Label>& labels) const;
    void paintWords(QPainter& painter, const std::vector<std::vector<Spot>>& runs) const;
    void paintWord(QPainter& painter, bool above, const std::vector<std::vector<Spot>>& runs) const;

    const Plot& plot_;
    const DifferencePanel& panel_;
    QRectF bounds_;
    bool fine_ = false;
};

} // namespace pgduel::chart
