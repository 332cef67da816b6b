#pragma once

#include <QSizeF>
#include <QString>

#include <vector>

#include "chart/panel.h"
#include "chart/theme.h"
#include "mapping.h"
#include "scale.h"

class QGraphicsItem;
class QGraphicsScene;
class QGraphicsSimpleTextItem;

QT_BEGIN_NAMESPACE
class QCategoryAxis;
class QChart;
QT_END_NAMESPACE

namespace pgduel::chart {

/// Axes, grid and titles of one panel: a QChart without series whose two axes carry our own ticks and labels,
/// and whose plot area we set. Lines are drawn by items that are children of chart(). On the screen and in
/// pictures alike.
class Plot {
public:
    /// The chart belongs to the scene.
    explicit Plot(QGraphicsScene& scene);

    QChart* chart() const { return chart_; }
    const Theme& theme() const { return theme_; }
    const Mapping& mapping() const { return mapping_; }

    void setTheme(const Theme& theme);
    void setTitles(const QString& title, const QString& x, const QString& y);
    void setXAxis(const XAxis& axis, const Range& shown);
    /// Range as it shall be shown; ticks follow from the height.
    void setYRange(const Range& shown, NumberForm form);
    void setXLabelsVisible(bool visible);
    void setXGridVisible(bool visible);
    /// Space for labels right of the plot.
    void setGutter(double width) { gutter_ = width; }
    /// Place in the scene.
    void setRect(const QRectF& rect);
    /// Margins that stacked charts share; what is smaller than the own need is ignored.
    void setMargins(double left, double right);

    double neededLeft() const;
    double neededRight() const;
    /// Height that titles and labels take from the plot.
    double heightAround() const;
    /// Parts the Y axis can be divided into at this height.
    int yParts() const;
    /// Ticks, labels and plot area anew, if they changed.
    void arrange();

private:
    void arrangeX();
    void arrangeY();
    std::vector<Tick> stepTicks() const;
    std::vector<Tick> timeTicks() const;
    std::vector<Tick> valueTicks() const;
    QStringList yTitleLines(double height, QFont& font) const;
    double textWidth(const QString& text) const;
    double top() const;
    double bottom() const;
    void placeTitles();

    QChart* chart_;
    QCategoryAxis *x_, *y_;
    QGraphicsSimpleTextItem *title_, *xTitleItem_, *yTitleItem_;
    Theme theme_;
    Mapping mapping_;
    XAxis xAxis_;
    QString titleText_, yTitle_;
    NumberForm form_ = NumberForm::Plain;
    std::vector<Tick> xTicks_, yTicks_;
    bool xLabels_ = true;
    double gutter_ = 0, left_ = 0, right_ = 0;
};

} // namespace pgduel::chart
