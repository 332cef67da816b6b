#include "plot.h"

#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QLegend>

#include <algorithm>
#include <cmath>

#include "text_fit.h"
#include "words/numbers.h"

namespace pgduel::chart {

namespace {

constexpr double labelGap = 7; ///< between plot and tick labels, as Qt Charts leaves it
constexpr double edge = 6;

/// QCategoryAxis takes each label once only; equal session counts are told apart by characters without width.
void unify(std::vector<Tick>& ticks)
{
    QStringList seen;
    for (Tick& tick : ticks) {
        while (seen.contains(tick.label))
            tick.label += QChar(0x200b);
        seen << tick.label;
    }
}

/// Emits once only: each change of a category lays the chart out anew.
void setTicks(QCategoryAxis& axis, const std::vector<Tick>& ticks, const Range& range)
{
    axis.blockSignals(true);
    for (const QString& label : axis.categoriesLabels())
        axis.remove(label);
    axis.setStartValue(range.begin - range.length());
    for (const Tick& tick : ticks)
        axis.append(tick.label, tick.at);
    axis.blockSignals(false);
    emit axis.categoriesChanged();
    axis.setRange(range.begin, range.end);
}

QCategoryAxis* newAxis(QChart& chart, Qt::Alignment side)
{
    auto* axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
    chart.addAxis(axis, side);
    return axis;
}

QFont headingFont(const Theme& theme)
{
    QFont font = theme.font;
    font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * 1.08)));
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

Plot::Plot(QGraphicsScene& scene)
    : chart_(new QChart)
    , theme_(lightTheme())
{
    scene.addItem(chart_);
    chart_->legend()->hide();
    chart_->setBackgroundVisible(false); // the view's brush is cheaper
    chart_->setMargins({});
    chart_->layout()->setContentsMargins(0, 0, 0, 0);
    chart_->setBackgroundRoundness(0);
    x_ = newAxis(*chart_, Qt::AlignBottom);
    y_ = newAxis(*chart_, Qt::AlignLeft);
    // Own titles: those of Qt Charts are cut with an ellipsis where the layout finds them too long.
    for (QGraphicsSimpleTextItem** item : {&title_, &xTitleItem_, &yTitleItem_})
        *item = new QGraphicsSimpleTextItem(chart_);
    yTitleItem_->setRotation(-90);
    setTheme(theme_);
}

void Plot::setTheme(const Theme& theme)
{
    theme_ = theme;
    for (QCategoryAxis* axis : {x_, y_}) {
        axis->setLabelsFont(theme.font);
        axis->setLabelsBrush(theme.mutedText);
        axis->setLinePen(QPen(theme.axis, 1));
        axis->setGridLinePen(QPen(theme.grid, 1));
    }
    for (QGraphicsSimpleTextItem* item : {title_, xTitleItem_, yTitleItem_})
        item->setBrush(theme.text);
    xTicks_.clear();
    yTicks_.clear();
}

void Plot::setTitles(const QString& title, const QString& x, const QString& y)
{
    titleText_ = title;
    xAxis_.title = x;
    yTitle_ = y;
}

void Plot::setXAxis(const XAxis& axis, const Range& shown)
{
    xAxis_ = axis;
    mapping_.x = shown.isEmpty() ? Range{0, 1} : shown;
}

void Plot::setYRange(const Range& shown, NumberForm form)
{
    mapping_.y = shown.isEmpty() ? Range{0, 1} : shown;
    form_ = form;
}

void Plot::setXLabelsVisible(bool visible)
{
    xLabels_ = visible;
    x_->setLabelsVisible(visible);
}

void Plot::setXGridVisible(bool visible)
{
    x_->setGridLineVisible(visible);
}

void Plot::setRect(const QRectF& rect)
{
    chart_->setPos(rect.topLeft());
    chart_->resize(rect.size());
}

void Plot::setMargins(double left, double right)
{
    left_ = left;
    right_ = right;
}

double Plot::textWidth(const QString& text) const
{
    return chart::textWidth(text, theme_.font);
}

double Plot::top() const
{
    return titleText_.isEmpty() ? lineHeight(theme_.font) * 0.5 + 3 : lineHeight(headingFont(theme_)) + 9;
}

double Plot::bottom() const
{
    const double line = lineHeight(theme_.font);
    if (!xLabels_)
        return line * 0.5 + 2;
    return labelGap + line + 2 + (xAxis_.title.isEmpty() ? 0 : line + 4) + edge;
}

double Plot::heightAround() const
{
    return top() + bottom();
}

int Plot::yParts() const
{
    const double height = chart_->size().height() - heightAround();
    return std::clamp(static_cast<int>(height / (1.9 * lineHeight(theme_.font))), 2, 8);
}

std::vector<Tick> Plot::stepTicks() const
{
    double widestLabel = 1;
    for (const StepLabel& step : xAxis_.steps)
        widestLabel = std::max(widestLabel, textWidth(stepText(step)));
    const double pitch = mapping_.plot.width() / mapping_.x.length();
    const int stride = std::max(1, static_cast<int>(std::ceil((widestLabel + 12) / pitch)));
    std::vector<Tick> ticks;
    for (std::size_t i = 0; i < xAxis_.steps.size(); i += static_cast<std::size_t>(stride)) {
        const double at = static_cast<double>(i) + 0.5;
        if (at >= mapping_.x.begin && at <= mapping_.x.end)
            ticks.push_back({at, stepText(xAxis_.steps[i])});
    }
    return ticks;
}

std::vector<Tick> Plot::timeTicks() const
{
    const double width = textWidth(words::clockTime(mapping_.x.end)) + 28;
    const int parts = std::max(1, static_cast<int>(mapping_.plot.width() / width));
    const double step = niceTimeStep(mapping_.x.length(), parts);
    std::vector<Tick> ticks;
    for (const double at : multiples(mapping_.x, step))
        ticks.push_back({at, step < 1 ? words::number(at, decimalsFor(step)) : words::clockTime(at)});
    return ticks;
}

std::vector<Tick> Plot::valueTicks() const
{
    const double step = niceStep(mapping_.y.length(), yParts());
    std::vector<Tick> ticks;
    for (const double at : multiples(mapping_.y, step))
        ticks.push_back({at, tickLabel(at, step, form_)});
    return ticks;
}

QStringList Plot::yTitleLines(double height, QFont& font) const
{
    return fitted(yTitle_, font, height, 2);
}

double Plot::neededLeft() const
{
    double labels = 0;
    for (const Tick& tick : valueTicks())
        labels = std::max(labels, textWidth(tick.label));
    QFont font = theme_.font;
    const auto lines = yTitleLines(chart_->size().height() - heightAround(), font);
    const double title = lines.isEmpty() ? 0 : lineHeight(font) * static_cast<double>(lines.size()) + 4;
    return std::ceil(edge + title + labels + labelGap);
}

double Plot::neededRight() const
{
    double half = 0;
    if (xLabels_ && !xAxis_.steps.empty() && xAxis_.kind == XKind::ObservationPoint)
        half = textWidth(stepText(xAxis_.steps.back())) / 2;
    else if (xLabels_)
        half = textWidth(words::clockTime(mapping_.x.end)) / 2;
    return std::ceil(std::max(gutter_, half + edge));
}

void Plot::arrange()
{
    const QSizeF size = chart_->size();
    const double left = std::max(left_, neededLeft()), right = std::max(right_, neededRight());
    mapping_.plot = QRectF(left, std::round(top()), std::max(10.0, size.width() - left - right),
        std::max(10.0, size.height() - std::round(top()) - std::ceil(bottom())));
    arrangeX();
    arrangeY();
    placeTitles();
    if (chart_->plotArea() != mapping_.plot) {
        chart_->setPlotArea(mapping_.plot);
        chart_->layout()->invalidate(); // else the new area waits for the next change of a range
    }
    chart_->layout()->activate();
}

void Plot::arrangeX()
{
    auto ticks = xAxis_.kind == XKind::ObservationPoint ? stepTicks() : timeTicks();
    unify(ticks);
    const bool changed = ticks != xTicks_ || x_->min() != mapping_.x.begin || x_->max() != mapping_.x.end;
    if (changed)
        setTicks(*x_, ticks, mapping_.x);
    xTicks_ = std::move(ticks);
}

void Plot::arrangeY()
{
    auto ticks = valueTicks();
    unify(ticks);
    if (ticks != yTicks_ || y_->min() != mapping_.y.begin || y_->max() != mapping_.y.end)
        setTicks(*y_, ticks, mapping_.y);
    yTicks_ = std::move(ticks);
}

void Plot::placeTitles()
{
    const QSizeF size = chart_->size();
    const QRectF& plot = mapping_.plot;
    QFont font = headingFont(theme_);
    title_->setText(fitted(titleText_, font, size.width() - 2 * edge, 1).join(QLatin1Char('\n')));
    title_->setFont(font);
    const double furthest = size.width() - edge - title_->boundingRect().width();
    title_->setPos(std::max(edge, std::min(plot.left(), furthest)), 3);

    font = theme_.font;
    xTitleItem_->setText(fitted(xAxis_.title, font, size.width() - 2 * edge, 1).join(QLatin1Char('\n')));
    xTitleItem_->setFont(font);
    xTitleItem_->setVisible(xLabels_);
    const double width = xTitleItem_->boundingRect().width();
    xTitleItem_->setPos(
        std::clamp(plot.center().x() - width / 2, edge, std::max(edge, size.width() - edge - width)),
        plot.bottom() + labelGap + lineHeight(theme_.font) + 4);

    font = theme_.font;
    const QStringList lines = yTitleLines(plot.height(), font);
    yTitleItem_->setText(lines.join(QLatin1Char('\n')));
    yTitleItem_->setFont(font);
    yTitleItem_->setPos(edge, plot.center().y() + yTitleItem_->boundingRect().width() / 2);
}

} // namespace pgduel::chart
