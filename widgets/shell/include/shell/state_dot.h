#pragma once

#include <QWidget>

class QPainter;

namespace pgduel::shell {

/// How a step of the work stands. Each state has a colour and a shape of its own.
enum class State { Empty, Ready, Running, Done, NeedsAttention };

/// "not started", "ready", "running" … in the reader's language.
QString stateText(State state);
void paintState(QPainter& painter, const QRectF& place, State state, const QPalette& palette);

class StateDot : public QWidget {
    Q_OBJECT
public:
    explicit StateDot(QWidget* parent = nullptr);
    State state() const { return state_; }
    void setState(State state);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    State state_ = State::Empty;
};

} // namespace pgduel::shell
