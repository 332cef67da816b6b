#include "shell/state_dot.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

#include "shell/style.h"

namespace pgduel::shell {

QString stateText(State state)
{
    switch (state) {
    case State::Empty:
        return QCoreApplication::translate("State", "nothing yet");
    case State::Ready:
        return QCoreApplication::translate("State", "ready");
    case State::Running:
        return QCoreApplication::translate("State", "running");
    case State::Done:
        return QCoreApplication::translate("State", "done");
    case State::NeedsAttention:
        return QCoreApplication::translate("State", "needs attention");
    }
    return {};
}

namespace {

void paintTick(QPainter& painter, const QRectF& r, const QColor& colour)
{
    painter.setPen(QPen(colour, r.width() * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&r](double x, double y) {
        return QPointF(r.x() + r.width() * x, r.y() + r.height() * y);
    };
    painter.drawPolyline(QPolygonF{at(0.28, 0.53), at(0.44, 0.68), at(0.73, 0.34)});
}

void paintCall(QPainter& painter, const QRectF& r, const QColor& colour)
{
    painter.setPen(QPen(colour, r.width() * 0.14, Qt::SolidLine, Qt::RoundCap));
    const double x = r.center().x();
    painter.drawLine(QPointF(x, r.y() + r.height() * 0.24), QPointF(x, r.y() + r.height() * 0.54));
    painter.drawPoint(QPointF(x, r.y() + r.height() * 0.76));
}

} // namespace

void paintState(QPainter& painter, const QRectF& place, State state, const QPalette& palette)
{
    const auto tones = tonesOf(palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ring = place.adjusted(1, 1, -1, -1);
    painter.setBrush(Qt::NoBrush);
    switch (state) {
    case State::Empty:
        painter.setPen(QPen(palette.color(QPalette::Dark), 1.4));
        painter.drawEllipse(ring);
        break;
    case State::Ready:
        painter.setPen(QPen(tones.accent, 1.6));
        painter.drawEllipse(ring);
        break;
    case State::Running:
        painter.setPen(QPen(tones.accent, 1.6));
        painter.drawEllipse(ring);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tones.accent);
        painter.drawEllipse(ring.center(), ring.width() * 0.27, ring.width() * 0.27);
        break;
    case State::Done:
        painter.setPen(Qt::NoPen);
        painter.setBrush(tones.done);
        painter.drawEllipse(place);
        paintTick(painter, place, tones.card);
        break;
    case State::NeedsAttention:
        painter.setPen(Qt::NoPen);
        painter.setBrush(tones.error);
        painter.drawPolygon(QPolygonF{QPointF(place.center().x(), place.top() - 0.5),
            QPointF(place.right() + 1, place.bottom()), QPointF(place.left() - 1, place.bottom())});
        paintCall(painter, place.translated(0, place.height() * 0.1), tones.card);
        break;
    }
    painter.restore();
}

StateDot::StateDot(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe();
}

void StateDot::setState(State state)
{
    state_ = state;
    describe();
    update();
}

QSize StateDot::sizeHint() const
{
    return {2 * grid, 2 * grid};
}

void StateDot::describe()
{
    setAccessibleName(stateText(state_));
    setToolTip(stateText(state_));
}

void StateDot::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintState(painter, QRectF(rect()).adjusted(2, 2, -2, -2), state_, palette());
}

void StateDot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

} // namespace pgduel::shell
