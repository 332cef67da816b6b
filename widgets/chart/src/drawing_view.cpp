#include "chart/drawing_view.h"

#include <QPainter>

namespace pgduel::chart {

DrawingView::DrawingView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DrawingView::setDrawing(std::shared_ptr<const Drawing> drawing)
{
    drawing_ = std::move(drawing);
    updateGeometry();
    update();
}

void DrawingView::setTheme(const Theme& theme)
{
    theme_ = theme;
    updateGeometry();
    update();
}

QSize DrawingView::sizeHint() const
{
    return drawing_ ? drawing_->smallestSize(theme_).toSize() : QSize();
}

void DrawingView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(rect(), theme_.background);
    if (drawing_)
        drawing_->paint(painter, QRectF(rect()), theme_);
}

} // namespace pgduel::chart
