#pragma once

#include <QCoreApplication>
#include <QGraphicsScene>

#include <memory>
#include <vector>

#include "chart/picture.h"
#include "plot.h"

namespace pgduel::chart {

/// A picture set out in layout units: title, subtitle, legend, panels with plot areas that line up, notes,
/// source. Everything is an item of one scene, so that every format paints the same.
class PictureLayout {
    Q_DECLARE_TR_FUNCTIONS(pgduel::chart::PictureLayout)
public:
    /// `spec` must outlive it. `detail`: slices per unit for long lines.
    PictureLayout(const PictureSpec& spec, const QSizeF& size, double detail);
    ~PictureLayout();

    /// Paints all of it into `target`.
    void paint(QPainter& painter, const QRectF& target);

    const QGraphicsScene& scene() const { return scene_; }
    /// Of each panel, in units.
    std::vector<QRectF> plotAreas() const;
    /// Top left of a panel's chart, whose items draw in its coordinates.
    QPointF chartPlace(std::size_t panel) const;

    /// Height below which the parts would not fit, units.
    static double smallestHeight(const PictureSpec& spec);

private:
    double addText(const QString& text, QFont font, const QColor& colour, double y, int maxLines);
    double addLegend(double y);
    double footerHeight(const QString& text, QFont font) const;
    QString notes() const;
    void addPanels(double top, double bottom);
    /// From the bottom up; gives the place where they begin.
    double addDrawings(double top, double bottom);
    void addPlot(const Panel& panel);
    void shareHeights(double top, double bottom);
    void fillPlots();
    void alignPlots();
    bool labelledBelow(std::size_t panel) const;

    const PictureSpec& spec_;
    QSizeF size_;
    double detail_;
    QGraphicsScene scene_;
    std::vector<std::unique_ptr<Plot>> plots_;
    std::vector<QGraphicsItem*> items_; ///< what draws the lines of each plot; owned by its chart
};

} // namespace pgduel::chart
