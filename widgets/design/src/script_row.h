#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace pgduel::design {

class Fields;
class NumberBox;
class ScriptCheck;

/// One script: name, weight, share of the load, its text behind a button.
class ScriptRow : public QWidget {
    Q_OBJECT
public:
    ScriptRow(Fields& fields, ScriptCheck& check, int script, QWidget* parent);
    void showStudy();
    void retranslate();
    void edit(); ///< opens the text

protected:
    void changeEvent(QEvent* event) override;

private:
    void bind();
    void bindGroup();
    void build();
    void remove();
    void showGroups();
    void showFaults();

    Fields& fields_;
    ScriptCheck& check_;
    int index_;
    QLineEdit* name_;
    NumberBox* weight_;
    QComboBox* group_; ///< seen only where there are groups
    QLabel *share_, *nameFault_, *weightFault_, *groupFault_, *textFault_;
    QPushButton* edit_;
    QToolButton* remove_;
};

} // namespace pgduel::design
