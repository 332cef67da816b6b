#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace pgduel::design {

class Fields;
class Machine;

/// One level of a factor: its colour, the level as written, what it resolves to, and a button that removes
/// it.
class LevelRow : public QWidget {
    Q_OBJECT
public:
    LevelRow(Fields& fields, Machine& machine, int factor, int level, QWidget* parent);
    void showStudy();
    void retranslate();
    QLineEdit* line() const { return line_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void remove();

    Fields& fields_;
    Machine& machine_;
    int factor_, level_;
    QLineEdit* line_;
    QLabel *meaning_, *fault_;
    QToolButton* remove_;
};

} // namespace pgduel::design
