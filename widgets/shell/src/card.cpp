#include "shell/card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "shell/style.h"

namespace pgduel::shell {

Card::Card(QWidget* parent)
    : QFrame(parent)
    , title_(new QLabel(this))
    , head_(new QHBoxLayout)
    , body_(new QVBoxLayout(this))
{
    auto face = font();
    face.setWeight(QFont::DemiBold);
    title_->setFont(face);
    title_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    title_->hide();
    head_->setSpacing(grid);
    head_->addWidget(title_, 1);
    body_->setContentsMargins(2 * grid, grid + grid / 2, 2 * grid, grid + grid / 2);
    body_->setSpacing(grid);
    body_->addLayout(head_);
}

void Card::setTitle(const QString& title)
{
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

QString Card::title() const
{
    return title_->text();
}

void Card::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

void Card::paintEvent(QPaintEvent* /*event*/)
{
    const auto tones = tonesOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tones.line, 1));
    painter.setBrush(tones.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace pgduel::shell
