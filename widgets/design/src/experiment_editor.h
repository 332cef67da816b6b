#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace pgduel::design {

class Fields;
class Machine;
class SettingRows;

/// One [[experiment]]: its name and the settings it is run with.
class ExperimentEditor : public QWidget {
    Q_OBJECT
public:
    ExperimentEditor(Fields& fields, Machine& machine, int experiment, QWidget* parent);
    void showStudy();
    void retranslate();

private:
    void remove();

    Fields& fields_;
    int index_;
    QLineEdit* name_;
    QLabel* fault_;
    QToolButton* remove_;
    SettingRows* settings_;
};

} // namespace pgduel::design
