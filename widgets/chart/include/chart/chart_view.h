#pragma once

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

#include "chart/panel.h"
#include "chart/theme.h"

class QGraphicsView;
class QKeyEvent;

namespace pgduel::chart {

class CrosshairItem;
class Plot;
class PointerControl;

/// One line of the box at the crosshair; without a value it is a heading.
struct Reading {
    QString name, value;
    QColor colour;
};

/// What all charts of the window share: theme, X range with zoom history, crosshair, alignment, keyboard.
/// Wheel zooms at the pointer, a drag zooms in, Space or Shift + drag pans, Backspace goes back, 0 shows all,
/// + and − zoom, arrow keys move the crosshair, Escape hides it.
class ChartView : public QWidget {
    Q_OBJECT
public:
    ~ChartView() override;

    void setTheme(const Theme& theme);
    const Theme& theme() const;

    Range xRange() const;
    virtual Range wholeXRange() const;
    /// Shows a stretch and remembers the one before, unless it continues the same movement. Emits nothing.
    void zoomTo(Range range, bool continued = false);
    void zoomBack();
    void zoomAll();
    bool showsAll() const;

    /// Crosshair at x, or none. `box` says what stands in the box beside it; empty: no box here.
    void setCrosshair(std::optional<double> x, const std::vector<Reading>& box = {});
    std::optional<double> crosshair() const;
    /// Heading of the box at x: sessions of the step, or elapsed time.
    QString readingTitle(double x) const;
    virtual std::vector<Reading> readings(double x) const = 0;

    /// Space that the axis with its labels needs left of the plot, and labels right of it, px.
    double neededLeft() const;
    double neededRight() const;
    /// Sets both, so that stacked charts line up; 0 = own need.
    void align(double left, double right);
    /// The plot inside the widget, px.
    QRectF plotArea() const;
    /// False hides X labels and X title: for the upper ones of a stack.
    void setXLabelsVisible(bool visible);

    /// For the clipboard and for tests; draws at the widget's own size and the screen's ratio.
    QImage snapshot() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void zoomChosen(pgduel::chart::Range range, bool continued);
    void zoomBackChosen();
    void zoomAllChosen();
    void crosshairMoved(std::optional<double> x);
    void contextMenuAsked(const QPoint& globalPosition);
    void marginsChanged(); ///< neededLeft() or neededRight() changed

protected:
    explicit ChartView(QWidget* parent);

    Plot& plot() { return *plot_; }
    const Plot& plot() const { return *plot_; }
    /// Axes and items anew; called for every change but appended samples, and only while the chart is
    /// visible.
    virtual void refresh() = 0;
    virtual Range dataXRange() const = 0;
    virtual const XAxis& xAxis() const = 0;
    /// The chart in one or two sentences, for screen readers.
    virtual QString summary() const = 0;
    /// Refreshes now when visible, else when shown.
    void changed();
    /// Whether the crosshair jumps from observation point to observation point.
    void setSnapping(bool snapping) { snapping_ = snapping; }

    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    friend class PointerControl;
    void refreshNow();
    void applyTheme(const Theme& theme);
    void chooseZoom(Range range, bool continued);
    void chooseCrosshair(std::optional<double> x);
    void stepCrosshair(int direction);
    bool zoomByKey(int key);
    double snapped(double x) const;

    QGraphicsView* canvas_; ///< owns the scene, which owns the chart of plot_
    std::unique_ptr<Plot> plot_;
    CrosshairItem* crosshairItem_;
    std::unique_ptr<PointerControl> pointer_;
    std::vector<Range> history_; ///< stretches shown one after the other, the last one now; empty: all
    std::optional<double> crosshair_;
    double left_ = 0, right_ = 0, reportedLeft_ = 0, reportedRight_ = 0;
    bool stale_ = true, snapping_ = false, ownTheme_ = false;
};

} // namespace pgduel::chart
