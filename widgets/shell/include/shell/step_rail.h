#pragma once

#include <map>

#include <QWidget>

#include "shell/retranslated.h"
#include "shell/state_dot.h"

class QAbstractButton;

namespace pgduel::shell {

/// The steps of the work, in the order of the rail. Ctrl+1, Ctrl+2 … are the window's to bind.
enum class Step { Design, Run, Compare };

/// The rail at the left: one button for each step with icon, word and state.
class StepRail : public Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit StepRail(QWidget* parent = nullptr);

    Step current() const { return current_; }
    void setCurrent(Step step); ///< does not emit
    State state(Step step) const;
    void setState(Step step, State state);
    void setStepEnabled(Step step, bool enabled);
    QAbstractButton* button(Step step) const;

signals:
    void stepChosen(pgduel::shell::Step step);

protected:
    void retranslate() override;

private:
    std::map<Step, class StepButton*> buttons_;
    Step current_ = Step::Design;
};

} // namespace pgduel::shell
