#include "shell/empty_place.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "shell/style.h"

namespace pgduel::shell {

EmptyPlace::EmptyPlace(QWidget* parent)
    : QWidget(parent)
    , title_(new QLabel(this))
    , explanation_(new QLabel(this))
    , action_(new QPushButton(this))
{
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    explanation_->setAlignment(Qt::AlignCenter);
    explanation_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(grid);
    column->addStretch(1);
    column->addWidget(title_);
    column->addWidget(explanation_);
    column->addSpacing(grid);
    column->addWidget(action_, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(action_, &QPushButton::clicked, this, &EmptyPlace::actionTriggered);
    action_->hide();
    dress();
}

void EmptyPlace::setTexts(const QString& title, const QString& explanation, const QString& action)
{
    title_->setText(title);
    explanation_->setText(explanation);
    explanation_->setVisible(!explanation.isEmpty());
    action_->setText(action);
    action_->setAccessibleName(action);
    action_->setVisible(!action.isEmpty());
}

void EmptyPlace::dress()
{
    auto face = scaledFont(font(), 1);
    face.setWeight(QFont::DemiBold);
    title_->setFont(face);
    setInk(explanation_, tonesOf(palette()).muted);
}

void EmptyPlace::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

} // namespace pgduel::shell
