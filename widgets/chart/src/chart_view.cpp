#include "chart/chart_view.h"

#include <QChart>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "crosshair_item.h"
#include "panel_range.h"
#include "plot.h"
#include "pointer_control.h"
#include "words/numbers.h"

namespace pgduel::chart {

namespace {

QGraphicsView* newCanvas(QWidget* parent)
{
    auto* canvas = new QGraphicsView(parent);
    canvas->setScene(new QGraphicsScene(canvas));
    canvas->setFrameShape(QFrame::NoFrame);
    canvas->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    canvas->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    canvas->setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    canvas->setOptimizationFlag(QGraphicsView::DontAdjustForAntialiasing);
    canvas->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    canvas->setFocusPolicy(Qt::NoFocus);
    canvas->setMouseTracking(true);
    return canvas;
}

Range limited(const Range& range, const Range& whole)
{
    const double length = std::clamp(range.length(), whole.length() / 50000, whole.length());
    const double middle = (range.begin + range.end) / 2;
    const double begin = std::clamp(middle - length / 2, whole.begin, whole.end - length);
    return {begin, begin + length};
}

} // namespace

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
    , canvas_(newCanvas(this))
    , plot_(std::make_unique<Plot>(*canvas_->scene()))
    , crosshairItem_(new CrosshairItem(*plot_))
    , pointer_(std::make_unique<PointerControl>(*this, *canvas_->viewport()))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(canvas_);
    setFocusPolicy(Qt::StrongFocus);
    applyTheme(themeFor(palette()));
}

ChartView::~ChartView() = default;

void ChartView::setTheme(const Theme& theme)
{
    ownTheme_ = true;
    applyTheme(theme);
    changed();
}

void ChartView::applyTheme(const Theme& theme)
{
    plot_->setTheme(theme);
    canvas_->setBackgroundBrush(theme.background);
}

const Theme& ChartView::theme() const
{
    return plot_->theme();
}

Range ChartView::xRange() const
{
    return history_.empty() ? wholeXRange() : history_.back();
}

Range ChartView::wholeXRange() const
{
    return wholeRange(xAxis(), dataXRange());
}

bool ChartView::showsAll() const
{
    return history_.empty();
}

void ChartView::zoomTo(Range range, bool continued)
{
    const Range whole = wholeXRange();
    if (whole.isEmpty() || !std::isfinite(range.begin) || !std::isfinite(range.end))
        return;
    if (continued && !history_.empty())
        history_.pop_back();
    if (range.begin <= whole.begin && range.end >= whole.end)
        history_.clear();
    else
        history_.push_back(limited(range, whole));
    changed();
}

void ChartView::zoomBack()
{
    if (history_.empty())
        return;
    history_.pop_back();
    changed();
}

void ChartView::zoomAll()
{
    history_.clear();
    changed();
}

void ChartView::chooseZoom(Range range, bool continued)
{
    zoomTo(range, continued);
    emit zoomChosen(range, continued);
}

void ChartView::setCrosshair(std::optional<double> x, const std::vector<Reading>& box)
{
    crosshair_ = x;
    crosshairItem_->show(x, x ? readingTitle(*x) : QString(), box);
}

std::optional<double> ChartView::crosshair() const
{
    return crosshair_;
}

double ChartView::snapped(double x) const
{
    const auto count = static_cast<double>(xAxis().steps.size());
    if (!snapping_ || xAxis().kind != XKind::ObservationPoint || count < 1)
        return x;
    return std::clamp(std::floor(x), 0.0, count - 1) + 0.5;
}

void ChartView::chooseCrosshair(std::optional<double> x)
{
    if (x)
        x = snapped(*x);
    if (x == crosshair_)
        return;
    setCrosshair(x, x ? readings(*x) : std::vector<Reading>());
    emit crosshairMoved(x);
}

QString ChartView::readingTitle(double x) const
{
    const XAxis& axis = xAxis();
    if (axis.kind == XKind::ElapsedTime)
        return words::clockTime(x);
    if (axis.steps.empty())
        return {};
    const auto place = std::clamp(std::floor(x), 0.0, static_cast<double>(axis.steps.size()) - 1);
    const StepLabel& step = axis.steps[static_cast<std::size_t>(place)];
    if (!step.name.isEmpty())
        return step.name;
    const QString sessions = words::number(std::int64_t{step.sessions});
    if (step.rate > 0)
        return step.warmUp ? tr("%1 transactions/s, %2 sessions, warm-up").arg(stepText(step), sessions)
                           : tr("%1 transactions/s, %2 sessions").arg(stepText(step), sessions);
    return step.warmUp ? tr("Sessions: %1, warm-up").arg(sessions) : tr("Sessions: %1").arg(sessions);
}

double ChartView::neededLeft() const
{
    return plot_->neededLeft();
}

double ChartView::neededRight() const
{
    return plot_->neededRight();
}

void ChartView::align(double left, double right)
{
    if (left == left_ && right == right_)
        return;
    left_ = left;
    right_ = right;
    plot_->setMargins(left, right);
    changed();
}

QRectF ChartView::plotArea() const
{
    return plot_->mapping().plot;
}

void ChartView::setXLabelsVisible(bool visible)
{
    plot_->setXLabelsVisible(visible);
    changed();
}

QImage ChartView::snapshot() const
{
    return const_cast<ChartView*>(this)->grab().toImage();
}

QSize ChartView::sizeHint() const
{
    return {640, 240};
}

QSize ChartView::minimumSizeHint() const
{
    const int line = plot_->theme().font.pixelSize();
    return {line * 18, line * 10};
}

void ChartView::changed()
{
    stale_ = true;
    if (isVisible())
        refreshNow();
}

void ChartView::refreshNow()
{
    stale_ = false;
    canvas_->scene()->setSceneRect(QRectF(QPointF(0, 0), size()));
    plot_->setRect(QRectF(QPointF(0, 0), size()));
    refresh();
    crosshairItem_->sync();
    if (neededLeft() != reportedLeft_ || neededRight() != reportedRight_) {
        reportedLeft_ = neededLeft();
        reportedRight_ = neededRight();
        emit marginsChanged();
    }
}

void ChartView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (stale_)
        refreshNow();
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    changed();
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::PaletteChange && !ownTheme_)
        applyTheme(themeFor(palette()));
    if (type == QEvent::LanguageChange || type == QEvent::LocaleChange || type == QEvent::PaletteChange)
        changed();
}

} // namespace pgduel::chart
