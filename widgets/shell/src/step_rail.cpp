#include "shell/step_rail.h"

#include <QVBoxLayout>

#include "shell/style.h"
#include "step_button.h"

namespace pgduel::shell {

StepRail::StepRail(QWidget* parent)
    : Retranslated(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, grid, 4, grid);
    column->setSpacing(grid / 2);
    for (const auto step : {Step::Design, Step::Run, Step::Compare}) {
        auto* button = new StepButton(step, this);
        buttons_[step] = button;
        column->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, step] {
            setCurrent(step);
            emit stepChosen(step);
        });
    }
    column->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setCurrent(Step::Design);
    retranslate();
}

void StepRail::setCurrent(Step step)
{
    current_ = step;
    buttons_.at(step)->setChecked(true);
}

State StepRail::state(Step step) const
{
    return buttons_.at(step)->state();
}

void StepRail::setState(Step step, State state)
{
    buttons_.at(step)->setState(state);
}

void StepRail::setStepEnabled(Step step, bool enabled)
{
    buttons_.at(step)->setEnabled(enabled);
}

QAbstractButton* StepRail::button(Step step) const
{
    return buttons_.at(step);
}

void StepRail::retranslate()
{
    setAccessibleName(tr("Steps of the work"));
    for (const auto& [step, button] : buttons_)
        button->describe();
}

} // namespace pgduel::shell
