#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace pgduel::design {

class Fields;
class NumberBox;

/// A group of sessions: name, how many, think time, connection.
class GroupRow : public QWidget {
    Q_OBJECT
public:
    GroupRow(Fields& fields, int group, QWidget* parent);
    void showStudy();
    void retranslate();

private:
    void build();
    void bindName();
    void bindAmount();
    void bindOthers();
    void remove();

    Fields& fields_;
    int index_;
    QLineEdit *name_, *thinkTime_, *conninfo_;
    QComboBox* unit_; ///< of the amount: share or sessions
    NumberBox* amount_;
    QLabel *nameFault_, *amountFault_, *thinkTimeFault_, *conninfoFault_;
    QToolButton* remove_;
};

} // namespace pgduel::design
