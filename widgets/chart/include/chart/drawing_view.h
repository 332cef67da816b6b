#pragma once

#include <QWidget>

#include <memory>

#include "chart/drawing.h"

namespace pgduel::chart {

/// Shows a drawing in the window; as high as the drawing needs.
class DrawingView : public QWidget {
    Q_OBJECT
public:
    explicit DrawingView(QWidget* parent = nullptr);
    void setDrawing(std::shared_ptr<const Drawing> drawing);
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const Drawing> drawing_;
    Theme theme_ = lightTheme();
};

} // namespace pgduel::chart
