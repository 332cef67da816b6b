#include "load_curve.h"

#include <algorithm>
#include <array>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "shell/style.h"
#include "words/numbers.h"
#include "words/run_words.h"

namespace pgduel::design {

namespace {

double secondsOf(study::Duration duration)
{
    return static_cast<double>(duration.count()) / 1000;
}

/// The smallest usual distance of ticks that gives at most `most` of them.
double tickDistance(double seconds, int most)
{
    constexpr std::array distances{0.1, 0.5, 1., 2., 5., 10., 15., 30., 60., 120., 300., 600., 900., 1800.,
        3600., 7200., 10800., 21600., 43200., 86400.};
    for (const double distance : distances) {
        if (seconds / distance <= most)
            return distance;
    }
    return seconds / most;
}

} // namespace

struct LoadCurve::Scale {
    QRectF plot;
    double seconds = 1;
    double top = 1;
    double x(double second) const { return plot.left() + plot.width() * second / seconds; }
    double y(double height) const { return plot.bottom() - plot.height() * height / top; }
};

LoadCurve::LoadCurve(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    describe();
}

void LoadCurve::setSteps(std::vector<study::LoadStep> steps)
{
    steps_ = std::move(steps);
    describe();
    update();
}

void LoadCurve::describe()
{
    setAccessibleName(isRate() ? tr("Transactions a second over time") : tr("Sessions over time"));
    QStringList heights;
    for (const auto& step : steps_)
        heights += words::givenNumber(heightOf(step));
    setAccessibleDescription(heights.join(QStringLiteral(", ")));
}

QSize LoadCurve::sizeHint() const
{
    return {50 * shell::grid, 20 * shell::grid};
}

QSize LoadCurve::minimumSizeHint() const
{
    return {30 * shell::grid, 18 * shell::grid};
}

LoadCurve::Scale LoadCurve::scale() const
{
    Scale scale;
    scale.seconds = std::max(secondsOf(study::totalDuration(steps_)), 1e-3);
    for (const auto& step : steps_)
        scale.top = std::max(scale.top, heightOf(step));
    const auto metrics = fontMetrics();
    const double left = metrics.horizontalAdvance(words::givenNumber(scale.top)) + 10;
    const double last = metrics.horizontalAdvance(words::clockTime(scale.seconds)) / 2.0;
    scale.plot = QRectF(rect()).adjusted(left, metrics.height() + 6, -last - 2, -metrics.height() - 6);
    return scale;
}

void LoadCurve::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(shell::tonesOf(palette()).muted);
    if (steps_.empty()) {
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
            tr("The load is drawn here as soon as it is complete"));
        return;
    }
    const auto scale = this->scale();
    drawAxes(painter, scale);
    drawSteps(painter, scale);
}

void LoadCurve::drawAxes(QPainter& painter, const Scale& scale) const
{
    const auto tones = shell::tonesOf(palette());
    const auto metrics = fontMetrics();
    painter.setPen(tones.muted);
    painter.drawText(QRectF(0, 0, width(), metrics.height() + 2), Qt::AlignLeft | Qt::AlignTop,
        isRate() ? tr("Transactions/s") : tr("Sessions"));
    for (const double height : {0.0, scale.top}) {
        const double y = scale.y(height);
        painter.setPen(QPen(tones.line, 1));
        painter.drawLine(QPointF(scale.plot.left(), y), QPointF(scale.plot.right(), y));
        painter.setPen(tones.muted);
        const QRectF place(0, y - metrics.height() / 2.0, scale.plot.left() - 6, metrics.height());
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, words::givenNumber(height));
    }
    const int most = std::max(2, static_cast<int>(scale.plot.width() / (metrics.averageCharWidth() * 10)));
    const double distance = tickDistance(scale.seconds, most);
    for (double second = 0; second <= scale.seconds * 1.0001; second += distance) {
        const double x = scale.x(second);
        painter.setPen(QPen(tones.line, 1));
        painter.drawLine(QPointF(x, scale.plot.bottom()), QPointF(x, scale.plot.bottom() + 4));
        painter.setPen(tones.muted);
        const QRectF place(x - 60, scale.plot.bottom() + 5, 120, metrics.height());
        painter.drawText(place, Qt::AlignHCenter | Qt::AlignTop, words::clockTime(second));
    }
}

void LoadCurve::drawSteps(QPainter& painter, const Scale& scale) const
{
    const auto accent = shell::tonesOf(palette()).accent;
    auto area = accent, pale = accent;
    area.setAlphaF(0.22F);
    pale.setAlphaF(0.09F);
    QPolygonF line;
    double second = 0;
    for (const auto& step : steps_) {
        const double end = second + secondsOf(step.duration);
        const double counted = step.warmUp ? end : std::min(end, second + secondsOf(step.discard));
        const double y = scale.y(heightOf(step));
        const auto box = [&](double from, double to) {
            return QRectF(QPointF(scale.x(from), y), QPointF(scale.x(to), scale.plot.bottom()));
        };
        painter.fillRect(box(second, counted), step.warmUp ? QBrush(area, Qt::BDiagPattern) : QBrush(pale));
        painter.fillRect(box(counted, end), area);
        line << QPointF(scale.x(second), y) << QPointF(scale.x(end), y);
        second = end;
    }
    painter.setPen(QPen(accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int i = 1; i < line.size(); ++i)
        painter.drawLine(line[i - 1], line[i]);
    // The number stands on each step where there is room for it.
    painter.setPen(palette().color(QPalette::WindowText));
    const auto metrics = fontMetrics();
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const auto text = words::givenNumber(heightOf(steps_[i]));
        const auto begin = line[static_cast<int>(2 * i)];
        const double room = line[static_cast<int>(2 * i + 1)].x() - begin.x();
        if (metrics.horizontalAdvance(text) + 2 < room)
            painter.drawText(QRectF(begin.x(), begin.y() - metrics.height() - 1, room, metrics.height()),
                Qt::AlignHCenter, text);
    }
}

bool LoadCurve::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || steps_.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto scale = this->scale();
    double end = 0;
    for (const auto& step : steps_) {
        end += secondsOf(step.duration);
        if (help->pos().x() > scale.x(end))
            continue;
        auto text = words::sessionsText(step.sessions);
        if (step.rate > 0)
            text = tr("%1 transactions/s").arg(words::givenNumber(step.rate)) + QStringLiteral(" · ") + text;
        text += QStringLiteral(" · ") + words::duration(secondsOf(step.duration));
        if (step.warmUp)
            text = tr("Warm-up: %1").arg(text);
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

void LoadCurve::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
    update();
}

} // namespace pgduel::design
