#include "click_card.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "shell/style.h"

namespace pgduel::design {

using shell::grid;

ClickCard::ClickCard(QWidget* parent)
    : QAbstractButton(parent)
    , lines_(new QVBoxLayout(this))
{
    lines_->setContentsMargins(2 * grid, grid + grid / 2, 2 * grid, grid + grid / 2);
    lines_->setSpacing(grid / 2);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ClickCard::addLine(const QString& text, Weight weight)
{
    if (text.isEmpty())
        return;
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::WindowText); // not that of a button's text
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto face = weight == Weight::Strong ? shell::scaledFont(font(), 1) : font();
    face.setWeight(weight == Weight::Strong ? QFont::DemiBold : QFont::Normal);
    label->setFont(face);
    if (weight == Weight::Quiet) {
        shell::setInk(label, shell::tonesOf(palette()).muted);
    }
    lines_->addWidget(label);
}

QSize ClickCard::sizeHint() const
{
    return lines_->sizeHint();
}

int ClickCard::heightForWidth(int width) const
{
    return lines_->hasHeightForWidth() ? lines_->heightForWidth(width) : lines_->sizeHint().height();
}

void ClickCard::paintEvent(QPaintEvent* /*event*/)
{
    const auto tones = shell::tonesOf(palette());
    const bool marked = underMouse() || hasFocus();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(marked ? tones.accent : tones.line, hasFocus() ? 2 : 1));
    painter.setBrush(tones.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    if (isDown()) {
        auto shade = tones.accent;
        shade.setAlphaF(0.1F);
        painter.setBrush(shade);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
}

void ClickCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ClickCard::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ClickCard::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace pgduel::design
