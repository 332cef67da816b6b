#pragma once

#include <QAbstractButton>

#include "shell/step_rail.h"

namespace pgduel::shell {

/// A button of the rail: icon, word beneath it, state dot at the icon's shoulder.
class StepButton : public QAbstractButton {
    Q_OBJECT
public:
    StepButton(Step step, QWidget* parent);
    Step step() const { return step_; }
    State state() const { return state_; }
    void setState(State state);
    void describe(); ///< texts in the language of now
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    Step step_;
    State state_ = State::Empty;
};

QString stepName(Step step);

} // namespace pgduel::shell
