#include "step_button.h"

#include <QCoreApplication>
#include <QPainter>

#include "shell/style.h"
#include "step_icon.h"

namespace pgduel::shell {

QString stepName(Step step)
{
    switch (step) {
    case Step::Design:
        return QCoreApplication::translate("StepRail", "Design");
    case Step::Run:
        return QCoreApplication::translate("StepRail", "Run");
    case Step::Compare:
        return QCoreApplication::translate("StepRail", "Compare");
    }
    return {};
}

StepButton::StepButton(Step step, QWidget* parent)
    : QAbstractButton(parent)
    , step_(step)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void StepButton::setState(State state)
{
    state_ = state;
    describe();
    update();
}

void StepButton::describe()
{
    setText(stepName(step_));
    //: name of a step of the work and how it stands, as in "Run: done"
    setAccessibleName(tr("%1: %2").arg(stepName(step_), stateText(state_)));
    setToolTip(accessibleName());
    updateGeometry();
}

QSize StepButton::sizeHint() const
{
    const int word = fontMetrics().horizontalAdvance(text()) + 3 * grid;
    return {std::max(10 * grid, word), 5 * grid + fontMetrics().height() + grid};
}

void StepButton::paintEvent(QPaintEvent* /*event*/)
{
    const auto tones = tonesOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto area = QRectF(rect()).adjusted(4, 2, -4, -2);
    if (isChecked() || (underMouse() && isEnabled())) {
        auto ground = tones.accent;
        ground.setAlphaF(isChecked() ? 0.16F : 0.08F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(area, 6, 6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(tones.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area, 6, 6);
    }
    const auto ink = !isEnabled() ? palette().color(QPalette::Disabled, QPalette::Text)
        : isChecked()             ? tones.accent
                                  : palette().color(QPalette::WindowText);
    const QRectF icon(width() / 2.0 - 12, 8, 24, 24);
    paintStepIcon(painter, icon, step_, ink);
    paintState(painter, QRectF(icon.right() + 6, icon.top() - 2, 11, 11), state_, palette());
    painter.setPen(ink);
    auto face = font();
    face.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
    painter.setFont(face);
    painter.drawText(rect().adjusted(0, 36, 0, -2), Qt::AlignHCenter | Qt::AlignTop, text());
}

void StepButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void StepButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace pgduel::shell
